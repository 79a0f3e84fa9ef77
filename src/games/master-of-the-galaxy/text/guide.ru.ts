import type { Texts } from '#core/message.ts';
import type { SupremacySymbol } from '../content/kinds.ts';
import type { GuideLexicon } from './guide.ts';

const SYMBOL: Readonly<Record<SupremacySymbol, string>> = {
  cultural: 'культурные',
  economic: 'экономические',
  diplomatic: 'дипломатические',
  scientific: 'научные',
  military: 'военные',
};

export const guideRu: Texts<GuideLexicon> = {
  'guide.standing': ({ turn }) => (turn > 0 ? `ваш ход № ${turn}` : 'подготовка'),
  'guide.position': ({ bases, discs, symbol, symbols, needed }) =>
    [
      `Базы **${bases}** из ${discs}`,
      ...(symbol === null ? [] : [`${SYMBOL[symbol]} символы **${symbols}** из ${needed}`]),
    ].join(' · '),
  'guide.cards': ({ cards }) => `Карт у вас: ${cards}`,
  'deed.place': ({ count }) => `Разместить: ${count}`,
  'deed.take': () => 'Взять',
  'deed.discard': ({ count }) => `Сбросить: ${count}`,
  'reason.race': () => 'её цвета дешевле всего для вашей базы',
  'reason.distribute': () => 'больше всего завершает, и скорее',
  'reason.card': () => 'скорее других заработает у вас',
  'coach.race': () => 'Смотрите на базу: чем проще её цвета, тем быстрее рост.',
  'coach.cubes': () => 'Три кубика за ход. Планета возвращает 2 кубика, своего цвета — 3: начните с неё.',
  'coach.route': () => 'Маршрут одного цвета (любого из двух концов), от своей системы наружу.',
  'coach.black': () => 'Чёрный — в чёрную ячейку или на отмену проекта; иначе в мешок.',
  'coach.rest': () => 'Лишнее вернётся в мешок: ничего, кроме хода, не пропадёт.',
  'coach.base': () => 'Базе нужен готовый маршрут или выигранный конфликт.',
  'coach.cards': () => 'Первая база в системе — лидер, вторая — конфликт, третья — правительство.',
  'coach.lifted': () => 'Оставьте одну из двух или откажитесь от обеих и возьмите третью.',
  'coach.works': () => 'Карта работает, пока заполнена. Вор забирает кубик — и она стоит.',
  'coach.win': () => 'Три пути к победе: 9 баз, 5 одинаковых символов, 2 стартовые системы.',
};
