import type { Speaker, Texts } from '#core/message.ts';
import type { ActionCardId } from '../../tables/card-ids.ts';
import { outcomeName } from '../agenda/outcomes.ts';
import { componentName, namesIn, placeName, planetName, unitName } from '../names/naming.ts';
import type { ActionsLexicon } from './lexicon.ts';

const goods = { one: 'товар', few: 'товара', many: 'товаров', other: 'товара' };
const hits = { one: 'попадание', few: 'попадания', many: 'попаданий', other: 'попадания' };
const ships = { one: 'корабль', few: 'корабля', many: 'кораблей', other: 'корабля' };
const dice = { one: 'кубик', few: 'кубика', many: 'кубиков', other: 'кубика' };

const named = (speaker: Speaker, card: ActionCardId) => `«${namesIn(speaker).actionCards[card]}»`;

export const actions: Texts<ActionsLexicon> = {
  'fact.aimedAtPlace': ({ card, at }, speaker) => `${named(speaker, card)}: ${placeName(speaker, at)}.`,
  'fact.aimedAtSeat': ({ card, target }, speaker) => `${named(speaker, card)}: ${speaker.seat(target)}.`,
  'fact.aimedAtUnit': ({ card, owner, unit, at }, speaker) =>
    `${named(speaker, card)}: ${unitName(speaker, unit)} (${speaker.seat(owner)}), ${placeName(speaker, at)}.`,
  'fact.aimedAtLaw': ({ card, law }, speaker) =>
    `${named(speaker, card)}: «${namesIn(speaker).agendas[law]}».`,
  'fact.aimedAtOutcome': ({ component, outcome }, speaker) =>
    `«${componentName(speaker, component)}»: «${outcomeName(speaker, outcome)}».`,
  'fact.aimedWithGoods': ({ card, goods: count }, speaker) =>
    `${named(speaker, card)}: ${count} ${speaker.plural(count, goods)}.`,
  'fact.cardReadied': ({ seat, planets }, speaker) =>
    `${speaker.seat(seat)} подготавливает планеты: ${speaker.list(planets.map((planet) => planetName(speaker, planet)))}.`,
  'fact.cardRolled': ({ seat, card, results, hitOn }, speaker) =>
    `${named(speaker, card)}, бросок (${speaker.seat(seat)}): ${results.join(', ')} (нужно ${hitOn}+).`,
  'fact.hitsCancelled': ({ seat, count }, speaker) =>
    `${speaker.seat(seat)} отменяет ${count} ${speaker.plural(count, hits)}.`,
  'fact.retreatPrevented': ({ seat }, speaker) =>
    `${speaker.seat(seat)} не может отступить в этом раунде боя.`,
  'fact.choiceRefused': ({ seat, card }, speaker) =>
    `${speaker.seat(seat)} выбирает другую карту стратегии вместо карты «${namesIn(speaker).strategyCards[card]}».`,
  'ask.cardSystem': ({ card }, speaker) => `${named(speaker, card)}: какая система?`,
  'ask.cardUnit': ({ card }, speaker) => `${named(speaker, card)}: какой отряд?`,
  'ask.cardLaw': ({ card }, speaker) => `${named(speaker, card)}: какой закон?`,
  'ask.giveUpShips': ({ card, count }, speaker) =>
    `${named(speaker, card)}: вы теряете ${count} ${speaker.plural(count, ships)}. Какие именно?`,
  'ask.bribe': ({ outcome }, speaker) =>
    `Сколько товаров вы тратите? Каждый добавляет голос за исход «${outcomeName(speaker, outcome)}».`,
  'option.cardUnit': ({ seat, unit, at, damaged }, speaker) =>
    `${unitName(speaker, unit)}${damaged ? ' (повреждение)' : ''}, ${speaker.seat(seat)}, ${placeName(speaker, at)}`,
  'option.cardLaw': ({ law }, speaker) => namesIn(speaker).agendas[law],
  'option.dice': ({ unit, result, count, hit }, speaker) =>
    `${count} ${speaker.plural(count, dice)} с результатом ${result}, ${unitName(speaker, unit)} (${hit ? 'попадание' : 'промах'})`,
  'option.noShip': () => 'Не выставлять корабль',
};
