import type { Seat } from '#core/seat.ts';
import { type SystemId, type SystemView, touching, type UnitType, type View } from '../view.ts';

const SHIPS: readonly UnitType[] = [
  'carrier',
  'cruiser',
  'destroyer',
  'dreadnought',
  'fighter',
  'flagship',
  'war-sun',
];
export const isShip = (unit: UnitType) => SHIPS.includes(unit);

export function systemIn(view: View, id: SystemId): SystemView | undefined {
  return view.systems.find((system) => system.id === id);
}

function near(a: SystemView, b: SystemView): boolean {
  return a !== b && (touching(a.at, b.at) || a.wormholes.some((wormhole) => b.wormholes.includes(wormhole)));
}

export const foreignShips = ({ units }: SystemView, seat: Seat) =>
  units.some((stack) => stack.seat !== seat && isShip(stack.unit));

/** A view with what a glance at the map tells: which systems are next to which. */
export interface Chart {
  readonly view: View;
  readonly seat: Seat;
  readonly next: ReadonlyMap<SystemView, readonly SystemView[]>;
}

const BARRED: readonly (string | null)[] = ['asteroid-field', 'supernova'];

export function chartOf(view: View, seat: Seat): Chart {
  const passable = view.systems.filter(({ anomaly }) => !BARRED.includes(anomaly));
  const next = new Map(
    view.systems.map((system) => [system, passable.filter((other) => near(system, other))] as const),
  );
  return { view, seat, next };
}

/** Systems by the number of moves from which a ship could come to a target. */
export function distancesTo({ seat, next }: Chart, target: SystemView): ReadonlyMap<SystemView, number> {
  const found = new Map<SystemView, number>([[target, 0]]);
  if (BARRED.includes(target.anomaly)) return found;
  for (const [system, steps] of found) {
    // Nothing passes through others' ships or a nebula.
    if (steps > 0 && (system.anomaly === 'nebula' || foreignShips(system, seat))) continue;
    for (const other of next.get(system) ?? []) if (!found.has(other)) found.set(other, steps + 1);
  }
  return found;
}
