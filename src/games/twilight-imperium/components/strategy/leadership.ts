import type { Flow } from '#core/flow.ts';
import { amount } from '#core/question.ts';
import type { Seat } from '#core/seat.ts';
import { pay } from '../../flow/pay.ts';
import { gainTokens } from '../../flow/tokens.ts';
import { askToSpend } from '../../flow/trade/holding.ts';
import type { FollowWay, StrategyCard } from '../../hooks/component.ts';
import { affordable, goodWorth } from '../../rules/payment.ts';
import { fleetPoolLimit, POOLS, tokensLeft } from '../../rules/tokens.ts';
import { type Galaxy, seatOf } from '../../state.ts';
import type { ImperiumTable } from '../../table.ts';
import { msg } from '../../text/lexicon.ts';
import { gainToken } from '../../verbs/tokens.ts';

/** Influence for one command token (36.2). */
const PRICE = 3;

/** Most tokens that a seat could buy now, or if it had so many trade goods more. */
function most(s: Galaxy, seat: Seat, more = 0): number {
  const influence = affordable(s, seat, 'influence') + more * goodWorth(s, seat);
  return Math.min(tokensLeft(s, seat), Math.floor(influence / PRICE));
}

/** Tokens for each pool, as a way to follow names them: `1-0-2`. */
const wayOf = (tactic: number, fleet: number, strategy: number) => `${tactic}-${fleet}-${strategy}`;

/** Every way to share out as many tokens as can be bought, the most first. */
function ways(s: Galaxy, seat: Seat): FollowWay[] {
  const found: FollowWay[] = [];
  const room = Math.max(0, fleetPoolLimit(s, seat) - seatOf(s, seat).pools.fleet);
  for (let count = most(s, seat); count > 0; count--)
    for (let tactic = count; tactic >= 0; tactic--)
      for (let fleet = Math.min(count - tactic, room); fleet >= 0; fleet--) {
        const pools = { tactic, fleet, strategy: count - tactic - fleet };
        const label = msg('option.buyTokens', { ...pools, price: count * PRICE });
        found.push({ id: wayOf(pools.tactic, pools.fleet, pools.strategy), label });
      }
  return found;
}

/** Buys the tokens that a way to follow names, for the pools that it names; says whether that could be done. */
function* buyAs(t: ImperiumTable, seat: Seat, way: string): Flow<boolean> {
  if (!ways(t.state, seat).some(({ id }) => id === way)) return false;
  const counts = way.split('-').map(Number);
  const bought = counts.reduce((sum, count) => sum + count, 0);
  if (yield* pay(t, seat, { influence: bought * PRICE }))
    for (const [at, pool] of POOLS.entries()) gainToken(t, seat, { pool, count: counts[at] ?? 0 });
  return true;
}

/** Buys command tokens for influence (36.2, 36.3). */
function* buyTokens(t: ImperiumTable, seat: Seat, way?: string): Flow<void> {
  if (way !== undefined && (yield* buyAs(t, seat, way))) return;
  const bought = yield* askToSpend(t, seat, {
    topic: 'leadership',
    question: () => {
      const max = most(t.state, seat);
      return max === 0 ? null : amount(msg('ask.leadership', { price: PRICE }), { min: 0, max });
    },
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
  useful: (s, seat, more) => most(s, seat, more) > 0,
  pays: true,
  ways,
  secondary: buyTokens,
};
