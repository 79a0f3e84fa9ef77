import type { PlanetView, Stack, SystemView, UnitType } from '../view.ts';
import type { Aims } from './aims.ts';
import {
  bigShips,
  countOf,
  hasShips,
  holdsDock,
  othersIn,
  ownIn,
  power,
  shipsIn,
  troopsFor,
} from './forces.ts';
import type { Chart } from './map.ts';
import { alone, comingTo, freeMen, SETTLED, type Ship } from './muster.ts';

/** Some ships alike that set out together. */
interface Detachment {
  readonly from: SystemView;
  readonly unit: UnitType;
  readonly count: number;
}

/** What could be sent to a system: which ships, how many troops, and what it would be worth. */
export interface Expedition {
  readonly ships: readonly Detachment[];
  readonly men: number;
  readonly worth: number;
}

/** By how much an attacker must be stronger. */
const SUPERIOR = 2.2;
/** Planets that so many troops can take, the best first. */
function spoils(chart: Chart, target: SystemView, { men, aims }: { men: number; aims: Aims }) {
  let left = men;
  const taken: PlanetView[] = [];
  const wanted = target.planets
    .filter(({ controller }) => controller !== chart.seat)
    .filter(({ id }) => aims.planet(id) > 0)
    .sort((a, b) => aims.planet(b.id) - aims.planet(a.id));
  for (const planet of wanted) {
    const needed = troopsFor(planet, chart.seat);
    if (needed > left) continue;
    left -= needed;
    taken.push(planet);
  }
  return { taken, needed: men - left };
}

/** How many troops some ships bring, those that wait above the target included. */
function menWith(chart: Chart, target: SystemView, ships: readonly Ship[]): number {
  const above = countOf(ownIn(target.units, chart.seat), 'infantry');
  const from = new Set(ships.map((ship) => ship.from));
  return [...from].reduce((sum, system) => {
    const room = ships
      .filter((ship) => ship.from === system)
      .reduce((all, { capacity }) => all + capacity, 0);
    return sum + Math.min(room, freeMen(chart, system));
  }, above);
}

/** Transports, those with most troops to carry first, until there are enough for every planet. */
function transports(
  chart: Chart,
  target: SystemView,
  { coming, room }: { coming: readonly Ship[]; room: number },
): Ship[] {
  const all = target.planets
    .filter(({ controller }) => controller !== chart.seat)
    .reduce((sum, planet) => sum + troopsFor(planet, chart.seat), 0);
  const able = coming
    .filter(({ capacity, from }) => capacity > 0 && freeMen(chart, from) > 0)
    .map((ship) => ({ ship, brings: Math.min(ship.capacity, freeMen(chart, ship.from)), power: ship.power }))
    .sort((a, b) => Math.min(all, b.brings) - Math.min(all, a.brings) || a.power - b.power);
  const chosen: Ship[] = [];
  for (const { ship } of able) {
    const men = menWith(chart, target, chosen);
    if (chosen.length >= room || men >= all) break;
    if (ship.short && chosen.some(({ short }) => short)) continue;
    if (menWith(chart, target, [...chosen, ship]) > men) chosen.push(ship);
  }
  return chosen;
}

const stacks = (seat: number, ships: readonly Ship[]): Stack[] => ships.map(({ unit }) => alone(seat, unit));

/** More warships until the fight is as good as won; null if it cannot be. */
function reinforced(
  chart: Chart,
  target: SystemView,
  { chosen, coming, room }: { chosen: readonly Ship[]; coming: readonly Ship[]; room: number },
): Ship[] | null {
  const { view, seat } = chart;
  const enemy = power(view, othersIn(target.units, seat));
  const there = shipsIn(ownIn(target.units, seat));
  const ships = [...chosen];
  const spare = coming.filter((ship) => ship.unit !== 'fighter' && !ship.short && !chosen.includes(ship));
  for (const ship of spare.sort((a, b) => b.power - a.power)) {
    if (power(view, [...there, ...stacks(seat, ships)]) >= enemy * SUPERIOR * SUPERIOR) break;
    if (ships.length >= room) break;
    ships.push(ship);
  }
  return power(view, [...there, ...stacks(seat, ships)]) >= enemy * SUPERIOR ? ships : null;
}

/** What posts a fleet gains and gives up by going. */
function posts(
  { seat }: Chart,
  target: SystemView,
  { ships, aims }: { ships: readonly Ship[]; aims: Aims },
): number {
  if (ships.length === 0) return 0;
  const gained = hasShips(ownIn(target.units, seat)) ? 0 : aims.post(target);
  const left = [...new Set(ships.map(({ from }) => from))].filter(
    (from) => bigShips(ownIn(from.units, seat)) <= ships.filter((ship) => ship.from === from).length,
  );
  return gained - left.reduce((sum, from) => sum + aims.post(from), 0);
}

function detachments(ships: readonly Ship[]): Detachment[] {
  const kinds = new Map<string, Detachment>();
  for (const { from, unit } of ships) {
    const id = `${from.id} ${unit}`;
    kinds.set(id, { from, unit, count: (kinds.get(id)?.count ?? 0) + 1 });
  }
  return [...kinds.values()];
}

/** Troops to take: enough, and a fair share of those who wait for the transports that stay. */
function menFor(chart: Chart, { ships, needed }: { ships: readonly Ship[]; needed: number }): number {
  let men = 0;
  for (const from of new Set(ships.map((ship) => ship.from))) {
    const room = ships.filter((ship) => ship.from === from).reduce((sum, { capacity }) => sum + capacity, 0);
    const all = shipsIn(ownIn(from.units, chart.seat)).reduce(
      (sum, { unit, count }) => sum + count * (chart.mine.lines?.[unit].capacity ?? 0),
      0,
    );
    men += Math.min(room, Math.ceil((freeMen(chart, from) * room) / Math.max(1, all)));
  }
  return Math.max(needed, men);
}

/** The best that could be sent to a system now, or null. */
export function expedition(chart: Chart, target: SystemView, aims: Aims): Expedition | null {
  const { seat, mine } = chart;
  const foes = hasShips(othersIn(target.units, seat));
  const coming = comingTo(chart, target);
  const room = mine.pools.fleet - bigShips(ownIn(target.units, seat));
  let ships: Ship[] | null = transports(chart, target, { coming, room });
  if (foes) ships = reinforced(chart, target, { chosen: ships, coming, room });
  if (!ships) return null;
  const { taken, needed } = spoils(chart, target, { men: menWith(chart, target, ships), aims });
  if (taken.length === 0 && !foes) ships = scout(chart, target, { coming, aims }).slice(0, Math.max(0, room));
  if (ships.length === 0 && needed === 0) return null;
  const gain = taken.reduce((sum, { id }) => sum + aims.planet(id), 0);
  const beaten = foes ? aims.fight(target) : 0;
  const worth = gain + beaten + posts(chart, target, { ships, aims }) - abandoned(chart, ships);
  return { ships: detachments(ships), men: menFor(chart, { ships, needed }), worth };
}

/** One ship that loses no post by going. */
function scout(
  chart: Chart,
  target: SystemView,
  { coming, aims }: { coming: readonly Ship[]; aims: Aims },
): Ship[] {
  if (hasShips(ownIn(target.units, chart.seat)) || aims.post(target) <= 0) return [];
  const worth = (ship: Ship) => posts(chart, target, { ships: [ship], aims }) - ship.capacity * 0.3;
  const [first] = coming.filter(({ unit }) => unit !== 'fighter').sort((a, b) => worth(b) - worth(a));
  return first ? [first] : [];
}

/** A dock left without a ship may be blockaded. */
function abandoned({ seat, view }: Chart, ships: readonly Ship[]): number {
  if (view.round < SETTLED) return 0;
  const left = [...new Set(ships.map(({ from }) => from))].filter(
    (from) =>
      holdsDock(from, seat) &&
      bigShips(ownIn(from.units, seat)) <= ships.filter((ship) => ship.from === from).length,
  );
  return left.length * 0.5;
}
