import type { Flow } from '#core/flow.ts';
import { choose, type Option } from '#core/question.ts';
import type { Seat } from '#core/seat.ts';
import { drawFrom, replaceAll } from '#kit/deck.ts';
import type { CardId } from '../content/ids.ts';
import { DEVELOPMENTS, type DeckKind } from '../content/kinds.ts';
import { gainCard } from '../mutations/cards.ts';
import { modifiersOf } from '../rules/properties.ts';
import type { GalaxyTable } from '../table.ts';
import { msg } from '../text/lexicon.ts';

/** How many cards are lifted when one is taken (3.1). */
const LIFTED = 2;

/** Takes a card of a kind by the general rule (3.1). */
export function* takeCard(t: GalaxyTable, seat: Seat, deck: DeckKind): Flow<void> {
  const card = yield* liftCards(t, seat, deck);
  if (card) gainCard(t, seat, card);
  else t.tell(msg('fact.deckEmpty', { seat, deck }));
}

/** Takes a development of any kind: the deck is chosen before cards are lifted (12.3). */
export function* takeDevelopment(t: GalaxyTable, seat: Seat): Flow<void> {
  const stocked = DEVELOPMENTS.filter((deck) => t.state.decks[deck].length > 0);
  if (stocked.length === 0) return t.tell(msg('fact.deckEmpty', { seat, deck: 'progress' }));
  const deck = yield* t.ask(seat, 'deck', () =>
    choose(
      msg('ask.deck', {}),
      stocked.map((kind) => {
        const label = msg('option.deck', { deck: kind, cards: t.state.decks[kind].length });
        return { id: kind, label, value: kind };
      }),
    ),
  );
  yield* takeCard(t, seat, deck);
}

/** Lifts the top cards and keeps one, or puts all under and takes what then lies on top (3.1 to 3.3). */
export function* liftCards(t: GalaxyTable, seat: Seat, deck: DeckKind): Flow<CardId | null> {
  const pile = t.write.decks[deck];
  if (pile.length < 2) return pile.shift() ?? null;
  const lifted = pile.slice(0, LIFTED + modifiersOf(t.state, seat).insight);
  const next = (pile[lifted.length] ?? lifted[0]) as CardId; // 3.2, 3.3
  t.reveal('lifted', [...lifted, next]);
  const kept = yield* t.ask(seat, 'lifted', () => {
    const options: Option<CardId | null>[] = lifted.map((card) => ({
      id: card,
      label: msg('option.keep', { card }),
      value: card,
    }));
    options.push({ id: 'next', label: msg('option.dig', { card: next }), value: null });
    return choose(msg('ask.lifted', { deck }), options);
  });
  const under = lifted.filter((card) => card !== kept);
  drawFrom(pile, lifted.length);
  pile.push(...under);
  t.tell(msg('fact.lifted', { seat, deck, under }));
  return kept ?? pile.shift() ?? null;
}

/** Takes a random card: the deck is shuffled and lies open again (3.4). */
export function takeRandomCard(t: GalaxyTable, seat: Seat, deck: DeckKind): void {
  const pile = t.write.decks[deck];
  const [card, ...rest] = t.shuffle(deck, pile);
  if (!card) return t.tell(msg('fact.deckEmpty', { seat, deck }));
  replaceAll(pile, rest);
  gainCard(t, seat, card);
}

/** Takes a card of choice from a deck, which is shuffled afterwards (3.5). */
export function* searchDeck(t: GalaxyTable, seat: Seat, deck: DeckKind): Flow<void> {
  const pile = t.write.decks[deck];
  if (pile.length === 0) return t.tell(msg('fact.deckEmpty', { seat, deck }));
  t.reveal('search', pile);
  const card = yield* t.ask(seat, 'search', () =>
    choose(
      msg('ask.search', { deck }),
      t.state.decks[deck].map((id) => ({ id, label: msg('option.card', { card: id }), value: id })),
    ),
  );
  const rest = t.shuffle(
    deck,
    pile.filter((id) => id !== card),
  );
  replaceAll(pile, rest);
  gainCard(t, seat, card);
}
