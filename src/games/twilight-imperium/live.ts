import type { LivePanel } from '#core/game.ts';
import type { Message } from '#core/message.ts';
import { battleLive } from './live-battle.ts';
import type { ComponentId } from './tables/component-ids.ts';
import { msg } from './text/lexicon.ts';
import type { BallotView } from './view/ballot.ts';
import type { View } from './view.ts';

/** What goes on at the table, for all to follow. */
export function live(view: View): readonly LivePanel[] {
  const { ballots, winner } = view;
  const votes = ballots.map((ballot) => ({
    id: `agenda:${ballot.round}.${ballot.number}.${ballot.agenda}`,
    lines: ballotLines(ballot),
    open: ballot.step !== 'over' && winner === null,
  }));
  return [...votes, ...battleLive(view)];
}

/** What is voted on, how the votes stand, who is yet to vote, and what came of it. */
function ballotLines(ballot: BallotView): Message[] {
  const { agenda, by, round, number, speaker, predictions, waiting, step } = ballot;
  const foretold = predictions.map((one) => ({ ...one, component: one.component as ComponentId }));
  return [
    msg('ballot.title', { agenda, round, number }),
    ...(by === null ? [] : [msg('ballot.again', { by })]),
    msg('ballot.kind', { agenda, speaker }),
    msg('ballot.stakes', { agenda }),
    ...standing(ballot),
    ...(waiting.length > 0 ? [msg('ballot.waiting', { seats: waiting, begun: step === 'vote' })] : []),
    ...(foretold.length > 0 ? [msg('ballot.predicted', { predictions: foretold })] : []),
    ...ending(ballot),
  ];
}

/** A bar for each outcome; of an election also who or what could be elected. */
function standing({ tally, outcomes, abstained, outcome: won, waiting }: BallotView): Message[] {
  const total = tally.reduce((sum, { votes }) => sum + votes, 0);
  const others = outcomes.filter((name) => !tally.some(({ outcome }) => outcome === name));
  const bars = tally.map(({ outcome, votes, voters }) =>
    msg('ballot.bar', { outcome, votes, total, voters, won: outcome === won }),
  );
  return [
    ...bars,
    ...(others.length > 0 && waiting.length > 0 ? [msg('ballot.candidates', { outcomes: others })] : []),
    ...(abstained.length > 0 ? [msg('ballot.abstained', { seats: abstained })] : []),
  ];
}

function ending({ agenda, outcome, decided, speaker, fate }: BallotView): Message[] {
  return [
    ...(outcome === null ? [] : [msg('ballot.result', { outcome, decided: decided ?? 'votes', speaker })]),
    ...(fate === null ? [] : [msg('ballot.fate', { agenda, fate })]),
  ];
}
