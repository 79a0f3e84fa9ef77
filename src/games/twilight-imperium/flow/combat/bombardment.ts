import type { Flow } from '#core/flow.ts';
import type { Seat } from '#core/seat.ts';
import type { SystemId } from '../../content/ids.ts';
import type { ImperiumTable } from '../../table.ts';

/** The Bombardment step of an invasion (8, 11.1). */
export function* bombardment(_t: ImperiumTable, _seat: Seat, _system: SystemId): Flow<void> {
  throw new Error('not built yet: bombardment');
}
