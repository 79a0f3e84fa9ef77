import type { Texts } from '#core/message.ts';
import { componentName, namesIn, planetName, systemName, unitName, unitsName } from '../names/naming.ts';
import type { FactionSheetsLexicon } from './lexicon.ts';

const goods = { one: 'товар', few: 'товара', many: 'товаров', other: 'товара' };

export const factionSheets: Texts<FactionSheetsLexicon> = {
  'fact.goodsGiven': ({ seat, to, count }, speaker) =>
    `${speaker.seat(seat)} отдаёт ${count} ${speaker.plural(count, goods)}; получает ${speaker.seat(to)}.`,
  'fact.diceRaised': ({ seat, component, groups }, speaker) => {
    const raised = groups.map(({ unit, results }) => `${unitName(speaker, unit)} ${results.join(', ')}`);
    return `«${componentName(speaker, component)}»: ${speaker.seat(seat)} прибавляет 1, теперь: ${raised.join('; ')}.`;
  },
  'status.reviving': ({ seat, count }, speaker) =>
    `${speaker.seat(seat)}: в начале следующего хода вернётся ${unitsName(speaker, 'infantry', count)}.`,
  'status.floating': ({ seat, at }, speaker) =>
    `${speaker.seat(seat)}: базы в космосе: ${speaker.list(at.map((system) => systemName(speaker, system)))}.`,
  'ask.sheetPlanet': ({ component }, speaker) => `«${componentName(speaker, component)}»: какая планета?`,
  'ask.sheetSystem': ({ component }, speaker) => `«${componentName(speaker, component)}»: какая система?`,
  'ask.sheetSeat': ({ component }, speaker) => `«${componentName(speaker, component)}»: какой игрок?`,
  'ask.starForge': (_, speaker) => `«${namesIn(speaker).abilities['star-forge']}»: что и где выковать?`,
  'ask.rerollBy': ({ component }, speaker) =>
    `«${componentName(speaker, component)}»: какие кубики перебросите?`,
  'ask.raiseDice': ({ component, goods: count }, speaker) =>
    `«${componentName(speaker, component)}»: к каким кубикам прибавить 1? Каждый стоит 1 товар; у вас ${count} ${speaker.plural(count, goods)}.`,
  'ask.spreadFrom': (_, speaker) =>
    `«${namesIn(speaker).technologies.bioplasmosis}»: сколько пехоты уходит и с каких планет?`,
  'ask.spreadTo': ({ planet, count }, speaker) =>
    `«${namesIn(speaker).technologies.bioplasmosis}»: куда уходит с планеты ${planetName(speaker, planet)} ${unitsName(speaker, 'infantry', count)}?`,
  'option.sheetNone': () => 'Нет',
  'option.starForge': ({ unit, count, system }, speaker) =>
    `${unitsName(speaker, unit, count)}, ${systemName(speaker, system)}`,
};
