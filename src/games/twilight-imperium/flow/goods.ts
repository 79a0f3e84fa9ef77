import type { Flow } from '#core/flow.ts';
import type { Seat } from '#core/seat.ts';
import type { ImperiumTable } from '../table.ts';
import { addGoods, fillCommodities, giveGoods } from '../verbs/goods.ts';
import { answered, hold } from './trade/holding.ts';

/** Trade goods from the supply, with what follows (78.2). */
export function* gainGoods(t: ImperiumTable, seat: Seat, count: number): Flow<void> {
  if (count === 0) return;
  addGoods(t, seat, count);
  yield* goodsGained(t, seat, count);
}

/** A seat has gained trade goods, with what follows. */
export function* goodsGained(t: ImperiumTable, seat: Seat, goods: number): Flow<void> {
  const gain = { at: 'goods-gained', event: { seat, goods } } as const;
  hold(t, seat, gain);
  yield* answered(t, seat, gain);
}

/** Trade goods from the supply for several seats at the same time: all have them before anything follows. */
export function* gainGoodsTogether(t: ImperiumTable, seats: readonly Seat[], count: number): Flow<void> {
  for (const seat of seats) addGoods(t, seat, count);
  const gains = seats.map((seat) => ({ at: 'goods-gained', event: { seat, goods: count } }) as const);
  for (const gain of gains) hold(t, gain.event.seat, gain);
  for (const gain of gains) yield* answered(t, gain.event.seat, gain);
}

/** Trade goods that a seat gives to another outside of transactions, with what follows. */
export function* handGoods(
  t: ImperiumTable,
  sides: { readonly from: Seat; readonly to: Seat },
  count: number,
): Flow<void> {
  giveGoods(t, sides, count);
  yield* goodsGained(t, sides.to, count);
}

/** Commodities up to the limit, with what follows, also where nothing was missing (60.3). */
export function* replenish(t: ImperiumTable, seat: Seat): Flow<void> {
  fillCommodities(t, seat);
  const gain = { at: 'commodities-replenished', event: { seat } } as const;
  hold(t, seat, gain);
  yield* answered(t, seat, gain);
}
