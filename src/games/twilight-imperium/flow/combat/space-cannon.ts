import type { Flow } from '#core/flow.ts';
import type { PlanetId, SystemId } from '../../content/ids.ts';
import type { ImperiumTable } from '../../table.ts';

/** Space Cannon Offense, from the active seat clockwise (34.2 to 34.5). */
export function* spaceCannonOffense(_t: ImperiumTable, _system: SystemId): Flow<void> {
  throw new Error('not built yet: spaceCannonOffense');
}

/** Space Cannon Defense of a planet against what the active seat has committed to it (34.6 to 34.8). */
export function* spaceCannonDefense(_t: ImperiumTable, _planet: PlanetId): Flow<void> {
  throw new Error('not built yet: spaceCannonDefense');
}
