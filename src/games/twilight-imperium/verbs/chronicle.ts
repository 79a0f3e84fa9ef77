import type { Seat } from '#core/seat.ts';
import { newChronicle, planetsHeld } from '../rules/chronicle.ts';
import type { Battle, Chronicle } from '../state.ts';
import type { ImperiumTable } from '../table.ts';
import type { AgendaId } from '../tables/card-ids.ts';

function chronicleOf({ write }: ImperiumTable): Chronicle {
  write.chronicle ??= newChronicle();
  return write.chronicle;
}

/** How the seats stand when a round ends, or the game in the midst of one. */
export function chronicleRound(t: ImperiumTable): void {
  const points = t.state.seats.map((seat) => seat.points);
  chronicleOf(t).rounds.push({ points, planets: planetsHeld(t.state) });
}

/** A combat was fought to its end. */
export function chronicleBattle(
  t: ImperiumTable,
  { planet, system, attacker, defender }: Battle,
  winner: Seat | null,
): void {
  chronicleOf(t).battles.push({ round: t.state.round, at: planet ?? system, attacker, defender, winner });
}

/** What an agenda came to. */
export function chronicleAgenda(t: ImperiumTable, id: AgendaId, outcome: string): void {
  chronicleOf(t).agendas.push({ round: t.state.round, id, outcome });
}

/** Points that came or went otherwise than by an objective. */
export function chronicleAward(t: ImperiumTable, award: Omit<Chronicle['awards'][number], 'round'>): void {
  chronicleOf(t).awards.push({ round: t.state.round, ...award });
}

/** A seat leaves the game. */
export function chronicleFall(t: ImperiumTable, seat: Seat): void {
  chronicleOf(t).fallen.push({ round: t.state.round, seat });
}
