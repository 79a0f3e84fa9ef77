import type { Flow } from '#core/flow.ts';
import type { Seat } from '#core/seat.ts';
import type { ImperiumTable } from '../../table.ts';

/** A strategic action: primary, secondaries, exhaust (75). */
export function* strategicAction(_t: ImperiumTable, _seat: Seat): Flow<void> {
  throw new Error('not built yet: strategicAction');
}
