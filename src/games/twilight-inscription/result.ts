import type { Result } from '#core/game.ts';
import { standings } from './rules/standings.ts';
import type { Inscription } from './state.ts';

/** How a game ended; against the automated faction nobody wins who is defeated (22.3, 22.4, 23.14). */
export function result(s: Inscription): Result {
  const { seats, winners } = standings(s);
  return { winners, scores: seats.map(({ score }) => score.total), rounds: s.round };
}
