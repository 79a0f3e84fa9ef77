import type { Flow } from '#core/flow.ts';
import type { ImperiumTable } from '../../table.ts';

/** Each seat gets its faction (S2). */
export function* chooseFactions(_t: ImperiumTable): Flow<void> {
  throw new Error('not built yet: chooseFactions');
}
