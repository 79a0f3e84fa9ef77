import type { Seat } from '#core/seat.ts';
import type { AgendaId } from '../content/card-ids.ts';
import type { ImperiumTable } from '../table.ts';
import { msg } from '../text/lexicon.ts';

/** Makes the discards a new deck when the deck has run out (42.4). */
function refill(t: ImperiumTable): void {
  const { decks, discards } = t.write;
  if (decks.agenda.length > 0 || discards.agenda.length === 0) return;
  decks.agenda.push(...t.shuffle('agenda-deck', discards.agenda.splice(0)));
}

/** A seat looks at the top agendas in secret (56.2c); gives them. */
export function lookAtAgendas(t: ImperiumTable, seat: Seat, count: number): AgendaId[] {
  refill(t);
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

/** The top agenda is drawn (83.2a). */
export function drawAgenda(t: ImperiumTable): AgendaId | null {
  refill(t);
  return t.write.decks.agenda.shift() ?? null;
}
