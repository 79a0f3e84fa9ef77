import type { Seat } from '#core/seat.ts';
import type { SystemId } from '../content/ids.ts';
import { type Galaxy, seatOf } from '../state.ts';
import { modified } from '../timing/modified.ts';
import { countAt, groundAt, isHeavy, lineOf, placesIn, stacksOf } from './units.ts';

/** Most ships of a seat in a system, fighters aside (66.1). */
export function fleetLimit(s: Galaxy, seat: Seat, system: SystemId): number {
  return modified(s, 'fleet', { value: seatOf(s, seat).pools.fleet, about: { seat, system } });
}

/** Fighters and ground forces that a seat's ships in a system can hold (38.2). */
export function capacityIn(s: Galaxy, seat: Seat, system: SystemId): number {
  return stacksOf(s, seat, system)
    .map(({ unit, count }) => lineOf(s, seat, unit).capacity * count)
    .reduce((sum, capacity) => sum + capacity, 0);
}

/** Fighters that need no room because of structures in the system. */
export function freeFighters(s: Galaxy, seat: Seat, system: SystemId): number {
  return placesIn(system)
    .flatMap((place) => stacksOf(s, seat, place))
    .map(({ unit, count }) => (lineOf(s, seat, unit).freeFighters ?? 0) * count)
    .reduce((sum, free) => sum + free, 0);
}

/** How a seat's units in space stand against fleet pool and capacity. */
export interface Load {
  /** Ships over the fleet limit (66.3). */
  readonly ships: number;
  /** Fighters and ground forces without room (38.3). */
  readonly cargo: number;
  /** Of the cargo, ground forces can never do without room; fighters may be able to at the cost of fleet. */
  readonly ground: number;
}

/** What is too much of a seat in a system, if anything. */
export function overload(s: Galaxy, seat: Seat, system: SystemId): Load {
  const fighters = countAt(s, { seat, at: system }, 'fighter');
  const ground = groundAt(s, seat, system);
  const heavy = countAt(s, { seat, at: system }, isHeavy);
  const room = capacityIn(s, seat, system);
  const limit = fleetLimit(s, seat, system);
  const homeless = Math.max(0, ground + Math.max(0, fighters - freeFighters(s, seat, system)) - room);
  const burden = modified(s, 'fighterBurden', { value: null, about: { seat } });
  if (burden === null || homeless === 0)
    return { ships: Math.max(0, heavy - limit), cargo: homeless, ground: Math.max(0, ground - room) };
  const spare = Math.max(0, Math.floor((limit - heavy) / burden));
  const asShips = Math.min(spare, homeless, fighters);
  return { ships: Math.max(0, heavy - limit), cargo: homeless - asShips, ground: Math.max(0, ground - room) };
}
