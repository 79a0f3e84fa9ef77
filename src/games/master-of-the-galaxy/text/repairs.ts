import type { None, Who } from '#core/lexicon-types.ts';
import type { SystemId } from '../content/board.ts';
import type { CardId } from '../content/ids.ts';
import type { DeckKind, Resource } from '../content/kinds.ts';

/** What of a table can be set right, and what it can be set to. */
export type RepairsLexicon = {
  'mend.kind.bases': None;
  'mend.kind.planets': None;
  'mend.kind.cubes': None;
  'mend.kind.cards': None;
  'mend.kind.turn': None;
  'mend.seat': Who;
  'mend.there': None;
  'mend.place': { readonly system: SystemId };
  'mend.bases': Who & { readonly system: SystemId };
  'mend.planet': { readonly system: SystemId; readonly number: number };
  'mend.cube': { readonly colour: Resource };
  'mend.spent': None;
  'mend.empty': None;
  'mend.intoBag': Who & { readonly colour: Resource };
  'mend.outOfBag': Who;
  'mend.card': Who & { readonly card: CardId };
  'mend.buried': None;
  'mend.top': Who & { readonly deck: DeckKind };
  'mend.noCard': None;
  'mend.named': { readonly card: CardId };
  'mend.turn': None;
  'mend.skips': Who;
};
