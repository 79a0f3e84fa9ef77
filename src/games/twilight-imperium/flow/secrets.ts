import type { Flow } from '#core/flow.ts';
import type { Seat } from '#core/seat.ts';
import type { ImperiumTable } from '../table.ts';

/** Draws a secret objective and keeps the limit of three (30.21). */
export function* drawSecret(_t: ImperiumTable, _seat: Seat): Flow<void> {
  throw new Error('not built yet: drawSecret');
}
