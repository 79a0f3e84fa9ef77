import type { Flow } from '#core/flow.ts';
import { amount } from '#core/question.ts';
import type { Seat } from '#core/seat.ts';
import { pay } from '../../../flow/pay.ts';
import { gainTokens } from '../../../flow/tokens.ts';
import { affordable } from '../../../rules/payment.ts';
import { tokensLeft } from '../../../rules/tokens.ts';
import type { Galaxy } from '../../../state.ts';
import type { ImperiumTable } from '../../../table.ts';
import { msg } from '../../../text/lexicon.ts';
import type { StrategyCard } from '../../../timing/component.ts';

/** Influence for one command token (36.2). */
const PRICE = 3;

/** Most tokens that a seat could buy now. */
function most(s: Galaxy, seat: Seat): number {
  return Math.min(tokensLeft(s, seat), Math.floor(affordable(s, seat, 'influence') / PRICE));
}

/** Buys command tokens for influence (36.2, 36.3). */
function* buyTokens(t: ImperiumTable, seat: Seat): Flow<void> {
  const bought = yield* t.ask(seat, 'leadership', () => {
    const max = most(t.state, seat);
    return max === 0 ? null : amount(msg('ask.leadership', { price: PRICE }), { min: 0, max });
  });
  if (!bought) return;
  if (yield* pay(t, seat, { influence: bought * PRICE })) yield* gainTokens(t, seat, bought);
}

/** Leadership, initiative 1 (36). */
export const leadership: StrategyCard = {
  *primary(t, seat) {
    yield* gainTokens(t, seat, 3);
    yield* buyTokens(t, seat);
  },
  // 18.5a: no token is spent.
  cost: { tokens: 0, resources: 0 },
  useful: (s, seat) => most(s, seat) > 0,
  secondary: buyTokens,
};
