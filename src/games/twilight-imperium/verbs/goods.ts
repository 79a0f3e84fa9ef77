import type { Seat } from '#core/seat.ts';
import { commodityLimit } from '../rules/commodities.ts';
import { seatOf } from '../state.ts';
import type { ImperiumTable } from '../table.ts';
import { msg } from '../text/lexicon.ts';

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

/** Trade goods of a seat go back to the supply, all it has or so many of them; they are not spent. */
export function returnGoods(t: ImperiumTable, seat: Seat, most = Number.MAX_SAFE_INTEGER): void {
  const mine = seatOf(t.write, seat);
  const count = Math.min(most, mine.goods);
  if (count === 0) return;
  mine.goods -= count;
  t.tell(msg('fact.goodsReturned', { seat, count }));
}

/** Trade goods go from one seat to another. Flows call `handGoods` of flow/goods.ts, which opens the moment after it. */
export function giveGoods(
  t: ImperiumTable,
  { from, to }: { readonly from: Seat; readonly to: Seat },
  count: number,
): void {
  const giver = seatOf(t.write, from);
  if (giver.goods < count) throw new Error(`${from} has no ${count} trade goods`);
  giver.goods -= count;
  seatOf(t.write, to).goods += count;
  t.tell(msg('fact.goodsGiven', { seat: from, to, count }));
}

/** Fills the commodities up (60.3). */
export function fillCommodities(t: ImperiumTable, seat: Seat): void {
  const limit = commodityLimit(t.state, seat);
  const mine = seatOf(t.write, seat);
  mine.commodities = Math.max(mine.commodities, limit);
  t.write.turn?.refreshed.push(seat);
  t.tell(msg('fact.replenished', { seat, count: mine.commodities }));
}
