import type { Flow } from '#core/flow.ts';
import type { ImperiumTable } from '../../table.ts';
import { moment } from '../../timing/moment.ts';
import { nextDone, seenTo } from '../../verbs/trade.ts';
import { keepHandLimit } from '../action-cards.ts';
import { noteReceived } from '../notes.ts';

/** What follows from each transaction, until there can be no more of them. */
export function* aftermath(t: ImperiumTable): Flow<undefined> {
  for (;;) {
    yield* t.until(() => !t.state.trade?.open || t.state.trade.done.length > 0);
    const done = nextDone(t);
    if (!done) return;
    const { between, notes } = done;
    for (const { to, note } of notes) yield* noteReceived(t, to, note);
    for (const seat of between) yield* keepHandLimit(t, seat);
    yield* moment(t, 'transaction-done', { event: { between } });
    seenTo(t);
  }
}
