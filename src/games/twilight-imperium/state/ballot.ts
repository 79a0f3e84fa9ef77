import { z } from 'zod';
import { AGENDA_IDS } from '../tables/card-ids.ts';
import { ALL_PLANET_IDS } from '../tables/ids.ts';

const seat = z.int().min(0).max(5);
const count = z.int().min(0);
const agenda = z.enum(AGENDA_IDS);

/** What became of an agenda: a law in force, or discarded, and why. */
const fate = z.enum(['enacted', 'done', 'unfit', 'replaced', 'repealed']);

/** Votes on an agenda, and what was predicted of it. */
const ballot = {
  id: agenda,
  /** The directive by which a law is put to the vote again. */
  by: agenda.nullable(),
  votes: z.array(z.object({ seat, outcome: z.string(), votes: count })),
  /** Seats that cast no votes when it was for them to vote, by choice or because they cannot (83.14, 83.16). */
  abstained: z.array(seat),
  /** What was decided; outcomes are named as in rules/agenda.ts. */
  outcome: z.string().nullable(),
  /** By the votes, by the speaker on a tie (83.19), or by somebody alone with an ability. */
  decided: z.enum(['votes', 'speaker', 'ability']).optional(),
  fate: fate.optional(),
  predictions: z.array(z.object({ seat, component: z.string(), outcome: z.string() })),
};

/** The agenda under way (83). */
export const agendaState = z.object({
  ...ballot,
  /** Who reveals it and votes last; whoever becomes speaker by it does not count. */
  speaker: seat.optional(),
  step: z.enum(['read', 'vote', 'resolve']),
  traded: z.array(z.tuple([seat, seat])),
});

/** A ballot that is over, for all to see until the next agenda phase. */
export const pastBallot = z.object({ ...ballot, round: count, number: count, speaker: seat });

/** A vote that a seat has decided on before it is asked; an outcome of null is to abstain. Nobody else knows of it. */
export const voteAhead = z.object({
  agenda,
  outcome: z.string().nullable(),
  planets: z.array(z.enum(ALL_PLANET_IDS)),
  /** What they gave together when it was decided. */
  votes: count,
  /** Whether other planets may take the place of those that cannot vote by then. */
  others: z.boolean(),
});

export type PastBallot = z.infer<typeof pastBallot>;
export type VoteAhead = z.infer<typeof voteAhead>;
