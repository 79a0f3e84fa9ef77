import type { Flow } from '#core/flow.ts';
import { allocate } from '#core/question.ts';
import type { Seat } from '#core/seat.ts';
import type { Objective } from '../../hooks/component.ts';
import { type Galaxy, seatOf } from '../../state.ts';
import type { ImperiumTable } from '../../table.ts';
import { msg } from '../../text/lexicon.ts';
import { spendToken } from '../../verbs/tokens.ts';
import { counted } from './counted.ts';

/** Tokens can be spent from these; those of the fleet pool are not (66.4). */
const SPENT = ['tactic', 'strategy'] as const;

const spendable = (s: Galaxy, seat: Seat) => {
  const { tactic, strategy } = seatOf(s, seat).pools;
  return tactic + strategy;
};

function* spendTokens(t: ImperiumTable, seat: Seat, count: number): Flow<void> {
  const { pools } = seatOf(t.state, seat);
  const shares = yield* t.ask(seat, 'spend-tokens', () => {
    // With no token to spare, or one pool empty, there is only one way.
    if (spendable(t.state, seat) === count || SPENT.some((pool) => pools[pool] === 0)) return null;
    const slots = SPENT.map((pool) => ({
      id: pool,
      label: msg('option.tokensFrom', { pool, count: pools[pool] }),
      min: 0,
      max: Math.min(count, pools[pool]),
    }));
    return allocate(msg('ask.spendTokens', { count }), slots, { min: count, max: count });
  });
  for (const pool of SPENT) {
    const share = shares ? (shares.get(pool) ?? 0) : Math.min(count, pools[pool]);
    if (share > 0) spendToken(t, seat, { pool, count: share });
  }
}

/** Command tokens from the tactic and strategy pools, spent when it is scored (30.10). */
const tokens = (count: number, points: number): Objective => ({
  ...counted(count, points, spendable),
  *pay(t, seat) {
    yield* spendTokens(t, seat, count);
    return true;
  },
});

export const leadFromTheFront = tokens(3, 1);
export const galvanizeThePeople = tokens(6, 2);
