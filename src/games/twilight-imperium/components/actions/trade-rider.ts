import { gainGoods } from '../../flow/goods.ts';
import { rider } from './rider.ts';

/** Predicted rightly: five trade goods. */
export const tradeRider = rider(function* (t, seat) {
  yield* gainGoods(t, seat, 5);
});
