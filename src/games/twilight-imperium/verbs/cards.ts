import type { Seat } from '#core/seat.ts';
import { seatOf } from '../state.ts';
import type { ImperiumTable } from '../table.ts';
import type { ActionCardId } from '../tables/card-ids.ts';
import { msg } from '../text/lexicon.ts';

/** Makes the discards a new deck when the deck has run out (42.4). */
function refill(t: ImperiumTable): void {
  const { decks, discards } = t.write;
  if (decks.action.length > 0 || discards.action.length === 0) return;
  decks.action.push(...t.shuffle('action-deck', discards.action.splice(0)));
  t.tell(msg('fact.actionDeckShuffled', { count: decks.action.length }));
}

/** The top action cards go to a seat's hand, as many as there are (24.3); gives them. */
export function takeActionCards(t: ImperiumTable, seat: Seat, count: number): ActionCardId[] {
  const cards: ActionCardId[] = [];
  for (let i = 0; i < count; i++) {
    refill(t);
    const card = t.write.decks.action.shift();
    if (card === undefined) break;
    cards.push(card);
  }
  if (cards.length === 0) return cards;
  seatOf(t.write, seat).hand.push(...cards);
  t.reveal('action-cards', { seat, cards });
  t.tell(msg('fact.cardsDrawn', { seat, count: cards.length }));
  t.tell(msg('fact.cardsSeen', { seat, cards }), [seat]);
  return cards;
}

function leaveHand(t: ImperiumTable, seat: Seat, card: ActionCardId): void {
  const { hand } = seatOf(t.write, seat);
  const at = hand.indexOf(card);
  if (at < 0) throw new Error(`${seat} does not hold ${card}`);
  hand.splice(at, 1);
}

/** Action cards go from a hand to the discard pile, for all to see. */
export function discardCards(t: ImperiumTable, seat: Seat, cards: readonly ActionCardId[]): void {
  if (cards.length === 0) return;
  for (const card of cards) leaveHand(t, seat, card);
  t.write.discards.action.push(...cards);
  t.tell(msg('fact.cardsDiscarded', { seat, cards: [...cards] }));
}

/** One action card of a hand goes to the discard pile by lot, if there is any. */
export function discardAtRandom(t: ImperiumTable, seat: Seat): void {
  const [card] = t.shuffle('random-discard', seatOf(t.state, seat).hand);
  if (card !== undefined) discardCards(t, seat, [card]);
}

/** A seat sees the action cards of another, and only it does. */
export function showHand(t: ImperiumTable, { of, to }: { readonly of: Seat; readonly to: Seat }): void {
  const cards = [...seatOf(t.state, of).hand];
  t.reveal('hand', { of, to, cards });
  t.tell(msg('fact.handShown', { seat: to, of }));
  t.tell(msg('fact.handSeen', { seat: of, cards }), [to]);
}

/** An action card goes from one hand to another; only the two know which. */
export function giveActionCard(
  t: ImperiumTable,
  { from, to }: { readonly from: Seat; readonly to: Seat },
  card: ActionCardId,
): void {
  leaveHand(t, from, card);
  seatOf(t.write, to).hand.push(card);
  t.reveal('action-card', { to, card });
  t.tell(msg('fact.cardGiven', { seat: from, to }));
  t.tell(msg('fact.cardsSeen', { seat: to, cards: [card] }), [from, to]);
}
