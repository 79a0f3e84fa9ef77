import type { Texts } from '#core/message.ts';
import type { Change, Column, PictureLexicon, Sign } from './lexicon.ts';
import { summaryRu } from './summary/ru.ts';

const PHASES = {
  factions: 'подготовка: фракции',
  board: 'подготовка: поле',
  secrets: 'подготовка: секретные цели',
  strategy: 'фаза стратегии',
  turn: 'фаза действий',
  status: 'фаза статуса',
  agenda: 'фаза политики',
  over: 'игра окончена',
};
const ANOMALIES = {
  'asteroid-field': 'Поле астероидов',
  nebula: 'Туманность',
  supernova: 'Сверхновая',
  'gravity-rift': 'Гравитационный разлом',
};
const WORMHOLES = { alpha: 'альфа', beta: 'бета', delta: 'дельта' };
const TRAITS = { cultural: 'культурная', hazardous: 'опасная', industrial: 'промышленная' };
const SPECIALTIES = {
  green: 'биотехнологии',
  red: 'военные',
  blue: 'двигатели',
  yellow: 'кибернетика',
};
const SIGNS: Readonly<Record<Sign, string>> = {
  worth: 'ресурсы, влияние',
  control: 'кто контролирует',
  exhausted: 'перевёрнута',
  attached: 'закон на планете',
  number: 'номер системы',
  home: 'родная система',
  token: 'жетон приказа',
  active: 'активная система',
  battle: 'бой',
  damaged: 'сколько повреждено',
  custodians: 'жетон хранителей',
  anomaly: 'аномалия',
};
const COLUMNS: Readonly<Record<Column, string>> = {
  left: 'снабжение',
  cost: 'цена',
  combat: 'бой',
  move: 'полёт',
  capacity: 'на борту',
};
const CHANGES: Readonly<Record<Change, string>> = {
  moved: 'полёт, сколько',
  fought: 'бой и кто победил',
  taken: 'захвачена планета',
  built: 'новые отряды',
  put: 'новый жетон приказа',
};
const technologies = { one: 'технология', few: 'технологии', many: 'технологий', other: 'технологии' };
const planets = { one: 'планета', few: 'планеты', many: 'планет', other: 'планеты' };
const secrets = { one: 'секрет', few: 'секрета', many: 'секретов', other: 'секрета' };
const cards = {
  one: 'карта действия',
  few: 'карты действий',
  many: 'карт действий',
  other: 'карты действий',
};
const notes = { one: 'обещание', few: 'обещания', many: 'обещаний', other: 'обещания' };
const goods = { one: 'товар', few: 'товара', many: 'товаров', other: 'товара' };

export const ru: Texts<PictureLexicon> = {
  ...summaryRu,
  game: () => 'Сумерки империи',
  round: ({ round, phase }) => (round === 0 ? PHASES[phase] : `Раунд ${round} · ${PHASES[phase]}`),
  roundOnly: ({ round }) => `Раунд ${round}`,
  phase: ({ phase }) => PHASES[phase],
  setUp: () => 'Подготовка',
  turn: ({ name }) => `Ходит ${name}`,
  toMove: () => 'ходит',
  voting: () => 'на голосовании',
  planetCount: ({ count }, speaker) => `${count} ${speaker.plural(count, planets)}`,
  won: ({ name }) => `Победа: ${name}!`,
  agenda: ({ name }) => `Голосование: ${name}`,
  target: ({ points }) => `до ${points} очков`,
  objectives: () => 'Общие цели',
  laws: () => 'Действующие законы',
  cards: () => 'Карты стратегий, которые никто не взял',
  bonus: ({ goods: count }, speaker) => `на ней ${count} ${speaker.plural(count, goods)}`,
  used: () => 'сыграна',
  lastTurn: ({ name, round }) => `Последний ход: ${name}, раунд ${round}`,
  change: ({ change }) => CHANGES[change],
  legend: () => 'Обозначения',
  unitsTitle: () => 'Отряды',
  planetsTitle: () => 'Планеты',
  sign: ({ sign }) => SIGNS[sign],
  facedown: ({ count }) => `закрыто: ${count}`,
  anomaly: ({ anomaly }) => ANOMALIES[anomaly],
  wormhole: ({ wormhole }) => `${WORMHOLES[wormhole]}-червоточина`,
  trait: ({ trait }) => TRAITS[trait],
  specialty: ({ colour }) => `спец.: ${SPECIALTIES[colour]}`,
  tactic: () => 'Тактика',
  fleet: () => 'Флот',
  strategy: () => 'Стратегия',
  goods: () => 'Товары',
  commodities: () => 'Продукция',
  ready: () => 'Готово',
  holds: (held, speaker) =>
    [
      `${held.cards} ${speaker.plural(held.cards, cards)}`,
      `${held.secrets} ${speaker.plural(held.secrets, secrets)}`,
      `${held.notes} ${speaker.plural(held.notes, notes)}`,
      `${held.technologies} ${speaker.plural(held.technologies, technologies)}`,
    ].join(' · '),
  secretsScored: () => 'Выполненные секреты',
  speaker: () => 'председатель',
  passed: () => 'пас',
  eliminated: () => 'вне игры',
  reserve: () => 'Снабжение',
  initiative: ({ initiative, cards: held }) =>
    held.length === 0 ? 'Карт стратегий нет' : `Инициатива ${initiative}: ${held.join(', ')}`,
  planetsOf: ({ count }) => `Планеты: ${count}`,
  technologies: ({ count }) => `Технологии: ${count}`,
  column: ({ column }) => COLUMNS[column],
  scored: () => 'Выполненные цели',
  secret: ({ name }) => `${name} (секретная)`,
  before: () => 'Лежит перед игроком',
  ownHand: () => 'Ваши карты действий',
  ownSecrets: () => 'Ваши секретные цели',
  ownNotes: () => 'Ваши карты обещаний',
  ownFactions: () => 'Фракции на выбор',
  ownTiles: () => 'Ваши фрагменты поля',
  nobody: () => 'ничья',
  damagedOf: ({ count }) => `повреждено: ${count}`,
  tokensOf: ({ names }) => `Жетоны приказов: ${names.join(', ')}`,
  near: ({ names }) => `Рядом: ${names.join('; ')}`,
  inWords: () => 'Словами',
  beside: () => 'лежит рядом с полем',
  reachedBy: ({ wormholes }) =>
    wormholes.length === 0
      ? 'Рядом с полем: сейчас туда не ведёт ни одна червоточина'
      : `Рядом с полем: попасть можно только через червоточины (${wormholes.map((wormhole) => WORMHOLES[wormhole]).join(', ')})`,
  altBeside: ({ name, wormholes, planets: there }) =>
    `Рядом с полем: ${[name, ...wormholes.map((wormhole) => `${WORMHOLES[wormhole]}-червоточина`)].join(', ')}; ${there
      .map((planet) => `${planet.name}: ${planet.owner ?? 'ничья'}`)
      .join(', ')}.`,
  altPlanets: ({ names }) => `Планеты: ${names.length === 0 ? 'нет' : names.join(', ')}.`,
  altTechnologies: ({ names }) => `Технологии: ${names.length === 0 ? 'нет' : names.join(', ')}.`,
  altSeat: ({ name, faction, points, planets: count, passed }, speaker) =>
    `${name} (${faction}): ${points} ПО, ${count} ${speaker.plural(count, planets)}${passed ? ', пас' : ''}.`,
  altObjective: ({ name, scored }) => `${name}: ${scored.length === 0 ? 'никто' : scored.join(', ')}.`,
  altLast: ({ moves, battles, taken }) =>
    [
      ...moves.map(({ from, to, count }) => `${from} → ${to} (${count})`),
      ...battles.map(({ place, winner }) => `бой: ${place}, победитель — ${winner ?? 'никто'}`),
      ...(taken.length > 0 ? [`захвачено: ${taken.join(', ')}`] : []),
    ].join('; '),
  statusPage: () => 'Положение за столом',
  wealth: ({ goods: count, commodities, most }) => `товары ${count} · продукция ${commodities}/${most}`,
  worldsReady: ({ planets: count, resources, influence }) =>
    `планеты ${count} · готово ${resources}/${influence}`,
  cardsHeld: (held) => `карты ${held.cards} · секреты ${held.secrets}`,
  notesHeld: (held) => `обещания ${held.notes} · технологии ${held.technologies}`,
  legendPage: () => 'Обозначения и отряды',
  objectivesPage: () => 'Цели: кто что может выполнить сейчас',
  factionsPage: ({ free }) => (free ? 'Фракции: ещё свободные' : 'Фракции за этим столом'),
  altBuilding: ({ free, places }) =>
    `Мест без фрагмента: ${free}${places.length > 0 ? `; следующий можно положить на ${places.join(', ')}` : ''}.`,
  canNow: () => 'сейчас',
  notYet: () => 'нет',
  noHome: () => 'нет дома',
  homeNote: () => '«нет дома»: условие выполнено, но не все планеты родной системы у игрока (30.16)',
  altStanding: ({ name, scored, now, others }) =>
    `${name}: ${
      [
        ...(scored.length > 0 ? [`выполнили: ${scored.join(', ')}`] : []),
        ...(now.length > 0 ? [`могут выполнить сейчас: ${now.join(', ')}`] : []),
        ...others,
      ].join('; ') || 'никто'
    }.`,
  playNow: () => '▶ можно сыграть сейчас',
  progress: ({ text, met }) => (met ? '✓ условие выполнено' : `пока: ${text}`),
  ownNote: () => 'ваша: чтобы отдать другим',
  noteOf: ({ name }) => `от игрока ${name}`,
  ownTechnologies: () => 'свои технологии',
  altBattle: ({ place }) => `Бой: ${place}.`,
};
