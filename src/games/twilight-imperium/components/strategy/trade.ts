import { pick } from '#core/question.ts';
import type { Seat } from '#core/seat.ts';
import { gainGoods, replenish } from '../../flow/goods.ts';
import type { StrategyCard } from '../../hooks/component.ts';
import { commodityLimit } from '../../rules/commodities.ts';
import { tradeBar } from '../../rules/trade.ts';
import { type Galaxy, othersThan, seatOf } from '../../state.ts';
import { msg } from '../../text/lexicon.ts';
import { grantSecondary } from '../../verbs/rounds.ts';

const GOODS = 3;

/** Whether a seat could make room first by a transaction with whoever plays the card (60.5b). */
const mayHandOver = (s: Galaxy, seat: Seat) =>
  s.strategic !== null && tradeBar(s, seat, s.strategic.seat) === null;

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
  useful: (s, seat) => seatOf(s, seat).commodities < commodityLimit(s, seat) || mayHandOver(s, seat),
  *secondary(t, seat) {
    yield* replenish(t, seat);
  },
};
