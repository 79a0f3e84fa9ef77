import type { Seat } from '#core/seat.ts';
import { memoizeUntilWrite } from '#core/state-memo.ts';
import type { Galaxy } from '../state.ts';
import type { SystemId } from '../tables/ids.ts';
import type { UnitType } from '../tables/kinds.ts';
import { systemsOnBoard } from './board.ts';
import { Chart, isRift, moveValue } from './paths.ts';
import { tokenIn } from './tokens.ts';
import { hasUnitsAt, isShip, lineOf, stacksOf } from './units.ts';

/** The ships of a seat that would go furthest from a system; null if none there can set out (47.3c). */
function fastest(s: Galaxy, seat: Seat, from: SystemId): { unit: UnitType; range: number } | null {
  if (tokenIn(s, seat, from)) return null;
  let found: { unit: UnitType; range: number } | null = null;
  for (const { unit } of stacksOf(s, seat, from)) {
    if (!isShip(unit) || lineOf(s, seat, unit).move === 0) continue;
    const range = moveValue(s, seat, { unit, from, to: from });
    if (range > (found?.range ?? 0)) found = { unit, range };
  }
  return found;
}

/** Adds where the ships of a seat could get from one system. */
function reachFrom(s: Galaxy, seat: Seat, { from, found }: { from: SystemId; found: Set<SystemId> }): void {
  const ship = fastest(s, seat, from);
  if (!ship) return;
  const chart = new Chart(s, { seat, to: from, reach: 0 });
  const course = { unit: ship.unit, from, spurt: 0, pickups: [] };
  const costs = new Map<SystemId, number>([[from, 0]]);
  const known = [from];
  for (const system of known) {
    if (system !== from && !chart.open(system, 'pass', course)) continue;
    for (const next of chart.neighbours(system)) {
      // 12.1: leaving a rift is free.
      const cost = (costs.get(system) ?? 0) + (isRift(system) ? 0 : 1);
      if (cost > ship.range || cost >= (costs.get(next) ?? Number.POSITIVE_INFINITY)) continue;
      costs.set(next, cost);
      known.push(next);
      if (chart.open(next, 'end', course)) found.add(next);
    }
  }
}

/** Systems into which some ship of a seat could move as things stand; what a seat may add to its move value is left aside. */
export const withinReach: (s: Galaxy, seat: Seat) => ReadonlySet<SystemId> = memoizeUntilWrite(
  (s: Galaxy, seat: Seat) => {
    const found = new Set<SystemId>();
    for (const from of systemsOnBoard(s)) if (hasUnitsAt(s, seat, from)) reachFrom(s, seat, { from, found });
    return found;
  },
);
