import { bestOption } from '#kit/bots.ts';
import { CENTRE, type SystemView, type UnitType } from '../view.ts';
import { aimsOf } from './aims.ts';
import { type Expedition, expedition } from './expedition.ts';
import { hasShips, holdsDock, othersIn, ownIn, power, shipsIn, troopsFor } from './forces.ts';
import { type Chart, systemIn } from './map.ts';
import { garrison } from './muster.ts';
import { savingFor } from './objectives.ts';
import type { Play, Turn } from './turn.ts';

/** What activating a system would bring: an expedition, and units built at its dock. */
interface Prospect {
  readonly system: SystemView;
  readonly sent: Expedition | null;
  readonly worth: number;
}

/** What makes a tactical action worth its token. */
export const WORTHWHILE = 2;
/** With less to spend nobody troubles to build. */
const MIN = 2;

/** What building is worth, but for what an objective of this round is paid with. */
function worthOfBuilding({ mine, ...chart }: Chart, system: SystemView): number {
  if (!holdsDock(system, chart.seat) || hasShips(othersIn(system.units, chart.seat))) return 0;
  const saving = savingFor({ mine, ...chart });
  const kept = saving && saving.means !== 'tokens' && saving.means !== 'influence' ? saving.amount : 0;
  const budget = mine.ready.resources + mine.goods - kept;
  return budget < MIN ? 0 : 2 + Math.min(budget, 10) * 0.6;
}

/** Every system that could be activated. A dock is used after those that stand there have gone, while there are tokens for both. */
function prospects(chart: Chart): Prospect[] {
  const aims = aimsOf(chart);
  const { view, seat, mine } = chart;
  const sent = new Map(
    view.systems
      .filter(({ tokens }) => !tokens.includes(seat))
      .map((system) => [system, expedition(chart, system, aims)] as const),
  );
  const leaves = (from: SystemView) =>
    [...sent].some(
      ([target, plan]) =>
        target !== from &&
        plan !== null &&
        plan.worth >= WORTHWHILE &&
        plan.ships.some((ships) => ships.from === from),
    );
  return [...sent].map(([system, plan]) => {
    const built = worthOfBuilding(chart, system);
    const later = built > 0 && mine.pools.tactic > 1 && leaves(system);
    const worth = Math.max(0, plan?.worth ?? 0) + (later ? built * 0.1 : built);
    return { system, sent: plan, worth: worth - aims.peace(system) };
  });
}

/** Whether the seat could remove the custodians with what it has now. */
export function custodiansAwait(chart: Chart): boolean {
  const centre = systemIn(chart.view, CENTRE);
  return (
    chart.view.custodians && centre !== undefined && (expedition(chart, centre, aimsOf(chart))?.men ?? 0) > 0
  );
}

export const bestProspect = (chart: Chart) => Math.max(0, ...prospects(chart).map(({ worth }) => worth));

export const activate: Play = (turn) => {
  const all = new Map(prospects(turn.chart()).map(({ system, worth }) => [system.id as string, worth]));
  return bestOption(turn, ({ id }) => all.get(id) ?? -1);
};

function underWay(turn: Turn): { target: SystemView; sent: Expedition | null } | null {
  const chart = turn.chart();
  const { tactical } = chart.view;
  const target = tactical ? systemIn(chart.view, tactical.system) : undefined;
  return target ? { target, sent: expedition(chart, target, aimsOf(chart)) } : null;
}

/** What the label of a slot says: ships and where they start, or who could ride along and where they are. */
interface Labelled {
  readonly unit?: UnitType;
  readonly from?: string;
  readonly at?: string;
}

interface Slot extends Labelled {
  readonly id: string;
  readonly max: number;
}

function slots({ form }: Turn): readonly Slot[] {
  if (form.kind !== 'allocate') return [];
  return form.slots.map(({ id, max, label }) => ({ id, max, ...(label.args as Labelled) }));
}

/** The ships of the expedition set out with troops as planned, and fighters in what room is left; nobody where nothing is to be had. */
export const convoy: Play = (turn) => {
  const plan = underWay(turn)?.sent;
  if (!plan || plan.worth <= 0) return {};
  const all = slots(turn);
  const sent: Record<string, number> = {};
  for (const { id, max, from, unit } of all) {
    const kind = plan.ships.find((ships) => ships.from.id === from && ships.unit === unit);
    const already = all
      .filter((slot) => slot.from === from && slot.unit === unit)
      .reduce((sum, slot) => sum + (sent[slot.id] ?? 0), 0);
    const count = Math.min(max, (kind?.count ?? 0) - already);
    if (count > 0) sent[id] = count;
  }
  return { ...sent, ...aboard(turn, plan) };
};

/** Who rides along, from the systems in which the transports start. */
function aboard(turn: Turn, plan: Expedition): Record<string, number> {
  const chart = turn.chart();
  const room = new Map<string, number>();
  for (const { from, unit, count } of plan.ships)
    room.set(from.id, (room.get(from.id) ?? 0) + count * (chart.mine.lines?.[unit].capacity ?? 0));
  const taken: Record<string, number> = {};
  const load = ({ id, at = '', max }: Slot, most: number) => {
    const system = chart.view.systems.find(
      (one) => one.id === at || one.planets.some((planet) => planet.id === at),
    );
    const left = room.get(system?.id ?? at) ?? 0;
    const count = Math.max(0, Math.min(max, most, left));
    room.set(system?.id ?? at, left - count);
    if (count > 0) taken[id] = count;
    return count;
  };
  const riders = slots(turn).filter(({ at }) => at !== undefined);
  const troops = riders.filter(({ unit }) => unit === 'infantry');
  const onPlanet = ({ at }: Slot) =>
    chart.view.systems.some(({ planets }) => planets.some(({ id }) => id === at));
  let men = plan.men;
  for (const slot of [...troops].sort((a, b) => Number(onPlanet(a)) - Number(onPlanet(b))))
    men -= load(slot, Math.min(men, slot.max - garrison(chart, slot.at ?? '')));
  for (const slot of riders.filter(({ unit }) => unit === 'fighter')) load(slot, slot.max);
  return taken;
}

/** As many as are needed for every planet that can be had, the best first; the others where they are of most use. */
export const commit: Play = (turn) => {
  const way = underWay(turn);
  if (!way) return turn.fallback;
  const chart = turn.chart();
  const aims = aimsOf(chart);
  const { form } = turn;
  let left = form.kind === 'allocate' ? form.max : 0;
  const landed: Record<string, number> = {};
  const slotOf = (planet: string) => `${planet}:infantry`;
  const known = new Set(slots(turn).map(({ id }) => id));
  const wanted = way.target.planets
    .filter(({ id, controller }) => controller !== turn.seat && known.has(slotOf(id)))
    .sort((a, b) => aims.planet(b.id) - aims.planet(a.id));
  for (const planet of wanted) {
    const needed = troopsFor(planet, turn.seat);
    if (needed > left) continue;
    landed[slotOf(planet.id)] = needed;
    left -= needed;
  }
  const [first] = [...wanted.filter(({ id }) => landed[slotOf(id)]), ...way.target.planets].filter(({ id }) =>
    known.has(slotOf(id)),
  );
  if (first && left > 0) landed[slotOf(first.id)] = (landed[slotOf(first.id)] ?? 0) + left;
  return Object.keys(landed).length > 0 ? landed : turn.fallback;
};

/** Whoever is clearly weaker leaves. */
export const retreat: Play = (turn) => {
  const view = turn.view();
  const system = view.battle && systemIn(view, view.battle.system);
  if (!system) return 'stay';
  const own = power(view, shipsIn(ownIn(system.units, turn.seat)));
  return own * 3 < power(view, shipsIn(othersIn(system.units, turn.seat))) ? 'retreat' : 'stay';
};
