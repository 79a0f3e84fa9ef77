import type { Seat } from '#core/seat.ts';
import type { PlanetId } from '../content/ids.ts';
import type { UnitType } from '../content/kinds.ts';
import type { Galaxy } from '../state.ts';

/** Which structures of some types a seat could place on which planets now (5.3, 64.3, 76.4). */
export function structurePlaces(
  _s: Galaxy,
  _seat: Seat,
  _where: { readonly units: readonly UnitType[]; readonly planets: readonly PlanetId[] },
): { readonly unit: UnitType; readonly planet: PlanetId }[] {
  throw new Error('not built yet: structurePlaces');
}
