import { seatOf } from '../../../state.ts';
import type { Objective } from '../../../timing/component.ts';
import { spendGoods } from '../../../verbs/goods.ts';

/** Trade goods, spent when it is scored (78.4c). */
const goods = (count: number, points: number): Objective => ({
  points,
  met: (s, seat) => seatOf(s, seat).goods >= count,
  *pay(t, seat) {
    spendGoods(t, seat, count);
  },
});

export const negotiateTradeRoutes = goods(5, 1);
export const centralizeGalacticTrade = goods(10, 2);
