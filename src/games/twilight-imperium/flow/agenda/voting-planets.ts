import type { Message } from '#core/message.ts';
import type { Option } from '#core/question.ts';
import type { Seat } from '#core/seat.ts';
import { votesLeft, votesOf, votingPlanets } from '../../rules/votes.ts';
import type { Galaxy } from '../../state.ts';
import type { PlanetId } from '../../tables/ids.ts';
import { msg } from '../../text/lexicon.ts';

/** Planets that a seat can vote with, and what each counts for. */
export function votingOptions(s: Galaxy, seat: Seat): Option<PlanetId>[] {
  return votingPlanets(s, seat).map((planet) => {
    const count = votesOf(s, seat, planet);
    return { id: planet, label: msg('option.voteWith', { planet, count }), value: planet, worth: count };
  });
}

/** What planets come to as a vote. */
export function votesSum(
  s: Galaxy,
  seat: Seat,
  { outcome, planets }: { readonly outcome: string; readonly planets: readonly PlanetId[] },
): Message {
  const count = planets.reduce((sum, planet) => sum + votesOf(s, seat, planet), 0);
  return msg('sum.votes', { outcome, count, of: votesLeft(s, seat) });
}
