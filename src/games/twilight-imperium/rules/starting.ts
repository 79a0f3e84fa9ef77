import type { Seat } from '#core/seat.ts';
import { type Galaxy, seatOf } from '../state.ts';
import { factions } from '../tables/factions.ts';
import type { PlanetId } from '../tables/ids.ts';
import type { UnitType } from '../tables/kinds.ts';
import { isPlanet, type Place } from '../tables/places.ts';
import { planets } from '../tables/planets.ts';
import { systems } from '../tables/systems.ts';
import { homeOf } from './planets.ts';
import { siteOf } from './structures.ts';
import { isShip, isStructure } from './units.ts';

/** Starting units of a type somewhere in the home system. */
export interface StartingUnits {
  readonly unit: UnitType;
  readonly count: number;
  readonly at: Place;
}

/** What a seat's sheet lists, by type (S11). */
function listed(s: Galaxy, seat: Seat): [UnitType, number][] {
  const { faction } = seatOf(s, seat);
  return faction ? (Object.entries(factions[faction].units) as [UnitType, number][]) : [];
}

/** The home planets, those with most resources first. */
export function homePlanets(s: Galaxy, seat: Seat): PlanetId[] {
  const home = homeOf(s, seat);
  const found = home ? [...systems[home].planets] : [];
  return found.sort((a, b) => planets[b].resources - planets[a].resources);
}

/** Starting units that stand in space: ships (86.6), and structures that float (72.1a). */
export function startingInSpace(s: Galaxy, seat: Seat): StartingUnits[] {
  const home = homeOf(s, seat);
  if (home === null) return [];
  return listed(s, seat)
    .filter(([unit]) => isShip(unit) || floats(s, seat, unit))
    .map(([unit, count]) => ({ unit, count, at: home }));
}

/** Starting units for the home's planets: ground forces and structures (86.5). */
export function startingOnPlanets(s: Galaxy, seat: Seat): { unit: UnitType; count: number }[] {
  return listed(s, seat)
    .filter(([unit]) => !isShip(unit) && !floats(s, seat, unit))
    .map(([unit, count]) => ({ unit, count }));
}

function floats(s: Galaxy, seat: Seat, unit: UnitType): boolean {
  const [planet] = homePlanets(s, seat);
  return isStructure(unit) && planet !== undefined && !isPlanet(siteOf(s, seat, { unit, planet }));
}
