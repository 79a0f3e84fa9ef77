import type { Viewer } from '#core/seat.ts';
import type { State } from '#games/beyond-the-sun/state.ts';
import { systems } from '#games/beyond-the-sun/tables/systems.ts';
import { technologies } from '#games/beyond-the-sun/tables/technologies/index.ts';
import { SLOTS, tree } from '#games/beyond-the-sun/tables/tree.ts';
import { DECK_LEVELS, type DeckLevel } from '#games/beyond-the-sun/tables/vocabulary.ts';

/** Cards that somebody looks at are others of the same pile. */
function exchange<T>(cards: T[], pileOf: (card: T) => T[]): void {
  for (const [at, card] of cards.entries()) {
    const pile = pileOf(card);
    const other = pile.pop();
    if (other === undefined) continue;
    pile.unshift(card);
    cards[at] = other;
  }
}

/** The slots of a level are covered by each other's events. */
function coverAnew(state: State, level: number): void {
  const covered = SLOTS.filter((slot) => tree[slot].level === level && state.slots[slot].event !== null);
  const events = covered.map((slot) => state.slots[slot].event).reverse();
  for (const [at, slot] of covered.entries()) state.slots[slot].event = events[at] ?? null;
}

/** Decks have another order, slots are covered by other events, and what somebody looks at alone are other cards. */
export function rehideBeyond(state: State, viewer: Viewer): void {
  const { search } = state;
  if (search && search.slot === null && search.seat !== viewer) {
    exchange(search.technologies, (card) => state.decks[technologies[card].level as DeckLevel]);
    exchange(search.systems, (card) => state.systemDecks[systems[card].deck]);
  }
  for (const level of DECK_LEVELS) state.decks[level].reverse();
  state.systemDecks.A.reverse();
  state.systemDecks.B.reverse();
  for (const level of [2, 3]) coverAnew(state, level);
}
