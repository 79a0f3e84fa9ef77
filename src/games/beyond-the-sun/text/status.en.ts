import type { Speaker, Texts } from '#core/message.ts';
import { achievements, type CountId } from '../tables/achievements.ts';
import { type EventRow, events } from '../tables/events.ts';
import type { AbilityRule } from '../tables/factions.ts';
import { type Ability, type FactionRow, factions, type MatSetup } from '../tables/factions.ts';
import { guilds } from '../tables/guilds.ts';
import { systems } from '../tables/systems.ts';
import { technologies } from '../tables/technologies/index.ts';
import { actionEn, costEn, lastingEn, oreEn, shortEn, stepsEn } from './effects.en.ts';
import { placeEn } from './facts.en.ts';
import { namesEn } from './names.en.ts';
import type { NamesLexicon } from './names.ts';
import type { StatusLexicon } from './status.ts';
import { capital, isFree, roman, sentence, stepsOf } from './words.ts';

const lines = (...all: readonly string[]) => all.filter((line) => line !== '').join('\n');

const COUNT: Readonly<Record<CountId, (n: number) => string>> = {
  automation: (n) => `automation level ${n} or more`,
  colonies: (n) => `${n} colonies`,
  coloniesB: (n) => `${n} colonies of deck B`,
  discsOff: (n) => `${n} of your 16 production discs off the tracks`,
  level3: (n) => `${n} technologies of level III`,
  level4: (n) => (n === 1 ? 'a technology of level IIII' : `${n} technologies of level IIII`),
  outposts: (n) => `control of ${n} systems or shipyards at once`,
  specMax: (n) => `${n} printed food symbols or ${n} printed ore symbols on your systems and shipyards`,
  strength: (n) => `a total ship strength of ${n}`,
  techs: (n) => `${n} technologies`,
  typesHeldTwice: () => 'two technologies of each type',
};

function eventText({ guild, steps, who, ...row }: EventRow, s: Speaker): string {
  const whose = {
    all: 'Each faction: ',
    fewestTechs: 'Whoever has the fewest technologies: ',
    strongestSol: 'Whoever is strongest in Sol: ',
    none: '',
  };
  return lines(
    guild ? `Opens ${namesEn.guilds[guild]}.` : '',
    steps.length > 0 ? `${whose[who]}${stepsEn(steps, s)}.` : '',
    row.link === 'systemB'
      ? `Lies at the B system that takes more strength: it takes ${row.strengthPlus ?? 0} more, and who colonises it takes this card for ${row.vp ?? 0} VP.`
      : '',
    row.link === 'extraSystem'
      ? 'A fifth system is laid beside Deep Space, one line away; it is not replaced.'
      : '',
    row.link === 'ownSystem' ? 'A system is laid beside this card; it cannot be entered or controlled.' : '',
    row.action ? `Action: ${actionEn(row.action, s)}.` : '',
    row.claim
      ? `The first faction with 3 technologies of level III takes this card for ${row.vp ?? 0} VP.`
      : '',
    row.endVp === 'mostTechs' ? `At the end ${row.vp ?? 0} VP for who has the most technologies.` : '',
    row.endVp === 'mostStrength' ? `At the end ${row.vp ?? 0} VP for the greatest total ship strength.` : '',
    row.museum
      ? `Each faction may give up to ${row.museum.maxShips} ships for good: levels 1 and 2 are worth 1 VP, 3 and 4 are worth 2.`
      : '',
    row.uprising ? `Each faction pays ${row.uprising.choose.map(costEn).join(' or ')}.` : '',
  );
}

const ABILITY: Readonly<Record<AbilityRule, string>> = {
  threeTrades: 'after three exchanges or more in your production phase gain 1 ore and 1 population',
  growthPop: 'population growth brings one more cube, of the leftmost supply',
  researchOre: 'gain 1 ore whenever you research or receive a technology',
  lastDisc: 'once, when the last disc leaves a track: gain 3 ore and 2 population',
  colonyPop: 'whenever a system becomes yours, gain 1 population before its bonus',
  coloniseMinus: 'every system takes 1 strength less of you',
  jumpPlus: 'each of your jumps has 1 point more',
  controlOre: 'gain 1 ore whenever you take control',
};

function unlockedBy({ unlocked }: Ability): string {
  if ('automation' in unlocked) return `from automation level ${unlocked.automation}`;
  if ('colonies' in unlocked) return `from colony ${unlocked.colonies}`;
  return 'when a track is empty';
}

function setupText({ popFrom, ore, oreOnlyWith, shift, shipUp }: MatSetup): string {
  return [
    ...(popFrom ? ['one more population'] : []),
    ...(ore
      ? [`${ore > 0 ? '+' : '−'}${oreEn(Math.abs(ore))}${oreOnlyWith ? ` with ${oreOnlyWith} players` : ''}`]
      : []),
    ...(shift ? [`${shift} supply from column E in column A`] : []),
    ...(shipUp ? ['the ship in Sol begins at level 2'] : []),
  ].join(', ');
}

const factionText = ({ setup, advanced }: FactionRow): string =>
  lines(
    `Set-up: ${setupText(setup)}.`,
    ...advanced.abilities.map(
      (ability, at) =>
        `${at === 0 ? 'A' : 'B'} (advanced mat, ${unlockedBy(ability)}): ${ABILITY[ability.rule]}.`,
    ),
  );

export const statusEn: Texts<StatusLexicon> = {
  'status.round': ({ round, last, discs, of }) =>
    `Round ${round}${last === null ? '' : ` (the last is ${last})`} · achievements ${discs} of ${of}`,
  'status.seat': (a, s) =>
    [
      `${a.turn ? '▶ ' : ''}${s.seat(a.seat)}: ${namesEn.factions[a.faction]}`,
      `${a.vp} VP`,
      `${oreEn(a.ore)} (+${a.production.ore}), ${a.pop} population (+${a.production.growth})`,
      `technologies ${a.technologies}, strength ${a.strength}, colonies ${a.colonies}`,
    ].join(' · '),
  'status.place': ({ controller, strengths, required, ...place }, s) =>
    [
      placeEn(place),
      ...(required === null ? [] : [`takes ${required}`]),
      ...(controller === null ? [] : [`controlled by ${s.seat(controller)}`]),
      ...strengths.map(({ seat, strength }) => `${s.seat(seat)} ${strength}`),
    ].join(' · '),
  'status.achievement': ({ achievement, next, seats }, s) =>
    [
      `**${namesEn.achievements[achievement]}**: ${s.say({ key: 'achievement.text', args: { achievement } })}`,
      next === null ? 'full' : `next ${next} VP`,
      ...(seats.length > 0 ? [s.list(seats.map((seat) => s.seat(seat)))] : []),
    ].join(' · '),
  'status.decks': ({ levels: [two, three, four], A, B }) =>
    `Decks: technologies II ${two}, III ${three}, IIII ${four}; systems A ${A}, B ${B}`,
  'technology.text': ({ technology }, s) => {
    const { level, types, right, vp, immediate, actions, lasting } = technologies[technology];
    return lines(
      `Level ${roman(level)}, ${types.map((type) => namesEn.types[type]).join('/')}, leads to ${namesEn.types[right]}${vp ? `; ${vp} VP` : ''}.`,
      `At once: ${stepsEn(immediate, s)}.`,
      ...actions.map((action) => `Action: ${actionEn(action, s)}.`),
      lasting ? `${lastingEn(lasting)}.` : '',
    );
  },
  'system.text': ({ system }, s) => {
    const { deck, strength, spec, vp, control, bonus, lasting } = systems[system];
    return lines(
      `Deck ${deck}, ${spec.map((kind) => namesEn.kinds[kind]).join(' and ')}, strength ${strength}, ${vp} VP.`,
      control.length > 0 ? `Control: ${stepsEn(control, s)}.` : '',
      bonus.length > 0 ? `Colonisation: ${stepsEn(bonus, s)}.` : '',
      lasting ? `${lastingEn(lasting)}.` : '',
    );
  },
  'event.text': ({ event }, s) => `Level ${roman(events[event].level)}.\n${eventText(events[event], s)}`,
  'guild.text': ({ guild }, s) =>
    `${guilds[guild].spaces} ${s.plural(guilds[guild].spaces, { one: 'space', other: 'spaces' })}: ${actionEn(guilds[guild].action, s)}.`,
  'achievement.text': ({ achievement }) => {
    const { test, vp } = achievements[achievement];
    return `${capital(COUNT[test.count](test.n))} (${vp.join('/')} VP).`;
  },
  'faction.text': ({ faction }) => factionText(factions[faction]),
  'action.text': (a, s) =>
    sentence(
      `${isFree(a.cost) ? '' : `pay ${costEn(a.cost)}: `}${stepsEn(stepsOf(a), s) || shortEn(stepsOf(a))}`,
    ),
};

export const nameTextsEn: Texts<NamesLexicon> = {
  'technology.name': ({ technology }) => namesEn.technologies[technology],
  'system.name': ({ system }) => namesEn.systems[system],
  'event.name': ({ event }) => namesEn.events[event],
  'guild.name': ({ guild }) => namesEn.guilds[guild],
  'achievement.name': ({ achievement }) => namesEn.achievements[achievement],
  'faction.name': ({ faction }) => namesEn.factions[faction],
  'place.name': ({ place }) => namesEn.places[place],
};
