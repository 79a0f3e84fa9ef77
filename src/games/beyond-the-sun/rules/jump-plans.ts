import type { Seat } from '#core/seat.ts';
import type { Sun } from '../state.ts';
import type { PlaceId } from '../tables/boards.ts';
import { controlChanges } from './control.ts';
import { afterMoves, type Move, movesToHold } from './jumps.ts';
import { controllable } from './ships.ts';

/** Places won less places lost by moves. */
function balance(s: Sun, seat: Seat, moves: readonly Move[]): number {
  const changes = controlChanges(afterMoves(s, seat, moves));
  return changes.filter(({ to }) => to === seat).length - changes.filter(({ from }) => from === seat).length;
}

/** A jump to begin with: one that takes a place and loses none, a system rather than a shipyard; no move if there is none. */
export function suggestedMoves(s: Sun, seat: Seat, points: number): readonly Move[] {
  const rank = (place: PlaceId) => (s.systems[place as 'A1'] ? 0 : 1);
  const wanted = controllable(s)
    .filter((place) => s.outposts[place]?.seat !== seat)
    .toSorted((a, b) => rank(a) - rank(b));
  for (const place of wanted) {
    const moves = movesToHold(s, seat, { place, strength: 1, points });
    if (moves && balance(s, seat, moves) > 0) return moves;
  }
  return [];
}
