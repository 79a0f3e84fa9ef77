import type { Texts } from '#core/message.ts';
import { namesIn, planetName } from '../names/naming.ts';
import type { CardsLexicon } from './lexicon.ts';

const PLANET = {
  planet: 'какая планета',
  exhaust: 'какую планету перевернуть',
  ready: 'какую планету подготовить',
};
const cards = {
  one: 'карту действия',
  few: 'карты действий',
  many: 'карт действий',
  other: 'карты действия',
};
const gone = { one: 'карты', few: 'карт', many: 'карт', other: 'карты' };

export const actionCards: Texts<CardsLexicon> = {
  'fact.cardsDrawn': ({ seat, count }, speaker) =>
    `${speaker.seat(seat)} берёт ${count} ${speaker.plural(count, cards)}.`,
  'fact.cardsSeen': ({ cards: seen }, speaker) =>
    `Теперь в руке: ${speaker.list(seen.map((id) => `«${namesIn(speaker).actionCards[id]}»`))}.`,
  'fact.cardsDiscarded': ({ seat, cards: discarded }, speaker) =>
    `${speaker.seat(seat)} сбрасывает: ${speaker.list(discarded.map((id) => `«${namesIn(speaker).actionCards[id]}»`))}.`,
  'fact.cardGiven': ({ seat, to }, speaker) =>
    `Карта действия переходит из рук в руки: ${speaker.seat(seat)} отдаёт, ${speaker.seat(to)} получает.`,
  'fact.actionDeckShuffled': ({ count }, speaker) =>
    `Колода карт действий закончилась; новая собрана из ${count} ${speaker.plural(count, gone)} сброса.`,
  'ask.discard': ({ count }, speaker) => `Сбросьте ${count} ${speaker.plural(count, cards)}.`,
  'ask.cardPlanet': ({ card, about }, speaker) =>
    `«${namesIn(speaker).actionCards[card]}»: ${PLANET[about]}?`,
  'ask.cardSeat': ({ card }, speaker) => `«${namesIn(speaker).actionCards[card]}»: какой игрок?`,
  'option.card': ({ card }, speaker) => namesIn(speaker).actionCards[card],
  'option.cardPlanet': ({ planet }, speaker) => planetName(speaker, planet),
  'option.cardSeat': ({ seat }, speaker) => speaker.seat(seat),
};
