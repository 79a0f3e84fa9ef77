import type { Plural, Texts } from '#core/message.ts';
import { minus } from '#games/twilight-inscription/text/words.ts';
import type { Figure, PictureLexicon, Sign } from './lexicon.ts';

const POINTS: Plural = { one: 'очко', few: 'очка', many: 'очков', other: 'очка' };
const VOTES: Plural = { one: 'голос', few: 'голоса', many: 'голосов', other: 'голоса' };

const SIGN: Readonly<Record<Sign, string>> = {
  claimed: 'присоединено или получено',
  crossed: 'зачёркнуто',
  spent: 'потрачено',
  now: 'можно отметить сейчас',
  drafted: 'в вашем черновике',
  explore: 'можно исследовать сейчас',
  crossOnly: 'можно только зачеркнуть',
  once: 'действует сразу',
  kept: 'хранится, пока не потрачено',
  victory: 'очки в конце игры',
  explored: 'исследовано',
  wormhole: 'червоточина, один раз',
  anomaly: 'аномалия, не занимать',
  any: 'любой ресурс',
  dashed: 'зачёркивается этим активом',
};

const FIGURE: Readonly<Record<Figure, string>> = {
  goods: 'товары',
  votes: 'голоса',
  relics: 'реликвии',
  population: 'население',
  products: 'продукция',
  wars: 'победы',
  total: 'всего',
};

const SPENDING = {
  navigation: 'материал или исследование исследует, влияние присоединяет',
  expansion: 'Ресурс зачёркивает свой символ на открытых планетах и базах',
  industry: 'материал зачёркивает ячейку, влияние или исследование присоединяет рядом с зачёркнутой',
  warfare: 'Оплатите все символы отряда и разместите его фигуру; пехота стоит любой ресурс',
} as const;

const SOURCE = {
  systems: 'системы',
  relics: 'реликвии',
  mecatol: 'Мекатол-Рекс',
  lines: 'планеты',
  bases: 'базы',
  population: 'население',
  cells: 'ячейки',
  products: 'продукция',
  diplomacy: 'дипломатия',
  goods: 'товары',
  units: 'отряды',
  dots: 'точки',
  wars: 'войны',
  objective: 'цель',
  agendas: 'законы',
} as const;

const VERDICT = { won: 'победа', lost: 'поражение', tied: 'ничья' } as const;
const TRACK = {
  navigation: 'Навигация',
  expansion: 'Экспансия',
  industry: 'Производство',
  warfare: 'Война',
  strength: 'Сила',
  votes: 'Голоса',
} as const;

export const ru: Texts<PictureLexicon> = {
  points: ({ n }, { plural }) => `${minus(n)} ${plural(n, POINTS)}`,
  round: ({ round, rounds, stage }) => `раунд ${round} из ${rounds} · этап ${stage}`,
  side: ({ variant }) => (variant === 0 ? 'сторона Б' : `сторона А, лист ${variant}`),
  active: () => 'активен',
  home: () => 'ДОМ',
  spending: ({ sheet }) => SPENDING[sheet],
  closes: ({ way, systems }, { list }) => `${way} навсегда закрывает ${list(systems)}`,
  touching: () => 'два средних столбца соседние',
  left: () => 'слева',
  right: () => 'справа',
  against: ({ strength }) => `против ${strength}`,
  line: () => 'размещать выше',
  researched: () => 'изучена',
  used: () => 'применена',
  missing: ({ n }) => `не хватает: ${n}`,
  objective: ({ name }) => `Цель: ${name}`,
  first: () => 'первым',
  later: () => 'позже',
  unspent: () => 'Не потрачено',
  nothing: () => 'ничего',
  reserve: () => 'С карт',
  or: () => 'или',
  population: () => 'Население',
  goods: () => 'Товары',
  votes: () => 'Голоса',
  chart: () => 'Продукция',
  unlimited: () => 'любой ресурс, без ограничений',
  activeSheet: () => 'подчёркнуто: активный лист',
  sign: ({ sign }) => SIGN[sign],
  figure: ({ figure }) => FIGURE[figure],
  sheetPage: ({ name, sheet }) => `${name} · ${sheet}`,
  inHand: () => 'К трате',
  relicsHeld: ({ names }) => `Реликвии на руке: ${names.map((name) => `«${name}»`).join(', ')}`,
  setUp: () => 'Подготовка',
  over: () => 'Игра окончена',
  eventType: ({ type }) =>
    ({ strategy: 'стратегия', war: 'война', council: 'совет', production: 'производство' })[type],
  chair: ({ name }) => `председатель: ${name}`,
  objectives: () => 'Цели',
  firstOpen: () => 'первым ещё можно стать',
  firstTaken: () => 'первый уже есть',
  mecatol: () => 'Мекатол-Рекс',
  row: ({ votes, vp }, { plural }) => `${votes} ${plural(votes, VOTES)}, ${vp} ${plural(vp, POINTS)}`,
  council: () => 'Галактический совет',
  votesCast: ({ votes }, { plural }) => `${votes} ${plural(votes, VOTES)}`,
  automaton: ({ difficulty }) => `Автоматическая фракция · уровень: ${difficulty}`,
  automated: () => 'автоматическая фракция',
  reaches: ({ keys, end }) =>
    [
      ...keys.map(({ after, isMecatol }) => `${after}: ${isMecatol ? 'Мекатол-Рекс' : 'цель'}`),
      `затем ${TRACK[end].toLowerCase()}`,
    ].join(' · '),
  track: ({ track }) => TRACK[track],
  summary: () => 'Как это было',
  summaryTitle: () => 'Откуда очки',
  source: ({ source }) => SOURCE[source],
  altSheet: ({ sheet, name, faction, vp, side }, { plural }) =>
    `${sheet}, ${name}${faction ? ` («${faction}»)` : ''}, ${side === 0 ? 'сторона Б' : `сторона А, лист ${side}`}: ${vp} ${plural(vp, POINTS)}.`,
  altNavigation: ({ explored, claimed, relics, mecatol }, { list, plural }) =>
    [
      `Исследовано систем: ${explored}`,
      `присоединены: ${claimed.length > 0 ? list(claimed) : 'только дом'}`,
      ...(relics.length > 0 ? [`реликвии: ${list(relics.map(String))}`] : []),
      ...(mecatol === null ? [] : [`Мекатол-Рекс: ${mecatol} ${plural(mecatol, POINTS)}`]),
    ]
      .join('; ')
      .concat('.'),
  altExpansion: ({ unlocked, crossed, symbols, bases, population }, { list }) =>
    `Открыты планеты: ${unlocked.length > 0 ? list(unlocked) : 'нет'}; зачёркнуто символов: ${crossed} из ${symbols}; построены базы: ${bases.length > 0 ? list(bases) : 'нет'}; население: ${population}.`,
  altIndustry: ({ claimed, crossed, products, goods, votes }, { list }) =>
    `Присоединены: ${claimed.length > 0 ? list(claimed) : 'ничего'}; зачёркнуты: ${list(crossed)}; продукция: ${products.join(', ')}; товары: ${goods}, голоса: ${votes}.`,
  altWarfare: ({ units, line, wars }, { list }) =>
    [
      `Отряды: ${units.length > 0 ? list(units) : 'нет'}`,
      `размещение с ряда ${line}`,
      ...wars.map(
        ({ left, right, verdicts }, at) =>
          `война ${at + 1}: слева ${left}, справа ${right}${verdicts.length > 0 ? ` (${verdicts.map((one) => VERDICT[one]).join(', ')})` : ''}`,
      ),
    ]
      .join('; ')
      .concat('.'),
  altTechnologies: ({ names }, { list }) => `Изучены: ${list(names)}.`,
  altDrafted: ({ ids }, { list }) => `В вашем черновике: ${list(ids)}.`,
  altLegal: ({ ids }, { list }) => `Можно отметить сейчас: ${list(ids)}.`,
  altSources: ({ name, total, parts }, { plural, list }) =>
    `${name}: ${total} ${plural(total, POINTS)}${parts.length > 0 ? ` (${list(parts)})` : ''}.`,
};
