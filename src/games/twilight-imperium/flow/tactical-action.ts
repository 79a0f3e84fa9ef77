import type { Flow } from '#core/flow.ts';
import type { Seat } from '#core/seat.ts';
import type { ImperiumTable } from '../table.ts';

/** A tactical action, its five steps (77). Says whether the turn is over with it, actions left or not. */
export function* tacticalAction(_t: ImperiumTable, _seat: Seat): Flow<'done' | 'turn over'> {
  throw new Error('not built yet: tacticalAction');
}
