import type { Flow } from '#core/flow.ts';
import type { Question } from '#core/question.ts';
import type { Seat } from '#core/seat.ts';
import { awaitsResponse } from '../../rules/trade.ts';
import type { Held } from '../../state.ts';
import type { ImperiumTable } from '../../table.ts';
import type { Occurrence } from '../../timing/candidates.ts';
import { moment } from '../../timing/moment.ts';
import { respondents } from '../../timing/respondents.ts';
import { holdTrade, letRespond, releaseTrade } from '../../verbs/trade.ts';

/** From here on a seat gives nothing away to others than those who may respond to what it has got or lost (74.14, 74.15, 69.1a). */
export function hold<K extends Held['at']>(t: ImperiumTable, seat: Seat, occurrence: Occurrence<K>): void {
  const by = t.look((s) => respondents(s, { ...occurrence, fresh: () => true }, null));
  holdTrade(t, { seat, at: occurrence.at, by: [...by] });
}

/** They respond, and the seat is free again. */
export function* answered<K extends Held['at']>(
  t: ImperiumTable,
  seat: Seat,
  { at, ...occurrence }: Occurrence<K>,
): Flow<void> {
  yield* moment(t, at, occurrence);
  releaseTrade(t, { seat, at });
}

/** From here on neither of two who have made a transaction gives away or spends what others might take from it in response (74.14, 69.1a). */
export function awaitResponses(t: ImperiumTable, between: readonly [Seat, Seat]): void {
  const occurrence = { at: 'transaction-done', event: { between }, fresh: () => true } as const;
  letRespond(t, [...t.look((s) => respondents(s, occurrence, null))]);
}

/**
 * Waits until everybody has responded to the transactions of a seat whose trade goods or commodities are about to go (69.1a, 74.14).
 * Those who respond are asked beside the turn and wait for nothing in it, so this comes to an end.
 */
export function* responded(t: ImperiumTable, seat: Seat): Flow<void> {
  if (awaitsResponse(t.state, seat)) yield* t.until(() => !awaitsResponse(t.state, seat));
}

/** What a seat is asked that takes trade goods; `costs` says if it does not always. */
interface Spending<T> {
  readonly topic: string;
  readonly question: () => Question<T> | null;
  readonly costs?: () => boolean;
}

/** Asks a seat about something that takes trade goods: not while they may still be taken, but as soon as it is known what it has. */
export function* askToSpend<T>(
  t: ImperiumTable,
  seat: Seat,
  { topic, question, costs = () => true }: Spending<T>,
): Flow<T | undefined> {
  const later = () => awaitsResponse(t.state, seat) && costs();
  for (;;) {
    const answer = yield* t.ask(seat, topic, () => (later() ? null : question()));
    // Who would not be asked anyway has nothing to wait for.
    if (answer !== undefined || !later() || t.look(question) === null) return answer;
    yield* t.until(() => !later());
  }
}
