import type { Seat } from '#core/seat.ts';
import { agendaOf } from '../rules/agenda.ts';
import type { ImperiumTable } from '../table.ts';
import type { ComponentId } from '../tables/component-ids.ts';
import type { PlanetId } from '../tables/ids.ts';
import { msg } from '../text/lexicon.ts';
import { chronicleAgenda } from './chronicle.ts';
import { exhaustPlanet } from './planets.ts';

export function beginVote(t: ImperiumTable): void {
  agendaOf(t.write).step = 'vote';
}

/** It is decided, by the votes or otherwise (83.2c, 83.19). */
export function decideBy(t: ImperiumTable, by: 'votes' | 'speaker' | 'ability'): void {
  agendaOf(t.write).decided = by;
}

/** On a tie, or without votes, the speaker decides for all to hear (83.19). */
export function decideAsSpeaker(t: ImperiumTable, outcome: string): void {
  decideBy(t, 'speaker');
  const { votes } = agendaOf(t.state);
  t.tell(msg('fact.speakerDecides', { seat: t.state.speaker, outcome, tied: votes.length > 0 }));
}

/** A seat casts its votes for an outcome, for all to hear (83.6, 83.12). */
export function castVotes(
  t: ImperiumTable,
  seat: Seat,
  { outcome, votes, planets }: { outcome: string; votes: number; planets: readonly PlanetId[] },
): void {
  for (const planet of planets) exhaustPlanet(t, planet);
  agendaOf(t.write).votes.push({ seat, outcome, votes });
  t.tell(msg('fact.voted', { seat, outcome, count: votes, planets: [...planets] }));
}

/** A seat casts no votes: it does not want to, or it cannot (83.14, 83.16). */
export function castNone(t: ImperiumTable, seat: Seat, why: 'abstains' | 'barred' | 'none'): void {
  agendaOf(t.write).abstained.push(seat);
  t.tell(msg('fact.abstained', { seat, why }));
}

/** More votes of a seat for the outcome that it has voted for, and for no other (83.15). */
export function addVotes(t: ImperiumTable, seat: Seat, count: number): void {
  const cast = agendaOf(t.write).votes.find((one) => one.seat === seat);
  if (!cast) throw new Error(`${seat} has not voted`);
  cast.votes += count;
  t.tell(msg('fact.votesAdded', { seat, count, outcome: cast.outcome, total: cast.votes }));
}

/** A seat names the outcome that it expects (83.22). */
export function predict(
  t: ImperiumTable,
  seat: Seat,
  { component, outcome }: { component: ComponentId; outcome: string },
): void {
  agendaOf(t.write).predictions.push({ seat, component, outcome });
  t.tell(msg('fact.predicted', { seat, component, outcome }));
}

/** What the agenda comes to; where the votes did not say, the speaker did (83.2c, 83.19). */
export function settleOutcome(t: ImperiumTable, outcome: string): void {
  const agenda = agendaOf(t.write);
  agenda.step = 'resolve';
  agenda.outcome = outcome;
  chronicleAgenda(t, agenda.id, outcome);
  t.tell(msg('fact.outcome', { agenda: agenda.id, outcome }));
}
