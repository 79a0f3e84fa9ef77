import type { None } from '#core/lexicon-types.ts';
import type { Seat } from '#core/seat.ts';
import type { Verdict } from '../state.ts';
import type { EventId } from '../tables/events.ts';
import type { Resource, SheetId } from '../tables/vocabulary.ts';
import type { Gains } from './facts.ts';

/** A war of a seat, as it ended. */
export interface Fought {
  readonly own: number;
  readonly other: number;
  readonly verdict: Verdict;
}

/** What is told shortly, a round in a message. */
export type FeedLexicon = {
  'feed.round': { readonly round: number; readonly event: EventId };
  'feed.setUp': None;
  'feed.dice': {
    readonly black: readonly Resource[];
    readonly coloured: { readonly M: number; readonly I: number; readonly R: number };
  };
  /** Goes on after the name of a seat: a sheet, marks in short notation, and what they brought. */
  'feed.marks': { readonly sheet: SheetId | null; readonly marks: readonly string[] } & Gains;
  'feed.active': { readonly sheet: SheetId };
  'feed.wars': { readonly left: Fought; readonly right: Fought; readonly vp: number };
  'feed.ballots': { readonly ballots: readonly { readonly seat: Seat; readonly votes: number }[] };
  'digest.wars': { readonly won: number; readonly lost: number; readonly tied: number };
  'digest.lead': { readonly ahead: readonly Seat[]; readonly best: number; readonly own: number };
  'digest.rounds': { readonly rounds: number };
};
