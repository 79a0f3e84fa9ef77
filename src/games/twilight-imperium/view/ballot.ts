import type { Seat } from '#core/seat.ts';
import { outcomesFor } from '../rules/agenda.ts';
import { votesLeft } from '../rules/votes.ts';
import { yetToVote } from '../rules/votes-ahead.ts';
import type { Galaxy } from '../state.ts';
import { agendas } from '../tables/agendas.ts';
import type { AgendaId } from '../tables/card-ids.ts';

type Past = NonNullable<Galaxy['ballots']>[number];

/** Votes for one outcome, and whose they are. */
interface Tally {
  readonly outcome: string;
  readonly votes: number;
  readonly voters: readonly { readonly seat: Seat; readonly votes: number }[];
}

/** The vote on an agenda, under way or over. */
export interface BallotView
  extends Pick<Past, 'by' | 'round' | 'number' | 'speaker' | 'abstained' | 'outcome' | 'predictions'> {
  readonly agenda: AgendaId;
  readonly step: 'read' | 'vote' | 'resolve' | 'over';
  /** For and against; of elections whoever or whatever votes were cast for. */
  readonly tally: readonly Tally[];
  /** What can be voted for; nothing once it is over. */
  readonly outcomes: readonly string[];
  /** Who has yet to vote, in order, and with how many votes as everybody can count (83.6). */
  readonly waiting: readonly { readonly seat: Seat; readonly votes: number }[];
  readonly decided: NonNullable<Past['decided']> | null;
  readonly fate: NonNullable<Past['fate']> | null;
}

/** The ballots of this agenda phase, or of the last, in the order in which they were opened. */
export function ballotViews(s: Galaxy): BallotView[] {
  const over = (s.ballots ?? []).map((past) => ballotView(past, { step: 'over', outcomes: [], waiting: [] }));
  const { agenda, round, stage } = s;
  if (!agenda) return over;
  const { speaker = s.speaker } = agenda;
  const number = stage.kind === 'agenda' ? stage.number : 0;
  const now = ballotView(
    { ...agenda, round, number, speaker },
    {
      step: agenda.step,
      outcomes: outcomesFor(s, agenda.id),
      waiting: yetToVote(s).map((seat) => ({ seat, votes: votesLeft(s, seat) })),
    },
  );
  return [...over, now];
}

function ballotView(ballot: Past, more: Pick<BallotView, 'step' | 'outcomes' | 'waiting'>): BallotView {
  const { id, by, round, number, speaker, abstained, outcome, predictions } = ballot;
  return {
    ...{ agenda: id, by, round, number, speaker, abstained, outcome, predictions },
    ...more,
    tally: tally(ballot),
    decided: ballot.decided ?? null,
    fate: ballot.fate ?? null,
  };
}

function tally({ id, votes }: Past): Tally[] {
  const named = agendas[id].elect === 'for-against' ? ['for', 'against'] : [];
  const outcomes = [...new Set([...named, ...votes.map(({ outcome }) => outcome)])];
  return outcomes.map((outcome) => {
    const voters = votes.filter((cast) => cast.outcome === outcome);
    return {
      outcome,
      votes: voters.reduce((sum, cast) => sum + cast.votes, 0),
      voters: voters.map((cast) => ({ seat: cast.seat, votes: cast.votes })),
    };
  });
}
