import { responded } from '../../flow/trade/holding.ts';
import type { Objective } from '../../hooks/component.ts';
import { seatOf } from '../../state.ts';
import { spendGoods } from '../../verbs/goods.ts';
import { counted } from './counted.ts';

/** Trade goods, spent when it is scored (78.4c). */
const goods = (count: number, points: number): Objective => ({
  ...counted(count, points, (s, seat) => seatOf(s, seat).goods),
  *pay(t, seat) {
    yield* responded(t, seat);
    if (seatOf(t.state, seat).goods < count) return false;
    spendGoods(t, seat, count);
    return true;
  },
});

export const negotiateTradeRoutes = goods(5, 1);
export const centralizeGalacticTrade = goods(10, 2);
