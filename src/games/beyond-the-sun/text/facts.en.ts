import type { Texts } from '#core/message.ts';
import { SCORE_SOURCES, type ScoreSource } from '../rules/score.ts';
import type { AbilityRule } from '../tables/factions.ts';
import type { Cost, Disc } from '../tables/vocabulary.ts';
import { points, ships } from './counted.en.ts';
import type { ActionWords, FactsLexicon, PlaceWords } from './facts.ts';
import { costLabelEn, stepsLabelEn } from './labels.en.ts';
import { namesEn } from './names.en.ts';
import { counts, roman, shipLevels, slotName, sourceName, stepsOf } from './words.ts';

const { systems, events, guilds, types, technologies, achievements, places } = namesEn;

/** A place with the system that lies there: `Vega (A1)`. */
export const placeEn = ({ place, system }: PlaceWords): string =>
  system ? `${systems[system]} (${places[place]})` : places[place];

/** An action: `War College A`. */
const sourceEn = ({ source, option }: Pick<ActionWords, 'source' | 'option'>): string =>
  `${sourceName(namesEn, source)}${option?.length === 1 ? ` ${option}` : ''}`;

const DISC: Readonly<Record<Disc, string>> = {
  food: 'a food disc',
  ore: 'an ore disc',
  star: 'an achievement disc',
};
const EXCHANGE = {
  orePop: 'ore for population',
  popOre: 'population for ore',
  shipPop: 'a ship for population',
} as const;
const SCORE: Readonly<Record<ScoreSource, string>> = {
  technologies: 'technologies',
  levelFour: 'level IIII',
  automation: 'automation',
  colonies: 'colonies',
  outposts: 'outposts',
  strongest: 'strongest fleets',
  events: 'events',
  achievements: 'achievements',
};
const ABILITY: Readonly<Record<AbilityRule, string>> = {
  threeTrades: 'for three exchanges',
  growthPop: 'growth brings one more',
  researchOre: 'research brings ore',
  lastDisc: 'a track is empty',
  colonyPop: 'a colony brings population',
  coloniseMinus: 'less strength is needed',
  jumpPlus: 'one movement point more',
  controlOre: 'control brings ore',
};

/** What an action is called; the start technology by what is done. */
const deedEn = ({ source, option }: Pick<ActionWords, 'source' | 'option'>): string =>
  source.kind === 'start' ? stepsLabelEn(stepsOf({ source, option })) : sourceEn({ source, option });

const paid = (cost: Cost): string => {
  const price = costLabelEn(cost);
  return price === '' ? '' : ` (${price})`;
};

export const factsEn: Texts<FactsLexicon> = {
  'fact.turn': ({ seat, round }, s) => `Round ${round}: the turn of ${s.seat(seat)}.`,
  'fact.action': ({ seat, pushed, ...action }, s) =>
    `${s.seat(seat)} → ${deedEn(action)}${paid(action.cost)}${pushed === null ? '' : `, pushing ${s.seat(pushed)} aside`}.`,
  'fact.copied': ({ seat, via, ...action }, s) =>
    `${s.seat(seat)} copies ${deedEn(action)}${via ? ` through the ${sourceName(namesEn, via)}` : ''}${paid(action.cost)}.`,
  'fact.paid': ({ seat, cost }, s) =>
    `${s.seat(seat)}: ${cost.ore || cost.pop ? costLabelEn(cost) : 'nothing to pay'}.`,
  'fact.ore': ({ seat, ore }, s) => `${s.seat(seat)}: +${ore} ore.`,
  'fact.population': ({ seat, columns }, s) =>
    `${s.seat(seat)}: +${columns.length} population (${counts(columns)}).`,
  'fact.shifted': ({ seat, columns }, s) =>
    `${s.seat(seat)} moves supply to column A (from ${columns.join(', ')}).`,
  'fact.production': ({ seat, way }, s) =>
    `${s.seat(seat)}: ${way === 'growth' ? 'population growth' : 'ore production'}.`,
  'fact.traded': ({ seat, exchanges }, s) =>
    `${s.seat(seat)} trades ${counts(exchanges.map(({ kind }) => EXCHANGE[kind]))}.`,
  'fact.passed': ({ seat }, s) => `${s.seat(seat)} trades nothing.`,
  'fact.automated': ({ seat, disc, level }, s) => `${s.seat(seat)} automates ${DISC[disc]}: level ${level}.`,
  'fact.built': ({ seat, level, place, from }, s) =>
    `${s.seat(seat)} builds a level-${level} ship in ${places[place]}, from ${from === 'pop' ? 'population' : 'supply'}.`,
  'fact.upgraded': ({ seat, place, level, to }, s) =>
    `${s.seat(seat)} upgrades a ship in ${places[place]}, level ${level} → ${to}.`,
  'fact.jumped': ({ seat, moves }, s) =>
    `${s.seat(seat)} moves ${counts(moves.map(({ level, from, to }) => `ship ${level} ${places[from]} → ${places[to]}`))}.`,
  'fact.controlTaken': ({ seat, disc, ...place }, s) =>
    `${s.seat(seat)} takes control of ${placeEn(place)} with ${DISC[disc]}.`,
  'fact.controlLost': ({ seat, ...place }, s) => `${s.seat(seat)} loses control of ${placeEn(place)}.`,
  'fact.colonised': ({ seat, returned, exiled, ...place }, s) =>
    `${s.seat(seat)} colonises ${placeEn(place)} with ships ${shipLevels(returned)}${exiled > 0 ? `; ${ships(exiled, s)} to Deep Space` : ''}.`,
  'fact.revealed': ({ place, system }) =>
    system
      ? `New in ${places[place]}: ${systems[system]}.`
      : `${places[place]} stays empty: no systems are left.`,
  'fact.colonyDisc': ({ seat, system, disc }, s) =>
    `${s.seat(seat)} lays ${DISC[disc]} on ${systems[system]}.`,
  'fact.researched': ({ seat, slot, card }, s) =>
    `${s.seat(seat)} researches ${card ? `${technologies[card]} (${slotName(slot)})` : `undiscovered ${slotName(slot)}`}.`,
  'fact.event': ({ event, slot }) => `Event in ${slotName(slot)}: ${events[event]}.`,
  'fact.guild': ({ guild }) => `The ${guilds[guild]} is open to all.`,
  'fact.drawn': ({ seat, level, type, cards, aside }, s) =>
    `${s.seat(seat)} looks for ${types[type]} technologies of level ${roman(level)} and finds ${cards.map((card) => technologies[card]).join(', ') || 'none'}${aside > 0 ? `; turned over before: ${aside}` : ''}.`,
  'fact.discovered': ({ seat, slot, card }, s) =>
    `${s.seat(seat)} discovers ${technologies[card]} (${slotName(slot)}).`,
  'fact.rowOpened': ({ level }) => `Technologies of level ${roman(level)} now lie open in the tableau.`,
  'fact.private': ({ seat, card }, s) =>
    `${s.seat(seat)} keeps ${technologies[card]} as a private technology.`,
  'fact.settled': ({ seat, system }, s) => `${s.seat(seat)} has a new colony, ${systems[system]}.`,
  'fact.linked': ({ event, place, system }) =>
    place === null
      ? `${events[event]}: ${system ? systems[system] : ''} lies beside the card.`
      : `${events[event]} lies at ${placeEn({ place, system })}.`,
  'fact.laid': ({ event }) => `${events[event]} stays in play.`,
  'fact.eventGone': ({ event }) => `${events[event]} is discarded.`,
  'fact.eventTaken': ({ seat, event, vp }, s) =>
    `${s.seat(seat)} takes the card ${events[event]}: ${points(vp, s)}.`,
  'fact.museum': ({ seat, levels }, s) => `${s.seat(seat)} gives ships ${shipLevels(levels)} to the museum.`,
  'fact.ability': ({ seat, rule }, s) => `${s.seat(seat)}, ability of the mat: ${ABILITY[rule]}.`,
  'fact.achievement': ({ seat, achievement, vp, discs, of }, s) =>
    `★ ${s.seat(seat)}: ${achievements[achievement]}, ${points(vp, s)}. Achievements: ${discs} of ${of}.`,
  'fact.lastRound': ({ round }) => `There are enough achievements: round ${round} is the last.`,
  'fact.score': ({ seat, score }, s) => {
    const parts = SCORE_SOURCES.filter((source) => score[source] > 0);
    return `${s.seat(seat)}: ${points(score.total, s)} (${parts.map((source) => `${SCORE[source]} ${score[source]}`).join(', ')}).`;
  },
  'fact.over': () => 'The last round is over: points are counted.',
};
