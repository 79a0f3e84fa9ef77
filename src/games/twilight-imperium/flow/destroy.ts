import type { Flow } from '#core/flow.ts';
import type { Seat } from '#core/seat.ts';
import type { UnitType } from '../content/kinds.ts';
import type { Place } from '../rules/units.ts';
import type { ImperiumTable } from '../table.ts';
import type { Cause } from '../timing/moments.ts';

/** Units are destroyed, one after another, each a moment of its own (81). */
export function* destroy(
  _t: ImperiumTable,
  _at: Place,
  _what: { seat: Seat; unit: UnitType; count: number; damaged?: number; by: Seat | null; cause: Cause },
): Flow<void> {
  throw new Error('not built yet: destroy');
}
