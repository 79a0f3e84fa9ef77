import type { Texts } from '#core/message.ts';
import { namesIn, placeName, planetName, systemName, unitName, unitsName } from '../names/naming.ts';
import type { AgendaCardsLexicon } from './lexicon.ts';

const goods = { one: 'товар', few: 'товара', many: 'товаров', other: 'товара' };
const technologies = { one: 'технологию', few: 'технологии', many: 'технологий', other: 'технологии' };
const SWAP = {
  own: 'Какую из своих карт стратегии отдаёте?',
  other: 'Какую карту стратегии берёте взамен?',
};

export const agendaCards: Texts<AgendaCardsLexicon> = {
  'fact.goodsReturned': ({ seat, count }, speaker) =>
    `${speaker.seat(seat)} возвращает в запас ${count} ${speaker.plural(count, goods)}.`,
  'fact.planetsExhausted': ({ seat, planets }, speaker) =>
    `${speaker.seat(seat)} переворачивает планеты: ${speaker.list(planets.map((planet) => planetName(speaker, planet)))}.`,
  'fact.strategySwapped': ({ seat, card, other, for: taken }, speaker) => {
    const { strategyCards } = namesIn(speaker);
    return `Обмен картами стратегии: ${speaker.seat(seat)} отдаёт карту «${strategyCards[card]}» и берёт карту «${strategyCards[taken]}», которую отдаёт ${speaker.seat(other)}.`;
  },
  'fact.agendaRolled': ({ seat, agenda, result }, speaker) =>
    `«${namesIn(speaker).agendas[agenda]}»: ${speaker.seat(seat)} бросает кубик, результат ${result}.`,
  'fact.tokenLifted': ({ seat, system }, speaker) =>
    `${speaker.seat(seat)} возвращает в снабжение жетон приказа из системы ${systemName(speaker, system)}.`,
  'ask.agendaLift': ({ agenda }, speaker) =>
    `«${namesIn(speaker).agendas[agenda]}»: какой свой жетон приказа уберёте с поля?`,
  'ask.agendaToken': ({ agenda }, speaker) =>
    `«${namesIn(speaker).agendas[agenda]}»: из какого резерва вернёте жетон приказа?`,
  'ask.agendaReroll': ({ agenda }, speaker) =>
    `«${namesIn(speaker).agendas[agenda]}»: какие кубики перебросите? Отряд, который после переброса не попал, уничтожается.`,
  'ask.agendaLosses': ({ agenda, count, system }, speaker) => {
    const where = system === null ? '' : ` (система ${systemName(speaker, system)})`;
    return `«${namesIn(speaker).agendas[agenda]}»: какие отряды уничтожите${where}? Нужно выбрать: ${count}.`;
  },
  'ask.agendaExhaust': ({ agenda, count }, speaker) =>
    `«${namesIn(speaker).agendas[agenda]}»: какие планеты перевернёте? Нужно выбрать: ${count}.`,
  'ask.agendaSeat': ({ agenda }, speaker) => `«${namesIn(speaker).agendas[agenda]}»: какой игрок?`,
  'ask.agendaInfantry': ({ agenda, planet }, speaker) =>
    `«${namesIn(speaker).agendas[agenda]}»: разместите 1 пехоту на планете ${planetName(speaker, planet)}?`,
  'ask.agendaElect': ({ agenda }, speaker) =>
    `Кого выбираете по карте «${namesIn(speaker).agendas[agenda]}»? Голосования не будет.`,
  'ask.agendaResearch': ({ agenda, left }, speaker) =>
    `«${namesIn(speaker).agendas[agenda]}»: будете исследовать? Можно изучить ещё ${left} ${speaker.plural(left, technologies)}.`,
  'ask.swap': ({ whose }) => SWAP[whose],
  'option.loss': ({ unit, count, damaged, at }, speaker) =>
    `${placeName(speaker, at)}: ${unitsName(speaker, unit, count)}${damaged ? ' (с повреждениями)' : ''}`,
  'option.figureDice': ({ unit, number, result, count, hit }, speaker) => {
    const name = number === 0 ? unitName(speaker, unit) : `${unitName(speaker, unit)} № ${number}`;
    return `${name}: ${result}${count > 1 ? ` (×${count})` : ''}, ${hit ? 'попадание' : 'промах'}`;
  },
  'option.placeInfantry': ({ planet }, speaker) => `Да, ${planetName(speaker, planet)}`,
  'option.research': () => 'Исследовать технологию',
  'option.heldBy': ({ seat, card }, speaker) =>
    `«${namesIn(speaker).strategyCards[card]}» (${speaker.seat(seat)})`,
};
