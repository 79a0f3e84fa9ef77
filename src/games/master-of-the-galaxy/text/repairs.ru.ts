import type { Texts } from '#core/message.ts';
import { names, systemNames } from './names.ru.ts';
import type { RepairsLexicon } from './repairs.ts';

const system = (id: keyof typeof systemNames) => `${systemNames[id]} (${id.toUpperCase()})`;

const DECKS = {
  leader: 'лидеров',
  conflict: 'конфликтов',
  government: 'правительств',
  expansion: 'экспансии',
  commerce: 'коммерции',
  progress: 'прогресса',
  race: 'рас',
};
const COLOUR = { red: 'красный', blue: 'синий', yellow: 'жёлтый', green: 'зелёный', black: 'чёрный' };
const COLOURS = { red: 'красные', blue: 'синие', yellow: 'жёлтые', green: 'зелёные', black: 'чёрные' };

export const repairsRu: Texts<RepairsLexicon> = {
  'mend.kind.bases': () => 'Базы',
  'mend.kind.planets': () => 'Планеты',
  'mend.kind.cubes': () => 'Кубики в мешке',
  'mend.kind.cards': () => 'Карты',
  'mend.kind.turn': () => 'Ходы',
  'mend.seat': ({ seat }, speaker) => speaker.seat(seat),
  'mend.there': () => 'есть',
  'mend.place': (a) => system(a.system),
  'mend.bases': (a, { seat }) => `${seat(a.seat)} · базы · ${system(a.system)}`,
  'mend.planet': (a) => `${system(a.system)} · планета ${a.number}`,
  'mend.cube': (a) => `${COLOUR[a.colour]} кубик`,
  'mend.spent': () => 'израсходована',
  'mend.empty': () => 'пусто',
  'mend.intoBag': (a, { seat }) => `${seat(a.seat)} · ${COLOURS[a.colour]} кубики из банка в мешок`,
  'mend.outOfBag': (a, { seat }) => `${seat(a.seat)} · кубики из мешка в банк, случайные`,
  'mend.card': (a, { seat }) => `${seat(a.seat)} · «${names[a.card].name}»`,
  'mend.buried': () => 'под свою колоду; кубики с неё в мешок, база в запас',
  'mend.top': (a, { seat }) => `${seat(a.seat)} · взять верхнюю карту колоды ${DECKS[a.deck]}`,
  'mend.noCard': () => 'ничего',
  'mend.named': (a) => `«${names[a.card].name}»`,
  'mend.turn': () => 'Чей сейчас ход',
  'mend.skips': (a, { seat }) => `${seat(a.seat)} · пропустить ходов`,
};
