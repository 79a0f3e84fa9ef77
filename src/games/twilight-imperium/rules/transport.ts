import type { Seat } from '#core/seat.ts';
import type { Galaxy } from '../state.ts';
import type { SystemId } from '../tables/ids.ts';
import type { UnitType } from '../tables/kinds.ts';
import { isPlanet, type Place, placesIn, systemOf } from '../tables/places.ts';
import { systemsOnBoard } from './board.ts';
import { isRift, type Walk } from './paths.ts';
import { tokenIn } from './tokens.ts';
import { isGround, stacksOf } from './units.ts';
import { safestWays } from './ways.ts';

/** Fighters or ground forces in one place that a ship could take along. */
export interface Cargo {
  readonly id: string;
  readonly at: Place;
  readonly system: SystemId;
  readonly unit: UnitType;
  readonly count: number;
}

/** What a seat's ships may pick up on their way into the active system (46.1): nothing where its token lies, that system apart (46.3). */
export function cargoFor(s: Galaxy, seat: Seat, to: SystemId): Cargo[] {
  return systemsOnBoard(s)
    .filter((system) => system === to || !tokenIn(s, seat, system))
    .flatMap((system) => placesIn(system))
    .filter((at) => at !== to)
    .flatMap((at) =>
      stacksOf(s, seat, at)
        .filter(({ unit }) => isGround(unit) || (unit === 'fighter' && !isPlanet(at)))
        .map(({ unit, count }) => ({ id: `${at}:${unit}`, at, system: systemOf(at), unit, count })),
    );
}

/** One ship that moves, and the ways it could take. */
export interface Ship {
  readonly id: string;
  readonly from: SystemId;
  readonly unit: UnitType;
  readonly damaged: boolean;
  readonly capacity: number;
  readonly walks: readonly Walk[];
}

/** One fighter or ground force to be taken along. */
export interface Passenger {
  readonly id: string;
  readonly at: Place;
  readonly unit: UnitType;
}

/** A ship with the way it takes and what it carries. */
export interface Voyage {
  readonly ship: Ship;
  readonly walk: Walk;
  readonly load: readonly Passenger[];
}

/** What shall move, and the additions to the move value there are. */
export interface Convoy {
  readonly ships: readonly Ship[];
  readonly passengers: readonly Passenger[];
  readonly moveBonuses: readonly number[];
}

export const calls = (walk: Walk, { at }: { readonly at: Place }): boolean =>
  walk.path.includes(systemOf(at));

/** Gravity rifts that are left with somebody aboard who got on there (12.2b); whoever gets on later is safe. */
export function riftsWith({ path }: Walk, { at }: { readonly at: Place }): number {
  const from = path.lastIndexOf(systemOf(at));
  return path.slice(from, -1).filter(isRift).length;
}

/**
 * How a convoy gets there: a way for every ship and a ship for every passenger, with as few rifts as can be and the passengers on the
 * safest ships. Null if it cannot be done.
 */
export function plan({ ships, passengers, moveBonuses }: Convoy): Voyage[] | null {
  const waiting = new Map<SystemId, number>();
  for (const { at } of passengers) waiting.set(systemOf(at), (waiting.get(systemOf(at)) ?? 0) + 1);
  const sorted = [...ships].sort((a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0));
  // Whoever cannot be carried even if every ship took all its ways at once cannot be carried at all.
  if (!stow(sorted.map(everywhere), passengers)) return null;
  const kinds = new Map(sorted.map((ship) => [ship.id, worthwhile(ship, [...waiting.keys()])]));
  const travellers = sorted.map(({ id, capacity }) => ({ capacity, ways: kinds.get(id) ?? [] }));
  const { ways } = safestWays(travellers, { waiting, moveBonuses });
  if (!ways) return null;
  return stow(
    sorted.map((ship, i) => ({ ship, walk: travellers[i]?.ways[ways[i] ?? 0] as Walk, load: [] })),
    passengers,
  );
}

/** The ways worth considering where only these stops count, safest first. */
function worthwhile({ capacity, walks }: Ship, stops: readonly SystemId[]): Walk[] {
  const counts = capacity === 0 ? [] : stops;
  const seen = (walk: Walk) => counts.filter((stop) => walk.path.includes(stop));
  const kept: Walk[] = [];
  const inOrder = [...walks].sort(
    (a, b) => a.rifts - b.rifts || a.short - b.short || seen(b).length - seen(a).length,
  );
  for (const walk of inOrder) {
    const covered = kept.some(
      (other) => other.short <= walk.short && seen(walk).every((stop) => other.path.includes(stop)),
    );
    if (!covered) kept.push(walk);
  }
  return kept;
}

function everywhere(ship: Ship): Voyage {
  const path = ship.walks.flatMap((walk) => walk.path);
  return { ship, walk: { path, rifts: 0, short: 0 }, load: [] };
}

/** Puts every passenger aboard a ship that calls at its place, the safest berths first; null if not all find room (46.0, 46.1). */
function stow(voyages: readonly Voyage[], passengers: readonly Passenger[]): Voyage[] | null {
  const berths = voyages
    .flatMap((voyage) => Array.from({ length: voyage.ship.capacity }, () => voyage))
    .sort((a, b) => a.walk.rifts - b.walk.rifts);
  const berthOf: (number | undefined)[] = passengers.map(() => undefined);
  const seat = (berth: number, tried: Set<number>): boolean =>
    passengers.some((passenger, i) => {
      if (tried.has(i) || !calls(berths[berth]?.walk as Walk, passenger)) return false;
      tried.add(i);
      const holder = berthOf[i];
      if (holder !== undefined && !seat(holder, tried)) return false;
      berthOf[i] = berth;
      return true;
    });
  let aboard = 0;
  for (let berth = 0; berth < berths.length && aboard < passengers.length; berth++)
    if (seat(berth, new Set())) aboard += 1;
  if (aboard < passengers.length) return null;
  return voyages.map((voyage) => ({
    ...voyage,
    load: passengers.filter((_, i) => berths[berthOf[i] ?? -1] === voyage),
  }));
}
