import type { Flow } from '#core/flow.ts';
import { choose, type Option, pick, type Question } from '#core/question.ts';
import type { Seat } from '#core/seat.ts';
import { agendaOf, outcomesFor } from '../../rules/agenda.ts';
import { ballotOf, votesOf } from '../../rules/votes.ts';
import { canPlanVote, voteAheadOf } from '../../rules/votes-ahead.ts';
import { clockwise, type Galaxy, othersThan } from '../../state.ts';
import type { ImperiumTable } from '../../table.ts';
import type { AgendaId } from '../../tables/card-ids.ts';
import type { PlanetId } from '../../tables/ids.ts';
import { msg } from '../../text/lexicon.ts';
import { forgetVote, planVote } from '../../verbs/votes-ahead.ts';
import { votesSum, votingOptions } from './voting-planets.ts';

/** Plays an agenda, beside which everybody who has yet to vote may decide in private how it will vote. */
export function* withVotesAhead(t: ImperiumTable, main: () => Flow<void>): Flow<void> {
  const { speaker } = t.state;
  const [other] = othersThan(t.state, speaker);
  if (other === undefined) return yield* main();
  // The speaker cannot have an aside of its own: all branch off together.
  const voters = () => t.parallel(clockwise(t.state, speaker), 'vote-ahead', (seat) => planning(t, seat));
  yield* t.alongside('ahead', { seat: speaker, run: main }, [{ seat: other, run: voters }]);
}

/** A seat decides, and thinks again as often as it likes. */
function* planning(t: ImperiumTable, seat: Seat): Flow<void> {
  for (;;) {
    const plan = yield* t.askWhenever(seat, 'vote-ahead', () => planQuestion(t.state, seat));
    if (plan === 'undecided') forgetVote(t, seat);
    else yield* decide(t, seat, plan);
  }
}

interface Plan {
  readonly agenda: AgendaId;
  readonly outcome: string | null;
}

function planQuestion(s: Galaxy, seat: Seat): Question<Plan | 'undecided'> | null {
  if (!canPlanVote(s, seat)) return null;
  const { id: agenda } = agendaOf(s);
  const ahead = voteAheadOf(s, seat);
  const options: Option<Plan | 'undecided'>[] = outcomesFor(s, agenda).map((outcome) => ({
    id: outcome,
    label: msg('option.outcome', { outcome }),
    value: { agenda, outcome },
  }));
  options.push({ id: 'abstain', label: msg('option.abstain', {}), value: { agenda, outcome: null } });
  options.push({ id: 'undecided', label: msg('option.undecided', {}), value: 'undecided' });
  const planned = ahead && { outcome: ahead.outcome, votes: ahead.votes };
  return choose<Plan | 'undecided'>(msg('ask.voteAhead', { agenda, planned }), options, {
    fallback: 'undecided',
  });
}

function* decide(t: ImperiumTable, seat: Seat, plan: Plan): Flow<void> {
  const { agenda, outcome } = plan;
  if (outcome === null || ballotOf(t.state, seat) !== null)
    return planVote(t, seat, { agenda, outcome, planets: [], votes: 0, others: false });
  const named = yield* t.ask(seat, 'vote-ahead-planets', () => planetsQuestion(t.state, seat, plan));
  if (!named) return;
  const planets = named.filter((one) => one !== OTHERS);
  const votes = planets.reduce((sum, planet) => sum + votesOf(t.state, seat, planet), 0);
  // Whoever names none abstains.
  const vote = planets.length > 0 ? outcome : null;
  planVote(t, seat, { agenda, outcome: vote, planets, votes, others: named.includes(OTHERS) });
}

/** Not a planet, but leave to take others. */
const OTHERS = 'others';

/** Planets to exhaust when the time comes; withdrawn when it has come, or the agenda is another. */
function planetsQuestion(
  s: Galaxy,
  seat: Seat,
  { agenda, outcome }: Plan,
): Question<(PlanetId | typeof OTHERS)[]> | null {
  if (outcome === null || !canPlanVote(s, seat) || s.agenda?.id !== agenda) return null;
  const able = votingOptions(s, seat);
  const options: Option<PlanetId | typeof OTHERS>[] = [...able];
  options.push({ id: OTHERS, label: msg('option.otherPlanets', {}), value: OTHERS });
  return pick<PlanetId | typeof OTHERS>(msg('ask.voteAheadPlanets', { outcome }), options, {
    min: 0,
    max: options.length,
    fallback: able.map(({ id }) => id),
    sum: (named) => votesSum(s, seat, { outcome, planets: named.filter((one) => one !== OTHERS) }),
  });
}
