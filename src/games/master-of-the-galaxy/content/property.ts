import type { Colour, DeckKind } from './kinds.ts';

/** What permanent properties change. Each is read where its rule is applied; none adds cubes placed per turn. */
export interface Modifiers {
  /** Cubes drawn beyond three; as many are put back before placing. */
  readonly sift: number;
  /** Extra cubes of the same colour for each colonised planet. */
  readonly colony: number;
  /** Cards beyond seven that may be kept. */
  readonly cards: number;
  /** Required symbols a leader may lack. */
  readonly patronage: number;
  /** Cancellations per turn without a black cube. */
  readonly amnesty: number;
  /** Cubes plundered beyond the number on the conflict card. */
  readonly spoils: number;
  /** Cards lifted beyond two when taking a card. */
  readonly insight: number;
  /** Once a turn each: a cube of the first colour may fill a cell of the second on a card or in a conflict. */
  readonly exchange: readonly (readonly [from: Colour, as: Colour])[];
  /** Rivals take no cubes from developments and the programme. */
  readonly guard: boolean;
}

/** What discarding a card in phase 3 brings (20.6). */
export type Effect =
  | { readonly kind: 'extraTurn' | 'stall' | 'collapse' | 'ignite' | 'recover' }
  | { readonly kind: 'bounty' | 'foundation' | 'raid'; readonly count: number }
  | { readonly kind: 'windfall' | 'commission'; readonly deck: DeckKind };

/** A card's text: it modifies permanently, answers each gained card of some kinds (3.8), or works on discard (20.6). */
export type Property =
  | { readonly timing: 'permanent'; readonly modify: Partial<Modifiers> }
  | { readonly timing: 'gain'; readonly of: readonly DeckKind[] }
  | { readonly timing: 'discard'; readonly effect: Effect };
