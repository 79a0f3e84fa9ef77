import type { Seat } from '#core/seat.ts';
import { otherEnd, type SystemId, TRACKS, type TrackId, tracks } from '../content/board.ts';
import type { ConflictSideName } from '../content/kinds.ts';
import type { Galaxy } from '../state.ts';
import { isFull } from './cards.ts';

type OnBoard = Galaxy['conflicts'][number];

export const SIDES = ['red', 'blue'] as const;

export function conflictOn(s: Galaxy, track: TrackId): OnBoard | undefined {
  return s.conflicts.find((conflict) => conflict.track === track);
}

/** The system that a side of the conflict faces. */
export function systemOf(conflict: OnBoard, side: ConflictSideName): SystemId {
  return side === 'red' ? conflict.red : otherEnd(conflict.track, conflict.red);
}

/** The seat that fills a side; null is a neutral system, whose side stays empty (18.16). */
export function participant(s: Galaxy, conflict: OnBoard, side: ConflictSideName): Seat | null {
  return s.systems[systemOf(conflict, side)].owner;
}

/** The side a seat may fill (18.2, 18.3). */
export function sideOf(s: Galaxy, conflict: OnBoard, seat: Seat): ConflictSideName | null {
  return SIDES.find((side) => participant(s, conflict, side) === seat) ?? null;
}

export const opposite = (side: ConflictSideName): ConflictSideName => (side === 'red' ? 'blue' : 'red');

/** Whether a seat has a conflict with a neutral system, on whichever track (9.11, 9.17). */
export function isAtWarWith(s: Galaxy, seat: Seat, neutral: SystemId): boolean {
  return s.conflicts.some(
    (conflict) =>
      tracks[conflict.track].ends.includes(neutral) &&
      s.systems[otherEnd(conflict.track, neutral)].owner === seat &&
      s.systems[neutral].owner === null,
  );
}

/** Where a seat may lay a conflict: from an own system to a rival's or a neutral one, one card per track (20.2, 20.3). */
export function battlefields(s: Galaxy, seat: Seat): { readonly track: TrackId; readonly own: SystemId }[] {
  const found: { track: TrackId; own: SystemId }[] = [];
  for (const track of TRACKS) {
    for (const own of tracks[track].ends) {
      if (s.systems[own].owner !== seat) continue;
      const foe = s.systems[otherEnd(track, own)];
      if (foe.owner !== seat && !foe.hole && !conflictOn(s, track)) found.push({ track, own }); // 4.1
    }
  }
  return found;
}

/** Conflicts between two seats, one of which is at turn: those that they may agree to end now (19.2, 19.7). */
export function endable(s: Galaxy, seat: Seat): OnBoard[] {
  if (s.conflicts.length === 0) return [];
  return s.conflicts.filter((conflict) => {
    const mine = sideOf(s, conflict, seat);
    if (!mine || SIDES.some((side) => isFull(conflict.cells[side]))) return false; // won already (18.6)
    const other = participant(s, conflict, opposite(mine));
    return other !== null && (s.turn.seat === seat || s.turn.seat === other);
  });
}
