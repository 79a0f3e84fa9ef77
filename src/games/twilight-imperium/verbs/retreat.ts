import type { Seat } from '#core/seat.ts';
import type { SystemId } from '../content/ids.ts';
import type { UnitType } from '../content/kinds.ts';
import { unitsAt } from '../rules/units.ts';
import type { ImperiumTable } from '../table.ts';
import { msg } from '../text/lexicon.ts';
import { remove, shift } from './units.ts';

/** Ships that a gravity rift keeps: those whose die shows no more than this (12.2). */
const LOST = 3;

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

/** Ships of one type roll a die each to get out of a gravity rift (12.2); whole ones are lost before damaged ones. */
export function passRift(
  t: ImperiumTable,
  { seat, unit, from }: { seat: Seat; unit: UnitType; from: SystemId },
  results: readonly number[],
): void {
  t.tell(msg('fact.riftRetreat', { seat, unit, results }));
  const count = results.filter((result) => result <= LOST).length;
  const stack = unitsAt(t.state, from).find((one) => one.seat === seat && one.unit === unit);
  const damaged = Math.max(0, count - ((stack?.count ?? 0) - (stack?.damaged ?? 0)));
  remove(t, from, { seat, unit, count, damaged, why: 'rift' });
}
