import type { Seat } from '#core/seat.ts';
import { modified } from '../hooks/modified.ts';
import { clockwise, type Galaxy } from '../state.ts';
import type { PlanetId } from '../tables/ids.ts';
import { tallyOf } from '../tables/outcomes.ts';
import { agendaOf } from './agenda.ts';
import { influenceOf, readyPlanets } from './planets.ts';

/** From the speaker's left clockwise, the speaker last (83.2b, 58.2). */
export function votingOrder(s: Galaxy): Seat[] {
  const [speaker, ...others] = clockwise(s, s.speaker);
  return speaker === undefined ? [] : [...others, speaker];
}

export function mayVote(s: Galaxy, seat: Seat): boolean {
  return modified(s, 'mayVote', { value: true, about: { seat } });
}

/** All the votes of one planet: its influence (83.6, 83.6a). */
export function votesOf(s: Galaxy, seat: Seat, planet: PlanetId): number {
  return modified(s, 'votes', { value: influenceOf(s, planet), about: { seat, planet } });
}

/** Votes that a seat has without planets, instead of theirs; null where planets give votes. */
export function ballotOf(s: Galaxy, seat: Seat): number | null {
  return modified(s, 'ballot', { value: null, about: { seat } });
}

/** Ready planets with votes (49.8). Trade goods give none (83.13). */
export function votingPlanets(s: Galaxy, seat: Seat): PlanetId[] {
  return readyPlanets(s, seat).filter((planet) => votesOf(s, seat, planet) > 0);
}

/** How many votes a seat could still cast, as everybody can see. */
export function votesLeft(s: Galaxy, seat: Seat): number {
  if (!mayVote(s, seat)) return 0;
  const planets = () => votingPlanets(s, seat).reduce((sum, planet) => sum + votesOf(s, seat, planet), 0);
  return ballotOf(s, seat) ?? planets();
}

/** Whether a seat could cast a vote at all, as everybody can see. */
export function hasVotes(s: Galaxy, seat: Seat): boolean {
  const ballot = ballotOf(s, seat);
  return ballot === null ? votingPlanets(s, seat).length > 0 : ballot > 0;
}

/** The outcome that a seat has cast votes for on this agenda; none without a vote (83.14). */
export function votedFor(s: Galaxy, seat: Seat): string | null {
  return agendaOf(s).votes.find((cast) => cast.seat === seat)?.outcome ?? null;
}

/** Seats that have cast votes for an outcome. */
export function votersFor(s: Galaxy, outcome: string): Seat[] {
  return agendaOf(s)
    .votes.filter((cast) => cast.outcome === outcome)
    .map(({ seat }) => seat);
}

/** The outcome with the most votes, or those that tie for it; none without votes (83.2c, 83.19). */
export function leaders(s: Galaxy): string[] {
  const sums = [...tallyOf(agendaOf(s).votes)];
  const most = Math.max(0, ...sums.map(([, votes]) => votes));
  return sums.filter(([, votes]) => votes === most).map(([outcome]) => outcome);
}
