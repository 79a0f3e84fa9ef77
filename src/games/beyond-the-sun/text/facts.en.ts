import type { Speaker, Texts } from '#core/message.ts';
import type { AbilityRule } from '../tables/factions.ts';
import type { Disc } from '../tables/vocabulary.ts';
import type { ActionWords, FactsLexicon, PlaceWords } from './facts.ts';
import { costEn, oreEn } from './labels.en.ts';
import { namesEn } from './names.en.ts';
import { isFree, roman, shipLevels, sourceName } from './words.ts';

const { systems, events, guilds, types, technologies, achievements } = namesEn;

/** A place with the system that lies there: `Vega (A1)`. */
export const placeEn = ({ place, system }: PlaceWords): string =>
  system ? `${systems[system]} (${namesEn.places[place]})` : namesEn.places[place];

/** An action: `War College (A)`. */
export const sourceEn = ({ source, option }: Pick<ActionWords, 'source' | 'option'>): string =>
  `${sourceName(namesEn, source)}${option?.length === 1 ? ` (${option})` : ''}`;

const DISC: Readonly<Record<Disc, string>> = { food: 'food disc', ore: 'ore disc', star: '★ disc' };
const costs = (a: ActionWords) => (isFree(a.cost) ? '' : ` for ${costEn(a.cost)}`);
const shipsOf = (n: number, s: Speaker) => `${n} ${s.plural(n, { one: 'ship', other: 'ships' })}`;

const ABILITY: Readonly<Record<AbilityRule, string>> = {
  threeTrades: 'three exchanges',
  growthPop: 'growth brings one more',
  researchOre: 'research brings ore',
  lastDisc: 'a track is empty',
  colonyPop: 'a new system brings population',
  coloniseMinus: 'systems take less strength',
  jumpPlus: 'jumps reach further',
  controlOre: 'control brings ore',
};

export const factsEn: Texts<FactsLexicon> = {
  'fact.turn': ({ seat, round }, s) => `Round ${round}: ${s.seat(seat)} is at turn.`,
  'fact.action': (a, s) =>
    `${s.seat(a.seat)}: ${sourceEn(a)}${costs(a)}${a.pushed === null ? '' : `, pushing ${s.seat(a.pushed)} aside`}.`,
  'fact.copied': (a, s) =>
    `${s.seat(a.seat)} copies ${sourceEn(a)}${a.via ? ` through ${sourceName(namesEn, a.via)}` : ''}${costs(a)}.`,
  'fact.paid': ({ seat, cost }, s) => `${s.seat(seat)} pays ${costEn(cost) || 'nothing'}.`,
  'fact.ore': ({ seat, ore }, s) => `${s.seat(seat)} gains ${oreEn(ore)}.`,
  'fact.population': ({ seat, columns }, s) =>
    `${s.seat(seat)} gains ${columns.length} population (${columns.join(', ')}).`,
  'fact.shifted': ({ seat, columns }, s) =>
    `${s.seat(seat)} moves supply from ${columns.join(', ')} to column A.`,
  'fact.production': ({ seat, way }, s) =>
    `${s.seat(seat)} ${way === 'growth' ? 'grows population' : 'produces ore'}.`,
  'fact.traded': ({ seat, exchanges }, s) => {
    const words = { orePop: 'ore → population', popOre: 'population → ore', shipPop: 'ship → population' };
    return `${s.seat(seat)} trades: ${exchanges.map(({ kind }) => words[kind]).join(', ')}.`;
  },
  'fact.passed': ({ seat }, s) => `${s.seat(seat)} trades nothing.`,
  'fact.automated': ({ seat, disc, level }, s) =>
    `${s.seat(seat)} automates (${DISC[disc]}): level ${level}.`,
  'fact.built': ({ seat, level, place, from }, s) =>
    `${s.seat(seat)} builds a ship of level ${level} in ${namesEn.places[place]}, of ${from === 'pop' ? 'population' : 'supply'}.`,
  'fact.upgraded': ({ seat, place, level, to }, s) =>
    `${s.seat(seat)} upgrades a ship in ${namesEn.places[place]}: ${level} → ${to}.`,
  'fact.jumped': ({ seat, moves }, s) =>
    `${s.seat(seat)} jumps: ${moves.map(({ level, from, to }) => `ship ${level} ${namesEn.places[from]} → ${namesEn.places[to]}`).join(', ')}.`,
  'fact.controlTaken': (a, s) => `${s.seat(a.seat)} takes ${placeEn(a)} with a ${DISC[a.disc]}.`,
  'fact.controlLost': (a, s) => `${s.seat(a.seat)} loses ${placeEn(a)}.`,
  'fact.colonised': (a, s) =>
    `${s.seat(a.seat)} colonises ${placeEn(a)} with ships of level ${shipLevels(a.returned)}${a.exiled > 0 ? `; ${shipsOf(a.exiled, s)} to Deep Space` : ''}.`,
  'fact.revealed': ({ place, system }) =>
    system
      ? `${systems[system]} is revealed in ${namesEn.places[place]}.`
      : `${namesEn.places[place]} stays empty.`,
  'fact.colonyDisc': ({ seat, system, disc }, s) =>
    `${s.seat(seat)} lays a ${DISC[disc]} on ${systems[system]}.`,
  'fact.researched': ({ seat, slot, card }, s) =>
    `${s.seat(seat)} researches ${card ? technologies[card] : `undiscovered ${slot}`}.`,
  'fact.event': ({ event, slot }) => `Event at ${slot}: ${events[event]}.`,
  'fact.guild': ({ guild }) => `${guilds[guild]} is open.`,
  'fact.drawn': ({ seat, level, type, cards, aside }, s) =>
    `${s.seat(seat)} looks for ${types[type]} technologies of level ${roman(level)}: ${cards.map((card) => technologies[card]).join(' / ')}${aside > 0 ? `; ${aside} set aside` : ''}.`,
  'fact.discovered': ({ seat, slot, card }, s) =>
    `${s.seat(seat)} discovers ${technologies[card]} at ${slot}.`,
  'fact.rowOpened': ({ level }) => `Technologies of level ${roman(level)} lie open in the tableau.`,
  'fact.private': ({ seat, card }, s) =>
    `${s.seat(seat)} keeps ${technologies[card]} as a private technology.`,
  'fact.settled': ({ seat, system }, s) => `${s.seat(seat)} takes ${systems[system]} as a colony.`,
  'fact.linked': ({ event, place, system }) => {
    const name = system ? systems[system] : '';
    return place === null
      ? `${name} is laid beside ${events[event]}.`
      : `${events[event]} is laid at ${placeEn({ place, system })}.`;
  },
  'fact.laid': ({ event }) => `${events[event]} stays in play.`,
  'fact.eventGone': ({ event }) => `${events[event]} is discarded.`,
  'fact.eventTaken': ({ seat, event, vp }, s) => `${s.seat(seat)} takes ${events[event]}: ${vp} VP.`,
  'fact.museum': ({ seat, levels }, s) =>
    `${s.seat(seat)} gives ships of level ${shipLevels(levels)} to the museum.`,
  'fact.ability': ({ seat, rule }, s) => `${s.seat(seat)}, ability: ${ABILITY[rule]}.`,
  'fact.achievement': ({ seat, achievement, vp }, s) =>
    `${s.seat(seat)} achieves ${achievements[achievement]}: ${vp} VP.`,
  'fact.lastRound': ({ round }) => `Round ${round} will be the last.`,
  'fact.score': ({ seat, score }, s) =>
    `${s.seat(seat)}: ${score.total} VP (technologies ${score.technologies + score.levelFour}, automation ${score.automation}, colonies ${score.colonies}, outposts ${score.outposts}, strongest ${score.strongest}, events ${score.events}, achievements ${score.achievements}).`,
  'fact.over': () => 'The last round is over: points are counted.',
};
