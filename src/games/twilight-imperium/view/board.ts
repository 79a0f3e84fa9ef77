import type { Seat } from '#core/seat.ts';
import { memoizeUntilWrite } from '#core/state-memo.ts';
import { anomalyOf, systemsOnBoard, wormholesOf } from '../rules/board.ts';
import { commonPlaces, placesToBuild } from '../rules/galaxy/places.ts';
import { seatingOf } from '../rules/galaxy/seating.ts';
import { influenceOf, resourcesOf } from '../rules/planets.ts';
import { unitsAt } from '../rules/units.ts';
import type { Galaxy, Stack } from '../state.ts';
import type { AgendaId } from '../tables/card-ids.ts';
import type { PlanetId, SystemId } from '../tables/ids.ts';
import type { Anomaly, Wormhole } from '../tables/kinds.ts';
import { systems } from '../tables/systems.ts';

/** A planet on the board, with what it is worth now. */
export interface PlanetView {
  readonly id: PlanetId;
  readonly controller: Seat | null;
  readonly exhausted: boolean;
  readonly resources: number;
  readonly influence: number;
  readonly attached: readonly AgendaId[];
  readonly units: readonly Readonly<Stack>[];
}

/** A system on the board: its place (-1 and -2 beside it), what lies in its space area, and its planets. */
export interface SystemView {
  readonly id: SystemId;
  readonly at: number;
  readonly tokens: readonly Seat[];
  readonly units: readonly Readonly<Stack>[];
  readonly wormholes: readonly Wormhole[];
  readonly anomaly: Anomaly | null;
  readonly planets: readonly PlanetView[];
}

/** A place of the board on which no tile lies yet, and whether the next one can (S6i). */
export interface FreePlace {
  readonly at: number;
  readonly next: boolean;
}

/** While the board is being built: where tiles are still to come, homes aside. */
export function freePlaces(s: Galaxy): FreePlace[] {
  if (s.stage.kind !== 'factions' && s.stage.kind !== 'board') return [];
  const taken = new Set(Object.values(s.board));
  const next = s.stage.kind === 'board' ? placesToBuild(s.board, s.seats.length) : [];
  return commonPlaces(seatingOf(s.seats.length))
    .filter((at) => !taken.has(at))
    .map((at) => ({ at, next: next.includes(at) }));
}

/** Everybody sees the same board. */
export const boardView = memoizeUntilWrite((s: Galaxy): SystemView[] =>
  systemsOnBoard(s).map((id) => ({
    id,
    at: s.board[id] ?? 0,
    tokens: s.systems[id]?.tokens ?? [],
    units: unitsAt(s, id),
    wormholes: wormholesOf(s, id),
    anomaly: anomalyOf(id),
    planets: systems[id].planets.map((planet) => planetView(s, planet)),
  })),
);

function planetView(s: Galaxy, id: PlanetId): PlanetView {
  return {
    id,
    controller: s.planets[id]?.controller ?? null,
    exhausted: s.planets[id]?.exhausted ?? false,
    resources: resourcesOf(s, id),
    influence: influenceOf(s, id),
    attached: s.laws.filter((law) => law.planet === id).map((law) => law.id),
    units: unitsAt(s, id),
  };
}
