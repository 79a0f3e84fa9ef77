import type { PastBallot } from '../state/ballot.ts';
import type { ImperiumTable } from '../table.ts';
import type { AgendaId } from '../tables/card-ids.ts';
import { forgetAllVotes } from './votes-ahead.ts';

/** The ballots of the agenda phase before are looked back at no longer. */
export function clearBallots(t: ImperiumTable): void {
  t.write.ballots = [];
}

/** What became of the agenda that is voted on. */
export function noteFate(t: ImperiumTable, id: AgendaId, fate: NonNullable<PastBallot['fate']>): void {
  const { agenda } = t.write;
  if (agenda?.id === id) agenda.fate = fate;
}

/** The ballot on the agenda under way, if there is one, is over. */
export function keepBallot(t: ImperiumTable): void {
  const { agenda, round, stage } = t.write;
  if (!agenda) return;
  forgetAllVotes(t);
  const { speaker = t.state.speaker } = agenda;
  const { id, by, votes, abstained, outcome, decided, fate, predictions } = agenda;
  const number = stage.kind === 'agenda' ? stage.number : 0;
  t.write.ballots ??= [];
  t.write.ballots.push({
    ...{ id, by, votes, abstained, outcome, predictions, round, number, speaker },
    ...(decided && { decided }),
    ...(fate && { fate }),
  });
}
