import type { Seat } from '#core/seat.ts';
import { seatOf } from '../state.ts';
import type { ImperiumTable } from '../table.ts';
import { msg } from '../text/lexicon.ts';

export type Loot = 'good' | 'commodity';

/** A trade good or a commodity is taken from a seat by another, for whom it is a trade good (60.6). */
export function plunder(t: ImperiumTable, { from, to }: { from: Seat; to: Seat }, what: Loot): void {
  const loser = seatOf(t.write, from);
  const pile = what === 'good' ? 'goods' : 'commodities';
  if (loser[pile] < 1) throw new Error(`${from} has no ${what}`);
  loser[pile] -= 1;
  seatOf(t.write, to).goods += 1;
  t.tell(msg('fact.plundered', { seat: to, from, what }));
}
