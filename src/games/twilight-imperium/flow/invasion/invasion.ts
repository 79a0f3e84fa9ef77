import type { Flow } from '#core/flow.ts';
import type { Seat } from '#core/seat.ts';
import type { SystemId } from '../../content/ids.ts';
import type { ImperiumTable } from '../../table.ts';

/** Invasion (11). */
export function* invasion(_t: ImperiumTable, _seat: Seat, _system: SystemId): Flow<void> {
  throw new Error('not built yet: invasion');
}
