import type { Flow } from '#core/flow.ts';
import type { Seat } from '#core/seat.ts';
import type { SystemId } from '../../content/ids.ts';
import type { ImperiumTable } from '../../table.ts';

/** Moves ships into the active system (47.3 to 47.5). */
export function* movement(_t: ImperiumTable, _seat: Seat, _system: SystemId): Flow<void> {
  throw new Error('not built yet: movement');
}
