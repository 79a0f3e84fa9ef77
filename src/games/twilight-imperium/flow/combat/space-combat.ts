import type { Flow } from '#core/flow.ts';
import type { SystemId } from '../../content/ids.ts';
import type { ImperiumTable } from '../../table.ts';

/** A space combat, if there is one (35). */
export function* spaceCombat(_t: ImperiumTable, _system: SystemId): Flow<void> {
  throw new Error('not built yet: spaceCombat');
}
