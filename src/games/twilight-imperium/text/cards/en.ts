import type { Texts } from '#core/message.ts';
import { namesIn, planetName } from '../names/naming.ts';
import type { CardsLexicon } from './lexicon.ts';

const PLANET = {
  planet: 'which planet',
  exhaust: 'which planet is exhausted',
  ready: 'which planet is readied',
};
const cards = { one: 'action card', other: 'action cards' };

export const actionCards: Texts<CardsLexicon> = {
  'fact.cardsDrawn': ({ seat, count }, speaker) =>
    `${speaker.seat(seat)} draws ${count} ${speaker.plural(count, cards)}.`,
  'fact.cardsSeen': ({ cards: seen }, speaker) =>
    `New in hand: ${speaker.list(seen.map((id) => namesIn(speaker).actionCards[id]))}.`,
  'fact.cardsDiscarded': ({ seat, cards: gone }, speaker) =>
    `${speaker.seat(seat)} discards ${speaker.list(gone.map((id) => namesIn(speaker).actionCards[id]))}.`,
  'fact.cardGiven': ({ seat, to }, speaker) =>
    `An action card of ${speaker.seat(seat)} goes to ${speaker.seat(to)}.`,
  'fact.actionDeckShuffled': ({ count }, speaker) =>
    `The action deck has run out; ${count} discarded ${speaker.plural(count, cards)} become the new one.`,
  'ask.discard': ({ count }, speaker) => `Discard ${count} ${speaker.plural(count, cards)}.`,
  'ask.cardPlanet': ({ card, about }, speaker) => `${namesIn(speaker).actionCards[card]}: ${PLANET[about]}?`,
  'ask.cardSeat': ({ card }, speaker) => `${namesIn(speaker).actionCards[card]}: which player?`,
  'option.card': ({ card }, speaker) => namesIn(speaker).actionCards[card],
  'option.cardPlanet': ({ planet }, speaker) => planetName(speaker, planet),
  'option.cardSeat': ({ seat }, speaker) => speaker.seat(seat),
};
