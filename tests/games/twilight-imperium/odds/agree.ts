import { expect } from 'vitest';
import { contents } from '#games/twilight-imperium/content/contents.ts';
import { type Odds, oddsOf } from '#games/twilight-imperium/odds/odds.ts';
import { readOrder } from '#games/twilight-imperium/odds/order.ts';
import { openBook } from '#games/twilight-imperium/timing/book.ts';
import { simulate } from './simulate.ts';

/** The exact odds of a battle, which are what the flows of the game come to when they fight it so many times. */
export function agreed(given: unknown, times = 2_000): Odds {
  openBook(contents);
  const order = readOrder(given);
  if (typeof order === 'string') throw new Error(order);
  const exact = oddsOf(order);
  const seen = simulate(order, times);
  for (const way of ['attacker', 'draw', 'defender'] as const) {
    const error = Math.sqrt((exact[way] * (1 - exact[way])) / times);
    expect(Math.abs(seen[way] - exact[way]), JSON.stringify({ given, exact, seen })).toBeLessThan(
      4.5 * error + 1e-9,
    );
  }
  return exact;
}
