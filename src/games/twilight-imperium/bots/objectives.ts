import { CENTRE, type PlanetId, planets, type SeatView, technologies } from '../view.ts';
import { hasShips, ownIn } from './forces.ts';
import type { Chart } from './map.ts';

/** What an objective is paid with when it is scored. */
export interface Payment {
  readonly means: 'resources' | 'influence' | 'goods' | 'tokens';
  readonly amount: number;
}

const PAID: Readonly<Record<string, Payment>> = {
  'erect-a-monument': { means: 'resources', amount: 8 },
  'found-a-golden-age': { means: 'resources', amount: 16 },
  'sway-the-council': { means: 'influence', amount: 8 },
  'manipulate-galactic-law': { means: 'influence', amount: 16 },
  'negotiate-trade-routes': { means: 'goods', amount: 5 },
  'centralize-galactic-trade': { means: 'goods', amount: 10 },
  'lead-from-the-front': { means: 'tokens', amount: 3 },
  'galvanize-the-people': { means: 'tokens', amount: 6 },
};

const most = (values: readonly unknown[]) => {
  const counts = new Map<unknown, number>();
  for (const value of values) if (value !== null) counts.set(value, (counts.get(value) ?? 0) + 1);
  return Math.max(0, ...counts.values());
};

const traits = (mine: SeatView) => most(mine.planets.map((id) => planets[id].trait));
const abroad = (mine: SeatView) => mine.planets.filter((id) => planets[id].home === null).length;
const specialties = (mine: SeatView) => mine.planets.filter((id) => planets[id].specialty !== null).length;
const upgrades = (mine: SeatView) => mine.technologies.filter(({ id }) => technologies[id].upgrade).length;

/** Pairs of technologies of one colour, counted in halves. */
const pairs = (mine: SeatView, wanted: number) => {
  const owned = mine.technologies.map(({ id }) => technologies[id].colour);
  const halves = (['green', 'red', 'blue', 'yellow'] as const)
    .map((colour) => Math.min(2, owned.filter((one) => one === colour).length) / 2)
    .sort((a, b) => b - a);
  return halves.slice(0, wanted).reduce((sum, half) => sum + half, 0) / wanted;
};

function besideRex({ view, seat, next }: Chart): number {
  const centre = view.systems.find(({ id }) => id === CENTRE);
  const around = centre ? (next.get(centre) ?? []) : [];
  return around.filter(({ units }) => hasShips(ownIn(units, seat))).length;
}

const foreignHomes = (mine: SeatView) =>
  mine.planets.filter((id: PlanetId) => planets[id].home !== null && planets[id].home !== mine.faction)
    .length;

/** How far a seat is with what costs nothing, as a share of what is asked. */
const PROGRESS: Readonly<Record<string, (chart: Chart) => number>> = {
  'corner-the-market': ({ mine }) => traits(mine) / 4,
  'unify-the-colonies': ({ mine }) => traits(mine) / 6,
  'develop-weaponry': ({ mine }) => upgrades(mine) / 2,
  'revolutionize-warfare': ({ mine }) => upgrades(mine) / 3,
  'diversify-research': ({ mine }) => pairs(mine, 2),
  'master-the-sciences': ({ mine }) => pairs(mine, 4),
  'expand-borders': ({ mine }) => abroad(mine) / 6,
  'subdue-the-galaxy': ({ mine }) => abroad(mine) / 11,
  'found-research-outposts': ({ mine }) => specialties(mine) / 3,
  'form-galactic-brain-trust': ({ mine }) => specialties(mine) / 5,
  'conquer-the-weak': ({ mine }) => foreignHomes(mine),
  'intimidate-council': (chart) => besideRex(chart) / 2,
};

/** A public objective that a seat has yet to score: how near it is, or what it costs. */
interface Goal {
  readonly id: string;
  readonly points: number;
  readonly progress: number;
  readonly payment: Payment | null;
}

export function goalsOf(chart: Chart): Goal[] {
  return chart.view.objectives
    .filter(({ scored }) => !scored.includes(chart.seat))
    .map(({ id, stage }) => ({
      id,
      points: stage ?? 1,
      progress: PROGRESS[id]?.(chart) ?? 0,
      payment: PAID[id] ?? null,
    }));
}

/** What a seat has of the means of a payment now. */
function meansOf(mine: SeatView, { means }: Payment): number {
  if (means === 'goods') return mine.goods;
  if (means === 'tokens') return mine.pools.tactic + mine.pools.strategy;
  return mine.ready[means] + mine.goods;
}

/** Whether the planets of its home are all its own, without which it scores nothing (30.16). */
function holdsHome({ view, seat, mine }: Chart): boolean {
  const home = view.systems.find(({ id }) => id === mine.home);
  return home?.planets.every(({ controller }) => controller === seat) ?? true;
}

/** What a seat could score now, for nothing or by paying, what is worth most first; of equals what is paid, for the rest keeps. */
export function scorable(chart: Chart): Goal[] {
  return (holdsHome(chart) ? goalsOf(chart) : [])
    .filter(({ progress, payment }) =>
      payment ? meansOf(chart.mine, payment) >= payment.amount : progress >= 1,
    )
    .sort((a, b) => b.points - a.points || (b.payment ? 1 : 0) - (a.payment ? 1 : 0));
}

/** What a seat saves for: the best objective that it could pay this round, unless one that costs nothing is as good. */
export function savingFor(chart: Chart): Payment | null {
  if (chart.view.round < 2) return null;
  const able = scorable(chart);
  const free = Math.max(0, ...able.filter(({ payment }) => !payment).map(({ points }) => points));
  const paid = able
    .filter(({ payment, points }) => payment && points > free)
    .sort((a, b) => b.points - a.points || (a.payment?.amount ?? 0) - (b.payment?.amount ?? 0));
  return paid[0]?.payment ?? null;
}

/** Trade goods keep: they are kept for objectives that a round's planets alone do not pay, unless those are out of reach or its home is to be won back. */
export function hoards(chart: Chart): boolean {
  if (chart.view.round < HOARDING || !holdsHome(chart)) return false;
  return goalsOf(chart).some(({ payment }) => {
    if (!payment || payment.means === 'tokens') return false;
    if (payment.means !== 'goods' && payment.amount <= 8) return false;
    return incomeOf(chart.mine, payment) + chart.mine.goods >= payment.amount * NEAR;
  });
}

/** What the planets of a seat pay in a round, and a few goods by trade. */
function incomeOf({ planets: held, commodities }: SeatView, { means }: Payment): number {
  if (means === 'goods' || means === 'tokens') return commodities.most;
  return held.reduce((sum, id) => sum + planets[id][means], 0);
}

const NEAR = 0.6;

const HOARDING = 4;
