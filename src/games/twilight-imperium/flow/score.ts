import type { Flow } from '#core/flow.ts';
import type { Seat } from '#core/seat.ts';
import type { ImperiumTable } from '../table.ts';

/** A seat may score one public objective (30.12, 89.2). */
export function* scorePublic(_t: ImperiumTable, _seat: Seat): Flow<void> {
  throw new Error('not built yet: scorePublic');
}
