import type { Seat } from '#core/seat.ts';
import type { Galaxy } from '../state.ts';
import type { SystemId } from '../tables/ids.ts';
import type { UnitType } from '../tables/kinds.ts';
import { isPlanet, type Place, placesIn, systemOf } from '../tables/places.ts';
import { systemsOnBoard } from './board.ts';
import { isRift, type Walk } from './paths.ts';
import { tokenIn } from './tokens.ts';
import { isGround, stacksOf } from './units.ts';

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
  readonly spurts: readonly number[];
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
export function plan({ ships, passengers, spurts }: Convoy): Voyage[] | null {
  const stops = [...new Set(passengers.map(({ at }) => systemOf(at)))];
  const sorted = [...ships].sort((a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0));
  const ways = sorted.map((ship) => worthwhile(ship, stops));
  const least = ways.map(([first]) => first?.rifts ?? 0);
  const rest = least.map((_, i) => least.slice(i).reduce((sum, rifts) => sum + rifts, 0));
  let best: { readonly rifts: number; readonly voyages: Voyage[] } | null = null;

  const search = (chosen: readonly number[], rifts: number): void => {
    const i = chosen.length;
    if (best && rifts + (rest[i] ?? 0) >= best.rifts) return;
    const taken = chosen.map((way, k) => ways[k]?.[way] as Walk);
    if (!suffice(spurts, taken)) return;
    if (i === sorted.length) {
      const voyages = stow(
        sorted.map((ship, k) => ({ ship, walk: taken[k] as Walk, load: [] })),
        passengers,
      );
      if (voyages) best = { rifts, voyages };
      return;
    }
    // Ships that are alike take their ways in order: which of them takes which is all one.
    const from = sorted[i]?.id === sorted[i - 1]?.id ? (chosen[i - 1] ?? 0) : 0;
    const open = ways[i] ?? [];
    for (let way = from; way < open.length; way++) search([...chosen, way], rifts + (open[way]?.rifts ?? 0));
  };

  // Whoever cannot be carried even if every ship took all its ways at once cannot be carried at all.
  if (stow(sorted.map(everywhere), passengers)) search([], 0);
  return (best as { voyages: Voyage[] } | null)?.voyages ?? null;
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

/** Whether the additions there are make up for what the ways are too long. */
function suffice(spurts: readonly number[], taken: readonly Walk[]): boolean {
  const short = taken.map((walk) => walk.short).filter((missing) => missing > 0);
  return short.sort((a, b) => b - a).every((missing, i) => missing <= (spurts[i] ?? 0));
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
