import type { Flow } from '#core/flow.ts';
import type { Seat } from '#core/seat.ts';
import type { ImperiumTable } from '../table.ts';

/** A turn of the action phase (82). */
export function* turn(_t: ImperiumTable, _seat: Seat): Flow<void> {
  throw new Error('not built yet: turn');
}
