import type { Texts } from '#core/message.ts';
import type { Kind, TechType } from '../tables/vocabulary.ts';
import { placeEn, sourceEn } from './facts.en.ts';
import { costEn, oreEn, shortEn } from './labels.en.ts';
import { namesEn } from './names.en.ts';
import type { QuestionsLexicon } from './questions.ts';
import { isFree, shipLevels, sourceName, stepsOf } from './words.ts';

const { systems, events, types, technologies, achievements, places, kinds } = namesEn;
const WHY = {
  ore: 'Not enough ore.',
  pop: 'Not enough population.',
  cube: 'No cube to research with.',
  slot: 'Nothing of that level can be researched yet.',
  colony: 'There is no system that you could colonise by it.',
  cards: 'There are no cards left for it.',
  copy: 'There is nothing to copy.',
  nothing: 'It would change nothing.',
  stays: 'Your pawn stands there: it must move.',
} as const;
const typeList = (all: readonly TechType[]) => all.map((type) => types[type]).join(' or ');
const kindList = (all: readonly Kind[]) => all.map((kind) => kinds[kind]).join(' and ');
const cubeOf = (from: 'pop' | 'supply') => (from === 'pop' ? 'population' : 'supply');
const priced = (ore: number) => (ore > 0 ? `${oreEn(ore)}: ` : '');

export const questionsEn: Texts<QuestionsLexicon> = {
  'ask.action': ({ ore, pop }) => `Where does your pawn go? You have ${oreEn(ore)} and ${pop} population.`,
  'ask.copy': ({ minus }) => `Which action do you copy${minus > 0 ? `, for ${oreEn(minus)} less` : ''}?`,
  'ask.slot': ({ price, optional }) =>
    optional
      ? `Do you research something${price > 0 ? ` for ${oreEn(price)}` : ''}?`
      : 'What do you research?',
  'ask.type': ({ slot }) => `Which type is ${slot} to be?`,
  'ask.card': ({ slot, type }) => `Which ${types[type]} technology comes to ${slot}?`,
  'ask.private': () => 'Which technology do you keep?',
  'ask.automate': ({ n }) => (n === 1 ? 'Which disc do you automate?' : `Which ${n} discs do you automate?`),
  'ask.columns': ({ n }) => `From which columns do you take ${n} cubes?`,
  'ask.build': ({ level, n, from }) =>
    n === 1
      ? `Where do you build a ship of level ${level}, of ${cubeOf(from)}?`
      : `Where do you build ships of level ${level}, of ${cubeOf(from)}? At most ${n}.`,
  'ask.upgrade': ({ ships, by }) =>
    ships === 1
      ? `Which ship do you upgrade by ${by}?`
      : `Which ships do you upgrade by ${by}? At most ${ships}.`,
  'ask.jump': ({ points, colonise }) =>
    `You jump ${points}: which ships go where?${colonise ? ' You must be able to colonise afterwards.' : ''}`,
  'ask.colonise': ({ price, optional }) =>
    optional
      ? `Do you colonise a system${price > 0 ? ` for ${oreEn(price)}` : ''}?`
      : 'Which system do you colonise, and which ships return?',
  'ask.disc': ({ why, ...place }) =>
    `${why === 'colony' && place.system ? systems[place.system] : placeEn(place)}: which disc do you lay?`,
  'ask.bonuses': () => 'In which order do you receive the control bonuses?',
  'ask.settle': () => 'Which system becomes your colony?',
  'ask.production': () => 'Production: population, ore or trade?',
  'ask.trade': () => 'What do you trade, in which order?',
  'ask.achievement': () => 'Which achievement do you gain?',
  'ask.eventChoice': ({ event }) => `${events[event]}: what do you take?`,
  'ask.drill': ({ event, by }) => `${events[event]}: which ship do you upgrade by ${by}?`,
  'ask.decommission': ({ event, ships }) =>
    `${events[event]}: which ships do you give for good? At most ${ships}.`,
  'ask.uprising': ({ event }) => `${events[event]}: what do you pay?`,
  'option.action': (a) =>
    `${sourceEn(a)}: ${isFree(a.cost) ? '' : `${costEn(a.cost)} → `}${shortEn(stepsOf(a))}${a.pushes === null ? '' : ' (pushes a pawn)'}`,
  'option.copy': (a) =>
    `${a.via ? `${sourceName(namesEn, a.via)} → ` : ''}${sourceEn(a)}: ${isFree(a.cost) ? '' : `${costEn(a.cost)} → `}${shortEn(stepsOf(a))}`,
  'option.slot': ({ slot, card, covered, types: all, price }) =>
    `${slot}: ${priced(price)}${card ? technologies[card] : `undiscovered${covered ? ', event' : ''}, ${typeList(all)}`}`,
  'option.technology': ({ card }) => technologies[card],
  'option.system': ({ system }) => systems[system],
  'option.type': ({ type }) => types[type],
  'option.kinds': ({ kinds: all }) => kindList(all),
  'option.disc': ({ kind, star }) => `${kinds[kind]}${star ? ' (★ disc)' : ''}`,
  'option.column': ({ column }) => `Column ${column}`,
  'option.build': ({ level, place, from }) => `Ship ${level} in ${places[place]} (${cubeOf(from)})`,
  'option.ship': ({ level, ...place }) => `Ship ${level} in ${placeEn(place)}`,
  'option.upgrade': ({ level, to, ...place }) => `Ship ${level} → ${to} in ${placeEn(place)}`,
  'option.move': ({ level, from, to, system, points }) =>
    `Ship ${level} ${places[from]} → ${placeEn({ place: to, system })} (${points})`,
  'option.colonise': ({ returned, left, ...place }) =>
    `${placeEn(place)}: returns ${shipLevels(returned)}${left > 0 ? `, ${left} to Deep Space` : ''}`,
  'option.bonus': placeEn,
  'option.growth': ({ columns, more }) =>
    `Growth: +${columns.length + more} population${columns.length > 0 ? ` (${columns.join(', ')})` : ''}`,
  'option.ore': ({ ore }) => `Ore: +${ore}`,
  'option.trade': () => 'Trade …',
  'option.orePop': ({ ore }) => `${oreEn(ore)} → 1 population`,
  'option.popOre': () => '1 population → 1 ore',
  'option.shipPop': ({ level, ore, ...place }) =>
    `${oreEn(ore)} and ship ${level} in ${placeEn(place)} → 1 population`,
  'option.achievement': ({ achievement, vp }) => `${achievements[achievement]}: ${vp} VP`,
  'option.gain': ({ what }) => (what === 'ore' ? 'Ore' : what === 'pop' ? 'Population' : what),
  'option.pay': ({ cost }) => costEn(cost),
  'option.no': () => 'No',
  'group.own': () => 'Your technologies',
  'group.guilds': () => 'Guilds',
  'group.start': () => namesEn.start,
  'group.events': () => 'Events',
  'group.place': placeEn,
  'sum.jump': ({ takes, loses, left }) =>
    [
      ...(takes.length > 0 ? [`takes ${takes.map((place) => places[place]).join(', ')}`] : []),
      ...(loses.length > 0 ? [`loses ${loses.map((place) => places[place]).join(', ')}`] : []),
      `${left} left`,
    ].join(' · '),
  'sum.trade': ({ ore, pop }) => `${oreEn(ore)}, ${pop} population afterwards`,
  'sum.build': ({ ships }) => `ships: ${ships}`,
  'refuse.action': ({ why }) => WHY[why],
  'refuse.occupied': ({ seat }, s) => `The pawn of ${s.seat(seat)} stands there.`,
  'refuse.idle': () => 'The action must change something: move a ship.',
  'refuse.mustColonise': () => 'After this jump you could colonise nothing, and the action asks for it.',
  'topic.action': () => 'choosing an action',
  'topic.copy': () => 'choosing an action to copy',
  'topic.slot': () => 'choosing a technology to research',
  'topic.type': () => 'choosing a type',
  'topic.card': () => 'choosing one of two technologies',
  'topic.private': () => 'choosing a private technology',
  'topic.automate': () => 'choosing discs to automate',
  'topic.columns': () => 'choosing supply columns',
  'topic.build': () => 'building ships',
  'topic.upgrade': () => 'upgrading ships',
  'topic.jump': () => 'moving ships',
  'topic.colonise': () => 'colonising',
  'topic.disc': () => 'choosing a disc',
  'topic.bonuses': () => 'ordering control bonuses',
  'topic.settle': () => 'choosing a system',
  'topic.production': () => 'production',
  'topic.trade': () => 'trade',
  'topic.achievement': () => 'choosing an achievement',
  'topic.event-choice': () => 'a choice of an event',
  'topic.drill': () => 'choosing a ship for the drill',
  'topic.decommission': () => 'choosing ships for the museum',
  'topic.uprising': () => 'paying for the uprising',
  'topic.open-research': () => 'researching what lies open',
};
