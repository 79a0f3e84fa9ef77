import type { Seat } from '#core/seat.ts';
import { onceWhileStill } from '#core/still.ts';
import type { PlanetId, SystemId } from '../content/ids.ts';
import type { Anomaly, Wormhole } from '../content/kinds.ts';
import { systems } from '../content/systems.ts';
import type { Galaxy } from '../state.ts';
import { isChanged, modified } from '../timing/modified.ts';
import { BESIDE, HEXES, touchedBy, touching } from './rings.ts';
import { hasUnitsIn, isPlanet, type Place, systemOf } from './units.ts';

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

/** Which tile lies on each place of the board. */
const tileAt = onceWhileStill((s: Galaxy): readonly (SystemId | undefined)[] => {
  const tiles: (SystemId | undefined)[] = Array(HEXES.length).fill(undefined);
  for (const system of systemsOnBoard(s)) {
    const at = s.board[system] ?? BESIDE;
    if (at !== BESIDE) tiles[at] = system;
  }
  return tiles;
});

const withWormholes = onceWhileStill((s: Galaxy): readonly SystemId[] =>
  systemsOnBoard(s).filter((system) => wormholesOf(s, system).length > 0),
);

/** Systems that a system touches as everybody sees it, by the numbers of the tiles. */
const touchedFrom = onceWhileStill((s: Galaxy, system: SystemId): readonly SystemId[] => {
  const tiles = tileAt(s);
  const found: SystemId[] = [];
  for (const at of touchedBy(s.board[system] ?? BESIDE)) {
    const other = tiles[at];
    if (other !== undefined) found.push(other);
  }
  const ends = withWormholes(s);
  if (ends.includes(system))
    for (const other of ends) if (!found.includes(other) && touch(s, system, other)) found.push(other);
  return found.sort((a, b) => Number(a) - Number(b));
});

export function adjacentTo(s: Galaxy, system: SystemId, eyes: Eyes = {}): readonly SystemId[] {
  if (!isChanged(s, 'adjacent')) return touchedFrom(s, system);
  return systemsOnBoard(s).filter((other) => areAdjacent(s, [system, other], eyes));
}

/** Whether a seat has units or controlled planets in a system (73.0). */
export function presentIn(s: Galaxy, seat: Seat, system: SystemId): boolean {
  return (
    hasUnitsIn(s, seat, system) ||
    systems[system].planets.some((planet: PlanetId) => s.planets[planet]?.controller === seat)
  );
}

/** A system in which somebody has units or controlled planets: where it lies, and who has, a bit for each seat. */
interface Manned {
  readonly system: SystemId;
  readonly at: number;
  readonly seats: number;
  readonly wormholes: readonly Wormhole[];
}

const manned = onceWhileStill((s: Galaxy): readonly Manned[] => {
  const found: Manned[] = [];
  for (const system of systemsOnBoard(s)) {
    const seats = seatsIn(s, system);
    const at = s.board[system];
    if (seats !== 0 && at !== undefined) found.push({ system, at, seats, wormholes: wormholesOf(s, system) });
  }
  return found;
});

/** Who has units or controlled planets in a system, a bit for each seat. */
function seatsIn(s: Galaxy, system: SystemId): number {
  let seats = 0;
  for (const { seat } of s.systems[system]?.units ?? []) seats |= 1 << seat;
  for (const planet of systems[system].planets) {
    const { controller = null, units = [] } = s.planets[planet] ?? {};
    if (controller !== null) seats |= 1 << controller;
    for (const { seat } of units) seats |= 1 << seat;
  }
  return seats;
}

/** Whether two seats are neighbours: present in one system or in adjacent ones, as either of them sees it (73.0, 73.3). */
export function areNeighbours(s: Galaxy, a: Seat, b: Seat): boolean {
  if (a === b) return false;
  if (isChanged(s, 'adjacent')) return meet(s, Math.min(a, b), Math.max(a, b));
  return ((around(s)[a] ?? 0) & (1 << b)) !== 0;
}

/** Who is in the systems of each seat and in those beside them, a bit for each, as everybody sees it. */
const around = onceWhileStill((s: Galaxy): readonly number[] => {
  const all = manned(s);
  const byPlace: number[] = Array(HEXES.length).fill(0);
  for (const { at, seats } of all) if (at !== BESIDE) byPlace[at] = seats;
  const found = s.seats.map(() => 0);
  for (const one of all) {
    let near = one.seats;
    for (const at of touchedBy(one.at)) near |= byPlace[at] ?? 0;
    for (const wormhole of one.wormholes)
      for (const other of all) if (other.wormholes.includes(wormhole)) near |= other.seats;
    for (let seat = 0; seat < found.length; seat++)
      if (one.seats & (1 << seat)) found[seat] = (found[seat] ?? 0) | near;
  }
  return found;
});

/** The same for two seats, where something changes for them what is adjacent. */
const meet = onceWhileStill((s: Galaxy, a: Seat, b: Seat): boolean => {
  const all = manned(s);
  const both = (1 << a) | (1 << b);
  if (all.some(({ seats }) => (seats & both) === both)) return true;
  const ofB = all.filter(({ seats }) => seats & (1 << b));
  const near = (one: Manned, other: Manned) =>
    [a, b].some((seat) => areAdjacent(s, [one.system, other.system], { seat }));
  return all.some((one) => (one.seats & (1 << a)) !== 0 && ofB.some((other) => near(one, other)));
});
