import type { Flow } from '#core/flow.ts';
import type { Seat } from '#core/seat.ts';
import type { ImperiumTable } from '../table.ts';
import { moment } from '../timing/moment.ts';
import { addGoods, fillCommodities } from '../verbs/goods.ts';

/** Trade goods from the supply, with what follows (78.2). */
export function* gainGoods(t: ImperiumTable, seat: Seat, count: number): Flow<void> {
  if (count === 0) return;
  addGoods(t, seat, count);
  yield* moment(t, 'goods-gained', { event: { seat, goods: count } });
}

/** Commodities up to the limit, with what follows, also where nothing was missing (60.3). */
export function* replenish(t: ImperiumTable, seat: Seat): Flow<void> {
  fillCommodities(t, seat);
  yield* moment(t, 'commodities-replenished', { event: { seat } });
}
