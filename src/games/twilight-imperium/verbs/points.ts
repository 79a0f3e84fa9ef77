import type { Seat } from '#core/seat.ts';
import { initiativeOrder } from '../rules/initiative.ts';
import { seatOf } from '../state.ts';
import type { ImperiumTable } from '../table.ts';
import { msg } from '../text/lexicon.ts';

/** Points for one seat; at the target the game is over at once (51.7). */
export function gainPoints(t: ImperiumTable, seat: Seat, points: number): void {
  awardPoints(t, [{ seat, points }]);
}

/** Points for several seats at the same moment: of those who reach the target the first in initiative wins (51.7). */
export function awardPoints(
  t: ImperiumTable,
  awards: readonly { readonly seat: Seat; readonly points: number }[],
): void {
  const { points: target } = t.state.options;
  for (const { seat, points } of awards) {
    const mine = seatOf(t.write, seat);
    // 51.4a: nobody has more than the track shows.
    mine.points = Math.max(0, Math.min(target, mine.points + points));
    t.tell(
      msg(points < 0 ? 'fact.pointsLost' : 'fact.pointsGained', {
        seat,
        count: Math.abs(points),
        total: mine.points,
      }),
    );
  }
  const winner = initiativeOrder(t.state).find((seat) => seatOf(t.state, seat).points >= target);
  if (winner !== undefined) endGame(t, winner, 'points');
}

export function endGame(t: ImperiumTable, seat: Seat, by: 'points' | 'objectives' | 'last'): never {
  t.write.winner = { seat, by };
  t.write.stage = { kind: 'over' };
  t.tell(msg('fact.won', { seat, points: seatOf(t.state, seat).points, by }));
  return t.halt();
}
