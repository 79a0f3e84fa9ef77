import type { Plural, Texts } from '#core/message.ts';
import type { Ability, AchievementId, ScoreSource, TechnologyId } from '#games/beyond-the-sun/view.ts';
import type { Figure, PictureLexicon, SignId } from './lexicon.ts';

const SIGN: Readonly<Record<SignId, string>> = {
  atOnce: 'сразу при изучении',
  lasting: 'действует всегда',
  cost: 'цена, платится вперёд',
  optional: 'по желанию',
  research: 'изучение за население',
  supply: 'кубик из запаса',
  people: 'из запаса в население',
  growth: 'рост населения',
  produce: 'производство металла',
  trade: 'обмен',
  automate: 'автоматизация диска',
  build: 'население в корабль 2',
  upgrade: 'корабль, уровень +1',
  jump: 'прыжок на 2',
  colonise: 'колонизировать систему',
  control: 'при захвате контроля',
  strength: 'сила для колонизации',
  copy: 'действие других карт',
  private: '2 карты, 1 остаётся',
  reachable: 'можно изучить сейчас',
};

const POINTS: Plural = { one: 'очко', few: 'очка', many: 'очков', other: 'очка' };

const ABILITY: Readonly<Record<Ability['rule'], string>> = {
  threeTrades: 'После 3 и более обменов в фазе производства: 1 металл и 1 население слева.',
  growthPop: 'Каждый рост населения приносит ещё и самый левый кубик запаса.',
  researchOre: 'За каждую изученную или полученную технологию: 1 металл.',
  lastDisc: 'Один раз, когда шкала опустеет: 3 металла и 2 населения слева.',
  colonyPop: 'Каждая новая колония сначала приносит 1 население слева.',
  coloniseMinus: 'Для колонизации нужно на 1 силу меньше, но не меньше 1.',
  jumpPlus: 'В каждом вашем прыжке на 1 очко движения больше.',
  controlOre: 'За каждый захват контроля: 1 металл.',
};

const SOURCE: Readonly<Record<ScoreSource, string>> = {
  technologies: 'технологии I–III',
  levelFour: 'технологии IIII',
  automation: 'автоматизация',
  colonies: 'колонии',
  outposts: 'аванпосты',
  strongest: 'Солнечная система и Глубокий космос',
  events: 'события',
  achievements: 'достижения',
};

const CONDITION: Readonly<Record<AchievementId, string>> = {
  transcendence: 'технология уровня IIII',
  empire: '4 колонии',
  automatons: 'уровень автоматизации 6',
  hegemony: 'контроль над 4 системами или верфями',
  polymaths: 'по 2 технологии каждого типа',
  prosperity: '11 дисков вне шкал',
  specialisation: '4 символа еды или 4 символа металла',
  scholars: '10 технологий',
  frontier: '2 колонии из колоды В',
  armada: 'общая сила 10',
};

const LEVEL = { 2: 'II', 3: 'III', 4: 'IIII' } as const;

const FACTION = {
  'united-nations': 'Объединённые нации',
  'nishida-ostergaard': 'Нисида — Эстергор',
  disciples: 'Ученики Скинии',
  'free-belt': 'Вольный Пояс',
} as const;

const FIGURE: Readonly<Record<Figure, string>> = {
  ore: 'Металл',
  population: 'Население',
  growth: 'Рост населения',
  oreProduction: 'Производство металла',
  strength: 'Сила всех кораблей',
  technologies: 'Технологии',
  colonies: 'Колонии',
  automation: 'Уровень автоматизации',
  discs: 'Диски на шкалах',
};

const SHORT: Readonly<Partial<Record<TechnologyId, string>>> = {
  'spacetime-anomaly-studies': 'Изучение аномалий',
  'deep-space-megastructures': 'Мегасооружения',
};

const PHASE = {
  action: 'Фаза действия',
  production: 'Фаза производства',
  achievement: 'Фаза достижений',
  over: '',
} as const;

export const ru: Texts<PictureLexicon> = {
  kindLetter: ({ kind }) => (kind === 'food' ? 'Е' : 'М'),
  perLevel: () => '/ ур.',
  openOnly: () => 'открытую',
  inDeepSpace: () => 'Глубокий космос',
  copied: ({ filter }) => ({ own: 'своё', research: 'изучение', any: 'любое' })[filter],
  deck: ({ deck }) => (deck === 'A' ? 'А' : 'В'),
  covered: () => 'под событием',
  closed: () => 'закрыта',
  over: () => 'Игра окончена',
  turn: ({ name }) => `Ход: ${name}`,
  phase: ({ phase }) => PHASE[phase],
  round: ({ round }) => `Раунд ${round}`,
  lastRound: ({ isNow }) => (isNow ? 'Последний раунд' : 'Впереди ещё один раунд'),
  discsToEnd: ({ discs, of }) => `Достижения: ${discs} из ${of}`,
  needs: ({ n, of }) => `нужны ${n} линии из ${of}`,
  faction: ({ faction }) => FACTION[faction],
  row: ({ level, cards }) => `Планшет ${LEVEL[level]}: ${cards}`,
  drawn: ({ name, cards }) => `${name} выбирает: ${cards}`,
  canBuild: ({ name }) => `${name}: здесь можно строить`,
  nobodyStrongest: () => 'за большинство',
  strongest: ({ names }, { list }) => `сильнее всех: ${list(names)}`,
  emptySlot: ({ place }) => `${place}: карт больше нет`,
  systemsLeft: ({ A, B }) => `Осталось карт: системы А — ${A}, системы В — ${B}`,
  explorationLegend: () =>
    'Каждая линия — один прыжок. На корабле — его уровень, справа — сила флота. Флаг: при захвате контроля. Планета: при колонизации. Зелёная рамка: силы контролирующего хватает для колонизации.',
  stock: () => 'Металл, население, общая сила',
  nextProduction: () => 'Производство даст',
  growthGives: ({ n, columns }, { list }) => {
    if (n === 0) return 'ничего: растущие столбцы пусты';
    return n === 1
      ? `1 население: кубик из столбца ${list(columns)}`
      : `${n} населения: по кубику из столбцов ${list(columns)}`;
  },
  oreGives: ({ n }) => `${n} металла`,
  supply: () => 'Запас: зелёные столбцы растут',
  track: ({ kind }) =>
    kind === 'food'
      ? 'Диски еды уходят слева: растёт ещё один столбец'
      : 'Диски металла уходят слева: на 1 металл больше',
  automation: ({ level, vp }, { plural }) => `Автоматизация, уровень ${level}: ${vp} ${plural(vp, POINTS)}`,
  colonies: ({ n, vp }, { plural }) => `Колонии, ${n}: ${vp} ${plural(vp, POINTS)}`,
  privateTechnologies: () => 'Личные технологии',
  none: () => 'пока нет',
  abilities: () => 'Способности',
  basicMat: () => 'на базовом планшете их нет',
  unlocked: () => 'действует',
  unlockedBy: ({ by, spent }) => {
    if (spent) return 'уже сработала';
    if ('automation' in by) return `с уровня автоматизации ${by.automation}`;
    return 'colonies' in by ? `с ${by.colonies}-й колонии` : 'когда шкала опустеет';
  },
  ability: ({ rule }) => ABILITY[rule],
  scoreNow: ({ total }, { plural }) => `Пока ${total} ${plural(total, POINTS)}`,
  source: ({ source }) => SOURCE[source],
  itsTurn: ({ phase }) => PHASE[phase].toLowerCase(),
  technologyCount: ({ n }, { plural }) =>
    `${n} ${plural(n, { one: 'технология', few: 'технологии', many: 'технологий', other: 'технологий' })}`,
  condition: ({ id }) => CONDITION[id],
  shortName: ({ technology, name }) => SHORT[technology] ?? name,
  figure: ({ figure }) => FIGURE[figure],
  total: () => 'Очки',
  part: ({ part }) => (part === 'technologies' ? 'Поле технологий' : 'Поле освоения космоса'),
  page: ({ page }) => (page === 'summary' ? 'Как это было' : 'Все фракции рядом'),
  altSeat: ({ name, faction, vp, ore, pop, growth, oreProduction }, { plural }) =>
    `${name}, ${faction}: ${vp} ${plural(vp, POINTS)}, металл ${ore}, население ${pop}; рост +${growth}, производство металла +${oreProduction}.`,
  altReachable: ({ name, slots }, { list }) => `${name}: пройден путь к ${list(slots)}.`,
  altPlace: ({ place, required, vp, controller, strengths }, { plural }) =>
    [
      place,
      ...(required === null ? [] : [`для колонизации нужна сила ${required}`]),
      ...(vp === null ? [] : [`${vp} ${plural(vp, POINTS)}`]),
      ...(controller === null ? [] : [`контроль: ${controller}`]),
      ...(strengths.length === 0 ? [] : [`корабли: ${strengths.join(', ')}`]),
    ]
      .join('; ')
      .concat('.'),
  sign: ({ sign }) => SIGN[sign],
};
