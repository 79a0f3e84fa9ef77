import type { Texts } from '#core/message.ts';
import { namesIn, planetName } from '../names/naming.ts';
import type { JolNarToYssarilLexicon } from './lexicon.ts';

const cards = { one: 'карта', few: 'карты', many: 'карт', other: 'карты' };

export const jolNarToYssaril: Texts<JolNarToYssarilLexicon> = {
  'fact.handShown': ({ seat, of }, speaker) =>
    `${speaker.seat(seat)} смотрит карты действий игрока ${speaker.seat(of)}.`,
  'fact.handSeen': ({ seat, cards: seen }, speaker) =>
    `В руке у игрока ${speaker.seat(seat)}: ${speaker.list(seen.map((id) => `«${namesIn(speaker).actionCards[id]}»`))}.`,
  'ask.exchangeValues': () => 'У какой планеты меняете местами ресурсы и влияние?',
  'ask.peaceAccords': () => 'Над какой планетой получаете контроль?',
  'ask.sacrifice': () => 'Каким своим кораблём жертвуете?',
  'ask.devotion': ({ seat }, speaker) => `Какому кораблю игрока ${speaker.seat(seat)} достаётся попадание?`,
  'ask.yinSpinner': () => 'На какую планету выставляете 1 пехоту?',
  'ask.mageonImplants': () => 'Чьи карты действий смотрите?',
  'ask.takeCard': ({ seat }, speaker) => `Какую карту действия игрока ${speaker.seat(seat)} забираете?`,
  'option.valued': ({ planet, resources, influence }, speaker) =>
    `${planetName(speaker, planet)} (${resources}/${influence})`,
  'option.handOf': ({ seat, count }, speaker) =>
    `${speaker.seat(seat)} (${count} ${speaker.plural(count, cards)})`,
};
