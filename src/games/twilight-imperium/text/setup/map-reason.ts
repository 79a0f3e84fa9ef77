import type { MapFault } from '../../tables/map-fault.ts';

/** Why a map string is refused. */
export function mapReasonEn(fault: MapFault): string {
  switch (fault.kind) {
    case 'length':
      return `A map string has ${fault.wanted} entries after the middle; this one has ${fault.found}.`;
    case 'unknown':
      return `${fault.entry} (place ${fault.place}) is no tile of this game.`;
    case 'hyperlane':
      return `${fault.entry} (place ${fault.place}) is a hyperlane; this game has none, so give a map without them.`;
    case 'home':
      return `${fault.entry} (place ${fault.place}) is a home system; write 0 where homes go.`;
    case 'centre':
      return `Tile ${fault.entry} (place ${fault.place}) lies in the middle and nowhere else.`;
    case 'twice':
      return `Tile ${fault.entry} (place ${fault.place}) is on the map twice.`;
    case 'homes':
      return `The blank places (${fault.blank.join(', ') || 'none'}) are not the homes of any number of seats: 3 seats leave 19, 20, 22, 24–26, 28, 30–32, 34 and 36 blank, 4 seats 23, 27, 32 and 36, 5 seats 22, 25, 28, 32 and 36, 6 seats 19, 22, 25, 28, 31 and 34.`;
  }
}

export function mapReasonRu(fault: MapFault): string {
  switch (fault.kind) {
    case 'length':
      return `В строке карты после центра должно быть ${fault.wanted} чисел, а здесь их ${fault.found}.`;
    case 'unknown':
      return `${fault.entry} (место ${fault.place}): такого фрагмента поля в этой игре нет.`;
    case 'hyperlane':
      return `${fault.entry} (место ${fault.place}): это гипертрасса; в этой игре их нет, нужна карта без них.`;
    case 'home':
      return `${fault.entry} (место ${fault.place}): это родная система; на месте родных систем пишите 0.`;
    case 'centre':
      return `Фрагмент ${fault.entry} (место ${fault.place}) лежит только в центре.`;
    case 'twice':
      return `Фрагмент ${fault.entry} (место ${fault.place}) указан на карте дважды.`;
    case 'homes':
      return `Пустые места (${fault.blank.join(', ') || 'их нет'}) не подходят ни к какому числу игроков: втроём пусты 19, 20, 22, 24–26, 28, 30–32, 34 и 36, вчетвером 23, 27, 32 и 36, впятером 22, 25, 28, 32 и 36, вшестером 19, 22, 25, 28, 31 и 34.`;
  }
}
