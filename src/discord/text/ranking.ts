import type { Seat } from '#core/seat.ts';

/** Seats as they came in: winners first, then by their scores. */
export function ranking(winners: readonly Seat[], scores: readonly number[]): Seat[] {
  const worth = (seat: Seat) => Number(winners.includes(seat));
  return scores
    .map((_, seat) => seat)
    .sort((a, b) => worth(b) - worth(a) || (scores[b] ?? 0) - (scores[a] ?? 0));
}
