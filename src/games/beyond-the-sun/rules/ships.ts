import type { Seat } from '#core/seat.ts';
import { type Faction, type Fleet, factionOf, NO_SHIPS, type Sun } from '../state.ts';
import {
  boardOf,
  EXTRA_LINE,
  type PlaceId,
  SYSTEM_PLACES,
  type SystemPlace,
  YARDS,
  type Yard,
  yards,
} from '../tables/boards.ts';
import { type SystemId, systems } from '../tables/systems.ts';
import { type Kind, SHIP_LEVELS, type ShipLevel } from '../tables/vocabulary.ts';

/** One ship, as far as ships differ. */
export interface Ship {
  readonly place: PlaceId;
  readonly level: ShipLevel;
}

export const fleetAt = ({ ships }: Pick<Faction, 'ships'>, place: PlaceId): Fleet => ships[place] ?? NO_SHIPS;

const strengthOf = (fleet: Fleet): number =>
  SHIP_LEVELS.reduce((sum, level) => sum + level * (fleet[level - 1] ?? 0), 0);

export const shipsIn = (fleet: Fleet): number => fleet.reduce((sum, n) => sum + n, 0);

/** The levels of ships, the lowest first, one for each ship. */
const levelsOf = (fleet: Fleet): readonly ShipLevel[] =>
  SHIP_LEVELS.flatMap((level) => Array<ShipLevel>(fleet[level - 1] ?? 0).fill(level));

/** Military strength of a seat in a place (19.3). */
export const strengthAt = (s: Sun, seat: Seat, place: PlaceId): number =>
  strengthOf(fleetAt(factionOf(s, seat), place));

/** The places of this table; a fifth system only while it is there. */
export function placesOf(s: Sun): readonly PlaceId[] {
  const { places } = boardOf(s.seats.length);
  return s.systems.X === undefined ? places : [...places, 'X'];
}

/** Every ship of a faction on the board, in the order of the places. */
export const shipsOf = (s: Sun, seat: Seat): readonly Ship[] =>
  placesOf(s).flatMap((place) =>
    levelsOf(fleetAt(factionOf(s, seat), place)).map((level) => ({ place, level })),
  );

/** Ships that differ in place or level, each once. */
export function kindsOfShips(ships: readonly Ship[]): readonly Ship[] {
  return ships.filter(
    (ship, at) => ships.findIndex(({ place, level }) => place === ship.place && level === ship.level) === at,
  );
}

/** Total strength of a faction on the exploration board. */
export const totalStrength = (s: Sun, seat: Seat): number =>
  placesOf(s).reduce((sum, place) => sum + strengthAt(s, seat, place), 0);

/** Places joined by lines (1.7). */
function neighbours(s: Sun, place: PlaceId): readonly PlaceId[] {
  const { lines } = boardOf(s.seats.length);
  const all = s.systems.X === undefined ? lines : [...lines, EXTRA_LINE];
  return all.flatMap(([a, b]) => (a === place ? [b] : b === place ? [a] : []));
}

/** Lines from a place to every other that can be reached by so many. */
export function within(s: Sun, from: PlaceId, points: number): ReadonlyMap<PlaceId, number> {
  const reached = new Map<PlaceId, number>([[from, 0]]);
  let edge: readonly PlaceId[] = [from];
  for (let distance = 1; distance <= points && edge.length > 0; distance++) {
    const next = edge.flatMap((place) => neighbours(s, place)).filter((place) => !reached.has(place));
    for (const place of next) reached.set(place, distance);
    edge = [...new Set(next)];
  }
  reached.delete(from);
  return reached;
}

const isYard = (place: PlaceId): place is Yard => (YARDS as readonly PlaceId[]).includes(place);

/** What a place that can be controlled is good for; nothing where there is nothing to control (1.8). */
export function specialisations(s: Sun, place: PlaceId): readonly Kind[] {
  if (isYard(place)) return yards[place];
  const card = s.systems[place as SystemPlace];
  return card ? systems[card].spec : [];
}

/** The places that can be controlled: shipyards, and systems that lie in their slots (1.8). */
export const controllable = (s: Sun): readonly PlaceId[] =>
  placesOf(s).filter((place) => specialisations(s, place).length > 0);

/** The places that a seat controls (1.9). */
export const controlledBy = (s: Sun, seat: Seat): readonly PlaceId[] =>
  placesOf(s).filter((place) => s.outposts[place]?.seat === seat);

/** Where a seat may build: Sol, and shipyards that it controls (17.1). */
export const buildPlaces = (s: Sun, seat: Seat): readonly PlaceId[] => [
  'SOL',
  ...YARDS.filter((yard) => s.outposts[yard]?.seat === seat),
];

/** Slots that hold a system. */
export const systemPlaces = (s: Sun): readonly SystemPlace[] =>
  SYSTEM_PLACES.filter((place) => s.systems[place] !== undefined && s.systems[place] !== null);

/** The card that lies in a place, if any. */
export const systemAt = (s: Sun, place: PlaceId): SystemId | null => s.systems[place as SystemPlace] ?? null;
