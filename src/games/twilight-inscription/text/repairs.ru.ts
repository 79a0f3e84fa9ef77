import type { Texts } from '#core/message.ts';
import { namesRu } from './names.ru.ts';
import type { RepairsLexicon } from './repairs.ts';

export const repairsRu: Texts<RepairsLexicon> = {
  'mend.kind.points': () => 'Вписанные очки',
  'mend.kind.stock': () => 'Товары, голоса и шкалы',
  'mend.kind.kept': () => 'Активы в запасе',
  'mend.kind.technologies': () => 'Технологии',
  'mend.kind.systems': () => 'Присоединённые системы',
  'mend.points': ({ seat, sheet }, s) =>
    `${s.seat(seat)}: вписанные очки, ${namesRu.sheets[sheet].toLowerCase()}`,
  'mend.goods': ({ seat }, s) => `${s.seat(seat)}: товары`,
  'mend.votes': ({ seat }, s) => `${s.seat(seat)}: голоса`,
  'mend.products': ({ seat, product }, s) => `${s.seat(seat)}: ${namesRu.assets[product]}, вычеркнуто`,
  'mend.diplomacy': ({ seat }, s) => `${s.seat(seat)}: подчёркнуто «+1 голос»`,
  'mend.population': ({ seat }, s) => `${s.seat(seat)}: население`,
  'mend.frontier': ({ seat, side }, s) => `${s.seat(seat)}: граница ${side === 'left' ? 'слева' : 'справа'}`,
  'mend.kept': ({ seat, asset }, s) => `${s.seat(seat)}: ${namesRu.assets[asset]}`,
  'mend.technology': ({ seat, tech }, s) => `${s.seat(seat)}: «${namesRu.technologies[tech]}»`,
  'mend.system': ({ seat, system }, s) => `${s.seat(seat)}: система ${system}`,
  'mend.open': () => 'не отмечено',
  'mend.done': () => 'отмечено',
};
