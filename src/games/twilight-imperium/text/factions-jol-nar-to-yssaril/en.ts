import type { Texts } from '#core/message.ts';
import { namesIn, planetName } from '../names/naming.ts';
import type { JolNarToYssarilLexicon } from './lexicon.ts';

const cards = { one: 'card', other: 'cards' };

export const jolNarToYssaril: Texts<JolNarToYssarilLexicon> = {
  'fact.handShown': ({ seat, of }, speaker) =>
    `${speaker.seat(seat)} looks at the action cards of ${speaker.seat(of)}.`,
  'fact.handSeen': ({ seat, cards: seen }, speaker) =>
    `${speaker.seat(seat)} holds ${speaker.list(seen.map((id) => namesIn(speaker).actionCards[id]))}.`,
  'ask.exchangeValues': () => 'Which planet has its resources and influence exchanged?',
  'ask.peaceAccords': () => 'Which planet do you take control of?',
  'ask.sacrifice': () => 'Which of your ships do you give up?',
  'ask.devotion': ({ seat }, speaker) => `Which ship of ${speaker.seat(seat)} takes the hit?`,
  'ask.yinSpinner': () => 'On which planet do you place 1 infantry?',
  'ask.mageonImplants': () => 'Whose action cards do you look at?',
  'ask.takeCard': ({ seat }, speaker) => `Which action card of ${speaker.seat(seat)} do you take?`,
  'option.valued': ({ planet, resources, influence }, speaker) =>
    `${planetName(speaker, planet)} (${resources}/${influence})`,
  'option.handOf': ({ seat, count }, speaker) =>
    `${speaker.seat(seat)} (${count} ${speaker.plural(count, cards)})`,
};
