import type { Flow } from '#core/flow.ts';
import type { Seat } from '#core/seat.ts';
import type { ImperiumTable } from '../../table.ts';

/** The others may use the secondary (75.1). */
export function* secondaries(_t: ImperiumTable, _seat: Seat): Flow<void> {
  throw new Error('not built yet: secondaries');
}
