import type { Flow } from '#core/flow.ts';
import { choose, type Option, type Question } from '#core/question.ts';
import type { Seat } from '#core/seat.ts';
import { bookOf } from '../../hooks/book.ts';
import type { FollowWay } from '../../hooks/component.ts';
import { modified } from '../../hooks/modified.ts';
import { canPay, goodWorth } from '../../rules/payment.ts';
import { couldGive } from '../../rules/trade.ts';
import { type Galaxy, othersThan, seatOf } from '../../state.ts';
import type { ImperiumTable } from '../../table.ts';
import type { StrategyCardId } from '../../tables/card-ids.ts';
import { msg } from '../../text/lexicon.ts';
import { moment } from '../../timing/moment.ts';
import { decideSecondary, finishSecondary } from '../../verbs/rounds.ts';
import { spendToken } from '../../verbs/tokens.ts';
import { pay } from '../pay.ts';
import { askToSpend } from '../trade/holding.ts';
import { type Step, stepsWith, take } from '../trade/trading.ts';

/** After the primary the others may use the secondary, passed seats too (75.1, 82.3b); all decide at once. */
export function* secondaries(t: ImperiumTable, seat: Seat, card: StrategyCardId): Flow<void> {
  const others = othersThan(t.state, seat);
  yield* t.parallel(others, 'secondaries', (other) =>
    secondary(t, { seat: other, card, before: earlier(others, other) }),
  );
}

const earlier = (others: readonly Seat[], seat: Seat) => others.slice(0, others.indexOf(seat));

interface Follower {
  readonly seat: Seat;
  readonly card: StrategyCardId;
  /** Seats that come first (75.1). */
  readonly before: readonly Seat[];
}

function* secondary(t: ImperiumTable, follower: Follower): Flow<void> {
  const { seat, card } = follower;
  const free = t.state.strategic?.free.includes(seat) ?? false;
  const decision = free ? { follows: true } : yield* decides(t, seat, card);
  decideSecondary(t, seat, free ? 'free' : decision.follows ? 'follow' : 'decline');
  const beforehand = free ? bookOf(t.state).strategyCards[card].beforehand?.(t, seat) : undefined;
  if (beforehand) yield* beforehand;
  if (decision.follows && (free || (yield* paid(t, follower, decision.way))))
    yield* resolved(t, follower, decision.way);
  finishSecondary(t, seat);
}

/** Pays for the secondary (18.5, 23.3). */
function* paid(t: ImperiumTable, { seat, card }: Follower, way?: string): Flow<boolean> {
  const { tokens, resources } = costOf(t.state, seat, card);
  const keep =
    way === undefined ? [] : t.look((s) => bookOf(s).strategyCards[card].needs?.(s, seat, way) ?? []);
  if (!(yield* pay(t, seat, { resources, keep }))) return false;
  if (tokens > 0 && !bookOf(t.state).strategyCards[card].placesToken)
    spendToken(t, seat, { pool: 'strategy', count: tokens });
  return true;
}

function* resolved(t: ImperiumTable, { seat, card, before }: Follower, way?: string): Flow<void> {
  const { ordered } = bookOf(t.state).strategyCards[card];
  if (ordered) yield* t.until(() => before.every((other) => t.state.strategic?.done.includes(other) ?? true));
  const side = sideOf(t.state, seat, card);
  yield* bookOf(t.state).strategyCards[card][side](t, seat, way);
  yield* moment(t, 'strategy-resolved', { event: { seat, card, side: 'secondary' } });
}

const sideOf = (s: Galaxy, seat: Seat, card: StrategyCardId) =>
  modified(s, 'follows', { value: 'secondary', about: { seat, card } });

/** Whether there is anything in it for a seat that it could pay for, or could with so many trade goods more, as everybody can see. */
function couldFollow(
  s: Galaxy,
  { seat, card, more }: { seat: Seat; card: StrategyCardId; more: number },
): boolean {
  const { tokens, resources } = costOf(s, seat, card);
  if (seatOf(s, seat).pools.strategy < tokens) return false;
  if (!canPay(s, seat, { resources: resources - more * goodWorth(s, seat) })) return false;
  const value = bookOf(s).strategyCards[card].useful(s, seat, more);
  return modified(s, 'useful', { value, about: { seat, card } });
}

function costOf(s: Galaxy, seat: Seat, card: StrategyCardId) {
  return modified(s, 'secondary', { value: bookOf(s).strategyCards[card].cost, about: { seat, card } });
}

/** Whether a seat wants the secondary; one that cannot have it is not asked, as everybody can see why. */
function* decides(t: ImperiumTable, seat: Seat, card: StrategyCardId): Flow<Decision> {
  for (;;) {
    const answer = yield* askToSpend(t, seat, {
      topic: `follow-${card}`,
      question: () => followQuestion(t.state, seat, card) ?? shortQuestion(t.state, seat, card),
      costs: () => takesPaying(t.state, seat, card),
    });
    if (!answer || 'follows' in answer) return answer ?? { follows: false };
    yield* take(t, seat, answer);
  }
}

/** Whether anything beside tokens is paid for a secondary or in the course of it. */
const takesPaying = (s: Galaxy, seat: Seat, card: StrategyCardId) =>
  costOf(s, seat, card).resources > 0 || bookOf(s).strategyCards[card].pays === true;

function followQuestion(s: Galaxy, seat: Seat, card: StrategyCardId): Question<Decision | Step> | null {
  if (!couldFollow(s, { seat, card, more: 0 })) return null;
  const { tokens, resources } = costOf(s, seat, card);
  const ways = waysFor(s, seat, card);
  const group = tokens + resources > 0 && { group: msg('group.follow', { tokens, resources }) };
  const yes = ways.length > 0 ? msg('option.followFirst', {}) : msg('option.follow', { tokens, resources });
  const options: Option<Decision>[] = [
    ...ways.map(({ id, label }) => ({
      id: `way:${id}`,
      label,
      ...group,
      value: { follows: true, way: id },
    })),
    { id: 'yes', label: yes, ...group, value: { follows: true } },
    { id: 'no', label: msg('option.decline', {}), value: { follows: false } },
  ];
  return choose<Decision | Step>(msg('ask.secondary', { card, tokens, resources }), options, {
    fallback: 'no',
    ...(takesPaying(s, seat, card) && {
      onward: { topic: 'payment', label: msg('option.tablePays', {}) },
    }),
  });
}

/** A seat that lacks one trade good for it can be given that by the active seat (69.1a). */
const SHORT = 1;

function shortQuestion(s: Galaxy, seat: Seat, card: StrategyCardId): Question<Decision | Step> | null {
  const active = s.strategic?.seat;
  if (active === undefined || !couldGive(s, active, seat)) return null;
  if (!takesPaying(s, seat, card) || !couldFollow(s, { seat, card, more: SHORT })) return null;
  const { tokens, resources } = costOf(s, seat, card);
  const barred = { message: msg('no.oneShort', { count: SHORT }), rule: 'TI4 74.11' };
  const options: Option<Decision | Step>[] = [
    { id: 'yes', label: msg('option.follow', { tokens, resources }), value: { follows: true }, barred },
    ...stepsWith(s, seat, [{ seat: active, bar: null }]),
    { id: 'no', label: msg('option.decline', {}), value: { follows: false } },
  ];
  return choose<Decision | Step>(msg('ask.secondary', { card, tokens, resources }), options, {
    fallback: 'no',
  });
}

/** Whether a seat follows, and what it would do then, if it has said so. */
interface Decision {
  readonly follows: boolean;
  readonly way?: string;
}

/** As many as can be shown at once, with a plain yes and no beside them. */
const MAX_WAYS = 23;

function waysFor(s: Galaxy, seat: Seat, card: StrategyCardId): readonly FollowWay[] {
  if (sideOf(s, seat, card) !== 'secondary') return [];
  return (bookOf(s).strategyCards[card].ways?.(s, seat) ?? []).slice(0, MAX_WAYS);
}
