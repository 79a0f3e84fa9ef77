import type { Seat } from '#core/seat.ts';
import type { PlanetId, SystemId } from '../content/ids.ts';
import type { Anomaly, Wormhole } from '../content/kinds.ts';
import { systems } from '../content/systems.ts';
import type { Galaxy } from '../state.ts';
import { modified } from '../timing/modified.ts';
import { touching } from './rings.ts';
import { hasUnitsIn, isPlanet, type Place, systemOf } from './units.ts';

export function systemsOnBoard(s: Galaxy): SystemId[] {
  return Object.keys(s.board) as SystemId[];
}

export function wormholesOf(s: Galaxy, system: SystemId): readonly Wormhole[] {
  return modified(s, 'wormholes', { value: systems[system].wormholes, about: { system } });
}

export function anomalyOf(system: SystemId): Anomaly | null {
  return systems[system].anomaly;
}

/** For whom adjacency is asked, and whether ships are being moved. */
export interface Eyes {
  readonly seat?: Seat | null;
  readonly moving?: boolean;
}

/** Whether a system is adjacent to another, or a planet to a system: to its own (70.3) and to what that is adjacent to (70.2). */
export function adjacent(s: Galaxy, [a, b]: readonly [Place, SystemId], eyes: Eyes = {}): boolean {
  if (!isPlanet(a)) return systemsTouch(s, [a, b], eyes);
  const system = systemOf(a);
  return system === b || systemsTouch(s, [system, b], eyes);
}

/** By an edge (70.0) or by wormholes of one type (70.1); no system is adjacent to itself (70.2a). */
function systemsTouch(s: Galaxy, [a, b]: readonly [SystemId, SystemId], eyes: Eyes): boolean {
  if (a === b) return false;
  const at = s.board[a];
  const other = s.board[b];
  if (at === undefined || other === undefined) return false;
  const value =
    touching(at, other) || wormholesOf(s, a).some((wormhole) => wormholesOf(s, b).includes(wormhole));
  return modified(s, 'adjacent', {
    value,
    about: { a, b, seat: eyes.seat ?? null, moving: eyes.moving ?? false },
  });
}

export function adjacentTo(s: Galaxy, system: SystemId, eyes: Eyes = {}): SystemId[] {
  return systemsOnBoard(s).filter((other) => systemsTouch(s, [system, other], eyes));
}

/** Whether a seat has units or controlled planets in a system (73.0). */
export function presentIn(s: Galaxy, seat: Seat, system: SystemId): boolean {
  return (
    hasUnitsIn(s, seat, system) ||
    systems[system].planets.some((planet: PlanetId) => s.planets[planet]?.controller === seat)
  );
}

/** The systems in which a seat has units or controlled planets. */
function presence(s: Galaxy, seat: Seat): SystemId[] {
  const found = new Set<SystemId>();
  for (const [system, { units }] of Object.entries(s.systems))
    if (units.some((stack) => stack.seat === seat)) found.add(system as SystemId);
  for (const [planet, { controller, units }] of Object.entries(s.planets))
    if (controller === seat || units.some((stack) => stack.seat === seat))
      found.add(systemOf(planet as PlanetId));
  return [...found];
}

/** Whether two seats are neighbours: present in one system or in adjacent ones, as either of them sees it (73.0, 73.3). */
export function areNeighbours(s: Galaxy, a: Seat, b: Seat): boolean {
  if (a === b) return false;
  const ofA = presence(s, a);
  const ofB = presence(s, b);
  if (ofA.some((system) => ofB.includes(system))) return true;
  return [a, b].some((seat) => ofA.some((one) => ofB.some((other) => adjacent(s, [one, other], { seat }))));
}
