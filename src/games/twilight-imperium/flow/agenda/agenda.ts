import type { Flow } from '#core/flow.ts';
import type { ImperiumTable } from '../../table.ts';

/** One agenda of the agenda phase, after the second one planets are readied (83). */
export function* agenda(_t: ImperiumTable, _number: number): Flow<void> {
  throw new Error('not built yet: agenda');
}
