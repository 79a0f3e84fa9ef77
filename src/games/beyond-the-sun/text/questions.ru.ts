import type { Texts } from '#core/message.ts';
import type { Kind, TechType } from '../tables/vocabulary.ts';
import { placeRu, sourceRu } from './facts.ru.ts';
import { costRu, oreRu, shortRu } from './labels.ru.ts';
import { namesRu } from './names.ru.ts';
import type { QuestionsLexicon } from './questions.ts';
import { capital, isFree, shipLevels, sourceName, stepsOf } from './words.ts';

const { systems, events, types, technologies, achievements, places, kinds } = namesRu;
const WHY = {
  ore: 'Не хватает металла.',
  pop: 'Не хватает населения.',
  cube: 'Нет кубика для исследования.',
  slot: 'Технологий этого уровня пока нельзя исследовать.',
  colony: 'Нет системы, которую можно так колонизировать.',
  cards: 'Для этого не осталось карт.',
  copy: 'Нечего копировать.',
  nothing: 'Это ничего не изменит.',
  stays: 'Там стоит ваша фишка: её нужно переместить.',
} as const;
const typeList = (all: readonly TechType[]) => all.map((type) => types[type]).join(' или ');
const kindList = (all: readonly Kind[]) => all.map((kind) => kinds[kind]).join(' и ');
const cubeOf = (from: 'pop' | 'supply') => (from === 'pop' ? 'население' : 'снабжение');
const priced = (ore: number) => (ore > 0 ? `${oreRu(ore)}: ` : '');
const afterEvent = (event: keyof typeof events, question: string) => `«${events[event]}»: ${question}`;

export const questionsRu: Texts<QuestionsLexicon> = {
  'ask.action': ({ ore, pop }) => `Куда идёт ваша фишка? У вас ${oreRu(ore)} и ${pop} населения.`,
  'ask.copy': ({ minus }) => `Какое действие вы копируете${minus > 0 ? `, на ${oreRu(minus)} дешевле` : ''}?`,
  'ask.slot': ({ price, optional }) =>
    optional ? `Исследовать что-нибудь${price > 0 ? ` за ${oreRu(price)}` : ''}?` : 'Что вы исследуете?',
  'ask.type': ({ slot }) => `Какого типа будет технология ${slot}?`,
  'ask.card': ({ slot }) => `Какая технология займёт ячейку ${slot}?`,
  'ask.private': () => 'Какую технологию вы оставите себе?',
  'ask.automate': ({ n }) =>
    n === 1 ? 'Какой диск автоматизировать?' : `Какие диски автоматизировать (${n})?`,
  'ask.columns': ({ n }) => `Из каких столбцов взять кубики (${n})?`,
  'ask.build': ({ level, n, from }) =>
    n === 1
      ? `Где построить корабль ${level}-го уровня (${cubeOf(from)})?`
      : `Где построить корабли ${level}-го уровня (${cubeOf(from)})? Не больше ${n}.`,
  'ask.upgrade': ({ ships, by }) =>
    ships === 1 ? `Какой корабль улучшить на ${by}?` : `Какие корабли улучшить на ${by}? Не больше ${ships}.`,
  'ask.jump': ({ points, colonise }) =>
    `Прыжок на ${points}: какие корабли куда летят?${colonise ? ' После него вы должны суметь колонизировать систему.' : ''}`,
  'ask.colonise': ({ price, optional }) =>
    optional
      ? `Колонизировать систему${price > 0 ? ` за ${oreRu(price)}` : ''}?`
      : 'Какую систему колонизировать и какие корабли вернуть?',
  'ask.disc': ({ why, ...place }) =>
    `${why === 'colony' && place.system ? systems[place.system] : placeRu(place)}: какой диск положить?`,
  'ask.bonuses': () => 'В каком порядке получить бонусы контроля?',
  'ask.settle': () => 'Какая система станет вашей колонией?',
  'ask.production': () => 'Производство: население, металл или обмен?',
  'ask.trade': () => 'Что и в каком порядке вы обмениваете?',
  'ask.achievement': () => 'Какое достижение вы получаете?',
  'ask.eventChoice': ({ event }) => afterEvent(event, 'что вы возьмёте?'),
  'ask.drill': ({ event, by }) => afterEvent(event, `какой корабль улучшить на ${by}?`),
  'ask.decommission': ({ event, ships }) =>
    afterEvent(event, `какие корабли отдать насовсем? Не больше ${ships}.`),
  'ask.uprising': ({ event }) => afterEvent(event, 'чем вы заплатите?'),
  'option.action': (a) =>
    `${sourceRu(a)}: ${isFree(a.cost) ? '' : `${costRu(a.cost)} → `}${shortRu(stepsOf(a))}${a.pushes === null ? '' : ' (сдвинуть фишку)'}`,
  'option.copy': (a) =>
    `${a.via ? `«${sourceName(namesRu, a.via)}» → ` : ''}${sourceRu(a)}: ${isFree(a.cost) ? '' : `${costRu(a.cost)} → `}${shortRu(stepsOf(a))}`,
  'option.slot': ({ slot, card, covered, types: all, price }) =>
    `${slot}: ${priced(price)}${card ? technologies[card] : `не открыта${covered ? ', событие' : ''}, тип ${typeList(all)}`}`,
  'option.technology': ({ card }) => technologies[card],
  'option.system': ({ system }) => systems[system],
  'option.type': ({ type }) => capital(types[type]),
  'option.kinds': ({ kinds: all }) => capital(kindList(all)),
  'option.disc': ({ kind, star }) => `${capital(kinds[kind])}${star ? ' (диск ★)' : ''}`,
  'option.column': ({ column }) => `Столбец ${column}`,
  'option.build': ({ level, place, from }) => `Корабль ${level}: ${places[place]} (${cubeOf(from)})`,
  'option.ship': ({ level, ...place }) => `Корабль ${level}: ${placeRu(place)}`,
  'option.upgrade': ({ level, to, ...place }) => `Корабль ${level} → ${to}: ${placeRu(place)}`,
  'option.move': ({ level, from, to, system, points }) =>
    `Корабль ${level}: ${places[from]} → ${placeRu({ place: to, system })} (${points})`,
  'option.colonise': ({ returned, left, ...place }) =>
    `${placeRu(place)}: вернуть ${shipLevels(returned)}${left > 0 ? `, в глубокий космос ${left}` : ''}`,
  'option.bonus': placeRu,
  'option.growth': ({ columns, more }) =>
    `Рост: +${columns.length + more} населения${columns.length > 0 ? ` (${columns.join(', ')})` : ''}`,
  'option.ore': ({ ore }) => `Металл: +${ore}`,
  'option.trade': () => 'Обмен…',
  'option.orePop': ({ ore }) => `${oreRu(ore)} → 1 население`,
  'option.popOre': () => '1 население → 1 металл',
  'option.shipPop': ({ level, ore, ...place }) =>
    `${oreRu(ore)} и корабль ${level} (${placeRu(place)}) → 1 население`,
  'option.achievement': ({ achievement, vp }) => `${achievements[achievement]}: ${vp} ПО`,
  'option.gain': ({ what }) => (what === 'ore' ? 'Металл' : what === 'pop' ? 'Население' : what),
  'option.pay': ({ cost }) => capital(costRu(cost)),
  'option.no': () => 'Нет',
  'group.own': () => 'Ваши технологии',
  'group.guilds': () => 'Гильдии',
  'group.start': () => namesRu.start,
  'group.events': () => 'События',
  'group.place': placeRu,
  'sum.jump': ({ takes, loses, left }) =>
    [
      ...(takes.length > 0 ? [`захват: ${takes.map((place) => places[place]).join(', ')}`] : []),
      ...(loses.length > 0 ? [`потеря: ${loses.map((place) => places[place]).join(', ')}`] : []),
      `осталось ${left}`,
    ].join(' · '),
  'sum.trade': ({ ore, pop }) => `после обмена: ${oreRu(ore)}, ${pop} населения`,
  'sum.build': ({ ships }) => `кораблей: ${ships}`,
  'refuse.action': ({ why }) => WHY[why],
  'refuse.occupied': ({ seat }, s) => `Там стоит фишка: ${s.seat(seat)}.`,
  'refuse.idle': () => 'Действие должно что-то изменить: переместите корабль.',
  'refuse.mustColonise': () => 'После такого прыжка колонизировать нечего, а действие этого требует.',
  'topic.action': () => 'выбор действия',
  'topic.copy': () => 'выбор действия для копии',
  'topic.slot': () => 'выбор технологии',
  'topic.type': () => 'выбор типа',
  'topic.card': () => 'выбор одной из двух технологий',
  'topic.private': () => 'выбор личной технологии',
  'topic.automate': () => 'выбор дисков для автоматизации',
  'topic.columns': () => 'выбор столбцов снабжения',
  'topic.build': () => 'постройка кораблей',
  'topic.upgrade': () => 'улучшение кораблей',
  'topic.jump': () => 'прыжок',
  'topic.colonise': () => 'колонизация',
  'topic.disc': () => 'выбор диска',
  'topic.bonuses': () => 'порядок бонусов контроля',
  'topic.settle': () => 'выбор системы',
  'topic.production': () => 'производство',
  'topic.trade': () => 'обмен',
  'topic.achievement': () => 'выбор достижения',
  'topic.event-choice': () => 'выбор по событию',
  'topic.drill': () => 'выбор корабля для учений',
  'topic.decommission': () => 'выбор кораблей для музея',
  'topic.uprising': () => 'плата за восстание',
  'topic.open-research': () => 'исследование открытой технологии',
};
