import type { Seat } from '#core/seat.ts';
import type { ActionCardId, NoteId, SecretId } from '../../tables/card-ids.ts';
import type { FactionId } from '../../tables/ids.ts';

/** What a seat holds, each thing with what it does. */
export type HeldLexicon = {
  /** `now`: it can be played. */
  'held.card': { readonly card: ActionCardId; readonly count: number; readonly now: boolean };
  /** How far the seat has come with it, where something is counted; `met` if it is fulfilled. */
  'held.secret': {
    readonly secret: SecretId;
    readonly now: boolean;
    readonly met: boolean;
    readonly have: number | null;
    readonly need: number | null;
  };
  /** No owner: it is the seat's own. */
  'held.note': { readonly note: NoteId; readonly owner: Seat | null; readonly now: boolean };
  'held.faction': { readonly faction: FactionId };
};
