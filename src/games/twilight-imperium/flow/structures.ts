import type { Flow } from '#core/flow.ts';
import type { Seat } from '#core/seat.ts';
import type { PlanetId } from '../content/ids.ts';
import type { UnitType } from '../content/kinds.ts';
import type { ImperiumTable } from '../table.ts';

/** A structure on a planet, from reinforcements (76, 5.3, 64.3). */
export function* placeStructure(
  _t: ImperiumTable,
  _seat: Seat,
  _where: { units: readonly UnitType[]; planets: readonly PlanetId[]; optional?: boolean },
): Flow<void> {
  throw new Error('not built yet: placeStructure');
}
