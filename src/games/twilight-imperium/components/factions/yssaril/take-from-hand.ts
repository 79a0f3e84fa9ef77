import type { Flow } from '#core/flow.ts';
import { choose } from '#core/question.ts';
import type { Seat } from '#core/seat.ts';
import { keepHandLimit } from '../../../flow/action-cards.ts';
import { seatOf } from '../../../state.ts';
import type { ImperiumTable } from '../../../table.ts';
import type { ActionCardId } from '../../../tables/card-ids.ts';
import { msg } from '../../../text/lexicon.ts';
import { giveActionCard, showHand } from '../../../verbs/cards.ts';

/**
 * A seat looks at another's action cards in its own turn and takes one of them; that is no drawing. While it chooses, that hand can only
 * change by a transaction with the seat itself (69.1), so that it never sees more than it may.
 */
export function* takeFromHand(t: ImperiumTable, { seat, from }: { seat: Seat; from: Seat }): Flow<void> {
  showHand(t, { of: from, to: seat });
  const card = yield* t.ask(seat, 'take-card', () => {
    const options = [...new Set(seatOf(t.state, from).hand)].map((id) => ({
      id,
      label: msg('option.card', { card: id }),
      value: id,
    }));
    return options.length === 0 ? null : choose<ActionCardId>(msg('ask.takeCard', { seat: from }), options);
  });
  if (card === undefined) return;
  giveActionCard(t, { from, to: seat }, card);
  yield* keepHandLimit(t, seat);
}
