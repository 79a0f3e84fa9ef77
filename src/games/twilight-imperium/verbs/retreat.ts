import type { Seat } from '#core/seat.ts';
import type { ImperiumTable } from '../table.ts';
import type { SystemId } from '../tables/ids.ts';
import type { UnitType } from '../tables/kinds.ts';
import { msg } from '../text/lexicon.ts';
import { shift } from './units.ts';

/** A fleet leaves a system for another, with what it carries. */
export function leaveFor(
  t: ImperiumTable,
  seat: Seat,
  {
    from,
    to,
    units,
  }: {
    from: SystemId;
    to: SystemId;
    units: readonly { readonly unit: UnitType; readonly count: number; readonly damaged: number }[];
  },
): void {
  for (const some of units) shift(t, { from, to }, { seat, ...some });
  t.tell(msg('fact.retreated', { seat, from, to }));
}
