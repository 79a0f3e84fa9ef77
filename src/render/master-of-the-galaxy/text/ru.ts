import type { Texts } from '#core/message.ts';
import type { PictureLexicon, Sign, Stage } from './lexicon.ts';

const STAGE: Readonly<Record<Stage, string>> = {
  setup: 'Подготовка',
  receive: 'Фаза 1: получение кубиков',
  distribute: 'Фаза 2: размещение кубиков',
  rewards: 'Фаза 2: награды',
  cards: 'Фаза 3: карты',
};
const DECK = {
  leader: 'Лидеры',
  conflict: 'Конфликты',
  government: 'Правительства',
  expansion: 'Экспансия',
  commerce: 'Коммерция',
  progress: 'Прогресс',
  race: 'Расы',
};
const SYMBOL = {
  cultural: 'культурное',
  economic: 'экономическое',
  diplomatic: 'дипломатическое',
  scientific: 'научное',
  military: 'военное',
};
const SIGN: Readonly<Record<Sign, string>> = {
  base: 'базы в системе',
  prepared: 'подготовленная база',
  spent: 'исчерпанная планета',
  route: 'маршрут, хозяин и направление',
  conflict: 'конфликт, описан ниже',
  loss: 'потеря: кубик уходит в банк',
  hole: 'чёрная дыра',
  blue: 'символ стартовой системы',
  green: 'символ: нужны обе системы',
  red: 'символ: нужна ровно одна из двух',
  bag: 'кубиков в мешке',
  starts: 'стартовых систем (2 — победа)',
  skip: 'пропуск ходов',
  works: 'развитие действует',
  programme: 'программа расы',
  steal: 'кража кубика',
  crown: 'ведёт в конфликте',
  truce: 'предлагает завершить конфликт',
  destroy: 'победа: базы уничтожены',
  prize: 'победа: карта взята, сброшена',
};
const ids = (systems: readonly string[]) => systems.map((id) => id.toUpperCase()).join(' ');

export const ru: Texts<PictureLexicon> = {
  stage: ({ stage }) => STAGE[stage],
  drawn: () => 'вытянуты',
  extra: ({ count }, { plural }) =>
    `+${count} ${plural(count, { one: 'доп. ход', few: 'доп. хода', many: 'доп. ходов', other: 'доп. хода' })}`,
  bank: () => 'Банк',
  decks: () => 'Колоды и их верхние карты',
  deck: ({ deck }) => DECK[deck],
  offered: () => 'На выбор',
  legend: () => 'Обозначения',
  holdings: () => 'Системы и маршруты',
  neutral: () => 'нейтральная',
  ownBag: () => 'Ваш мешок',
  you: () => 'вы',
  symbol: ({ symbol }) => SYMBOL[symbol],
  sign: ({ sign }) => SIGN[sign],
  altTurn: ({ seat, stage }, { seat: who }) => `Ходит ${who(seat)}. ${STAGE[stage]}.`,
  altSeat: (a, { seat: who, list }) => {
    const held = Object.entries(a.symbols).filter(([, count]) => count > 0);
    const named = held.map(([symbol, count]) => `${SYMBOL[symbol as keyof typeof SYMBOL]} ${count}`);
    return `${who(a.seat)}: баз ${a.bases} из 9${a.systems.length > 0 ? ` (${ids(a.systems)})` : ''}, в мешке ${a.bag}, карт ${a.cards}${
      held.length > 0 ? `, символы: ${list(named)}` : ''
    }${a.skips > 0 ? `, пропустит ходов: ${a.skips}` : ''}.`;
  },
  altConflict: (a, { seat: who }) =>
    `«${a.name}» на ${a.track.toUpperCase()}, красная ${a.red} : синяя ${a.blue}${a.leader === null ? '' : `, ведёт ${who(a.leader)}`}.`,
  altCards: ({ names }, { list }) => `Карты: ${list(names.map((name) => `«${name}»`))}.`,
  altSystems: ({ names }, { list }) => `Системы: ${list(names)}.`,
  altRoute: ({ from, to, colour, cubes }, { plural }) =>
    `Маршрут ${from} → ${to}: ${cubes} ${plural(cubes, { one: 'кубик', few: 'кубика', many: 'кубиков', other: 'кубика' })}, цвет ${colour}.`,
  altHoles: ({ systems }) => `Чёрные дыры: ${ids(systems)}.`,
};
