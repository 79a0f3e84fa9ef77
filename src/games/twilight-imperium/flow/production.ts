import type { Flow } from '#core/flow.ts';
import type { Seat } from '#core/seat.ts';
import type { SystemId } from '../content/ids.ts';
import type { ImperiumTable } from '../table.ts';

/** The Production step of a tactical action (61). */
export function* production(_t: ImperiumTable, _seat: Seat, _system: SystemId): Flow<void> {
  throw new Error('not built yet: production');
}

/** Production with one space dock of the home system (10.5). */
export function* useDockAtHome(_t: ImperiumTable, _seat: Seat): Flow<void> {
  throw new Error('not built yet: useDockAtHome');
}
