import { HiddenFault } from '#core/hidden-fault.ts';
/** Puts cards into another order by lot: `(cards) => t.shuffle('deck', cards)`. */
export type Shuffle<T> = (cards: readonly T[]) => readonly T[];

/** Makes the discards a new deck if the deck has run out; says how many cards were shuffled. */
export function reshuffle<T>(deck: T[], discards: T[], shuffle: Shuffle<T>): number {
  if (deck.length > 0 || discards.length === 0) return 0;
  deck.push(...shuffle(discards.splice(0)));
  return deck.length;
}

/** Takes as many cards from the top of a deck as there are; `refill` is called before each and may put more into it. */
export function drawFrom<T>(deck: T[], count: number, refill: () => void = () => undefined): T[] {
  const drawn: T[] = [];
  while (drawn.length < count) {
    refill();
    const card = deck.shift();
    if (card === undefined) break;
    drawn.push(card);
  }
  return drawn;
}

/** Takes a card out of a pile; one that is not there is a fault of ours. */
export function takeFrom<T>(pile: T[], card: T): T {
  const at = pile.indexOf(card);
  if (at < 0) throw new HiddenFault('a card is not in the pile', String(card));
  pile.splice(at, 1);
  return card;
}

/** A pile holds other cards from now on, top first. */
export function replaceAll<T>(pile: T[], cards: readonly T[]): void {
  pile.splice(0, pile.length, ...cards);
}
