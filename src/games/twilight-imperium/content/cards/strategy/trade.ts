import { pick } from '#core/question.ts';
import { gainGoods, replenish } from '../../../flow/goods.ts';
import { othersThan, seatOf } from '../../../state.ts';
import { msg } from '../../../text/lexicon.ts';
import type { StrategyCard } from '../../../timing/component.ts';
import { commodityLimit } from '../../../verbs/goods.ts';
import { grantSecondary } from '../../../verbs/rounds.ts';

const GOODS = 3;

/** Trade, initiative 5 (79). */
export const trade: StrategyCard = {
  *primary(t, seat) {
    yield* gainGoods(t, seat, GOODS);
    yield* replenish(t, seat);
    const chosen = yield* t.ask(seat, 'trade', () => {
      const others = othersThan(t.state, seat);
      const options = others.map((other) => ({
        id: `seat:${other}`,
        label: msg('option.seat', { seat: other }),
        value: other,
      }));
      return pick(msg('ask.trade', {}), options, { min: 0, max: others.length });
    });
    grantSecondary(t, chosen);
  },
  cost: { tokens: 1, resources: 0 },
  useful: (s, seat) => seatOf(s, seat).commodities < commodityLimit(s, seat),
  *secondary(t, seat) {
    yield* replenish(t, seat);
  },
};
