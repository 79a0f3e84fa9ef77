import type { Speaker, Texts } from '#core/message.ts';
import { events as rows } from '../tables/events.ts';
import { systems as cards } from '../tables/systems.ts';
import type { Kind, TechType } from '../tables/vocabulary.ts';
import { typeFeminine } from './cards.ru.ts';
import { levels, movementPoints, ore as oreOf, points, shipsAccusative } from './counted.ru.ts';
import { kindGenitive, optionLetter } from './effects.ru.ts';
import { placeRu } from './facts.ru.ts';
import type { ActionWords } from './facts.ts';
import { actionLabelRu, stepsLabelRu } from './labels.ru.ts';
import { namesRu } from './names.ru.ts';
import type { QuestionsLexicon } from './questions.ts';
import { capital, gainOf, joined, slotName, sourceName, stepsOf } from './words.ts';

const { systems, events, technologies, achievements, places, kinds } = namesRu;

const WHY = {
  ore: 'Не хватает металла.',
  pop: 'Не хватает населения.',
  cube: 'Нет кубика для исследования.',
  slot: 'Технологий такого уровня вам пока не исследовать.',
  colony: 'Этим действием колонизировать нечего.',
  cards: 'Карт для этого не осталось.',
  copy: 'Копировать нечего.',
  nothing: 'Это действие ничего не изменит.',
  stays: 'Ваша фишка уже там, а она обязана ходить.',
} as const;

const CUBE = { pop: 'из населения', supply: 'из снабжения' } as const;

const typeList = (all: readonly TechType[]): string =>
  joined(
    all.map((type) => typeFeminine[type]),
    'или',
  );
const kindList = (all: readonly Kind[]): string =>
  joined(
    all.map((kind) => kinds[kind]),
    'и',
  );

/** «Военная академия – 4 металла: исследование III, прыжок на 2»; the start technology is named by its group. */
function actionNameRu({ source, option, cost }: ActionWords, s: Speaker): string {
  const what = actionLabelRu({ cost, steps: stepsOf({ source, option }) }, s);
  if (source.kind === 'start') return capital(what);
  const letter = option ? optionLetter[option] : '';
  return `${sourceName(namesRu, source)}${letter === '' ? '' : ` ${letter}`} – ${what}`;
}

const afterPrice = (price: number, s: Speaker): string => (price > 0 ? ` за ${oreOf(price, s)}` : '');

const settled = (returned: readonly number[], left: number): string =>
  `поселенцы ${returned.join(' + ')}${left > 0 ? `, в глубокий космос: ${left}` : ''}`;

export const questionsRu: Texts<QuestionsLexicon> = {
  'ask.action': () => 'Куда идёт ваша фишка?',
  'ask.copy': ({ minus }, s) =>
    `Какое действие вы копируете?${minus > 0 ? ` Оно дешевле на ${oreOf(minus, s)}.` : ''}`,
  'ask.slot': ({ price, optional }, s) =>
    optional ? `Исследуете ли вы технологию${afterPrice(price, s)}?` : 'Какую технологию вы исследуете?',
  'ask.type': ({ slot }) => `Какого типа будет новая технология в ячейке ${slotName(slot)}?`,
  'ask.card': ({ slot, type }) =>
    `Какая ${typeFeminine[type]} технология займёт ячейку ${slotName(slot)}? Другая уйдёт под колоду.`,
  'ask.private': () => 'Какую технологию вы оставите себе?',
  'ask.automate': ({ n }) =>
    n === 1
      ? 'Какое производство вы автоматизируете?'
      : `Какое производство вы автоматизируете? Дисков: ${n}.`,
  'ask.columns': ({ n }) => `Из каких столбцов вы берёте снабжение? Кубиков: ${n}.`,
  'ask.build': ({ level, n, from }) =>
    n === 1
      ? `Где вы строите корабль ${level}-го уровня ${CUBE[from]}?`
      : `Где вы строите корабли ${level}-го уровня ${CUBE[from]}? Не больше ${n}.`,
  'ask.upgrade': ({ ships, by }, s) =>
    ships === 1
      ? `Какой корабль вы улучшаете на ${levels(by, s)}?`
      : `Какие корабли вы улучшаете на ${levels(by, s)}? Не больше ${ships}.`,
  'ask.jump': ({ points: n, colonise }) =>
    `Какие корабли летят и куда? Прыжок на ${n}.${colonise ? ' После него нужно суметь колонизировать систему.' : ''}`,
  'ask.colonise': ({ price, optional }, s) =>
    optional
      ? `Колонизируете ли вы систему${afterPrice(price, s)}?`
      : `Какую систему вы колонизируете${afterPrice(price, s)} и какими кораблями?`,
  'ask.disc': ({ why, system, place }) =>
    why === 'colony' && system
      ? `Какой диск вы кладёте на новую колонию «${systems[system]}»?`
      : `Какой диск станет аванпостом: ${placeRu({ place, system })}?`,
  'ask.bonuses': () => 'В каком порядке вы получаете бонусы за контроль?',
  'ask.settle': () => 'Какая система станет вашей колонией? Другая уйдёт под колоду.',
  'ask.production': () => 'Что вы производите?',
  'ask.trade': () => 'Что вы меняете? Обмены идут в том порядке, в каком вы их нажмёте.',
  'ask.achievement': () => 'Какое достижение вы получаете в этот ход?',
  'ask.eventChoice': ({ event }) => `«${events[event]}»: что вы берёте?`,
  'ask.drill': ({ event, by }, s) => `«${events[event]}»: какой корабль вы улучшаете на ${levels(by, s)}?`,
  'ask.decommission': ({ event, ships }) =>
    `«${events[event]}»: какие корабли вы отдаёте насовсем? Не больше ${ships}.`,
  'ask.uprising': ({ event }) => `«${events[event]}»: чем вы платите?`,
  'option.action': (a, s) =>
    `${actionNameRu(a, s)}${a.pushes === null ? '' : ` (сдвинуть фишку: ${s.seat(a.pushes)})`}`,
  'option.copy': ({ via, ...action }, s) =>
    `${via ? `${sourceName(namesRu, via)} → ` : ''}${actionNameRu(action, s)}`,
  'option.slot': ({ slot, card, covered, types: all, price }, s) => {
    const what = card ? technologies[card] : `не открыта, ${typeList(all)}${covered ? ', событие' : ''}`;
    return `${slotName(slot)} – ${what}${price > 0 ? ` (${oreOf(price, s)})` : ''}`;
  },
  'option.technology': ({ card }) => technologies[card],
  'option.system': ({ system }, s) =>
    `${systems[system]} – ${cards[system].spec.map((kind) => kinds[kind]).join('/')}, ${points(cards[system].vp, s)}`,
  'option.type': ({ type }) => capital(typeFeminine[type]),
  'option.kinds': ({ kinds: all }) => capital(kindList(all)),
  'option.disc': ({ kind, star }) =>
    star ? `Диск достижения (дисков ${kindGenitive[kind]} нет)` : `Диск ${kindGenitive[kind]}`,
  'option.column': ({ column }) => `Столбец ${column}`,
  'option.build': ({ level, place, from }) => `${places[place]} – корабль ${level}-го уровня ${CUBE[from]}`,
  'option.ship': ({ level, ...place }) => `Корабль ${level}-го уровня, ${placeRu(place)}`,
  'option.upgrade': ({ level, to, ...place }) => `Корабль ${level} → ${to}, ${placeRu(place)}`,
  'option.move': ({ level, from, to, system, points: n }, s) =>
    `Корабль ${level}: ${places[from]} → ${placeRu({ place: to, system })}, ${movementPoints(n, s)}`,
  'option.colonise': ({ returned, left, place, system }) =>
    `${placeRu({ place, system })}: ${settled(returned, left)}`,
  'option.bonus': placeRu,
  'option.growth': ({ columns, more }) => {
    const from = columns.length > 0 ? ` (${columns.join(', ')})` : '';
    return `Рост: население +${columns.length + more}${from}`;
  },
  'option.ore': ({ ore }) => `Металл +${ore}`,
  'option.trade': () => 'Обмен…',
  'option.orePop': ({ ore }, s) => `${oreOf(ore, s)} → 1 население`,
  'option.popOre': () => '1 население → 1 металл',
  'option.shipPop': ({ level, ore, ...place }, s) =>
    `Корабль ${level}, ${placeRu(place)}, и ${oreOf(ore, s)} → 1 население`,
  'option.achievement': ({ achievement, vp }, s) => `${achievements[achievement]} – ${points(vp, s)}`,
  'option.gain': ({ what, event }, s) => capital(stepsLabelRu(gainOf(rows[event], what), s)),
  'option.pay': ({ cost }, s) =>
    cost.ore ? `Заплатить ${oreOf(cost.ore, s)}` : `Вернуть население: ${cost.pop ?? 0}`,
  'option.no': () => 'Не нужно',
  'group.own': () => 'Ваши технологии',
  'group.guilds': () => 'Гильдии',
  'group.start': () => namesRu.start,
  'group.events': () => 'События',
  'group.place': placeRu,
  'sum.jump': ({ takes, loses, left }) =>
    [
      ...(takes.length > 0 ? [`под контроль: ${takes.map((place) => places[place]).join(', ')}`] : []),
      ...(loses.length > 0 ? [`потеря контроля: ${loses.map((place) => places[place]).join(', ')}`] : []),
      `осталось ${left}`,
    ].join(' · '),
  'sum.trade': ({ ore, pop }) => `потом металл ${ore}, население ${pop}`,
  'sum.build': ({ ships: n }, s) => shipsAccusative(n, s),
  'refuse.action': ({ why }) => WHY[why],
  'refuse.occupied': ({ seat }, s) => `Там стоит фишка: ${s.seat(seat)}.`,
  'refuse.idle': () => 'Действие должно что-то изменить: переместите корабль.',
  'refuse.mustColonise': () =>
    'После таких перемещений колонизировать нечего, а действие этого требует: отправьте корабли туда, где получится.',
  'topic.action': () => 'выбор действия',
  'topic.copy': () => 'выбор действия для копии',
  'topic.slot': () => 'выбор технологии',
  'topic.type': () => 'выбор типа технологии',
  'topic.card': () => 'выбор одной из двух технологий',
  'topic.private': () => 'выбор личной технологии',
  'topic.automate': () => 'автоматизация',
  'topic.columns': () => 'выбор столбцов снабжения',
  'topic.build': () => 'постройка кораблей',
  'topic.upgrade': () => 'улучшение кораблей',
  'topic.jump': () => 'перемещение кораблей',
  'topic.colonise': () => 'колонизация',
  'topic.disc': () => 'выбор диска производства',
  'topic.bonuses': () => 'порядок бонусов за контроль',
  'topic.settle': () => 'выбор системы',
  'topic.production': () => 'производство',
  'topic.trade': () => 'обмен',
  'topic.achievement': () => 'выбор достижения',
  'topic.event-choice': () => 'выбор по событию',
  'topic.drill': () => 'корабль для учений',
  'topic.decommission': () => 'корабли для музея',
  'topic.uprising': () => 'плата по событию',
  'topic.open-research': () => 'исследование по событию',
};
