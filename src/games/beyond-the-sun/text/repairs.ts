import type { None, Who } from '#core/lexicon-types.ts';
import type { PlaceId } from '../tables/boards.ts';
import type { Kind, ShipLevel } from '../tables/vocabulary.ts';

/** What of a table can be set right, and what it can be set to. */
export type RepairsLexicon = {
  'mend.kind.stock': None;
  'mend.kind.ships': None;
  'mend.kind.automation': None;
  'mend.kind.control': None;
  'mend.kind.turn': None;
  'mend.ore': Who;
  'mend.population': Who;
  'mend.place': { readonly place: PlaceId };
  'mend.ships': Who & { readonly place: PlaceId; readonly level: ShipLevel };
  'mend.automation': Who & { readonly kind: Kind };
  'mend.control': { readonly place: PlaceId };
  'mend.nobody': None;
  'mend.seat': Who;
  'mend.turn': None;
  'mend.pawn': Who;
  'mend.stays': None;
  'mend.aside': None;
};
