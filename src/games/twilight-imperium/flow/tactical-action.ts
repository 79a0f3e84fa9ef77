import type { Flow } from '#core/flow.ts';
import type { Seat } from '#core/seat.ts';
import type { ImperiumTable } from '../table.ts';

/** A tactical action, its five steps (77). */
export function* tacticalAction(_t: ImperiumTable, _seat: Seat): Flow<void> {
  throw new Error('not built yet: tacticalAction');
}
