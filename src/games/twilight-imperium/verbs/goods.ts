import type { Seat } from '#core/seat.ts';
import { factions } from '../content/factions.ts';
import { type Galaxy, seatOf } from '../state.ts';
import type { ImperiumTable } from '../table.ts';
import { msg } from '../text/lexicon.ts';
import { modified } from '../timing/modified.ts';

/** Trade goods from the supply (78.2). Flows call `gainGoods` of flow/goods.ts, which opens the moment after it. */
export function addGoods(t: ImperiumTable, seat: Seat, count: number): void {
  if (count === 0) return;
  seatOf(t.write, seat).goods += count;
  t.tell(msg('fact.goodsGained', { seat, count }));
}

export function spendGoods(t: ImperiumTable, seat: Seat, count: number): void {
  if (count === 0) return;
  const mine = seatOf(t.write, seat);
  if (mine.goods < count) throw new Error(`${seat} has no ${count} trade goods`);
  mine.goods -= count;
  t.tell(msg('fact.goodsSpent', { seat, count }));
}

/** All trade goods of a seat go back to the supply; they are not spent. */
export function returnGoods(t: ImperiumTable, seat: Seat): void {
  const mine = seatOf(t.write, seat);
  const { goods: count } = mine;
  if (count === 0) return;
  mine.goods = 0;
  t.tell(msg('fact.goodsReturned', { seat, count }));
}

/** Most commodities a seat can have (60.2). */
export function commodityLimit(s: Galaxy, seat: Seat): number {
  const { faction } = seatOf(s, seat);
  return modified(s, 'commodities', { value: faction ? factions[faction].commodities : 0, about: { seat } });
}

/** Fills the commodities up (60.3). */
export function fillCommodities(t: ImperiumTable, seat: Seat): void {
  const limit = commodityLimit(t.state, seat);
  const mine = seatOf(t.write, seat);
  mine.commodities = Math.max(mine.commodities, limit);
  t.tell(msg('fact.replenished', { seat, count: mine.commodities }));
}
