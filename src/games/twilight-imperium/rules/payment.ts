import type { Seat } from '#core/seat.ts';
import { memoizeUntilWrite } from '#core/state-memo.ts';
import { modified } from '../hooks/modified.ts';
import { type Galaxy, seatOf } from '../state.ts';
import type { PlanetId } from '../tables/ids.ts';
import { influenceOf, readyPlanets, resourcesOf } from './planets.ts';

/** What planets can be exhausted for (45.3). */
export type Means = 'resources' | 'influence';
/** What has to be paid: resources or influence. */
export type Price = { readonly resources: number } | { readonly influence: number };

export function meansOf(price: Price): { readonly means: Means; readonly amount: number } {
  return 'resources' in price
    ? { means: 'resources', amount: price.resources }
    : { means: 'influence', amount: price.influence };
}

/** What a planet pays when it is exhausted (67.2, 9.2). */
export function worth(s: Galaxy, planet: PlanetId, means: Means): number {
  return means === 'resources' ? resourcesOf(s, planet) : influenceOf(s, planet);
}

/** What one trade good pays (67.3, 9.3). */
export function goodWorth(s: Galaxy, seat: Seat): number {
  return modified(s, 'goodWorth', { value: 1, about: { seat } });
}

/** Ready planets that are worth anything (49.7, 49.8). */
export function purse(s: Galaxy, seat: Seat, means: Means): PlanetId[] {
  return readyPlanets(s, seat).filter((planet) => worth(s, planet, means) > 0);
}

export function worthOf(s: Galaxy, planets: readonly PlanetId[], means: Means): number {
  return planets.reduce((sum, planet) => sum + worth(s, planet, means), 0);
}

/** Everything that a seat can spend now: ready planets and trade goods, never commodities (60.7). */
export const affordable = memoizeUntilWrite(
  (s: Galaxy, seat: Seat, means: Means): number =>
    worthOf(s, purse(s, seat, means), means) + seatOf(s, seat).goods * goodWorth(s, seat),
);

export function canPay(s: Galaxy, seat: Seat, price: Price): boolean {
  const { means, amount } = meansOf(price);
  return affordable(s, seat, means) >= amount;
}

/** Trade goods for what planets leave unpaid. */
export function goodsFor(s: Galaxy, seat: Seat, unpaid: number): number {
  return Math.ceil(Math.max(0, unpaid) / goodWorth(s, seat));
}

/** A trade good keeps, a planet is ready again next round: what each is worth to a careful seat. */
const GOOD = 3;

interface Way {
  readonly planets: readonly PlanetId[];
  readonly loss: number;
}

/** Planets that a seat would rather not exhaust, as it needs them for something else. */
export interface Keeping {
  readonly keep?: readonly PlanetId[];
}

/** What a careful seat pays out of: without what it wants to keep, if that is enough. */
function spendable(s: Galaxy, seat: Seat, price: Price & Keeping): PlanetId[] {
  const { means, amount } = meansOf(price);
  const all = purse(s, seat, means);
  const others = all.filter((planet) => !price.keep?.includes(planet));
  return worthOf(s, others, means) + seatOf(s, seat).goods * goodWorth(s, seat) >= amount ? others : all;
}

/** The planets that a careful seat exhausts: those that give up least, with trade goods only where they save more. */
export function cheapest(s: Galaxy, seat: Seat, price: Price & Keeping): PlanetId[] {
  const { means, amount } = meansOf(price);
  // ways[n] pays at least n of the price at the least loss.
  const ways: (Way | undefined)[] = [{ planets: [], loss: 0 }];
  for (const planet of spendable(s, seat, price)) {
    const paid = worth(s, planet, means);
    const loss = resourcesOf(s, planet) + influenceOf(s, planet);
    for (let n = amount; n > 0; n--) {
      const before = ways[Math.max(0, n - paid)];
      const now = ways[n];
      if (before && (!now || before.loss + loss < now.loss))
        ways[n] = { planets: [...before.planets, planet], loss: before.loss + loss };
    }
  }
  const { goods } = seatOf(s, seat);
  let best: Way | undefined;
  for (let n = amount; n >= 0; n--) {
    const way = ways[n];
    const used = goodsFor(s, seat, amount - n);
    if (!way || used > goods) continue;
    const loss = way.loss + used * GOOD;
    if (!best || loss < best.loss) best = { planets: way.planets, loss };
  }
  if (!best) throw new Error(`${seat} cannot pay ${amount} ${means}`);
  return [...best.planets];
}

/** The planets, if there is only one way to pay: none is worth anything, or none can be spared. */
export function onlyWay(s: Galaxy, seat: Seat, price: Price): PlanetId[] | null {
  const { means, amount } = meansOf(price);
  if (amount <= 0) return [];
  const all = purse(s, seat, means);
  const spare = affordable(s, seat, means) - amount;
  return all.every((planet) => worth(s, planet, means) > spare) ? all : null;
}
