import type { Choice } from '#core/question.ts';

/** An answer in the making: what is ticked so far, and which page is shown. Kept in the store until it is sent. */
export interface Draft {
  readonly page: number;
  readonly value: Choice | null;
  /** What a long list was searched for. */
  readonly find?: string;
  /** Whoever wants to answer themselves what follows from a choice. */
  readonly self?: boolean;
  /** It was proposed by the table's own player. */
  readonly advised?: boolean;
  /** Whoever gives something for nothing was asked whether they mean it. */
  readonly sure?: boolean;
  /** The shape that is to be placed, as it was turned. */
  readonly turn?: string;
}

/** What somebody does with a question's components. */
export type Move =
  | { readonly kind: 'choose'; readonly handle: string }
  /** What is ticked now of the page that is shown. */
  | { readonly kind: 'tick'; readonly handles: readonly string[] }
  /** Several marks in one press, in the order they were picked. */
  | { readonly kind: 'several'; readonly handles: readonly string[] }
  | { readonly kind: 'page'; readonly page: number }
  | { readonly kind: 'step'; readonly slot: string; readonly by: number }
  | { readonly kind: 'set'; readonly amount: number }
  /** So many of what goes together, in the form that begins with a slot. */
  | { readonly kind: 'fewer'; readonly slot: string; readonly amounts: readonly number[] }
  | { readonly kind: 'back' | 'startOver' | 'confirm' | 'everything' }
  /** What follows from a choice is left to the table, or is not. */
  | { readonly kind: 'self' };

/** What a move comes to: an answer to be given, or a draft to be kept. Null for a move that makes no sense here. */
export type Moved = { readonly answer: Choice } | { readonly draft: Draft } | null;
