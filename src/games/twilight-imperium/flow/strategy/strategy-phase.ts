import type { Flow } from '#core/flow.ts';
import type { ImperiumTable } from '../../table.ts';

/** The strategy phase (85). */
export function* strategyPhase(_t: ImperiumTable): Flow<void> {
  throw new Error('not built yet: strategyPhase');
}
