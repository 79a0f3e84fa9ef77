import type { Flow } from '#core/flow.ts';
import type { ImperiumTable } from '../../table.ts';

/** The board is built (S6). */
export function* buildBoard(_t: ImperiumTable): Flow<void> {
  throw new Error('not built yet: buildBoard');
}
