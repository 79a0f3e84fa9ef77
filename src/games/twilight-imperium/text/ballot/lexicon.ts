import type { Seat } from '#core/seat.ts';
import type { AgendaId } from '../../tables/card-ids.ts';
import type { ComponentId } from '../../tables/component-ids.ts';

type Votes = { readonly seat: Seat; readonly votes: number };

/** The vote on an agenda as the table follows it. */
export type BallotLexicon = {
  'ballot.title': { readonly agenda: AgendaId; readonly round: number; readonly number: number };
  'ballot.again': { readonly by: AgendaId };
  'ballot.kind': { readonly agenda: AgendaId; readonly speaker: Seat };
  'ballot.stakes': { readonly agenda: AgendaId };
  'ballot.bar': {
    readonly outcome: string;
    readonly votes: number;
    /** All votes cast so far. */
    readonly total: number;
    readonly voters: readonly Votes[];
    readonly won: boolean;
  };
  'ballot.candidates': { readonly outcomes: readonly string[] };
  'ballot.abstained': { readonly seats: readonly Seat[] };
  'ballot.waiting': { readonly seats: readonly Votes[]; readonly begun: boolean };
  'ballot.predicted': {
    readonly predictions: readonly {
      readonly seat: Seat;
      readonly component: ComponentId;
      readonly outcome: string;
    }[];
  };
  'ballot.result': {
    readonly outcome: string;
    readonly decided: 'votes' | 'speaker' | 'ability';
    readonly speaker: Seat;
  };
  'ballot.fate': {
    readonly agenda: AgendaId;
    readonly fate: 'enacted' | 'done' | 'unfit' | 'replaced' | 'repealed';
  };
};
