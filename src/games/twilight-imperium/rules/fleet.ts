import type { Seat } from '#core/seat.ts';
import { modified } from '../hooks/modified.ts';
import { type Galaxy, seatOf } from '../state.ts';
import type { SystemId } from '../tables/ids.ts';
import { placesIn } from '../tables/places.ts';
import { countAt, groundAt, isGround, isHeavy, lineOf, unitsAt } from './units.ts';

/** Most ships of a seat in a system, fighters aside (66.1). */
export function fleetLimit(s: Galaxy, seat: Seat, system: SystemId): number {
  return modified(s, 'fleet', { value: seatOf(s, seat).pools.fleet, about: { seat, system } });
}

/** Fighters and ground forces that a seat's ships in a system can hold (38.2). */
export function capacityIn(s: Galaxy, seat: Seat, system: SystemId): number {
  let sum = 0;
  for (const stack of unitsAt(s, system))
    if (stack.seat === seat) sum += lineOf(s, seat, stack.unit).capacity * stack.count;
  return sum;
}

/** Fighters that need no room because of structures in the system. */
export function freeFighters(s: Galaxy, seat: Seat, system: SystemId): number {
  let sum = 0;
  for (const place of placesIn(system))
    for (const stack of unitsAt(s, place))
      if (stack.seat === seat) sum += (lineOf(s, seat, stack.unit).freeFighters ?? 0) * stack.count;
  return sum;
}

/** What goes of a seat's fighters and ground forces in space. */
export interface Excess {
  readonly fighters: number;
  readonly ground: number;
}

/** Ships that count against the fleet pool, and beside them fighters and ground forces. */
interface Fleet extends Excess {
  readonly heavy: number;
}

/** What a seat has in the space area of a system. */
function inSpace(s: Galaxy, seat: Seat, system: SystemId): Fleet {
  const found = { heavy: 0, fighters: 0, ground: 0 };
  for (const { seat: of, unit, count } of s.systems[system]?.units ?? []) {
    if (of !== seat) continue;
    if (unit === 'fighter') found.fighters += count;
    else if (isHeavy(unit)) found.heavy += count;
    else if (isGround(unit)) found.ground += count;
  }
  return found;
}

/** Ships that a seat would have in a system over the fleet limit if so many more were there (66.3). */
export function surplusWith(
  s: Galaxy,
  { seat, system }: { seat: Seat; system: SystemId },
  more: number,
): number {
  return Math.max(0, inSpace(s, seat, system).heavy + more - fleetLimit(s, seat, system));
}

/** Whether a seat has more in a system than may stay: ships (66.3), and what needs room (38.3). */
export function overflows(
  s: Galaxy,
  seat: Seat,
  system: SystemId,
): { readonly ships: boolean; readonly cargo: boolean } {
  const there = inSpace(s, seat, system);
  return {
    ships: there.heavy > 0 && there.heavy > fleetLimit(s, seat, system),
    cargo: homelessOf(s, { seat, system }, there) > 0,
  };
}

/** Ships over the fleet limit (66.3). */
export function surplusShips(s: Galaxy, seat: Seat, system: SystemId): number {
  const { heavy } = inSpace(s, seat, system);
  return heavy === 0 ? 0 : Math.max(0, heavy - fleetLimit(s, seat, system));
}

/** Fighters and ground forces without room (38.3), if some of them were gone already. */
export function surplusCargo(
  s: Galaxy,
  { seat, system }: { seat: Seat; system: SystemId },
  gone: Excess = { fighters: 0, ground: 0 },
): number {
  const { heavy, fighters, ground } = inSpace(s, seat, system);
  const left = { heavy, fighters: fighters - gone.fighters, ground: ground - gone.ground };
  return homelessOf(s, { seat, system }, left);
}

/** How many of these fighters and ground forces have no room. */
function homelessOf(
  s: Galaxy,
  { seat, system }: { seat: Seat; system: SystemId },
  { heavy, fighters, ground }: Fleet,
): number {
  if (fighters + ground === 0) return 0;
  const room = capacityIn(s, seat, system);
  if (fighters + ground <= room) return 0;
  const flying = Math.max(0, fighters - freeFighters(s, seat, system));
  const homeless = Math.max(0, ground + flying - room);
  const burden = homeless === 0 ? null : modified(s, 'fighterBurden', { value: null, about: { seat } });
  if (burden === null) return homeless;
  // Fighters that fly by themselves take places of the fleet pool instead; ground forces never do.
  const spare = Math.max(0, Math.floor((fleetLimit(s, seat, system) - heavy) / burden));
  return homeless - Math.min(spare, homeless - Math.max(0, ground - room));
}

/** Every way to give up just as many fighters and ground forces as have no room (38.3a). */
export function waysToShed(s: Galaxy, seat: Seat, system: SystemId): Excess[] {
  const where = { seat, system };
  const cargo = surplusCargo(s, where);
  const fighters = countAt(s, { seat, at: system }, 'fighter');
  const most = groundAt(s, seat, system);
  return Array.from({ length: cargo + 1 }, (_, ground) => ({ fighters: cargo - ground, ground })).filter(
    (gone) => gone.fighters <= fighters && gone.ground <= most && surplusCargo(s, where, gone) === 0,
  );
}
