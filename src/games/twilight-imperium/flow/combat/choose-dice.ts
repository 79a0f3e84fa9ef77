import type { Flow } from '#core/flow.ts';
import { allocate, type Question } from '#core/question.ts';
import type { Seat } from '#core/seat.ts';
import type { Roll } from '../../hooks/moments.ts';
import { needOf } from '../../rules/combat/dice.ts';
import type { ImperiumTable } from '../../table.ts';
import type { ComponentId } from '../../tables/component-ids.ts';
import { msg, type Words } from '../../text/lexicon.ts';
import { reroll } from '../../verbs/battle.ts';
import { askToSpend } from '../trade/holding.ts';

/** Dice to choose from, at most as many of them as may be chosen by then; the wise ones are chosen for who is away. */
interface Choice {
  readonly topic: string;
  readonly prompt: () => Words;
  readonly dice: readonly Roll[];
  readonly most?: () => number;
  readonly wise?: (roll: Roll) => boolean;
  /** Each of them takes a trade good. */
  readonly costs: boolean;
}

/** Dice that are alike: of the same unit, with the same result. */
interface Kind {
  readonly id: string;
  readonly first: Roll;
  readonly dice: Roll[];
}

function kindsOf(dice: readonly Roll[]): Kind[] {
  const kinds = new Map<string, Kind>();
  for (const roll of dice) {
    const id = `${roll.unit}:${roll.result}`;
    const known = kinds.get(id);
    if (known) known.dice.push(roll);
    else kinds.set(id, { id, first: roll, dice: [roll] });
  }
  return [...kinds.values()];
}

const isHit = (roll: Roll) => roll.result >= needOf(roll);

/** Dice of the seat's choice among those that were rolled. */
export function* chooseDice(t: ImperiumTable, seat: Seat, choice: Choice): Flow<Roll[]> {
  const kinds = kindsOf(choice.dice);
  if (kinds.length === 0) return [];
  const { topic, costs } = choice;
  const shares = yield* askToSpend(t, seat, {
    topic,
    question: () => diceQuestion(kinds, choice),
    costs: () => costs,
  });
  return kinds.flatMap(({ id, dice }) => dice.slice(0, shares?.get(id) ?? 0));
}

function diceQuestion(
  kinds: readonly Kind[],
  { prompt, dice, most = () => dice.length, wise = () => true }: Choice,
): Question<ReadonlyMap<string, number>> | null {
  const max = Math.min(most(), dice.length);
  if (max === 0) return null;
  const fallback: Record<string, number> = {};
  let left = max;
  for (const { id, first, dice: alike } of kinds) {
    const taken = wise(first) ? Math.min(left, alike.length) : 0;
    if (taken > 0) fallback[id] = taken;
    left -= taken;
  }
  const slots = kinds.map(({ id, first, dice: { length: count } }) => ({
    id,
    label: msg('option.dice', { unit: first.unit, result: first.result, count, hit: isHit(first) }),
    min: 0,
    max: Math.min(max, count),
  }));
  return allocate(prompt(), slots, { min: 0, max, fallback });
}

/** A seat rerolls dice of its choice, none of them twice by the same component (44.1, 44.2). */
export function* rerollSome(
  t: ImperiumTable,
  seat: Seat,
  { rolls, by }: { readonly rolls: readonly Roll[]; readonly by: ComponentId },
): Flow<void> {
  const dice = yield* chooseDice(t, seat, {
    topic: 'reroll',
    prompt: () => msg('ask.rerollBy', { component: by }),
    dice: rolls.filter(({ rerolledBy }) => !rerolledBy.includes(by)),
    wise: (roll) => !isHit(roll),
    costs: false,
  });
  reroll(t, seat, { dice, by });
}
