import type { Seat } from '#core/seat.ts';
import type { Galaxy } from '../state.ts';
import type { PlanetId, SystemId } from '../tables/ids.ts';
import type { UnitType } from '../tables/kinds.ts';
import type { Place } from '../tables/places.ts';
import { controllerOf } from './planets.ts';
import { foreignShipsIn, groundAt, isGround, isStructure, seatsAt, shipsIn, unitsAt } from './units.ts';

/** Who takes a planet because none of its controller's units stand on it but others' do (32.5, 32.5a). */
export function usurperOf(s: Galaxy, planet: PlanetId): Seat | null {
  const present = seatsAt(s, planet);
  if (present.length === 0) return null;
  const controller = controllerOf(s, planet);
  if (controller !== null && present.includes(controller)) return null;
  return seatsAt(s, planet, isGround)[0] ?? present[0] ?? null;
}

/** Structures of one type and owner. */
export interface Doomed {
  readonly at: Place;
  readonly seat: Seat;
  readonly unit: UnitType;
  readonly count: number;
}

/** Structures among other seats' units without ground forces of their own (5.4, 64.4), those of the planet's controller last. */
export function doomedOn(s: Galaxy, planet: PlanetId): Doomed | null {
  const stacks = unitsAt(s, planet);
  const doomed = stacks.filter(
    ({ seat, unit }) =>
      isStructure(unit) && groundAt(s, seat, planet) === 0 && stacks.some((other) => other.seat !== seat),
  );
  const first = doomed.find(({ seat }) => seat !== controllerOf(s, planet)) ?? doomed[0];
  return first ? { at: planet, seat: first.seat, unit: first.unit, count: first.count } : null;
}

/** Structures in the space area that are blockaded: no ships of their owner, but others' (5.4a, 6.0). */
export function blockadedIn(s: Galaxy, system: SystemId): Doomed | null {
  const found = unitsAt(s, system).find(
    ({ seat, unit }) =>
      isStructure(unit) && shipsIn(s, seat, system) === 0 && foreignShipsIn(s, seat, system),
  );
  return found ? { at: system, seat: found.seat, unit: found.unit, count: found.count } : null;
}
