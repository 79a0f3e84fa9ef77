import type { Result } from '#core/game.ts';
import type { Galaxy } from './state.ts';

export function result(s: Galaxy): Result {
  return {
    winners: s.winner ? [s.winner.seat] : [],
    scores: s.seats.map(({ points }) => points),
    rounds: s.round,
  };
}
