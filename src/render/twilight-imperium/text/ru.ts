import type { Texts } from '#core/message.ts';
import type { PictureLexicon } from './lexicon.ts';

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
const TRAITS = { cultural: 'культурная', hazardous: 'опасная', industrial: 'промышленная' };
const technologies = { one: 'технология', few: 'технологии', many: 'технологий', other: 'технологии' };
const planets = { one: 'планета', few: 'планеты', many: 'планет', other: 'планеты' };

export const ru: Texts<PictureLexicon> = {
  round: ({ round, phase }) => (round === 0 ? PHASES[phase] : `Раунд ${round} · ${PHASES[phase]}`),
  target: ({ points }) => `до ${points} очков`,
  objectives: () => 'Общие цели',
  laws: () => 'Действующие законы',
  cards: () => 'Карты стратегий',
  legend: () => 'Обозначения',
  facedown: ({ count }) => `закрыто: ${count}`,
  noLaws: () => 'нет',
  anomaly: ({ anomaly }) => ANOMALIES[anomaly],
  trait: ({ trait }) => TRAITS[trait],
  tactic: () => 'Тактика',
  fleet: () => 'Флот',
  strategy: () => 'Стратегия',
  goods: () => 'Товары',
  commodities: () => 'Продукция',
  ready: () => 'Готово',
  hand: () => 'Карты · секреты · обещания',
  technologies: ({ count }, speaker) => `${count} ${speaker.plural(count, technologies)}`,
  speaker: () => 'председатель',
  passed: () => 'спасовал',
  eliminated: () => 'вне игры',
  exhausted: () => 'перевёрнутая планета',
  damaged: () => 'повреждён',
  token: () => 'жетон приказа',
  custodians: () => 'хранители',
  altSeat: ({ name, faction, points, planets: count, passed }, speaker) =>
    `${name} (${faction}): ${points} ПО, ${count} ${speaker.plural(count, planets)}${passed ? ', пас' : ''}.`,
  altObjective: ({ name, scored }) => `${name}: ${scored.length === 0 ? 'никто' : scored.join(', ')}.`,
  altBattle: ({ place }) => `Бой: ${place}.`,
};
