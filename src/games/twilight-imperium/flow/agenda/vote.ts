import type { Flow } from '#core/flow.ts';
import { choose, type Option, pick, type Question } from '#core/question.ts';
import type { Seat } from '#core/seat.ts';
import { agendaOf, outcomesFor } from '../../rules/agenda.ts';
import { ballotOf, hasVotes, leaders, mayVote, votesOf, votingOrder } from '../../rules/votes.ts';
import { type PlannedVote, plannedVote } from '../../rules/votes-ahead.ts';
import type { Galaxy } from '../../state.ts';
import type { ImperiumTable } from '../../table.ts';
import type { PlanetId } from '../../tables/ids.ts';
import { msg } from '../../text/lexicon.ts';
import { moment } from '../../timing/moment.ts';
import { beginVote, castNone, castVotes, decideAsSpeaker, decideBy } from '../../verbs/votes.ts';
import { forgetVote, useVote } from '../../verbs/votes-ahead.ts';
import { votesSum, votingOptions } from './voting-planets.ts';

/** All vote, the speaker last (83.2b); gives the outcome with the most votes (83.2c). */
export function* vote(t: ImperiumTable): Flow<string> {
  const { id: agenda } = agendaOf(t.state);
  const event: { agenda: typeof agenda; outcome: string | null } = { agenda, outcome: null };
  yield* moment(t, 'voting-starts', { event });
  // Whoever decides alone leaves nothing to vote on.
  if (event.outcome !== null) {
    decideBy(t, 'ability');
    return event.outcome;
  }
  beginVote(t);
  for (const seat of votingOrder(t.state)) yield* castVote(t, seat);
  yield* moment(t, 'speaker-voted', { event: { agenda } });
  const [first, ...tied] = leaders(t.state);
  if (first === undefined || tied.length > 0) return yield* decide(t);
  decideBy(t, 'votes');
  return first;
}

/** A seat votes for one outcome with planets of its choice, or abstains (83.5 to 83.7, 83.14). */
function* castVote(t: ImperiumTable, seat: Seat): Flow<void> {
  const { id: agenda } = agendaOf(t.state);
  if (!mayVote(t.state, seat)) return castNone(t, seat, 'barred');
  if (!hasVotes(t.state, seat)) return castNone(t, seat, 'none');
  const planned = plannedVote(t.state, seat);
  if (planned) useVote(t, seat);
  else forgetVote(t, seat);
  const { outcome, planets } = planned ?? (yield* askVote(t, seat));
  if (outcome === null) return castNone(t, seat, 'abstains');
  const votes =
    ballotOf(t.state, seat) ?? planets.reduce((sum, planet) => sum + votesOf(t.state, seat, planet), 0);
  if (votes === 0) return castNone(t, seat, 'abstains');
  castVotes(t, seat, { outcome, votes, planets });
  yield* moment(t, 'votes-cast', { event: { seat, agenda, outcome } });
}

/** Which outcome, then with which planets. */
function* askVote(t: ImperiumTable, seat: Seat): Flow<PlannedVote> {
  const outcome = yield* t.ask(seat, 'vote', () => outcomeQuestion(t.state));
  if (outcome === null || ballotOf(t.state, seat) !== null) return { outcome, planets: [] };
  const planets = yield* t.ask(seat, 'vote-planets', () => planetsQuestion(t.state, seat, outcome));
  return { outcome, planets };
}

function outcomeQuestion(s: Galaxy): Question<string | null> {
  const { id: agenda, votes: cast } = agendaOf(s);
  const options: Option<string | null>[] = outcomesFor(s, agenda).map((outcome) => ({
    id: outcome,
    label: msg('option.outcome', { outcome }),
    value: outcome,
  }));
  options.push({ id: 'abstain', label: msg('option.abstain', {}), value: null });
  const votes = cast.map((one) => ({ outcome: one.outcome, votes: one.votes }));
  return choose<string | null>(msg('ask.vote', { agenda, votes }), options, { fallback: 'abstain' });
}

/** Planets to exhaust; whoever names none abstains after all. */
function planetsQuestion(s: Galaxy, seat: Seat, outcome: string): Question<PlanetId[]> {
  const options = votingOptions(s, seat);
  return pick(msg('ask.votePlanets', { outcome }), options, {
    min: 0,
    max: options.length,
    // Whoever has named an outcome and leaves the rest to the table means to vote for it.
    fallback: options.map(({ id }) => id),
    suggestion: options.map(({ id }) => id),
    sum: (planets) => votesSum(s, seat, { outcome, planets }),
  });
}

/** On a tie, or where nobody has voted, the speaker decides, which is no vote (83.19). */
function* decide(t: ImperiumTable): Flow<string> {
  const able = () => {
    const tied = leaders(t.state);
    return tied.length > 0 ? tied : outcomesFor(t.state, agendaOf(t.state).id);
  };
  const [first, ...others] = able();
  if (first === undefined) throw new Error('an agenda without outcomes');
  const outcome = others.length === 0 ? first : yield* speakersChoice(t, able);
  decideAsSpeaker(t, outcome);
  return outcome;
}

function speakersChoice(t: ImperiumTable, able: () => string[]): Flow<string> {
  return t.ask(t.state.speaker, 'outcome', () => {
    const options = able().map((outcome) => ({
      id: outcome,
      label: msg('option.outcome', { outcome }),
      value: outcome,
    }));
    const fallback = options.some(({ id }) => id === 'against') ? { fallback: 'against' } : {};
    return choose<string>(msg('ask.outcome', { agenda: agendaOf(t.state).id }), options, fallback);
  });
}
