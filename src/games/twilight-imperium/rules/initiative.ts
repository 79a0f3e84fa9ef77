import type { Seat } from '#core/seat.ts';
import { memoizeUntilWrite } from '#core/state-memo.ts';
import { modified } from '../hooks/modified.ts';
import { clockwise, type Galaxy, seatOf } from '../state.ts';
import { initiativeOf } from '../tables/strategy-cards.ts';

/** A seat without strategy cards comes after all others. */
const NONE = 99;

/** The lowest initiative of a seat's strategy cards, chosen ones only (57.1 to 57.3). */
export function initiative(s: Galaxy, seat: Seat): number {
  const value = Math.min(NONE, ...seatOf(s, seat).strategy.map(({ id }) => initiativeOf(id)));
  return modified(s, 'initiative', { value, about: { seat } });
}

/** Seats in initiative order; those without cards clockwise from the speaker (57.0, 51.7). */
export const initiativeOrder = memoizeUntilWrite((s: Galaxy): readonly Seat[] =>
  clockwise(s, s.speaker)
    .map((seat) => ({ seat, initiative: initiative(s, seat) }))
    .sort((a, b) => a.initiative - b.initiative)
    .map(({ seat }) => seat),
);
