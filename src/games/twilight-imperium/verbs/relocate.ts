import type { Seat } from '#core/seat.ts';
import type { ImperiumTable } from '../table.ts';
import type { UnitType } from '../tables/kinds.ts';
import type { Place } from '../tables/places.ts';
import { msg } from '../text/lexicon.ts';
import { noteMove } from './last-turn.ts';
import { put, take } from './units.ts';

/** So many units of one type at a place. */
interface Share {
  readonly at: Place;
  readonly count: number;
}

/** Units are lifted off the board and set down elsewhere; as many arrive as left. */
export function relocate(
  t: ImperiumTable,
  { seat, unit }: { readonly seat: Seat; readonly unit: UnitType },
  { from, to }: { readonly from: readonly Share[]; readonly to: readonly Share[] },
): void {
  for (const { at, count } of from) take(t, at, { seat, unit, count });
  for (const { at, count } of to) put(t, at, { seat, unit, count });
  const room = to.map((share) => ({ ...share }));
  for (const { at, count } of from) {
    let left = count;
    for (const end of room) {
      const some = Math.min(left, end.count);
      noteMove(t, seat, { from: at, to: end.at, count: some });
      left -= some;
      end.count -= some;
    }
  }
  t.tell(msg('fact.relocated', { seat, unit, from: [...from], to: [...to] }));
}
