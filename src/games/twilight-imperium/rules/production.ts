import type { Seat } from '#core/seat.ts';
import { hasTechnology } from '../hooks/copies.ts';
import { modified } from '../hooks/modified.ts';
import { type Galaxy, seatOf } from '../state.ts';
import type { SystemId } from '../tables/ids.ts';
import { GROUND_TYPES, SHIP_TYPES, type UnitType } from '../tables/kinds.ts';
import { isPlanet, type Place, placesIn } from '../tables/places.ts';
import { figuresFor } from './figures.ts';
import { capacityIn, fleetLimit, freeFighters } from './fleet.ts';
import { affordable } from './payment.ts';
import { controllerOf, homeOf, resourcesOf } from './planets.ts';
import { countAt, foreignShipsIn, groundAt, isGround, isHeavy, lineOf, unitsAt } from './units.ts';

/** Units with PRODUCTION in one place; each may make `value` units (61.1). */
export interface Producer {
  readonly unit: UnitType;
  readonly at: Place;
  readonly count: number;
  readonly value: number;
}

/** What a seat's units in a system can use PRODUCTION for (61.0). */
export function producersIn(s: Galaxy, seat: Seat, system: SystemId): Producer[] {
  const found: Producer[] = [];
  for (const at of placesIn(system))
    for (const { seat: of, unit, count } of unitsAt(s, at)) {
      const value = of === seat ? productionOf(s, seat, { unit, at }) : 0;
      if (value > 0) found.push({ unit, at, count, value });
    }
  return found;
}

function productionOf(s: Galaxy, seat: Seat, { unit, at }: Pick<Producer, 'unit' | 'at'>): number {
  const { production } = lineOf(s, seat, unit);
  const plus = production?.plus === 'resources' && isPlanet(at) ? resourcesOf(s, at) : 0;
  return modified(s, 'production', { value: (production?.base ?? 0) + plus, about: { seat, unit, at } });
}

/** Space docks in a seat's home system (10.5). */
export function docksAtHome(s: Galaxy, seat: Seat): Producer[] {
  const home = homeOf(s, seat);
  if (home === null || !s.systems[home]) return [];
  return producersIn(s, seat, home).filter(({ unit }) => unit === 'space-dock');
}

/** A share of what is produced together: how many units, which, and where its ground forces may stand. */
export interface Lot {
  readonly most: number;
  readonly ground: readonly Place[];
  /** Where it is made, of which other producers make use. */
  readonly beside?: Place;
  makes(unit: UnitType): boolean;
}

/** Something about to be produced. */
export interface Works {
  readonly seat: Seat;
  readonly system: SystemId;
  readonly lots: readonly Lot[];
  /** By the PRODUCTION ability, which effects on costs are about. */
  readonly ability: boolean;
  /** Most that the units may cost together, by the text of an effect. */
  readonly maxCost?: number;
}

/** The space area, and the seat's planets in the system (61.4). */
export function groundPlaces(s: Galaxy, seat: Seat, system: SystemId): Place[] {
  return placesIn(system).filter((at) => !isPlanet(at) || controllerOf(s, at) === seat);
}

/**
 * Producers at work: each makes its number, ground forces beside itself (61.3) or, from space, in the system (61.4). What ground forces make
 * is pooled: it stands beside any of them, or beside another producer that makes something as well.
 */
export function worksOf(
  s: Galaxy,
  seat: Seat,
  { system, producers }: { system: SystemId; producers: readonly Producer[] },
): Works {
  const groundOf = (at: Place) => (isPlanet(at) ? [at] : groundPlaces(s, seat, system));
  const hosts = producers.filter((one) => isGround(one.unit) || isPlanet(one.at)).map((one) => one.at);
  const lots = producers.map(({ unit: producer, at, count, value }) => ({
    most: count * value,
    ground: isGround(producer) ? hosts.flatMap(groundOf) : groundOf(at),
    beside: at,
    makes: (unit: UnitType) => modified(s, 'produces', { value: true, about: { seat, producer, at, unit } }),
  }));
  return { seat, system, lots, ability: true };
}

/** So many units of one type for one place. */
export interface Slot {
  readonly id: string;
  readonly unit: UnitType;
  readonly at: Place;
  readonly max: number;
}
export type Made = Partial<Record<UnitType, number>>;

/** Whether a seat can produce units of a type at all: they have a cost (87.3), and the seat has what it takes to build them. */
function buildable(s: Galaxy, seat: Seat, unit: UnitType): boolean {
  const { cost, technology } = lineOf(s, seat, unit);
  return cost !== null && (!technology || hasTechnology(seatOf(s, seat).technologies, technology));
}

/** Ground forces that can be produced at most: not everything that makes ships makes those (61.1d). */
export function groundMost({ lots }: Works): number {
  return lots
    .filter((lot) => GROUND_TYPES.some((unit) => lot.makes(unit)))
    .reduce((sum, { most }) => sum + most, 0);
}

/** What can be produced where, and how many of it at most if nothing else is. */
export function slotsOf(s: Galaxy, works: Works): Slot[] {
  const { seat, system, lots } = works;
  const ships: readonly UnitType[] = foreignShipsIn(s, seat, system) ? [] : SHIP_TYPES; // 6.0, 6.1, 62.6
  const ground = [...new Set(lots.flatMap((lot) => lot.ground))];
  const kinds = [
    ...ships.map((unit) => ({ id: unit, unit, at: system as Place })),
    ...GROUND_TYPES.flatMap((unit) => ground.map((at) => ({ id: `${unit}:${at}`, unit, at }))),
  ];
  return kinds
    .filter(
      ({ unit, at }) =>
        buildable(s, seat, unit) &&
        modified(s, 'placing', { value: true, about: { seat, unit, at, how: 'produce' } }),
    )
    .map((kind) => ({ ...kind, max: mostOf(s, works, kind) }))
    .filter(({ max }) => max > 0);
}

const serves = (lot: Lot, { unit, at }: Pick<Slot, 'unit' | 'at'>) =>
  lot.makes(unit) && (!(GROUND_TYPES as readonly string[]).includes(unit) || lot.ground.includes(at));

function mostOf(s: Galaxy, works: Works, kind: Pick<Slot, 'unit' | 'at'>): number {
  const made = works.lots.filter((lot) => serves(lot, kind)).reduce((sum, { most }) => sum + most, 0);
  const most = Math.min(made, figuresFor(s, works.seat, kind.unit));
  const budget = budgetOf(s, works);
  let count = 0;
  while (count < most && costOf(s, works, { [kind.unit]: count + 1 }) <= budget) count += 1;
  return count;
}

/** What a seat can spend on it. */
export function budgetOf(s: Galaxy, { seat, maxCost }: Works): number {
  return Math.min(affordable(s, seat, 'resources'), maxCost ?? Number.MAX_SAFE_INTEGER);
}

/** What a unit costs, and how many of them that buys (62.1, 62.2). */
export function priceOf(
  s: Galaxy,
  seat: Seat,
  unit: UnitType,
): { readonly cost: number; readonly perCost: number } {
  const { cost, perCost } = lineOf(s, seat, unit);
  return { cost: cost ?? 0, perCost: modified(s, 'perCost', { value: perCost, about: { seat, unit } }) };
}

/** Ships and cargo that a system could still hold of a seat; more may be produced but will not stay (66.3, 38.3). */
export function roomFor(
  s: Galaxy,
  seat: Seat,
  system: SystemId,
): { readonly ships: number; readonly cargo: number } {
  const heavy = countAt(s, { seat, at: system }, isHeavy);
  const fighters = countAt(s, { seat, at: system }, 'fighter');
  const room = capacityIn(s, seat, system) + freeFighters(s, seat, system);
  return {
    ships: Math.max(0, fleetLimit(s, seat, system) - heavy),
    cargo: Math.max(0, room - fighters - groundAt(s, seat, system)),
  };
}

/** A seat's ships and cargo in a system as they would be with what is produced, and what it could hold then (66.1, 38.2). */
export function fleetWith(s: Galaxy, { seat, system }: Works, plan: Plan) {
  const inSpace = plan.filter(({ at }) => at === system);
  const fresh = (counts: (unit: UnitType) => number) =>
    inSpace.reduce((sum, { unit, count }) => sum + counts(unit) * count, 0);
  const light = countAt(s, { seat, at: system }, 'fighter') + groundAt(s, seat, system);
  const carried = (unit: UnitType) =>
    unit === 'fighter' || (GROUND_TYPES as readonly string[]).includes(unit) ? 1 : 0;
  return {
    ships: countAt(s, { seat, at: system }, isHeavy) + fresh((unit) => (isHeavy(unit) ? 1 : 0)),
    limit: fleetLimit(s, seat, system),
    cargo: light + fresh(carried),
    room:
      capacityIn(s, seat, system) +
      freeFighters(s, seat, system) +
      fresh((unit) => lineOf(s, seat, unit).capacity),
  };
}

/** What units cost together: summed before anything is spent (62.1b), pairs by type (62.2), one of a pair at full cost (62.2b). */
export function costOf(s: Galaxy, { seat, ability }: Works, made: Made): number {
  let sum = 0;
  for (const [unit, count] of Object.entries(made) as [UnitType, number][]) {
    const { cost, perCost } = priceOf(s, seat, unit);
    sum += Math.ceil(count / perCost) * cost;
  }
  return ability ? Math.max(0, modified(s, 'cost', { value: sum, about: { seat, made } })) : sum;
}

/** A plan: how many units of each slot. */
export type Plan = readonly (Slot & { readonly count: number })[];

export function madeBy(plan: Plan): Made {
  const made: Made = {};
  for (const { unit, count } of plan) if (count > 0) made[unit] = (made[unit] ?? 0) + count;
  return made;
}

/** Whether the lots can make all of it: each unit from one that makes its type, ground forces where that one stands (T42). */
export function canMake({ lots }: Works, plan: Plan): boolean {
  if (idleHosts(lots, plan) > plan.reduce((sum, { unit, count }) => sum + (isGround(unit) ? 0 : count), 0))
    return false;
  const left = lots.map(({ most }) => most);
  const given = plan.map(() => lots.map(() => 0));
  /** Finds room for one unit more of a slot, moving others on where that helps. */
  const seatOne = (slot: number, tried: Set<number>): boolean =>
    lots.some((lot, l) => {
      const wanted = plan[slot];
      if (tried.has(l) || !wanted || !serves(lot, wanted)) return false;
      tried.add(l);
      const free = (left[l] ?? 0) > 0;
      if (free) left[l] = (left[l] ?? 0) - 1;
      const moved = free
        ? -1
        : plan.findIndex((_, other) => (given[other]?.[l] ?? 0) > 0 && seatOne(other, tried));
      if (!free && moved < 0) return false;
      if (moved >= 0) give(given, { slot: moved, lot: l, by: -1 });
      give(given, { slot, lot: l, by: 1 });
      return true;
    });
  return plan.every(({ count }, slot) => Array.from({ length: count }).every(() => seatOne(slot, new Set())));
}

/** Producers that make no ground forces, but beside which some shall stand: each has to make something else (61.3). */
function idleHosts(lots: readonly Lot[], plan: Plan): number {
  const makesGround = ({ makes }: Lot) => GROUND_TYPES.some((unit) => makes(unit));
  const landed = plan.filter(({ unit, count }) => isGround(unit) && count > 0).map(({ at }) => at);
  const hosts = new Set(landed.filter((at) => lots.some(({ beside }) => beside === at)));
  return [...hosts].filter((at) => !lots.some((lot) => lot.beside === at && makesGround(lot))).length;
}

function give(given: number[][], { slot, lot, by }: { slot: number; lot: number; by: number }): void {
  const row = given[slot];
  if (row) row[lot] = (row[lot] ?? 0) + by;
}

/** Ground forces in space for which there would be no room, counting the ships that are produced with them (61.4a). */
export function homelessGround(s: Galaxy, { seat, system }: Works, plan: Plan): number {
  const landed = plan.filter(
    ({ unit, at }) => at === system && (GROUND_TYPES as readonly string[]).includes(unit),
  );
  const fresh = landed.reduce((sum, { count }) => sum + count, 0);
  if (fresh === 0) return 0;
  const room = Object.entries(madeBy(plan))
    .map(([unit, count]) => lineOf(s, seat, unit as UnitType).capacity * count)
    .reduce((sum, capacity) => sum + capacity, capacityIn(s, seat, system));
  return Math.max(0, groundAt(s, seat, system) + fresh - room);
}
