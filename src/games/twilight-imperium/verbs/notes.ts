import type { Seat } from '#core/seat.ts';
import { sameNote } from '../rules/notes.ts';
import { type HeldNote, seatOf } from '../state.ts';
import type { ImperiumTable } from '../table.ts';

/** A note goes from one hand to another; who sees it is for the caller to say (25.6). */
export function passNote(t: ImperiumTable, { from, to }: { from: Seat; to: Seat }, note: HeldNote): void {
  const hand = seatOf(t.write, from).notes;
  const at = hand.findIndex((held) => sameNote(held, note));
  if (at < 0) throw new Error(`${from} does not hold ${note.id}`);
  hand.splice(at, 1);
  const receiver = seatOf(t.write, to);
  receiver.notes.push({ ...note });
  if (note.owner !== to) receiver.received = true;
}
