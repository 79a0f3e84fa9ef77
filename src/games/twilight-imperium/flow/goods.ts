import type { Flow } from '#core/flow.ts';
import type { Seat } from '#core/seat.ts';
import type { ImperiumTable } from '../table.ts';
import { moment } from '../timing/moment.ts';
import { addGoods, fillCommodities, giveGoods } from '../verbs/goods.ts';

/** Trade goods from the supply, with what follows (78.2). */
export function* gainGoods(t: ImperiumTable, seat: Seat, count: number): Flow<void> {
  if (count === 0) return;
  addGoods(t, seat, count);
  yield* moment(t, 'goods-gained', { event: { seat, goods: count } });
}

/** Trade goods from the supply for several seats at the same time: all have them before anything follows. */
export function* gainGoodsTogether(t: ImperiumTable, seats: readonly Seat[], count: number): Flow<void> {
  for (const seat of seats) addGoods(t, seat, count);
  for (const seat of seats) yield* moment(t, 'goods-gained', { event: { seat, goods: count } });
}

/** Trade goods that a seat gives to another outside of transactions, with what follows. */
export function* handGoods(
  t: ImperiumTable,
  sides: { readonly from: Seat; readonly to: Seat },
  count: number,
): Flow<void> {
  giveGoods(t, sides, count);
  yield* moment(t, 'goods-gained', { event: { seat: sides.to, goods: count } });
}

/** Commodities up to the limit, with what follows, also where nothing was missing (60.3). */
export function* replenish(t: ImperiumTable, seat: Seat): Flow<void> {
  fillCommodities(t, seat);
  yield* moment(t, 'commodities-replenished', { event: { seat } });
}
