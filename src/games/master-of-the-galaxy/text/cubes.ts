import type { None } from '#core/lexicon-types.ts';
import type { Message } from '#core/message.ts';
import type { Seat } from '#core/seat.ts';
import type { Colour, PoliticsKind, Resource, SupremacySymbol } from '../content/kinds.ts';

/** What a project brings beyond what its name says already. */
export type Gain =
  | { readonly kind: 'cubes'; readonly count: number; readonly colour: Colour }
  | { readonly kind: 'politics'; readonly card: PoliticsKind }
  | { readonly kind: 'symbols'; readonly symbols: readonly SupremacySymbol[] }
  | { readonly kind: 'won' };

/** The cubes of a turn, placed in one answer. */
export type CubesLexicon = {
  'ask.cubes': { readonly cubes: readonly Resource[] };
  'group.put': { readonly cube: Resource; readonly left: number };
  'option.endAfter': None;
  'sum.cubes': {
    readonly completes: readonly { readonly project: Message; readonly gain: Gain | null }[];
    readonly left: readonly Resource[];
    /** What has been said or done ends the game. */
    readonly wins: Seat | null;
  };
  'deed.cubes': {
    readonly placed: number;
    readonly cancelled: number;
    readonly closing: 'end' | 'return' | null;
  };
  'refuse.noCube': { readonly cube: Resource };
  'refuse.noCell': { readonly cube: Resource };
  'changed.cubes': None;
  'changed.limit': None;
};
