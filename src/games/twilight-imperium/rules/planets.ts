import type { Seat } from '#core/seat.ts';
import { memoizeUntilWrite } from '#core/state-memo.ts';
import { modified } from '../hooks/modified.ts';
import { type Galaxy, seatOf } from '../state.ts';
import { factions } from '../tables/factions.ts';
import type { PlanetId, SystemId } from '../tables/ids.ts';
import { planets } from '../tables/planets.ts';
import { systems } from '../tables/systems.ts';

/** The planets of each seat. */
const controlled = memoizeUntilWrite((s: Galaxy): readonly (readonly PlanetId[])[] => {
  const found: PlanetId[][] = s.seats.map(() => []);
  for (const id in s.planets) {
    const planet = id as PlanetId;
    const controller = controllerOf(s, planet);
    if (controller !== null) found[controller]?.push(planet);
  }
  return found;
});

const NONE: readonly PlanetId[] = [];

export const controlledBy = (s: Galaxy, seat: Seat): readonly PlanetId[] => controlled(s)[seat] ?? NONE;

export function readyPlanets(s: Galaxy, seat: Seat): PlanetId[] {
  return controlledBy(s, seat).filter((planet) => s.planets[planet]?.exhausted === false);
}

export const controllerOf = (s: Galaxy, planet: PlanetId): Seat | null =>
  s.planets[planet]?.controller ?? null;

/** What a planet gives when it is exhausted for resources (67.1), attachments included (59.1). */
export function resourcesOf(s: Galaxy, planet: PlanetId): number {
  const about = { planet, seat: controllerOf(s, planet) };
  return modified(s, 'resources', { value: planets[planet].resources, about });
}

export function influenceOf(s: Galaxy, planet: PlanetId): number {
  const about = { planet, seat: controllerOf(s, planet) };
  return modified(s, 'influence', { value: planets[planet].influence, about });
}

/** The home system of a seat; null before it has a faction. */
export function homeOf(s: Galaxy, seat: Seat): SystemId | null {
  const { faction } = seatOf(s, seat);
  return faction && factions[faction].home;
}

/** Whose home a system is, if its faction plays. */
export function homeSeat(s: Galaxy, system: SystemId): Seat | null {
  const { home } = systems[system];
  const seat = home === null ? -1 : s.seats.findIndex(({ faction }) => faction === home);
  return seat < 0 ? null : seat;
}

export function controlsHome(s: Galaxy, seat: Seat): boolean {
  const home = homeOf(s, seat);
  return home !== null && systems[home].planets.every((planet) => controllerOf(s, planet) === seat);
}
