import type { Seat } from '#core/seat.ts';
import { memoizeUntilWrite } from '#core/state-memo.ts';
import type { Gate, Hooks } from '../hooks/hooks.ts';
import { isChangedFor, modified } from '../hooks/modified.ts';
import type { Galaxy } from '../state.ts';
import { ALL_PLANET_IDS, type PlanetId, type SystemId } from '../tables/ids.ts';
import type { Anomaly, Wormhole } from '../tables/kinds.ts';
import { isPlanet, type Place, systemOf } from '../tables/places.ts';
import { planets } from '../tables/planets.ts';
import { systems } from '../tables/systems.ts';
import { atlasOf, type Links, linksWith, wormholesWith } from './atlas.ts';
import { hasUnitsIn } from './units.ts';

/** Every system on the board, by the numbers of the tiles. */
export const systemsOnBoard = (s: Galaxy): readonly SystemId[] => atlasOf(s).systems;

export function wormholesOf(s: Galaxy, system: SystemId): readonly Wormhole[] {
  const gates = gatesIn(s);
  return gates.length === 0 ? systems[system].wormholes : wormholesWith(system, gates);
}

const gatesIn = memoizeUntilWrite((s: Galaxy): readonly Gate[] =>
  modified(s, 'addedWormholes', { value: [], about: {} }),
);

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
  const { seat = null, moving = false } = eyes;
  if (!isPlanet(a)) return areAdjacent(s, { a, b, seat, moving });
  const system = systemOf(a);
  return system === b || areAdjacent(s, { a: system, b, seat, moving });
}

function areAdjacent(s: Galaxy, about: Hooks['adjacent']['about']): boolean {
  const { a, b } = about;
  if (a === b || s.board[a] === undefined || s.board[b] === undefined) return false;
  return modified(s, 'adjacent', { value: touchedFrom(s, a).includes(b), about });
}

const NONE: readonly SystemId[] = [];

/** Systems that a system touches as everybody sees it (70.0, 70.1). */
const touchedFrom = (s: Galaxy, system: SystemId): readonly SystemId[] => links(s).touched[system] ?? NONE;

const links = memoizeUntilWrite((s: Galaxy): Links => linksWith(atlasOf(s), gatesIn(s)));

export function adjacentTo(s: Galaxy, system: SystemId, eyes: Eyes = {}): readonly SystemId[] {
  const { seat = null, moving = false } = eyes;
  if (!isChangedFor(s, 'adjacent', seat)) return touchedFrom(s, system);
  return adjacentFor(s, system, 2 * (seat ?? -1) + Number(moving));
}

/** The same as some eyes see it: those of seat n are 2n, and 2n + 1 while ships are being moved; those of nobody -2 and -1. */
const adjacentFor = memoizeUntilWrite((s: Galaxy, system: SystemId, eyes: number): readonly SystemId[] => {
  const seat = eyes < 0 ? null : Math.floor(eyes / 2);
  const moving = eyes % 2 !== 0;
  return systemsOnBoard(s).filter((b) => areAdjacent(s, { a: system, b, seat, moving }));
});

/** Whether a seat has units or controlled planets in a system (73.0). */
export function presentIn(s: Galaxy, seat: Seat, system: SystemId): boolean {
  return (
    hasUnitsIn(s, seat, system) ||
    systems[system].planets.some((planet: PlanetId) => s.planets[planet]?.controller === seat)
  );
}

/** The number of the tile that each planet is on. */
const TILES = Object.fromEntries(
  ALL_PLANET_IDS.map((planet) => [planet, Number(planets[planet].system)]),
) as Readonly<Record<PlanetId, number>>;

/** Who has units or controlled planets in each system, by the number of its tile, a bit for each seat. */
const presence = memoizeUntilWrite((s: Galaxy): readonly number[] => {
  const found: number[] = [];
  for (const area of s.systems) found.push(area === null ? 0 : seatsOf(area.units));
  for (const id in s.planets) {
    const planet = s.planets[id as PlanetId];
    if (!planet || (planet.controller === null && planet.units.length === 0)) continue;
    const holder = planet.controller === null ? 0 : 1 << planet.controller;
    const tile = TILES[id as PlanetId];
    found[tile] = (found[tile] ?? 0) | seatsOf(planet.units) | holder;
  }
  return found;
});

function seatsOf(units: readonly { readonly seat: Seat }[]): number {
  let seats = 0;
  for (const { seat } of units) seats |= 1 << seat;
  return seats;
}

const presentAt = (s: Galaxy, system: SystemId): number => presence(s)[Number(system)] ?? 0;

/** Whether two seats are neighbours: present in one system or in adjacent ones, as either of them sees it (73.0, 73.3). */
export function areNeighbours(s: Galaxy, a: Seat, b: Seat): boolean {
  if (a === b) return false;
  if ((around(s, a) & (1 << b)) !== 0) return true;
  const asTheySee = isChangedFor(s, 'adjacent', a) || isChangedFor(s, 'adjacent', b);
  return asTheySee && meet(s, Math.min(a, b), Math.max(a, b));
}

/** Who is in the systems of a seat and in those beside them, a bit for each, as everybody sees it. */
const around = memoizeUntilWrite((s: Galaxy, seat: Seat): number => {
  const there = presence(s);
  const { near } = links(s);
  let found = 0;
  for (let tile = 0; tile < there.length; tile++) {
    const seats = there[tile] ?? 0;
    if ((seats & (1 << seat)) === 0) continue;
    found |= seats;
    for (const other of near[tile] ?? []) found |= there[other] ?? 0;
  }
  return found;
});

/** Whether systems of two seats that nobody else sees as adjacent are so for one of them. */
const meet = memoizeUntilWrite((s: Galaxy, first: Seat, second: Seat): boolean => {
  const of = (seat: Seat) => systemsOnBoard(s).filter((system) => presentAt(s, system) & (1 << seat));
  const others = of(second);
  const eyes = [first, second].filter((seat) => isChangedFor(s, 'adjacent', seat));
  for (const a of of(first))
    for (const b of others)
      for (const seat of eyes) if (areAdjacent(s, { a, b, seat, moving: false })) return true;
  return false;
});
