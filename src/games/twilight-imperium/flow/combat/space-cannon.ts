import type { Flow } from '#core/flow.ts';
import type { SystemId } from '../../content/ids.ts';
import type { ImperiumTable } from '../../table.ts';

/** Space Cannon Offense, from the active seat clockwise (34.2 to 34.5). */
export function* spaceCannonOffense(_t: ImperiumTable, _system: SystemId): Flow<void> {
  throw new Error('not built yet: spaceCannonOffense');
}
