import type { Seat } from '#core/seat.ts';
import { type Galaxy, type HeldNote, seatOf } from '../state.ts';
import type { NoteId } from '../tables/card-ids.ts';
import { notes } from '../tables/notes.ts';

export const sameNote = (a: HeldNote, b: HeldNote) => a.id === b.id && a.owner === b.owner;

export function holdsNote(s: Galaxy, seat: Seat, note: HeldNote): boolean {
  return seatOf(s, seat).notes.some((held) => sameNote(held, note));
}

/** Whether a note lies open in front of a seat. */
export function liesBefore(s: Galaxy, seat: Seat, note: HeldNote): boolean {
  return seatOf(s, seat).area.some((open) => sameNote(open, note));
}

/** The notes that a seat began the game with: four of its colour, one of its faction (25.0). */
export function notesOf(s: Galaxy, seat: Seat): NoteId[] {
  const { faction } = seatOf(s, seat);
  return s.box.notes.filter((id) => notes[id].faction === null || notes[id].faction === faction);
}

/** Notes of two seats that one of them could ask the other for: none it holds itself, none that lies open (25.5a, 25.6). */
export function askableNotes(s: Galaxy, { seat, of }: { seat: Seat; of: Seat }): HeldNote[] {
  return [of, seat]
    .flatMap((owner) => notesOf(s, owner).map((id) => ({ id, owner })))
    .filter((note) => !holdsNote(s, seat, note) && !liesOpen(s, note));
}

const liesOpen = (s: Galaxy, note: HeldNote) => s.seats.some((_, seat) => liesBefore(s, seat, note));
