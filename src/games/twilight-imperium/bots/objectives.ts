import type { Seat } from '#core/seat.ts';
import { CENTRE, type PlanetId, planets, type SeatView, technologies, type View } from '../view.ts';
import { chartOf, isShip } from './map.ts';

/** What an objective is paid with when it is scored. */
export type Payment =
  | { readonly means: 'resources' | 'influence'; readonly amount: number }
  | { readonly means: 'goods' | 'tokens'; readonly amount: number };

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
const colours = (mine: SeatView) => {
  const owned = mine.technologies.map(({ id }) => technologies[id].colour);
  return (['green', 'red', 'blue', 'yellow'] as const).filter(
    (colour) => owned.filter((one) => one === colour).length >= 2,
  ).length;
};

function besideRex(view: View, seat: Seat): number {
  const { next } = chartOf(view, seat);
  const centre = view.systems.find(({ id }) => id === CENTRE);
  const around = centre ? (next.get(centre) ?? []) : [];
  return around.filter(({ units }) => units.some((stack) => stack.seat === seat && isShip(stack.unit)))
    .length;
}

const foreignHomes = (mine: SeatView) =>
  mine.planets.filter((id: PlanetId) => planets[id].home !== null && planets[id].home !== mine.faction)
    .length;

/** How far a seat is with what costs nothing, as a share of what is asked. */
const PROGRESS: Readonly<Record<string, (mine: SeatView, view: View, seat: Seat) => number>> = {
  'corner-the-market': (mine) => traits(mine) / 4,
  'unify-the-colonies': (mine) => traits(mine) / 6,
  'develop-weaponry': (mine) => upgrades(mine) / 2,
  'revolutionize-warfare': (mine) => upgrades(mine) / 3,
  'diversify-research': (mine) => colours(mine) / 2,
  'master-the-sciences': (mine) => colours(mine) / 4,
  'expand-borders': (mine) => abroad(mine) / 6,
  'subdue-the-galaxy': (mine) => abroad(mine) / 11,
  'found-research-outposts': (mine) => specialties(mine) / 3,
  'form-galactic-brain-trust': (mine) => specialties(mine) / 5,
  'conquer-the-weak': (mine) => foreignHomes(mine),
  'intimidate-council': (_mine, view, seat) => besideRex(view, seat) / 2,
};

/** A public objective that a seat has yet to score: how near it is, or what it costs. */
export interface Goal {
  readonly id: string;
  readonly points: number;
  readonly progress: number;
  readonly payment: Payment | null;
}

export function goalsOf(view: View, seat: Seat): Goal[] {
  const mine = view.seats[seat];
  if (!mine) return [];
  return view.objectives
    .filter(({ scored }) => !scored.includes(seat))
    .map(({ id, stage }) => ({
      id,
      points: stage ?? 1,
      progress: PROGRESS[id]?.(mine, view, seat) ?? 0,
      payment: PAID[id] ?? null,
    }));
}

function within(mine: SeatView, { means, amount }: Payment): boolean {
  if (means === 'goods') return mine.goods >= amount;
  if (means === 'tokens') return mine.pools.tactic + mine.pools.strategy >= amount;
  return mine.ready[means] + mine.goods >= amount;
}

/** What a seat saves for: the best objective it could pay this round, unless one that costs nothing is as good. */
export function savingFor(view: View, seat: Seat): Payment | null {
  const mine = view.seats[seat];
  if (!mine || view.round < 2) return null;
  const goals = goalsOf(view, seat);
  const free = Math.max(0, ...goals.filter(({ progress }) => progress >= 1).map(({ points }) => points));
  const paid = goals
    .filter(({ payment, points }) => payment && points > free && within(mine, payment))
    .sort((a, b) => b.points - a.points || (a.payment?.amount ?? 0) - (b.payment?.amount ?? 0));
  return paid[0]?.payment ?? null;
}

/** Secret objectives from the easiest to the hardest, as bots find them. */
const EASE: readonly string[] = [
  'form-a-spy-network',
  'threaten-enemies',
  'control-the-region',
  'learn-the-secrets-of-the-cosmos',
  'establish-a-perimeter',
  'fuel-the-war-machine',
  'mine-rare-metals',
  'monopolize-production',
  'forge-an-alliance',
  'become-the-gatekeeper',
  'master-the-laws-of-physics',
  'occupy-the-seat-of-the-empire',
  'adapt-new-strategies',
  'cut-supply-lines',
  'gather-a-mighty-fleet',
  'spark-a-rebellion',
  'unveil-flagship',
  'destroy-their-greatest-ship',
  'make-an-example-of-their-world',
  'turn-their-fleets-to-dust',
];

/** How easily a secret objective is scored: more is easier. */
export const easeOf = (id: string): number => EASE.length - EASE.indexOf(id);
