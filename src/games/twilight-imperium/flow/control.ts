import type { Flow } from '#core/flow.ts';
import type { Seat } from '#core/seat.ts';
import type { PlanetId } from '../content/ids.ts';
import type { ImperiumTable } from '../table.ts';

/** A seat gains control of a planet (32). */
export function* gainControl(_t: ImperiumTable, _seat: Seat, _planet: PlanetId): Flow<void> {
  throw new Error('not built yet: gainControl');
}
