import type { Texts } from '#core/message.ts';
import { namesRu } from './names.ru.ts';
import type { RepairsLexicon } from './repairs.ts';

export const repairsRu: Texts<RepairsLexicon> = {
  'mend.kind.stock': () => 'Металл и население',
  'mend.kind.ships': () => 'Корабли',
  'mend.kind.automation': () => 'Автоматизация',
  'mend.kind.control': () => 'Контроль',
  'mend.kind.turn': () => 'Ход и фишки',
  'mend.ore': ({ seat }, s) => `${s.seat(seat)}: металл`,
  'mend.population': ({ seat }, s) => `${s.seat(seat)}: население`,
  'mend.place': ({ place }) => namesRu.places[place],
  'mend.ships': ({ seat, place, level }, s) =>
    `${s.seat(seat)}: корабли ${level}-го уровня, ${namesRu.places[place]}`,
  'mend.automation': ({ seat, kind }, s) =>
    `${s.seat(seat)}: диски ${kind === 'food' ? 'еды' : 'металла'} на шкале автоматизации`,
  'mend.control': ({ place }) => `Контроль: ${namesRu.places[place]}`,
  'mend.nobody': () => 'никто',
  'mend.seat': ({ seat }, s) => s.seat(seat),
  'mend.turn': () => 'Чей ход',
  'mend.pawn': ({ seat }, s) => `${s.seat(seat)}: фишка`,
  'mend.stays': () => 'на месте',
  'mend.aside': () => 'рядом с полем',
};
