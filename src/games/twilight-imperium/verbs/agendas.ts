import type { Seat } from '#core/seat.ts';
import type { State } from '../state.ts';
import type { ImperiumTable } from '../table.ts';
import type { AgendaId } from '../tables/card-ids.ts';
import { msg } from '../text/lexicon.ts';
import { keepBallot, noteFate } from './ballots.ts';

type Under = NonNullable<State['agenda']>;
type Law = State['laws'][number];

/** Why an agenda is discarded: it cannot be voted on, gives way to another, is done with, or lost its force. */
export type DiscardedAgenda = 'unfit' | 'replaced' | 'done' | 'repealed';

/** Makes the discards a new deck when the deck runs out before so many are drawn (42.4). */
function refill(t: ImperiumTable, count = 1): void {
  const { decks, discards } = t.write;
  if (decks.agenda.length >= count || discards.agenda.length === 0) return;
  decks.agenda.push(...t.shuffle('agenda-deck', discards.agenda.splice(0)));
}

/** A seat looks at the top agendas in secret (56.2c); gives them. */
export function lookAtAgendas(t: ImperiumTable, seat: Seat, count: number): AgendaId[] {
  refill(t, count);
  const seen = t.state.decks.agenda.slice(0, count);
  t.reveal('agendas', { seat, seen });
  t.tell(msg('fact.lookedAtAgendas', { seat, count: seen.length }));
  t.tell(msg('fact.agendasSeen', { seat, agendas: seen }), [seat]);
  return seen;
}

/** Puts agendas that were looked at back on top of the deck and under it. */
export function arrangeAgendas(
  t: ImperiumTable,
  seat: Seat,
  { seen, top, bottom }: { seen: number; top: readonly AgendaId[]; bottom: readonly AgendaId[] },
): void {
  const { agenda } = t.write.decks;
  agenda.splice(0, seen);
  agenda.unshift(...top);
  agenda.push(...bottom);
  t.tell(msg('fact.agendasArranged', { seat, top: top.length, bottom: bottom.length }));
}

/** The top agenda is drawn and lies open before all (83.2a); null where there is none left. */
export function revealAgenda(t: ImperiumTable): AgendaId | null {
  refill(t);
  const id = t.write.decks.agenda.shift();
  if (id === undefined) return null;
  keepBallot(t);
  // 69.6: who has traded while the agenda before it was about, in whose place it comes, has traded.
  openAgenda(t, id, { traded: t.write.agenda?.traded ?? [] });
  t.reveal('agenda', id);
  t.tell(msg('fact.agendaRevealed', { seat: t.state.speaker, agenda: id }));
  return id;
}

function openAgenda(
  t: ImperiumTable,
  id: AgendaId,
  more: Pick<Under, 'traded'> & Partial<Pick<Under, 'by'>>,
): void {
  t.write.agenda = {
    id,
    by: null,
    speaker: t.state.speaker,
    step: 'read',
    votes: [],
    abstained: [],
    outcome: null,
    predictions: [],
    ...more,
  };
}

/** A law in force is put to the vote again; gives what was under way, to go back to. */
export function reopenLaw(t: ImperiumTable, law: AgendaId): Under {
  const { agenda } = t.write;
  if (!agenda) throw new Error('no agenda is under way');
  openAgenda(t, law, { by: agenda.id, traded: agenda.traded });
  t.tell(msg('fact.voteAgain', { agenda: law }));
  return agenda;
}

/** Back to the agenda by which another was put to the vote. */
export function returnTo(t: ImperiumTable, agenda: Under): void {
  keepBallot(t);
  t.write.agenda = agenda;
}

/** The agenda is over; its ballot is left to look back at. */
export function closeAgenda(t: ImperiumTable): void {
  keepBallot(t);
  t.write.agenda = null;
}

/** An agenda goes on top of the discard pile: a law loses its force (26.5). */
export function discardAgenda(t: ImperiumTable, id: AgendaId, why: DiscardedAgenda): void {
  const { laws, discards } = t.write;
  const at = laws.findIndex((law) => law.id === id);
  if (at >= 0) laws.splice(at, 1);
  discards.agenda.push(id);
  noteFate(t, id, why);
  t.tell(msg('fact.agendaDiscarded', { agenda: id, why }));
}

/** A law comes into force and lies in the common area, in front of a seat, or at a planet (26.3, 59.0). */
export function enactLaw(t: ImperiumTable, law: Omit<Law, 'exhausted'>): void {
  const { laws, discards } = t.write;
  const at = laws.findIndex(({ id }) => id === law.id);
  if (at >= 0) laws.splice(at, 1);
  // Of a law that was put to the vote again and discarded meanwhile there is still one card.
  discards.agenda = discards.agenda.filter((id) => id !== law.id);
  laws.push({ ...law, exhausted: false });
  noteFate(t, law.id, 'enacted');
  t.tell(msg('fact.lawEnacted', { agenda: law.id, seat: law.seat, planet: law.planet }));
}

/** A law that lies in front of a seat goes to another, whose it is then (26.4). */
export function passLaw(t: ImperiumTable, id: AgendaId, seat: Seat): void {
  const law = t.write.laws.find((one) => one.id === id);
  if (!law) throw new Error(`${id} is not in force`);
  law.seat = seat;
  t.tell(msg('fact.lawPassed', { agenda: id, seat }));
}

/** The second agenda follows the first (83.3). */
export function nextAgenda(t: ImperiumTable): void {
  t.write.stage = { kind: 'agenda', number: 2 };
}

/** All exhausted planets are readied (83.4). */
export function readyAllPlanets(t: ImperiumTable): void {
  for (const planet of Object.values(t.write.planets)) planet.exhausted = false;
  t.tell(msg('fact.planetsReadied', {}));
}
