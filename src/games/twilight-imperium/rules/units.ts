import type { Seat } from '#core/seat.ts';
import { memoizeUntilWrite } from '#core/state-memo.ts';
import { copiedLine } from '../hooks/copies.ts';
import type { InPlayState } from '../hooks/in-play.ts';
import { memoizeByComponents } from '../hooks/memoize-by-components.ts';
import { isChangedFor, modified } from '../hooks/modified.ts';
import { type Galaxy, type Stack, seatOf } from '../state.ts';
import {
  ALL_SYSTEM_IDS,
  FACTION_IDS,
  type FactionId,
  LINE_IDS,
  type LineId,
  type PlanetId,
  type SystemId,
} from '../tables/ids.ts';
import {
  GROUND_TYPES,
  SHIP_TYPES,
  type ShipType,
  STRUCTURE_TYPES,
  UNIT_TYPES,
  type UnitType,
} from '../tables/kinds.ts';
import { lines } from '../tables/lines/index.ts';
import { isPlanet, type Place, placesIn } from '../tables/places.ts';
import { systems } from '../tables/systems.ts';
import type { UnitLine } from '../tables/units.ts';

const SHIPS: ReadonlySet<string> = new Set(SHIP_TYPES);
const GROUND: ReadonlySet<string> = new Set(GROUND_TYPES);
const STRUCTURES: ReadonlySet<string> = new Set(STRUCTURE_TYPES);

export const isShip = (unit: UnitType): unit is ShipType => SHIPS.has(unit);
export const isGround = (unit: UnitType): boolean => GROUND.has(unit);
export const isStructure = (unit: UnitType): boolean => STRUCTURES.has(unit);
/** Ships that count against the fleet pool (33.2a). */
export const isHeavy = (unit: UnitType): boolean => isShip(unit) && unit !== 'fighter';

/** Every system in play, by the numbers of the tiles. */
export const systemsInPlay = memoizeUntilWrite((s: Galaxy): readonly SystemId[] =>
  ALL_SYSTEM_IDS.filter((id) => Boolean(s.systems[id])),
);

const NONE: readonly Stack[] = [];

export function unitsAt(s: Galaxy, place: Place): readonly Readonly<Stack>[] {
  return (isPlanet(place) ? s.planets[place]?.units : s.systems[place]?.units) ?? NONE;
}

export function stacksOf(s: Galaxy, seat: Seat, place: Place): readonly Readonly<Stack>[] {
  return unitsAt(s, place).filter((stack) => stack.seat === seat);
}

/** How many units of a seat stand at a place, of one type or of those that fit. */
export function countAt(
  s: Galaxy,
  { seat, at }: { seat: Seat; at: Place },
  which: UnitType | ((unit: UnitType) => boolean),
): number {
  let sum = 0;
  for (const stack of unitsAt(s, at)) {
    if (stack.seat !== seat) continue;
    if (typeof which === 'string' ? stack.unit === which : which(stack.unit)) sum += stack.count;
  }
  return sum;
}

export const shipsIn = (s: Galaxy, seat: Seat, at: SystemId) => countAt(s, { seat, at }, isShip);
export const groundAt = (s: Galaxy, seat: Seat, at: Place) => countAt(s, { seat, at }, isGround);

/** Seats with units of a kind at a place. */
export function seatsAt(s: Galaxy, place: Place, fits?: (unit: UnitType) => boolean): Seat[] {
  const found: Seat[] = [];
  for (const { seat, unit } of unitsAt(s, place))
    if (!found.includes(seat) && (fits === undefined || fits(unit))) found.push(seat);
  return found.length > 1 ? found.sort() : found;
}

/** Whether another seat has ships in a system (47.3b, 62.6). */
export function foreignShipsIn(s: Galaxy, seat: Seat, system: SystemId): boolean {
  for (const stack of s.systems[system]?.units ?? NONE)
    if (stack.seat !== seat && isShip(stack.unit)) return true;
  return false;
}

/** Whether a seat has any unit at a place. */
export function hasUnitsAt(s: Galaxy, seat: Seat, place: Place): boolean {
  for (const stack of unitsAt(s, place)) if (stack.seat === seat) return true;
  return false;
}

/** Whether a seat has any unit in a system, in space or on a planet. */
export function hasUnitsIn(s: Galaxy, seat: Seat, system: SystemId): boolean {
  return placesIn(system).some((place) => hasUnitsAt(s, seat, place));
}

/** A stack and where it stands. */
interface Standing {
  readonly at: Place;
  readonly stack: Readonly<Stack>;
}

/** Every stack with where it stands, by seat. */
const standingBySeat = memoizeUntilWrite((s: Galaxy): readonly (readonly Standing[])[] => {
  const found: Standing[][] = s.seats.map(() => []);
  for (const system of systemsInPlay(s)) {
    for (const stack of s.systems[system]?.units ?? NONE) found[stack.seat]?.push({ at: system, stack });
    for (const planet of systems[system].planets as readonly PlanetId[])
      for (const stack of s.planets[planet]?.units ?? NONE) found[stack.seat]?.push({ at: planet, stack });
  }
  return found;
});

const NOTHING: readonly Standing[] = [];

/** Every stack of a seat with where it stands. */
export const standing = (s: Galaxy, seat: Seat): readonly Standing[] => standingBySeat(s)[seat] ?? NOTHING;

/** What each seat has on the board: units by the number of their type, and how many stacks. */
const muster = memoizeUntilWrite((s: Galaxy) => {
  const found = s.seats.map(() => ({ units: UNIT_TYPES.map(() => 0), stacks: 0 }));
  const add = ({ seat, unit, count }: Readonly<Stack>) => {
    const mine = found[seat];
    if (!mine) return;
    const type = TYPE_NUMBERS[unit];
    mine.units[type] = (mine.units[type] ?? 0) + count;
    mine.stacks += 1;
  };
  for (const area of s.systems) if (area !== null) for (const stack of area.units) add(stack);
  for (const planet in s.planets)
    for (const stack of s.planets[planet as PlanetId]?.units ?? NONE) add(stack);
  return found;
});

const TYPE_NUMBERS = Object.fromEntries(UNIT_TYPES.map((unit, i) => [unit, i])) as Record<UnitType, number>;

export const onBoard = (s: Galaxy, seat: Seat, unit: UnitType): number =>
  muster(s)[seat]?.units[TYPE_NUMBERS[unit]] ?? 0;

/** In how many stacks a seat's units stand on the board. */
export const stackCount = (s: Galaxy, seat: Seat): number => muster(s)[seat]?.stacks ?? 0;

/** Figures left in a seat's reinforcements; fighters and infantry never run out (42.3). */
export function figuresLeft(s: Galaxy, seat: Seat, unit: UnitType): number {
  if (unit === 'fighter' || unit === 'infantry') return Number.MAX_SAFE_INTEGER;
  return s.box.figures[unit] - onBoard(s, seat, unit);
}

const BY_TYPE = Object.fromEntries(
  UNIT_TYPES.map((unit) => [unit, LINE_IDS.filter((id) => lines[id].type === unit)]),
) as Record<UnitType, LineId[]>;

/** Lines of a type for a faction: its own where it has any, else the generic ones; with its upgrade last. */
function printedFor(faction: FactionId | null, unit: UnitType): readonly UnitLine[] {
  const fitting = BY_TYPE[unit].map((id): UnitLine => lines[id]);
  const own = fitting.filter((line) => line.faction !== null && line.faction === faction);
  return own.length > 0 ? own : fitting.filter((line) => line.faction === null);
}

/** The printed lines of every faction, worked out once: every value of a unit begins with one. */
const PRINTED = new Map(
  [null, ...FACTION_IDS].map((faction) => [
    faction,
    Object.fromEntries(UNIT_TYPES.map((unit) => [unit, printedFor(faction, unit)])) as Record<
      UnitType,
      readonly UnitLine[]
    >,
  ]),
);

/** The line of a seat's units of a type: the upgrade where it owns it, else what the sheet shows (29.4). */
function printedOf(s: InPlayState, seat: Seat, unit: UnitType): UnitLine {
  const { faction, technologies } = seatOf(s, seat);
  const copied = copiedLine(technologies, unit);
  if (copied) return copied;
  const printed = PRINTED.get(faction)?.[unit] ?? [];
  const upgraded = printed.findLast(
    ({ technology }) => technology !== undefined && technologies.some((owned) => owned.id === technology),
  );
  const line = upgraded ?? printed[0];
  if (!line) throw new Error(`no line for ${unit}`);
  return line;
}

const printedLine = memoizeByComponents((s, one: number): UnitLine => {
  const type = one % UNIT_TYPES.length;
  return printedOf(s, (one - type) / UNIT_TYPES.length, UNIT_TYPES[type] as UnitType);
});

const changedLine = memoizeUntilWrite(
  (s: Galaxy, seat: Seat, unit: UnitType): UnitLine =>
    modified(s, 'line', { value: printedOf(s, seat, unit), about: { seat, unit } }),
);

/** What a seat's units of a type can do now (29.4). */
export function lineOf(s: Galaxy, seat: Seat, unit: UnitType): UnitLine {
  if (isChangedFor(s, 'line', seat)) return changedLine(s, seat, unit);
  return printedLine(s, seat * UNIT_TYPES.length + TYPE_NUMBERS[unit]);
}
