import type { Speaker, Texts } from '#core/message.ts';
import type { UnitType } from '../../tables/kinds.ts';
import { componentName, placeName, planetName, systemName, unitName, unitTitle } from '../names/naming.ts';
import type { CombatLexicon } from './lexicon.ts';

const ROLLS = {
  combat: 'Combat roll',
  barrage: 'Anti-Fighter Barrage',
  cannon: 'Space Cannon',
  bombardment: 'Bombardment',
  ability: 'Ability',
};
const HITS = {
  combat: 'in combat',
  barrage: 'by Anti-Fighter Barrage',
  cannon: 'by Space Cannon',
  bombardment: 'by Bombardment',
  ability: 'by an ability',
};
const hits = { one: 'hit', other: 'hits' };
const ships = { one: 'ship that is no fighter', other: 'ships that are no fighters' };

interface Group {
  readonly unit: UnitType;
  readonly hitOn: number;
  readonly bonus: number;
  readonly results: readonly number[];
}

const signed = (bonus: number) => (bonus === 0 ? '' : bonus > 0 ? ` +${bonus}` : ` −${-bonus}`);
const spoken = (groups: readonly Group[], speaker: Speaker) =>
  groups
    .map(
      ({ unit, hitOn, bonus, results }) =>
        `${unitName(speaker, unit)} (${hitOn}+${bonus === 0 ? '' : `, die${signed(bonus)}`}) ${results.join(', ')}`,
    )
    .join('; ');

/** What has no room aboard. */
const left = { one: 'unit has', other: 'units have' };

export const combat: Texts<CombatLexicon> = {
  'fact.battle': ({ kind, at, attacker, defender }, speaker) =>
    `${kind === 'space' ? 'Space combat' : 'Ground combat'}: ${speaker.seat(attacker)} attacks ${speaker.seat(defender)}, ${placeName(speaker, at)}.`,
  'fact.combatRound': ({ round }) => `Combat round ${round}.`,
  'fact.rolled': ({ seat, kind, groups }, speaker) =>
    `${ROLLS[kind]} of ${speaker.seat(seat)}: ${spoken(groups, speaker)}.`,
  'fact.rerolled': ({ seat, component, groups }, speaker) =>
    `${speaker.seat(seat)} rerolls with ${componentName(speaker, component)}: ${spoken(groups, speaker)}.`,
  'fact.hits': ({ seat, count }, speaker) =>
    count === 0
      ? `${speaker.seat(seat)} makes no hits.`
      : `${speaker.seat(seat)} makes ${count} ${speaker.plural(count, hits)}.`,
  'fact.retreatAnnounced': ({ seat }, speaker) => `${speaker.seat(seat)} announces a retreat.`,
  'fact.retreated': ({ seat, from, to }, speaker) =>
    `${speaker.seat(seat)} leaves ${systemName(speaker, from)} for ${systemName(speaker, to)}.`,
  'fact.battleOver': ({ kind, at, winner }, speaker) => {
    const what = `${kind === 'space' ? 'space combat' : 'ground combat'}, ${placeName(speaker, at)}`;
    return winner === null ? `Nobody wins the ${what}.` : `${speaker.seat(winner)} wins the ${what}.`;
  },
  'ask.sustain': ({ hits: count, at, kind }, speaker) =>
    `${count} ${speaker.plural(count, hits)} ${HITS[kind]}, ${placeName(speaker, at)}. Which units sustain damage?`,
  'ask.losses': ({ hits: count, heavy, at, kind }, speaker) =>
    `${count} ${speaker.plural(count, hits)} ${HITS[kind]}, ${placeName(speaker, at)}. Which units do you lose?${
      heavy > 0 ? ` At least ${heavy} ${speaker.plural(heavy, ships)}.` : ''
    }`,
  'ask.retreat': ({ system, round, to, behind }, speaker) =>
    `Round ${round} of the combat in ${systemName(speaker, system)}: do you announce a retreat? You could go to ${to.map((one) => systemName(speaker, one)).join(', ')} at the end of the round, where one of your command tokens is placed${behind === 0 ? '' : `; as things stand ${behind} ${speaker.plural(behind, left)} no room aboard`}.`,
  'ask.retreatTo': () => 'Where do your ships retreat to?',
  'ask.retreatCargo': ({ count }) => `There is room for ${count}. What comes along?`,
  'ask.spaceCannon': ({ at }, speaker) => `Does your Space Cannon fire, ${placeName(speaker, at)}?`,
  'ask.cannonShare': ({ at }, speaker) => `Which of your units fire, ${placeName(speaker, at)}?`,
  'ask.fireOrders': () =>
    'What are your space cannons to do? They fire at whoever you do not name, and you are asked where you have no ships to fight. Nobody else learns of it.',
  'ask.bombard': ({ planet }, speaker) => `Do you bombard ${planetName(speaker, planet)}?`,
  'ask.bombardment': ({ system }, speaker) =>
    `Which units bombard which planet of ${systemName(speaker, system)}?`,
  'ask.extraDie': () => 'Against which planet do you roll the extra die?',
  'option.units': ({ unit }, speaker) => unitTitle(speaker, unit),
  'option.ranks': ({ unit, damaged }, speaker) =>
    damaged === 0 ? unitTitle(speaker, unit) : `${unitTitle(speaker, unit)} (${damaged} damaged)`,
  'option.stay': () => 'Stay and fight',
  'option.retreat': () => 'Announce a retreat',
  'option.haven': ({ system }, speaker) => systemName(speaker, system),
  'option.fireAt': ({ seat }, speaker) => `Fire at ${speaker.seat(seat)}`,
  'option.fireSome': ({ seat }, speaker) => `Fire at ${speaker.seat(seat)} with some units only`,
  'option.bombardSome': ({ planet }, speaker) =>
    `Bombard ${planetName(speaker, planet)} with some units only`,
  'option.fireOrder': ({ against, order }, speaker) => {
    const name = speaker.seat(against);
    if (order === 'hold') return `Hold fire against ${name}`;
    return order === 'ask' ? `Ask me before firing at ${name}` : `Fire at ${name} without asking`;
  },
  'no.twoFireOrders': ({ seat }, speaker) => `Only one order can hold for ${speaker.seat(seat)}.`,
  'option.holdFire': () => 'Hold fire',
  'option.bombard': ({ planet }, speaker) => `Bombard ${planetName(speaker, planet)}`,
  'option.bomber': ({ unit, planet }, speaker) =>
    `${unitName(speaker, unit)} → ${planetName(speaker, planet)}`,
  'no.heavyFirst': ({ count }, speaker) =>
    `These hits must take at least ${count} ${speaker.plural(count, ships)}.`,
  'no.bomberTwice': ({ unit }, speaker) => `Each unit bombards one planet only: ${unitName(speaker, unit)}.`,
};
