import type { Seat } from '#core/seat.ts';
import type { Context } from '../marking/context.ts';
import { layoutOf } from '../sheets/layout.ts';
import { type Inscription, type Player, playerOf, type State } from '../state.ts';
import type { InscriptionTable } from '../table.ts';

/** What a seat's marks depend on. */
export function contextOf(s: Inscription, seat: Seat, strategy = false): Context {
  const variants = s.variants[seat];
  if (!variants) throw new Error(`there is no seat ${seat}`);
  return { layout: layoutOf(variants), faction: playerOf(s, seat).faction, strategy, dice: s.dice };
}

/** A seat's things are always replaced as a whole, never changed in place: what is known of them stays true. */
export function setPlayer(t: InscriptionTable, seat: Seat, player: Player): void {
  t.write.seats[seat] = player as State['seats'][number];
}

export function changePlayer(t: InscriptionTable, seat: Seat, change: (player: Player) => Player): void {
  setPlayer(t, seat, change(playerOf(t.state, seat)));
}

export const seatsOf = (s: Inscription): readonly Seat[] => s.seats.map((_, seat) => seat);
