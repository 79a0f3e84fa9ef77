import type { Seat } from '#core/seat.ts';
import { initiativeOrder } from '../rules/initiative.ts';
import { seatOf } from '../state.ts';
import type { ImperiumTable } from '../table.ts';
import type { StrategyCardId } from '../tables/card-ids.ts';
import type { ComponentId } from '../tables/component-ids.ts';
import { msg } from '../text/lexicon.ts';
import { chronicleAward, chronicleRound } from './chronicle.ts';

/** Points that a seat gains or loses. */
interface Award {
  readonly seat: Seat;
  readonly points: number;
  /** For what, where no marker on an objective tells it. */
  readonly by?: ComponentId | `strategy:${StrategyCardId}` | 'custodians';
}

/** Points for one seat; at the target the game is over at once (51.7). */
export function gainPoints(t: ImperiumTable, award: Award): void {
  awardPoints(t, [award]);
}

/** Points for several seats at the same moment: of those who reach the target the first in initiative wins (51.7). */
export function awardPoints(t: ImperiumTable, awards: readonly Award[]): void {
  const { points: target } = t.state.options;
  for (const { seat, points, by } of awards) {
    const mine = seatOf(t.write, seat);
    const before = mine.points;
    // 51.4a: nobody has more than the track shows.
    mine.points = Math.max(0, Math.min(target, mine.points + points));
    const change = mine.points - before;
    if (by !== undefined && change !== 0) chronicleAward(t, { seat, points: change, by });
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
  chronicleRound(t);
  t.tell(msg('fact.won', { seat, points: seatOf(t.state, seat).points, by }));
  return t.halt();
}
