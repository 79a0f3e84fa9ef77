import type { Seat } from '#core/seat.ts';
import { onceWhileStill } from '#core/still.ts';
import type { PlanetId, SystemId } from '../content/ids.ts';
import type { Anomaly, Wormhole } from '../content/kinds.ts';
import { systems } from '../content/systems.ts';
import type { Galaxy } from '../state.ts';
import { isChanged, modified } from '../timing/modified.ts';
import { touching } from './rings.ts';
import { hasUnitsIn, isPlanet, type Place, placesIn, systemOf, unitsAt } from './units.ts';

export const systemsOnBoard = onceWhileStill(
  (s: Galaxy): readonly SystemId[] => Object.keys(s.board) as SystemId[],
);

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
  if (!isPlanet(a)) return areAdjacent(s, [a, b], eyes);
  const system = systemOf(a);
  return system === b || areAdjacent(s, [system, b], eyes);
}

/** By an edge (70.0) or by wormholes of one type (70.1); no system is adjacent to itself (70.2a). */
function touch(s: Galaxy, a: SystemId, b: SystemId): boolean {
  const at = s.board[a];
  const other = s.board[b];
  if (a === b || at === undefined || other === undefined) return false;
  if (touching(at, other)) return true;
  const wormholes = wormholesOf(s, a);
  return wormholes.length > 0 && wormholesOf(s, b).some((wormhole) => wormholes.includes(wormhole));
}

function areAdjacent(s: Galaxy, [a, b]: readonly [SystemId, SystemId], eyes: Eyes): boolean {
  if (a === b || s.board[a] === undefined || s.board[b] === undefined) return false;
  const { seat = null, moving = false } = eyes;
  return modified(s, 'adjacent', { value: touch(s, a, b), about: { a, b, seat, moving } });
}

export function adjacentTo(s: Galaxy, system: SystemId, eyes: Eyes = {}): SystemId[] {
  const adjacency = isChanged(s, 'adjacent')
    ? (other: SystemId) => areAdjacent(s, [system, other], eyes)
    : (other: SystemId) => touch(s, system, other);
  return systemsOnBoard(s).filter(adjacency);
}

/** Whether a seat has units or controlled planets in a system (73.0). */
export function presentIn(s: Galaxy, seat: Seat, system: SystemId): boolean {
  return (
    hasUnitsIn(s, seat, system) ||
    systems[system].planets.some((planet: PlanetId) => s.planets[planet]?.controller === seat)
  );
}

/** The systems in which each seat has units or controlled planets. */
const presence = onceWhileStill((s: Galaxy): readonly SystemId[][] => {
  const found: SystemId[][] = s.seats.map(() => []);
  const add = (seat: Seat, system: SystemId) => {
    const known = found[seat];
    if (known && !known.includes(system)) known.push(system);
  };
  for (const system of Object.keys(s.systems) as SystemId[])
    for (const at of placesIn(system)) {
      for (const { seat } of unitsAt(s, at)) add(seat, system);
      const controller = isPlanet(at) ? s.planets[at]?.controller : null;
      if (typeof controller === 'number') add(controller, system);
    }
  return found;
});

/** Whether two seats are neighbours: present in one system or in adjacent ones, as either of them sees it (73.0, 73.3). */
export function areNeighbours(s: Galaxy, a: Seat, b: Seat): boolean {
  return a !== b && meet(s, Math.min(a, b), Math.max(a, b));
}

const meet = onceWhileStill((s: Galaxy, a: Seat, b: Seat): boolean => {
  const ofA = presence(s)[a] ?? [];
  const ofB = presence(s)[b] ?? [];
  if (ofA.some((system) => ofB.includes(system))) return true;
  const near = isChanged(s, 'adjacent')
    ? (one: SystemId, other: SystemId) => [a, b].some((seat) => areAdjacent(s, [one, other], { seat }))
    : (one: SystemId, other: SystemId) => touch(s, one, other);
  return ofA.some((one) => ofB.some((other) => near(one, other)));
});
