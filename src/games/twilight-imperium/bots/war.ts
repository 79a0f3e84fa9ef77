import type { Seat } from '#core/seat.ts';
import { planets, type Stack, type SystemView, type UnitType, type View } from '../view.ts';
import { type Chart, chartOf, distancesTo, foreignShips, isShip, systemIn } from './map.ts';
import { goalsOf } from './objectives.ts';
import { best, type Play, self, share, type Turn } from './turn.ts';

/** What some units can do in a fight: hits to expect and hits to take. */
function strength(view: View, units: readonly Readonly<Stack>[]): number {
  let sum = 0;
  for (const { seat, unit, count } of units) {
    const line = view.seats[seat]?.lines?.[unit];
    if (!line?.combat) continue;
    sum += count * line.combat.dice * (11 - line.combat.hitOn) * (line.sustain ? 0.2 : 0.1);
  }
  return sum;
}

const ofSeat = (units: readonly Readonly<Stack>[], seat: Seat) =>
  units.filter((stack) => stack.seat === seat);
const others = (units: readonly Readonly<Stack>[], seat: Seat) =>
  units.filter((stack) => stack.seat !== seat);
const ships = (units: readonly Readonly<Stack>[]) => units.filter(({ unit }) => isShip(unit));
const troops = (units: readonly Readonly<Stack>[]) =>
  units.filter(({ unit }) => unit === 'infantry').reduce((sum, { count }) => sum + count, 0);

/** What could come to a system: ships' strength, room aboard, troops to fill it. */
interface Force {
  readonly strength: number;
  readonly troops: number;
}

function forceFor(chart: Chart, target: SystemView): Force {
  const { view, seat } = chart;
  const steps = distancesTo(chart, target);
  const lines = view.seats[seat]?.lines;
  let [power, room, men] = [0, 0, 0];
  for (const system of view.systems) {
    const distance = steps.get(system);
    if (distance === undefined || (system !== target && system.tokens.includes(seat))) continue;
    const coming = ofSeat(ships(system.units), seat).filter(
      ({ unit }) => system === target || (lines?.[unit]?.move ?? 0) >= distance,
    );
    if (coming.length === 0) continue;
    power += strength(view, coming);
    const aboard = coming.reduce((sum, { unit, count }) => sum + (lines?.[unit]?.capacity ?? 0) * count, 0);
    const there = [system, ...system.planets].reduce(
      (sum, { units }) => sum + troops(ofSeat(units, seat)),
      0,
    );
    room += aboard;
    men += Math.min(aboard, there);
  }
  return { strength: power, troops: Math.min(room, men) };
}

/** What the planets of a system would be worth to a seat that takes them with so many troops. */
function prize({ view, seat }: Chart, target: SystemView, men: number): number {
  const mine = view.seats[seat];
  const wanted = goalsOf(view, seat).filter(({ progress }) => progress < 1);
  const wants = (...ids: readonly string[]) => wanted.some(({ id }) => ids.includes(id));
  let [left, worth] = [men, 0];
  for (const { id, controller, resources, influence, units } of target.planets) {
    if (controller === seat) continue;
    if (id === 'mecatol-rex' && view.custodians && (mine?.ready.influence ?? 0) + (mine?.goods ?? 0) < 6)
      continue;
    const guards =
      troops(others(units, seat)) + others(units, seat).filter(({ unit }) => unit === 'pds').length;
    const needed = guards === 0 ? 1 : Math.ceil(guards * 1.5) + 1;
    if (needed > left) continue;
    left -= needed;
    worth += 3 + resources + influence * 0.6 + (id === 'mecatol-rex' ? 8 : 0) + (controller === null ? 0 : 1);
    if (planets[id].specialty && wants('found-research-outposts', 'form-galactic-brain-trust')) worth += 3;
    if (planets[id].home !== null && wants('conquer-the-weak')) worth += 6;
    if (planets[id].home === null && wants('expand-borders', 'subdue-the-galaxy')) worth += 2;
  }
  return worth;
}

/** What activating a system is worth: planets to take, enemies to beat, units to build. */
function worthOfActivating(chart: Chart, target: SystemView): number {
  const { view, seat } = chart;
  const mine = view.seats[seat];
  if (!mine || target.tokens.includes(seat)) return -1;
  const force = forceFor(chart, target);
  const enemy = strength(view, others(ships(target.units), seat));
  const wins = enemy === 0 ? force.strength > 0 : force.strength > enemy * 1.4;
  const gain = wins ? prize(chart, target, force.troops) + (enemy > 0 ? 1 : 0) : 0;
  const docks = [target, ...target.planets].some(({ units }) =>
    ofSeat(units, seat).some(({ unit }) => unit === 'space-dock'),
  );
  const budget = mine.ready.resources + mine.goods;
  const builds = docks && !foreignShips(target, seat) && budget >= 3 ? 2 + Math.min(budget, 10) * 0.5 : 0;
  return gain + builds;
}

/** The best that a tactical action could bring now. */
export function bestActivation(turn: Turn): number {
  const chart = chartOf(turn.view(), turn.seat);
  return Math.max(0, ...chart.view.systems.map((system) => worthOfActivating(chart, system)));
}

export const activate: Play = (turn) => {
  const chart = chartOf(turn.view(), turn.seat);
  return best(turn, (id) => {
    const system = chart.view.systems.find((one) => one.id === id);
    return system ? worthOfActivating(chart, system) : -1;
  });
};

const unitOf = (slot: string) => slot.split(':')[1] ?? '';

function target(turn: Turn): SystemView | undefined {
  const { tactical } = turn.view();
  return tactical ? systemIn(turn.view(), tactical.system) : undefined;
}

/** Ships to send: carriers for the planets there, warships as the fleet pool allows; nothing if the fight would be lost. */
export const move: Play = (turn) => {
  const view = turn.view();
  const there = target(turn);
  if (!there) return turn.fallback;
  const force = forceFor(chartOf(view, turn.seat), there);
  const enemy = strength(view, others(ships(there.units), turn.seat));
  if (enemy > 0 && force.strength < enemy) return {};
  const wanted = there.planets.filter(({ controller }) => controller !== turn.seat).length;
  if (enemy === 0 && wanted === 0) return {};
  const { pools } = self(turn);
  const already = ofSeat(ships(there.units), turn.seat)
    .filter(({ unit }) => unit !== 'fighter')
    .reduce((sum, { count }) => sum + count, 0);
  const room = Math.max(0, pools.fleet - already);
  const carriers = new Map<string, number>();
  const wish = (slot: string, given: number) => {
    const unit = unitOf(slot) as UnitType;
    if (unit === 'fighter') return 0.1;
    if ((self(turn).lines?.[unit].capacity ?? 0) === 0) return 1;
    carriers.set(slot, given);
    const sent = [...carriers.values()].reduce((sum, count) => sum + count, 0);
    return sent < Math.max(1, Math.min(2, wanted)) ? 5 : 1;
  };
  return share(turn, wish, enemy > 0 ? room : Math.min(room, 3));
};

/** Troops first, then fighters; one soldier stays where a space dock stands. */
export const passengers: Play = (turn) => {
  const view = turn.view();
  const { form } = turn;
  const room = Number((form.prompt.args as { room?: number }).room ?? 0);
  const docked = new Set(
    view.systems.flatMap(({ planets }) =>
      planets
        .filter(({ units }) => ofSeat(units, turn.seat).some(({ unit }) => unit === 'space-dock'))
        .map(({ id }) => id as string),
    ),
  );
  const most = new Map(form.kind === 'allocate' ? form.slots.map(({ id, max }) => [id, max] as const) : []);
  return share(
    turn,
    (slot, given) => {
      const [at = '', unit] = slot.split(':');
      if (unit !== 'infantry') return 1;
      return docked.has(at) && given >= (most.get(slot) ?? 0) - 1 ? 0 : 3;
    },
    room,
  );
};

/** One for every planet that can be had, the rest where there is a fight. */
export const commit: Play = (turn) => {
  const there = target(turn);
  if (!there) return turn.fallback;
  const guards = new Map(
    there.planets.map(({ id, units }) => [id as string, troops(others(units, turn.seat))] as const),
  );
  const own = new Set(
    there.planets.filter(({ controller }) => controller === turn.seat).map(({ id }) => id as string),
  );
  return share(turn, (slot, given) => {
    const [planet = '', unit] = slot.split(':');
    if (unit !== 'infantry') return 0;
    const enemies = guards.get(planet) ?? 0;
    if (own.has(planet)) return given === 0 ? 0.5 : 0.2;
    if (enemies === 0) return given === 0 ? 5 : 0.4;
    return given <= enemies * 2 ? 3 : 0.3;
  });
};

/** Whoever is clearly weaker leaves. */
export const retreat: Play = (turn) => {
  const view = turn.view();
  const system = view.battle && systemIn(view, view.battle.system);
  if (!system) return 'stay';
  const own = strength(view, ofSeat(ships(system.units), turn.seat));
  return own * 2 < strength(view, others(ships(system.units), turn.seat)) ? 'retreat' : 'stay';
};
