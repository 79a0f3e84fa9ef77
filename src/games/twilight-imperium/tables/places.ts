import { ALL_SYSTEM_IDS, type PlanetId, type SystemId } from './ids.ts';
import { planets } from './planets.ts';
import { systems } from './systems.ts';

/** Where units stand: in the space area of a system, or on a planet (86.5, 86.6). */
export type Place = SystemId | PlanetId;

const PLANETS: ReadonlySet<string> = new Set(Object.keys(planets));

export const isPlanet = (place: Place): place is PlanetId => PLANETS.has(place);

/** The system of a place. */
export function systemOf(place: Place): SystemId {
  return isPlanet(place) ? planets[place].system : place;
}

const PLACES = Object.fromEntries(
  ALL_SYSTEM_IDS.map((system) => [system, [system, ...systems[system].planets]]),
) as unknown as Readonly<Record<SystemId, readonly Place[]>>;

/** The space area of a system and its planets. */
export const placesIn = (system: SystemId): readonly Place[] => PLACES[system];
