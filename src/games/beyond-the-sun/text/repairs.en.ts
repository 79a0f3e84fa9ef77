import type { Texts } from '#core/message.ts';
import { namesEn } from './names.en.ts';
import type { RepairsLexicon } from './repairs.ts';

export const repairsEn: Texts<RepairsLexicon> = {
  'mend.kind.stock': () => 'Ore and population',
  'mend.kind.ships': () => 'Ships',
  'mend.kind.automation': () => 'Automation',
  'mend.kind.control': () => 'Control',
  'mend.kind.turn': () => 'Turn and pawns',
  'mend.ore': ({ seat }, s) => `${s.seat(seat)}: ore`,
  'mend.population': ({ seat }, s) => `${s.seat(seat)}: population`,
  'mend.place': ({ place }) => namesEn.places[place],
  'mend.ships': ({ seat, place, level }, s) =>
    `${s.seat(seat)}: ships of level ${level} in ${namesEn.places[place]}`,
  'mend.automation': ({ seat, kind }, s) => `${s.seat(seat)}: ${namesEn.kinds[kind]} discs on automation`,
  'mend.control': ({ place }) => `Control of ${namesEn.places[place]}`,
  'mend.nobody': () => 'nobody',
  'mend.seat': ({ seat }, s) => s.seat(seat),
  'mend.turn': () => 'Whose turn it is',
  'mend.pawn': ({ seat }, s) => `${s.seat(seat)}: pawn`,
  'mend.stays': () => 'where it is',
  'mend.aside': () => 'beside the board',
};
