import { reaching } from '#core/reach.ts';
import type { Seat } from '#core/seat.ts';
import { type Galaxy, seatOf } from '../state.ts';
import type { PlanetId } from '../tables/ids.ts';
import { outcomesFor } from './agenda.ts';
import { ballotOf, hasVotes, mayVote, votesOf, votingOrder, votingPlanets } from './votes.ts';

type VoteAhead = NonNullable<Galaxy['seats'][number]['ahead']>;

/** A vote as it would be cast now; an outcome of null is to abstain. */
export interface PlannedVote {
  readonly outcome: string | null;
  readonly planets: readonly PlanetId[];
}

/** Seats that have neither voted nor declined on the agenda under way, in order. */
export function yetToVote(s: Galaxy): Seat[] {
  const { agenda } = s;
  if (!agenda || agenda.step === 'resolve') return [];
  const done = new Set([...agenda.votes.map(({ seat }) => seat), ...agenda.abstained]);
  return votingOrder(s).filter((seat) => !done.has(seat));
}

/** Whether a seat can decide its vote ahead: it will vote, and not yet. */
export function canPlanVote(s: Galaxy, seat: Seat): boolean {
  const waiting = yetToVote(s);
  const isNow = s.agenda?.step === 'vote' && waiting[0] === seat;
  return !isNow && waiting.includes(seat) && mayVote(s, seat) && hasVotes(s, seat);
}

/** What a seat has decided ahead about the agenda under way. */
export function voteAheadOf(s: Galaxy, seat: Seat): VoteAhead | null {
  const { ahead } = seatOf(s, seat);
  return ahead && ahead.agenda === s.agenda?.id ? ahead : null;
}

/** The vote that a seat has decided on, if it can be cast like that now. */
export function plannedVote(s: Galaxy, seat: Seat): PlannedVote | null {
  const ahead = voteAheadOf(s, seat);
  if (!ahead) return null;
  const { agenda, outcome } = ahead;
  if (outcome === null) return { outcome, planets: [] };
  if (!outcomesFor(s, agenda).includes(outcome)) return null;
  if (ballotOf(s, seat) !== null) return { outcome, planets: [] };
  const planets = planetsFor(s, seat, ahead);
  return planets && planets.length > 0 ? { outcome, planets } : null;
}

/** The planets that were named, or where that was allowed others in the place of those that cannot vote any more. */
function planetsFor(s: Galaxy, seat: Seat, { planets, votes, others }: VoteAhead): PlanetId[] | null {
  const able = votingPlanets(s, seat);
  const kept = planets.filter((planet) => able.includes(planet));
  if (kept.length === planets.length) return kept;
  if (!others) return null;
  const worth = (planet: PlanetId) => votesOf(s, seat, planet);
  const left = votes - kept.reduce((sum, planet) => sum + worth(planet), 0);
  const spare = able
    .filter((planet) => !kept.includes(planet))
    .map((planet) => ({ planet, worth: worth(planet) }));
  const added = reaching(spare, left);
  return added && [...kept, ...added.map(({ planet }) => planet)];
}
