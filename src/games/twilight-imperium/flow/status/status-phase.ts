import type { Flow } from '#core/flow.ts';
import type { ImperiumTable } from '../../table.ts';

/** The status phase, all eight steps (84). */
export function* statusPhase(_t: ImperiumTable): Flow<void> {
  throw new Error('not built yet: statusPhase');
}
