import type { Flow } from '#core/flow.ts';
import { choose, type Question } from '#core/question.ts';
import type { Seat } from '#core/seat.ts';
import { lastPartners, tradeBar } from '../../rules/trade.ts';
import { type Galaxy, seatOf } from '../../state.ts';
import type { ImperiumTable } from '../../table.ts';
import { msg } from '../../text/lexicon.ts';
import { type Step, stepsWith, take } from './trading.ts';

/** Before its turn passes the active seat may trade (69.1a), and is asked where it or somebody else may want to. */
export function* tradeBeforeEnd(t: ImperiumTable, seat: Seat): Flow<void> {
  for (;;) {
    const step = yield* t.ask(seat, 'turn-end', () => endQuestion(t.state, seat));
    if (step) yield* take(t, seat, step);
    else if (step === null || !t.look((s) => lastPartners(s, seat).waits)) return;
    else yield* t.until(() => !lastPartners(t.state, seat).waits);
  }
}

function endQuestion(s: Galaxy, seat: Seat): Question<Step | null> | null {
  const { all } = lastPartners(s, seat);
  if (all.length === 0) return null;
  const end = { id: 'end', label: msg('option.endTurn', {}), value: null };
  return choose<Step | null>(msg('ask.turnEnd', {}), [end, ...stepsWith(s, seat, all)], { fallback: 'end' });
}

/** Before its commodities are replenished a seat may trade those that it has with the active seat (60.5b). */
export function* tradeBeforeReplenishing(t: ImperiumTable, seat: Seat, active: Seat): Flow<void> {
  for (;;) {
    const step = yield* t.ask(seat, 'replenish', () => replenishQuestion(t.state, seat, active));
    if (!step) return;
    yield* take(t, seat, step);
  }
}

function replenishQuestion(s: Galaxy, seat: Seat, active: Seat): Question<Step | null> | null {
  if (seatOf(s, seat).commodities === 0 || tradeBar(s, seat, active) !== null) return null;
  const now = { id: 'replenish', label: msg('option.replenish', {}), value: null };
  const steps = stepsWith(s, seat, [{ seat: active, bar: null }]);
  return choose<Step | null>(msg('ask.replenish', { with: active }), [now, ...steps], {
    fallback: 'replenish',
  });
}
