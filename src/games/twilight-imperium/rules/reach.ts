import type { Seat } from '#core/seat.ts';
import { memoizeUntilWrite } from '#core/state-memo.ts';
import type { Galaxy } from '../state.ts';
import type { SystemId } from '../tables/ids.ts';
import type { UnitType } from '../tables/kinds.ts';
import { systemsOnBoard } from './board.ts';
import { Chart, isRift, moveValue } from './paths.ts';
import { tokenIn } from './tokens.ts';
import { hasUnitsAt, isShip, lineOf, stacksOf } from './units.ts';

/** Ships of one kind that could move into a system, wherever they are. */
export interface ShipsInReach {
  readonly unit: UnitType;
  readonly count: number;
}

/** Ships of a seat that stand together and how far they go; none where they cannot set out (47.3c). */
function fleetAt(s: Galaxy, seat: Seat, from: SystemId): (ShipsInReach & { readonly range: number })[] {
  if (tokenIn(s, seat, from)) return [];
  return stacksOf(s, seat, from).flatMap(({ unit, count }) => {
    if (!isShip(unit) || lineOf(s, seat, unit).move === 0) return [];
    const range = moveValue(s, seat, { unit, from, to: from });
    return range > 0 ? [{ unit, count, range }] : [];
  });
}

/** Where a ship could end its move. */
function endsOf(
  chart: Chart,
  { unit, from, range }: { readonly unit: UnitType; readonly from: SystemId; readonly range: number },
): Set<SystemId> {
  const found = new Set<SystemId>();
  const course = { unit, from, spurt: 0, pickups: [] };
  const costs = new Map<SystemId, number>([[from, 0]]);
  const known = [from];
  for (const system of known) {
    if (system !== from && !chart.open(system, 'pass', course)) continue;
    for (const next of chart.neighbours(system)) {
      // 12.1: leaving a rift is free.
      const cost = (costs.get(system) ?? 0) + (isRift(system) ? 0 : 1);
      if (cost > range || cost >= (costs.get(next) ?? Number.POSITIVE_INFINITY)) continue;
      costs.set(next, cost);
      known.push(next);
      if (chart.open(next, 'end', course)) found.add(next);
    }
  }
  return found;
}

/** Systems into which ships of a seat could move as things stand, with those ships; what a seat may add to its move value is left aside. */
export const withinReach: (s: Galaxy, seat: Seat) => ReadonlyMap<SystemId, readonly ShipsInReach[]> =
  memoizeUntilWrite((s: Galaxy, seat: Seat) => {
    const counts = new Map<SystemId, Map<UnitType, number>>();
    for (const from of systemsOnBoard(s)) {
      const fleet = hasUnitsAt(s, seat, from) ? fleetAt(s, seat, from) : [];
      if (fleet.length === 0) continue;
      const chart = new Chart(s, { seat, to: from, reach: 0 });
      for (const { unit, count, range } of fleet)
        for (const system of endsOf(chart, { unit, from, range })) {
          const there = counts.get(system) ?? new Map<UnitType, number>();
          counts.set(system, there.set(unit, (there.get(unit) ?? 0) + count));
        }
    }
    const ships = (there: ReadonlyMap<UnitType, number>) =>
      [...there].map(([unit, count]) => ({ unit, count }));
    return new Map([...counts].map(([system, there]) => [system, ships(there)]));
  });
