import type { Message } from '#core/message.ts';
import type { Seat } from '#core/seat.ts';
import type { SystemId } from '../content/board.ts';
import type { Colour, Resource } from '../content/kinds.ts';

/** The feed: turns in a few lines. Texts about somebody's deed go on after their name. */
export type FeedLexicon = {
  'feed.draws': {
    readonly cubes: readonly Resource[];
    readonly allBack: boolean;
    /** What cubes were put on, and how many it lacks. */
    readonly projects: readonly { readonly project: Message; readonly left: number }[];
  };
  'digest.bases': { readonly ahead: readonly Seat[]; readonly most: number; readonly own: number };
  /** The same cube taken from the same project more than once. */
  'feed.robs': {
    readonly seat: Seat;
    readonly from: Seat;
    readonly cube: Colour;
    readonly project: Message;
    readonly count: number;
  };
  'feed.colonises': { readonly system: SystemId; readonly count: number };
};
