import type { Who } from '#core/lexicon-types.ts';
import type { Seat } from '#core/seat.ts';
import type { ActionCardId } from '../../tables/card-ids.ts';
import type { PlanetId } from '../../tables/ids.ts';

/** Action cards: hands, the deck, and what single cards ask. */
export type CardsLexicon = {
  'fact.cardsDrawn': Who & { readonly count: number };
  'fact.cardsSeen': Who & { readonly cards: readonly ActionCardId[] };
  'fact.cardsDiscarded': Who & { readonly cards: readonly ActionCardId[] };
  'fact.cardGiven': Who & { readonly to: Seat };
  'fact.actionDeckShuffled': { readonly count: number };
  'ask.discard': { readonly count: number };
  'ask.cardPlanet': { readonly card: ActionCardId; readonly about: 'planet' | 'exhaust' | 'ready' };
  'ask.cardSeat': { readonly card: ActionCardId };
  'option.card': { readonly card: ActionCardId };
  'option.cardPlanet': { readonly planet: PlanetId };
  'option.cardSeat': Who;
};
