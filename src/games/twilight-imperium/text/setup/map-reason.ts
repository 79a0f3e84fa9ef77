import type { MapFault } from '../../rules/galaxy/map-string.ts';

/** Why a map string is refused, as a sentence; it is read before there is a table with a language. */
export function mapReason(fault: MapFault): string {
  switch (fault.kind) {
    case 'length':
      return `A map string has ${fault.wanted} entries after the middle; this one has ${fault.found}.`;
    case 'unknown':
      return `${fault.entry} (place ${fault.place}) is no tile of this game.`;
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
