import type { Flow } from '#core/flow.ts';
import type { ImperiumTable } from '../../table.ts';

/** Each seat keeps one of two secret objectives (S12a); then the first round begins. */
export function* chooseSecrets(_t: ImperiumTable): Flow<void> {
  throw new Error('not built yet: chooseSecrets');
}
