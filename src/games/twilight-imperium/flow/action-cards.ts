import type { Flow } from '#core/flow.ts';
import { type Option, pick, type Question } from '#core/question.ts';
import type { Seat } from '#core/seat.ts';
import { handLimit } from '../rules/cards.ts';
import { type Galaxy, seatOf } from '../state.ts';
import type { ImperiumTable } from '../table.ts';
import type { ActionCardId } from '../tables/card-ids.ts';
import { msg } from '../text/lexicon.ts';
import { moment } from '../timing/moment.ts';
import { discardCards, takeActionCards } from '../verbs/cards.ts';

/** Draws action cards and keeps the hand limit (24.3, 24.4). */
export function* drawActionCards(t: ImperiumTable, seat: Seat, count: number): Flow<void> {
  const { length: cards } = takeActionCards(t, seat, count);
  if (cards === 0) return;
  yield* moment(t, 'action-cards-drawn', { event: { seat, cards } });
  yield* keepHandLimit(t, seat);
}

/** A seat with more action cards than it may hold keeps those it likes and discards the rest (24.4). */
export function* keepHandLimit(t: ImperiumTable, seat: Seat): Flow<void> {
  const excess = () => seatOf(t.state, seat).hand.length - handLimit(t.state, seat);
  if (excess() <= 0) return;
  // 69.3a: while the seat thinks it over, cards may come or go by a transaction.
  const cards = yield* t.ask(seat, 'discard', () => discarding(t.state, seat, excess()));
  if (cards) discardCards(t, seat, cards);
}

/** A seat discards so many action cards of its choice, all if it has no more; says whether it did, as it may have given them away. */
export function* chooseDiscards(t: ImperiumTable, seat: Seat, count: number): Flow<boolean> {
  const { hand } = seatOf(t.state, seat);
  const all = hand.length <= count;
  const cards = all ? [...hand] : yield* t.ask(seat, 'discard', () => discarding(t.state, seat, count));
  if (cards) discardCards(t, seat, cards);
  return cards !== undefined;
}

function discarding(s: Galaxy, seat: Seat, count: number): Question<ActionCardId[]> | null {
  const { hand } = seatOf(s, seat);
  if (count <= 0 || count > hand.length) return null;
  const options = hand.map((card, i): Option<ActionCardId> => {
    const copies = hand.slice(0, i).filter((other) => other === card).length;
    return {
      id: copies === 0 ? card : `${card}#${copies + 1}`,
      label: msg('option.card', { card }),
      value: card,
    };
  });
  return pick<ActionCardId>(msg('ask.discard', { count }), options, { min: count, max: count });
}
