import { pick } from '#core/question.ts';
import type { Seat } from '#core/seat.ts';
import { gainGoods, replenish } from '../../flow/goods.ts';
import { tradeBeforeReplenishing } from '../../flow/trade/turn-end.ts';
import type { StrategyCard } from '../../hooks/component.ts';
import { commodityLimit } from '../../rules/commodities.ts';
import { tradeBar } from '../../rules/trade.ts';
import { type Galaxy, othersThan, seatOf } from '../../state.ts';
import { msg } from '../../text/lexicon.ts';
import { openOffers } from '../../timing/candidates.ts';
import { respondents } from '../../timing/respondents.ts';
import { grantSecondary } from '../../verbs/rounds.ts';

const GOODS = 3;

/** Whether a seat could make room first by a transaction with whoever plays the card (60.5b). */
const mayHandOver = (s: Galaxy, seat: Seat) =>
  s.strategic !== null && tradeBar(s, seat, s.strategic.seat) === null;

/** Whether something comes of replenishing as such, where no commodity is missing: what everybody can see, and notes that may be out. */
function bringsMore(s: Galaxy, seat: Seat): boolean {
  const replenished = { at: 'commodities-replenished', event: { seat }, fresh: () => true } as const;
  return openOffers(s, replenished).length > 0 || respondents(s, replenished, null).length > 0;
}

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
  useful: (s, seat) =>
    seatOf(s, seat).commodities < commodityLimit(s, seat) || mayHandOver(s, seat) || bringsMore(s, seat),
  *beforehand(t, seat) {
    const { strategic } = t.state;
    if (strategic) yield* tradeBeforeReplenishing(t, seat, strategic.seat);
  },
  *secondary(t, seat) {
    yield* replenish(t, seat);
  },
};
