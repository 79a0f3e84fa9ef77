import type { Flow } from '#core/flow.ts';
import type { ImperiumTable } from '../table.ts';

/** What holds at any moment: fleet pool, capacity, structures alone among others, control, figures, elimination. */
export function* enforce(_t: ImperiumTable): Flow<void> {
  throw new Error('not built yet: enforce');
}
