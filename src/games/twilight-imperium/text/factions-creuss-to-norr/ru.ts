import type { Texts } from '#core/message.ts';
import { namesIn, placeName, planetName, systemName, unitName, unitsName } from '../names/naming.ts';
import type { CreussToNorrLexicon } from './lexicon.ts';

const WORMHOLES = { alpha: 'альфа', beta: 'бета', delta: 'дельта' };
const LOOT = { good: 'товар', commodity: 'продукцию' };
const resources = { one: 'ресурс', few: 'ресурса', many: 'ресурсов', other: 'ресурса' };
const ships = { one: 'корабль', few: 'корабля', many: 'кораблей', other: 'корабля' };

export const creussToNorr: Texts<CreussToNorrLexicon> = {
  'fact.assimilated': ({ seat, card, technology, from }, speaker) => {
    const { technologies } = namesIn(speaker);
    const left = from === null ? '' : ` вместо «${technologies[from]}»`;
    return `${speaker.seat(seat)}: у карты «${technologies[card]}» теперь текст технологии «${technologies[technology]}»${left}.`;
  },
  'fact.assimilatorFreed': ({ seat, card, technology }, speaker) => {
    const { technologies } = namesIn(speaker);
    return `${speaker.seat(seat)}: у карты «${technologies[card]}» больше нет текста технологии «${technologies[technology]}».`;
  },
  'fact.recruited': ({ seat, count, system }, speaker) =>
    `${speaker.seat(seat)}: наземные войска сражаются, как корабли: ${unitsName(speaker, 'infantry', count)}, ${systemName(speaker, system)}.`,
  'fact.zeroToken': ({ seat }, speaker) => `Жетон «0» у игрока ${speaker.seat(seat)}: инициатива 0.`,
  'fact.wormholePut': ({ seat, wormhole, system, from }, speaker) =>
    from === null
      ? `${speaker.seat(seat)} кладёт жетон червоточины (${WORMHOLES[wormhole]}): ${systemName(speaker, system)}.`
      : `${speaker.seat(seat)} перемещает жетон червоточины (${WORMHOLES[wormhole]}): ${systemName(speaker, from)} → ${systemName(speaker, system)}.`,
  'fact.plundered': ({ seat, from, what }, speaker) =>
    `${speaker.seat(seat)} забирает ${LOOT[what]} у игрока ${speaker.seat(from)}.`,
  'fact.assimilatedStructures': ({ seat, from, unit, count, planet }, speaker) =>
    `${speaker.seat(seat)} заменяет своими сооружения игрока ${speaker.seat(from)}: ${unitsName(speaker, unit, count)}, ${planetName(speaker, planet)}.`,
  'ask.gainTechnology': () => 'Какую технологию получаете?',
  'ask.assimilator': ({ technology }, speaker) =>
    `Какой ассимилятор получит текст технологии «${namesIn(speaker).technologies[technology]}»?`,
  'ask.groundedDock': () => 'База не может остаться в космосе. На какую планету её вернуть?',
  'ask.recruits': () => 'Какие ваши наземные войска сражаются в этом бою, как корабли?',
  'ask.recruitsBack': ({ count }, speaker) =>
    `Куда вернутся уцелевшие войска: ${unitsName(speaker, 'infantry', count)}?`,
  'ask.assimilate': ({ unit, planet }, speaker) =>
    `Сколько сооружений замените своими: ${unitName(speaker, unit)}, ${planetName(speaker, planet)}? Недостающие фигурки берутся с поля.`,
  'ask.foresight': () => 'В какую систему уходят ваши корабли?',
  'ask.wormholeToken': () => 'Какой жетон червоточины положите или переместите?',
  'ask.wormholePlace': ({ wormhole }) => `Куда положите жетон червоточины (${WORMHOLES[wormhole]})?`,
  'ask.splicer': () => 'Какой корабль противника получит попадание?',
  'ask.pillage': ({ seat }, speaker) => `Что заберёте у игрока ${speaker.seat(seat)}?`,
  'ask.salvage': ({ at }, speaker) => `Произведёте корабль? ${placeName(speaker, at)}.`,
  'ask.ramming': ({ count }, speaker) =>
    `Уничтожить один ваш дредноут и вместе с ним чужие корабли (не больше: ${count} ${speaker.plural(count, ships)})? Назовите их или никого, чтобы отказаться.`,
  'option.spoil': ({ technology, by }, speaker) =>
    `${namesIn(speaker).technologies[technology]}${by === 'token' ? ' (ассимилятором)' : ''}`,
  'option.assimilator': ({ card, as }, speaker) => {
    const { technologies } = namesIn(speaker);
    return as === null ? technologies[card] : `${technologies[card]}, вместо «${technologies[as]}»`;
  },
  'option.wormhole': ({ wormhole, system }, speaker) =>
    system === null
      ? `Жетон ${WORMHOLES[wormhole]}, ещё не на поле`
      : `Жетон ${WORMHOLES[wormhole]}, сейчас: ${systemName(speaker, system)}`,
  'option.loot': ({ what }) => (what === 'good' ? 'Товар' : 'Продукцию'),
  'option.spare': () => 'Ничего',
  'option.salvage': ({ unit, cost }, speaker) =>
    `${unitName(speaker, unit)} (${cost} ${speaker.plural(cost, resources)})`,
  'option.noSalvage': () => 'Не производить',
  'option.ramTarget': ({ seat, unit, damaged }, speaker) =>
    `${unitName(speaker, unit)}, ${speaker.seat(seat)}${damaged ? ' (повреждён)' : ''}`,
  'status.copies': ({ seat, copies }, speaker) => {
    const { technologies } = namesIn(speaker);
    const each = copies.map(
      ({ card, as }) => `${technologies[card]} → ${as === null ? '–' : technologies[as]}`,
    );
    return `${speaker.seat(seat)}, ассимилированные технологии: ${each.join(', ')}`;
  },
  'status.zero': ({ seat }, speaker) => `Жетон «0»: ${speaker.seat(seat)}`,
  'status.wormholes': ({ system, wormholes }, speaker) =>
    `Добавлена червоточина, ${systemName(speaker, system)}: ${wormholes.map((one) => WORMHOLES[one]).join(', ')}`,
};
