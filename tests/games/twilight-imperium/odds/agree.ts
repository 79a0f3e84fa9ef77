import { expect } from 'vitest';
import { type Odds, oddsOf } from '#games/twilight-imperium/odds/odds.ts';
import { type BattleOrder, readOrder } from '#games/twilight-imperium/odds/order.ts';
import { simulate } from './simulate.ts';

/** The exact odds of a battle. */
export const exact = (given: unknown): Odds => oddsOf(ordered(given));

function ordered(given: unknown): BattleOrder {
  const order = readOrder(given);
  if (typeof order === 'string') throw new Error(order);
  return order;
}

/** The exact odds of a battle, which are what the flows of the game come to when they fight it so many times. */
export function agreed(given: unknown, times = 2_000): Odds {
  const order = ordered(given);
  const odds = oddsOf(order);
  const seen = simulate(order, times);
  for (const way of ['attacker', 'draw', 'defender'] as const) {
    const error = Math.sqrt((odds[way] * (1 - odds[way])) / times);
    expect(Math.abs(seen[way] - odds[way]), JSON.stringify({ given, odds, seen })).toBeLessThan(
      4.5 * error + 1e-9,
    );
  }
  return odds;
}
