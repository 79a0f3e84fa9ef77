import type { Seat } from '#core/seat.ts';
import { type SeatView, type SystemId, type SystemView, touching, type View } from '../view.ts';
import { hasShips, othersIn } from './forces.ts';

export function systemIn(view: View, id: string): SystemView | undefined {
  return view.systems.find((system) => system.id === (id as SystemId));
}

/** A view with what a glance at the map tells a seat: which systems are next to which. */
export interface Chart {
  readonly view: View;
  readonly seat: Seat;
  readonly mine: SeatView;
  readonly next: ReadonlyMap<SystemView, readonly SystemView[]>;
}

function near(a: SystemView, b: SystemView): boolean {
  return a !== b && (touching(a.at, b.at) || a.wormholes.some((wormhole) => b.wormholes.includes(wormhole)));
}

export function chartOf(view: View, seat: Seat): Chart {
  const mine = view.seats[seat];
  if (!mine) throw new Error(`there is no seat ${seat}`);
  const { systems } = view;
  const next = new Map(
    systems.map((system) => [system, systems.filter((other) => near(system, other))] as const),
  );
  return { view, seat, mine, next };
}

const has = ({ mine }: Chart, technology: string) => mine.technologies.some(({ id }) => id === technology);

function isBarred(chart: Chart, { anomaly }: SystemView): boolean {
  if (anomaly === 'asteroid-field') return !has(chart, 'antimass-deflectors');
  return anomaly === 'supernova' && chart.mine.faction !== 'muaat';
}

/** Systems by the number of moves from which a ship could come to a target. */
export function distancesTo(chart: Chart, target: SystemView): ReadonlyMap<SystemView, number> {
  const { seat, next } = chart;
  const found = new Map<SystemView, number>([[target, 0]]);
  if (isBarred(chart, target)) return found;
  const ghostly = has(chart, 'light-wave-deflector');
  for (const [system, steps] of found) {
    const enemies = !ghostly && hasShips(othersIn(system.units, seat));
    // Nothing passes through others' ships, a nebula or a rift that it need not.
    if (steps > 0 && (enemies || system.anomaly === 'nebula' || system.anomaly === 'gravity-rift')) continue;
    for (const other of next.get(system) ?? [])
      if (!found.has(other) && !isBarred(chart, other)) found.set(other, steps + 1);
  }
  return found;
}
