import { type PlanetId, planets, type Stack, type SystemView, type UnitType } from '../view.ts';
import { countOf, ownIn, power, shipsIn } from './forces.ts';
import { type Chart, distancesTo } from './map.ts';

/** From this round on somebody stays at home. */
export const SETTLED = 3;

/** A single ship that could go. */
export interface Ship {
  readonly from: SystemView;
  readonly unit: UnitType;
  readonly capacity: number;
  readonly power: number;
  /** It needs a step more than it has, which only one ship can be given. */
  readonly short: boolean;
}

/** Steps that a unit can make from a system. */
function stepsFrom({ mine }: Chart, from: SystemView, unit: UnitType): number {
  const printed = mine.lines?.[unit].move ?? 0;
  const slips = mine.faction === 'ghost' && (from.id === mine.home || from.wormholes.length > 0) ? 1 : 0;
  return printed === 0 ? 0 : slips + (from.anomaly === 'nebula' ? 1 : printed);
}

/** Troops that stay on a planet whatever happens elsewhere. */
export function garrison({ view, seat, mine }: Chart, planet: string): number {
  if (planet === 'mecatol-rex') return 1;
  if (view.round < SETTLED) return 0;
  const found = view.systems.flatMap(({ planets }) => planets).find(({ id }) => id === planet);
  const home = mine.faction !== null && planets[planet as PlanetId]?.home === mine.faction;
  return home || (found && countOf(ownIn(found.units, seat), 'space-dock') > 0) ? 1 : 0;
}

/** Troops in a system that could leave it. */
export function freeMen(chart: Chart, { units, planets }: SystemView): number {
  const aboard = countOf(ownIn(units, chart.seat), 'infantry');
  return planets.reduce((sum, { id, units: there }) => {
    const own = countOf(ownIn(there, chart.seat), 'infantry');
    return sum + Math.max(0, own - garrison(chart, id));
  }, aboard);
}

/** Every ship of the seat that can come to a system. */
export function comingTo(chart: Chart, target: SystemView): Ship[] {
  const { view, seat, mine } = chart;
  const steps = distancesTo(chart, target);
  const coming: Ship[] = [];
  const spurt = mine.technologies.some(({ id, exhausted }) => id === 'gravity-drive' && !exhausted) ? 1 : 0;
  for (const from of view.systems) {
    const distance = steps.get(from);
    if (from === target || distance === undefined || from.tokens.includes(seat)) continue;
    for (const { unit, count } of shipsIn(ownIn(from.units, seat))) {
      const missing = distance - stepsFrom(chart, from, unit);
      if (missing > spurt) continue;
      const capacity = mine.lines?.[unit].capacity ?? 0;
      const strength = Math.sqrt(power(view, [alone(seat, unit)]));
      for (let n = 0; n < count; n++)
        coming.push({ from, unit, capacity, power: strength, short: missing > 0 });
    }
  }
  return coming;
}

/** One unit by itself. */
export const alone = (seat: number, unit: UnitType): Stack => ({ seat, unit, count: 1, damaged: 0 });
