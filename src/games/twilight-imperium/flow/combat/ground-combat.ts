import type { Flow } from '#core/flow.ts';
import type { PlanetId } from '../../content/ids.ts';
import type { ImperiumTable } from '../../table.ts';

/** A ground combat on a planet, if two seats have ground forces there (41). */
export function* groundCombat(_t: ImperiumTable, _planet: PlanetId): Flow<void> {
  throw new Error('not built yet: groundCombat');
}
