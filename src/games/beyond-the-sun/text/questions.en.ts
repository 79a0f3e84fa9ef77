import type { Speaker, Texts } from '#core/message.ts';
import { events as rows } from '../tables/events.ts';
import { systems as cards } from '../tables/systems.ts';
import type { Kind, TechType } from '../tables/vocabulary.ts';
import { levels, points, ships } from './counted.en.ts';
import { placeEn } from './facts.en.ts';
import type { ActionWords } from './facts.ts';
import { actionLabelEn, costLabelEn, stepsLabelEn } from './labels.en.ts';
import { namesEn } from './names.en.ts';
import type { QuestionsLexicon } from './questions.ts';
import { capital, gainOf, joined, slotName, sourceName, stepsOf } from './words.ts';

const { systems, events, types, technologies, achievements, places, kinds } = namesEn;

const WHY = {
  ore: 'You have too little ore.',
  pop: 'You have too little population.',
  cube: 'You have no cube to research with.',
  slot: 'There is nothing of that level within your reach.',
  colony: 'There is no system that you could colonise by it.',
  cards: 'No cards are left for it.',
  copy: 'There is no action that you could copy.',
  nothing: 'It would change nothing.',
  stays: 'Your pawn stands there, and it must move.',
} as const;

const CUBE = { pop: 'population', supply: 'supply' } as const;

const typeList = (all: readonly TechType[]): string =>
  joined(
    all.map((type) => types[type]),
    'or',
  );
const kindList = (all: readonly Kind[]): string =>
  joined(
    all.map((kind) => kinds[kind]),
    'and',
  );

/** `War College – 4 ore: research III, jump 2`; the start technology is named by its group. */
function actionNameEn({ source, option, cost }: ActionWords): string {
  const what = actionLabelEn({ cost, steps: stepsOf({ source, option }) });
  if (source.kind === 'start') return capital(what);
  return `${sourceName(namesEn, source)}${option?.length === 1 ? ` ${option}` : ''} – ${what}`;
}

const afterPrice = (price: number): string => (price > 0 ? ` for ${price} ore` : '');

const settled = (returned: readonly number[], left: number, s: Speaker): string =>
  `ships ${returned.join(' + ')} settle${left > 0 ? `, ${ships(left, s)} to Deep Space` : ''}`;

export const questionsEn: Texts<QuestionsLexicon> = {
  'ask.action': () => 'Where does your pawn go?',
  'ask.copy': ({ minus }) => `Which action do you copy?${minus > 0 ? ` It costs ${minus} ore less.` : ''}`,
  'ask.slot': ({ price, optional }) =>
    optional ? `Do you research a technology${afterPrice(price)}?` : 'Which technology do you research?',
  'ask.type': ({ slot }) => `Of which type shall the new technology in ${slotName(slot)} be?`,
  'ask.card': ({ slot, type }) =>
    `Which ${types[type]} technology comes to ${slotName(slot)}? The other goes under the deck.`,
  'ask.private': () => 'Which technology do you keep for yourself?',
  'ask.automate': ({ n }) =>
    n === 1 ? 'Which production do you automate?' : `Which production do you automate, with ${n} discs?`,
  'ask.columns': ({ n }) => `From which columns do you take ${n} supply?`,
  'ask.build': ({ level, n, from }) =>
    n === 1
      ? `Where do you build a level-${level} ship, from ${CUBE[from]}?`
      : `Where do you build level-${level} ships, from ${CUBE[from]}? Up to ${n}.`,
  'ask.upgrade': ({ ships: n, by }, s) =>
    n === 1
      ? `Which ship do you upgrade by ${levels(by, s)}?`
      : `Which ships do you upgrade by ${levels(by, s)} each? Up to ${n}.`,
  'ask.jump': ({ points: n, colonise }) =>
    `Which ships fly, and where to? Jump ${n}.${colonise ? ' Afterwards you must be able to colonise.' : ''}`,
  'ask.colonise': ({ price, optional }) =>
    optional
      ? `Do you colonise a system${afterPrice(price)}?`
      : `Which system do you colonise${afterPrice(price)}, and with which ships?`,
  'ask.disc': ({ why, system, place }) =>
    why === 'colony' && system
      ? `Which disc do you lay on your colony ${systems[system]}?`
      : `Which disc is your outpost in ${placeEn({ place, system })}?`,
  'ask.bonuses': () => 'In which order do you receive the control bonuses?',
  'ask.settle': () => 'Which system becomes your colony? The other goes under its deck.',
  'ask.production': () => 'What do you produce?',
  'ask.trade': () => 'What do you trade? It is done in the order in which you press.',
  'ask.achievement': () => 'Which achievement do you gain this turn?',
  'ask.eventChoice': ({ event }) => `${events[event]}: what do you take?`,
  'ask.drill': ({ event, by }, s) => `${events[event]}: which ship do you upgrade by ${levels(by, s)}?`,
  'ask.decommission': ({ event, ships: n }, s) =>
    `${events[event]}: which ships do you give for good? Up to ${ships(n, s)}.`,
  'ask.uprising': ({ event }) => `${events[event]}: what do you pay?`,
  'option.action': (a, s) =>
    `${actionNameEn(a)}${a.pushes === null ? '' : ` (pushes ${s.seat(a.pushes)} aside)`}`,
  'option.copy': ({ via, ...action }) =>
    `${via ? `${sourceName(namesEn, via)} → ` : ''}${actionNameEn(action)}`,
  'option.slot': ({ slot, card, covered, types: all, price }) => {
    const what = card ? technologies[card] : `undiscovered, ${typeList(all)}${covered ? ', event' : ''}`;
    return `${slotName(slot)} – ${what}${price > 0 ? ` (${price} ore)` : ''}`;
  },
  'option.technology': ({ card }) => technologies[card],
  'option.system': ({ system }, s) =>
    `${systems[system]} – ${cards[system].spec.map((kind) => kinds[kind]).join('/')}, ${points(cards[system].vp, s)}`,
  'option.type': ({ type }) => capital(types[type]),
  'option.kinds': ({ kinds: all }) => capital(kindList(all)),
  'option.disc': ({ kind, star }) =>
    star ? `Achievement disc (no ${kinds[kind]} disc left)` : `${capital(kinds[kind])} disc`,
  'option.column': ({ column }) => `Column ${column}`,
  'option.build': ({ level, place, from }) => `${places[place]} – level-${level} ship from ${CUBE[from]}`,
  'option.ship': ({ level, ...place }) => `Level ${level} in ${placeEn(place)}`,
  'option.upgrade': ({ level, to, ...place }) => `Level ${level} → ${to} in ${placeEn(place)}`,
  'option.move': ({ level, from, to, system, points: n }, s) =>
    `Level ${level}: ${places[from]} → ${placeEn({ place: to, system })}, ${points(n, s)}`,
  'option.colonise': ({ returned, left, place, system }, s) =>
    `${placeEn({ place, system })}: ${settled(returned, left, s)}`,
  'option.bonus': placeEn,
  'option.growth': ({ columns, more }) => {
    const from = columns.length > 0 ? ` (${columns.join(', ')})` : '';
    return `Growth: +${columns.length + more} population${from}`;
  },
  'option.ore': ({ ore }) => `Ore: +${ore}`,
  'option.trade': () => 'Trade …',
  'option.orePop': ({ ore }) => `${ore} ore → 1 population`,
  'option.popOre': () => '1 population → 1 ore',
  'option.shipPop': ({ level, ore, ...place }) =>
    `Ship ${level} in ${placeEn(place)} and ${ore} ore → 1 population`,
  'option.achievement': ({ achievement, vp }, s) => `${achievements[achievement]} – ${points(vp, s)}`,
  'option.gain': ({ what, event }) => stepsLabelEn(gainOf(rows[event], what)),
  'option.pay': ({ cost }) => (cost.ore ? `Pay ${costLabelEn(cost)}` : capital(costLabelEn(cost))),
  'option.no': () => 'Leave it',
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
  'sum.trade': ({ ore, pop }) => `afterwards ${ore} ore, ${pop} population`,
  'sum.build': ({ ships: n }, s) => ships(n, s),
  'refuse.action': ({ why }) => WHY[why],
  'refuse.occupied': ({ seat }, s) => `${s.seat(seat)} stands there.`,
  'refuse.idle': () => 'The action must change something: move a ship.',
  'refuse.mustColonise': () =>
    'After these moves you could colonise nothing, and the action asks for it: move ships where you can.',
  'topic.action': () => 'choosing an action',
  'topic.copy': () => 'choosing an action to copy',
  'topic.slot': () => 'choosing a technology to research',
  'topic.type': () => 'choosing a type of technology',
  'topic.card': () => 'choosing one of two technologies',
  'topic.private': () => 'choosing a private technology',
  'topic.automate': () => 'choosing discs to automate',
  'topic.columns': () => 'choosing supply columns',
  'topic.build': () => 'building ships',
  'topic.upgrade': () => 'upgrading ships',
  'topic.jump': () => 'moving ships',
  'topic.colonise': () => 'colonising',
  'topic.disc': () => 'choosing a production disc',
  'topic.bonuses': () => 'ordering control bonuses',
  'topic.settle': () => 'choosing a system',
  'topic.production': () => 'production',
  'topic.trade': () => 'trade',
  'topic.achievement': () => 'choosing an achievement',
  'topic.event-choice': () => 'what to take of an event',
  'topic.drill': () => 'choosing a ship to drill',
  'topic.decommission': () => 'choosing ships for the museum',
  'topic.uprising': () => 'what to pay for an event',
  'topic.open-research': () => 'researching by an event',
};
