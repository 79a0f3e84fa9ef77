import type { Flow } from '#core/flow.ts';
import { amount, choose, type Option } from '#core/question.ts';
import type { Seat } from '#core/seat.ts';
import { changed, withChange } from '../marking/context.ts';
import { tasksOf } from '../marking/gains.ts';
import { gainedVotes, spentVotes, votesLeft } from '../marking/industry.ts';
import { triggered } from '../marking/triggers.ts';
import { councilOf, type Inscription, playerOf } from '../state.ts';
import type { InscriptionTable } from '../table.ts';
import { type AgendaId, agendas, OUTCOMES, type Outcome } from '../tables/agendas.ts';
import { blackDie } from '../tables/dice.ts';
import { events } from '../tables/events.ts';
import { type RelicId, relics } from '../tables/relics.ts';
import { msg } from '../text/lexicon.ts';
import { starredFor } from './automaton-council.ts';
import { begin, mark } from './marking.ts';
import { settleMecatol } from './mecatol.ts';
import { changePlayer, contextOf, seatsOf } from './player.ts';
import { collectRelics, dealRelics } from './relics.ts';

/** A council event: votes, an agenda, a secret vote, its outcome (14). */
export function* council(t: InscriptionTable): Flow<void> {
  for (const seat of seatsOf(t.state))
    changePlayer(t, seat, (player) => gainedVotes(player, player.industry.votesUnderlined)); // 14.1
  reveal(t);
  yield* together(t, 'council', (seat) =>
    triggered(contextOf(t.state, seat), playerOf(t.state, seat), { on: 'council' }),
  );
  settleMecatol(t);
  yield* t.behindScreens(seatsOf(t.state), 'vote', (seat) => vote(t, seat)); // 14.3
  const outcomes = t.state.automaton ? starredFor(t) : byMajority(t);
  yield* together(t, 'outcome', (seat) => {
    const { agenda, outcome } = outcomes(seat);
    return tasksOf(agendas[agenda][outcome], contextOf(t.state, seat), playerOf(t.state, seat));
  });
}

/** Effects that befall several seats at once; those with something to choose are asked behind screens. */
function* together(
  t: InscriptionTable,
  topic: 'council' | 'outcome',
  tasks: (seat: Seat) => ReturnType<typeof tasksOf>,
): Flow<void> {
  for (const seat of seatsOf(t.state)) begin(t, seat, tasks(seat));
  dealRelics(t);
  const asked = seatsOf(t.state).filter((seat) => playerOf(t.state, seat).tasks.length > 0);
  yield* t.behindScreens(asked, topic, (seat) => mark(t, seat, { topic }));
  collectRelics(t);
}

/** The agenda of the stage is revealed (14.2); with the automated faction two of them give an outcome each, exactly one of them starred (23.11). */
function reveal(t: InscriptionTable): void {
  const { agendas: left, event, automaton } = t.state;
  const stage = event === null ? 0 : events[event].stage;
  const [first, ...others] = left.filter((id) => agendas[id].stage === stage);
  if (first === undefined) throw new Error(`there is no agenda of stage ${stage}`);
  const fitting = automaton ? others.findIndex((id) => agendas[id].star === agendas[first].star) : -1;
  const against = others[fitting] ?? first;
  const gone = new Set<AgendaId>([first, ...others.slice(0, fitting + 1)]);
  t.write.agendas = left.filter((id) => !gone.has(id));
  t.write.council = { for: first, against, votes: null, outcome: null };
  t.reveal('agenda', [first, against]);
  t.tell(
    against === first
      ? msg('fact.agenda', { agenda: first })
      : msg('fact.agendaPair', { for: first, against }),
  );
}

/** The relic that casts votes freely, if a seat holds it. */
const votingRelic = (t: InscriptionTable, seat: Seat): RelicId | undefined =>
  playerOf(t.state, seat).relics.find(({ id, played }) => !played && relics[id].when === 'council')?.id;

const freeVotes = (relic: RelicId): number =>
  relics[relic].effects.reduce((sum, effect) => sum + (effect.do === 'freeVotes' ? effect.n : 0), 0);

interface Ballot {
  readonly outcome: Outcome | null;
  readonly relic: RelicId | null;
}

function* vote(t: InscriptionTable, seat: Seat): Flow<void> {
  const { outcome, relic } = yield* t.ask(seat, 'vote', () => voteQuestion(t, seat));
  const isCast = t.state.automaton !== null || outcome !== null;
  const most = votesLeft(playerOf(t.state, seat));
  const least = relic === null && t.state.automaton === null ? 1 : 0;
  const votes =
    isCast && most > least
      ? yield* t.ask(seat, 'votes', () =>
          amount(msg('ask.votes', { outcome, votes: most }), { min: least, max: most }),
        )
      : isCast
        ? most
        : 0;
  changePlayer(t, seat, (player) => {
    const held = changed(
      player.relics,
      ({ id }) => id === relic,
      (one) => ({ ...one, played: true }),
    );
    const free = relic === null ? 0 : freeVotes(relic);
    return withChange(spentVotes(player, votes), { relics: held, ballot: { outcome, votes, free } }); // 14.7
  });
}

/** For, against, or nothing (14.3); a relic adds its votes to the same outcome. Against the automated faction there are no sides (23.12). */
function voteQuestion(t: InscriptionTable, seat: Seat) {
  const { for: agenda, against } = councilOf(t.state);
  const relic = votingRelic(t, seat);
  const votes = votesLeft(playerOf(t.state, seat));
  const sides: readonly (Outcome | null)[] = t.state.automaton ? [null] : OUTCOMES;
  const options = sides.flatMap((outcome): readonly Option<Ballot>[] => {
    const card = outcome === 'against' ? against : agenda;
    const plain: readonly Option<Ballot>[] =
      outcome !== null && votes > 0
        ? [
            {
              id: outcome,
              label: msg('option.outcome', { outcome, agenda: card }),
              value: { outcome, relic: null },
            },
          ]
        : [];
    if (relic === undefined) return plain;
    const free = freeVotes(relic);
    const id = `${outcome ?? 'votes'}+${relic}`;
    const label = msg('option.outcomeWith', { outcome, agenda: card, relic, free });
    return [...plain, { id, label, value: { outcome, relic } }];
  });
  const nothing: Option<Ballot> = t.state.automaton
    ? { id: 'votes', label: msg('option.plainVotes', {}), value: { outcome: null, relic: null } }
    : { id: 'abstain', label: msg('option.abstain', {}), value: { outcome: null, relic: null } };
  return choose(msg('ask.vote', { agenda, against, votes }), [...options, nothing], { fallback: nothing.id });
}

/** All votes are opened and counted; a tie is decided by a die (14.4 to 14.6, 14.9). */
function byMajority(t: InscriptionTable): (seat: Seat) => { agenda: AgendaId; outcome: Outcome } {
  const sums = { for: 0, against: 0 };
  for (const seat of fromChairsLeft(t.state)) {
    const ballot = playerOf(t.state, seat).ballot ?? { outcome: null, votes: 0, free: 0 };
    if (ballot.outcome !== null) sums[ballot.outcome] += ballot.votes + ballot.free;
    t.tell(msg('fact.vote', { seat, ...ballot }));
  }
  t.tell(msg('fact.votes', { ...sums }));
  const outcome = sums.for === sums.against ? brokenTie(t) : sums.for > sums.against ? 'for' : 'against';
  const { for: agenda } = councilOf(t.state);
  t.write.council = { ...councilOf(t.state), votes: sums, outcome };
  t.tell(msg('fact.outcome', { agenda, outcome }));
  return () => ({ agenda, outcome });
}

/** Clockwise, the chair last. */
const fromChairsLeft = (s: Inscription): readonly Seat[] =>
  seatsOf(s).map((seat) => (s.chair + 1 + seat) % s.seats.length);

function brokenTie(t: InscriptionTable): Outcome {
  const [face = 0] = t.roll('tie', 1, blackDie.length);
  const die = blackDie[face] ?? 'M';
  const outcome = die === 'I' ? 'for' : 'against';
  t.tell(msg('fact.tieBroken', { die, outcome }));
  return outcome;
}
