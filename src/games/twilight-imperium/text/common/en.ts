import type { Texts } from '#core/message.ts';
import type { UnitType } from '../../tables/kinds.ts';
import { componentName, namesIn, placeName, planetName, systemName, unitsName } from '../names/naming.ts';
import { happenedEn } from './happened.en.ts';
import { sayHappened } from './happened.ts';
import type { CommonLexicon } from './lexicon.ts';

const POOLS = { tactic: 'tactic pool', fleet: 'fleet pool', strategy: 'strategy pool' };
const WHY = {
  fleet: 'beyond the fleet pool',
  capacity: 'without room aboard',
  rift: 'lost in the gravity rift',
  recycled: 'for new units',
  effect: 'taken away',
  eliminated: 'out of the game',
};
const tokens = { one: 'command token', other: 'command tokens' };
const goods = { one: 'trade good', other: 'trade goods' };
const points = { one: 'victory point', other: 'victory points' };
const verb = (unit: UnitType, count: number, [one, many]: readonly [string, string]) =>
  count === 1 || unit === 'infantry' ? one : many;

export const common: Texts<CommonLexicon> = {
  title: () => 'Twilight Imperium',
  'changed.finerRules': () =>
    'you can trade before a turn passes, order your space cannons to hold fire, and act before abilities that must happen later in the order',
  pitch: () => '5–7 rounds; weeks by post, a weekend against bots',
  'ask.respond': ({ what, alone }, speaker) =>
    `${sayHappened(happenedEn, what, speaker)}. ${alone ? 'Do you step in?' : 'Do you step in, unless somebody before you does?'}`,
  'option.use': ({ component, owner }, speaker) =>
    owner === null
      ? componentName(speaker, component)
      : `${componentName(speaker, component)} (${speaker.seat(owner)})`,
  'fact.used': ({ seat, component }, speaker) =>
    `${speaker.seat(seat)} uses ${componentName(speaker, component)}.`,
  'fact.cardPlayed': ({ seat, card }, speaker) =>
    `${speaker.seat(seat)} plays the action card ${namesIn(speaker).actionCards[card]}.`,
  'fact.cardCancelled': ({ seat, card }, speaker) =>
    `${namesIn(speaker).actionCards[card]} of ${speaker.seat(seat)} is cancelled.`,
  'fact.noteReturned': ({ note, owner }, speaker) =>
    `${namesIn(speaker).notes[note]} goes back to ${speaker.seat(owner)}.`,
  'fact.placed': ({ seat, unit, count, at }, speaker) =>
    `${speaker.seat(seat)} places ${unitsName(speaker, unit, count)}: ${placeName(speaker, at)}.`,
  'fact.placedOnEach': ({ seat, unit, at }, speaker) =>
    `${speaker.seat(seat)} places ${unitsName(speaker, unit, 1)} on each of ${speaker.list(at.map((one) => placeName(speaker, one)))}.`,
  'fact.removed': ({ seat, unit, count, at, why }, speaker) =>
    `${speaker.seat(seat)} removes ${unitsName(speaker, unit, count)} from ${placeName(speaker, at)} (${WHY[why]}).`,
  'fact.destroyed': ({ seat, unit, count, at }, speaker) =>
    `${speaker.seat(seat)} loses ${unitsName(speaker, unit, count)}: ${placeName(speaker, at)}.`,
  'fact.sustained': ({ seat, unit, count, at }, speaker) =>
    `${speaker.seat(seat)}: ${unitsName(speaker, unit, count)} ${verb(unit, count, ['sustains', 'sustain'])} damage: ${placeName(speaker, at)}.`,
  'fact.sustainWithdrawn': ({ seat, unit, count, at }, speaker) =>
    `${speaker.seat(seat)} thinks again: ${unitsName(speaker, unit, count)} ${verb(unit, count, ['sustains', 'sustain'])} no damage: ${placeName(speaker, at)}.`,
  'fact.repaired': ({ seat, unit, count, at }, speaker) =>
    `${speaker.seat(seat)} repairs ${unitsName(speaker, unit, count)}: ${placeName(speaker, at)}.`,
  'fact.tokenSpent': ({ seat, pool, count }, speaker) =>
    `${speaker.seat(seat)} spends ${count} ${speaker.plural(count, tokens)} from the ${POOLS[pool]}.`,
  'fact.tokenGained': ({ seat, pool, count }, speaker) =>
    `${speaker.seat(seat)} adds ${count} ${speaker.plural(count, tokens)} to the ${POOLS[pool]}.`,
  'fact.tokenReturned': ({ seat, pool, count }, speaker) =>
    `${speaker.seat(seat)} returns ${count} ${speaker.plural(count, tokens)} from the ${POOLS[pool]} to reinforcements.`,
  'fact.tokenPut': ({ seat, system, from, again }, speaker) => {
    const source = from === 'reinforcements' ? 'from reinforcements' : `from the ${POOLS[from]}`;
    return again
      ? `${speaker.seat(seat)} has a command token in ${systemName(speaker, system)} already; the one ${source} goes to reinforcements.`
      : `${speaker.seat(seat)} puts a command token ${source} in ${systemName(speaker, system)}.`;
  },
  'fact.goodsGained': ({ seat, count }, speaker) =>
    `${speaker.seat(seat)} gains ${count} ${speaker.plural(count, goods)}.`,
  'fact.goodsSpent': ({ seat, count }, speaker) =>
    `${speaker.seat(seat)} spends ${count} ${speaker.plural(count, goods)}.`,
  'fact.replenished': ({ seat, count }, speaker) =>
    `${speaker.seat(seat)} replenishes commodities and has ${count} now.`,
  'fact.controlGained': ({ seat, planet, from }, speaker) =>
    from === null
      ? `${speaker.seat(seat)} gains control of ${planetName(speaker, planet)}.`
      : `${speaker.seat(seat)} takes ${planetName(speaker, planet)} from ${speaker.seat(from)}.`,
  'fact.controlLost': ({ seat, planet }, speaker) =>
    `${speaker.seat(seat)} loses control of ${planetName(speaker, planet)}.`,
  'fact.pointsGained': ({ seat, count, total }, speaker) =>
    `${speaker.seat(seat)} gains ${count} ${speaker.plural(count, points)} and has ${total} now.`,
  'fact.pointsLost': ({ seat, count, total }, speaker) =>
    `${speaker.seat(seat)} loses ${count} ${speaker.plural(count, points)} and has ${total} now.`,
  'fact.won': ({ seat, points: total, by }, speaker) =>
    by === 'last'
      ? `${speaker.seat(seat)} is the last one left and wins.`
      : `${speaker.seat(seat)} wins the game with ${total} ${speaker.plural(total, points)}.`,
};
