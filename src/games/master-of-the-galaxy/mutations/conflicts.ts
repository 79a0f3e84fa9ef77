import type { Seat } from '#core/seat.ts';
import { type SystemId, type TrackId, tracks } from '../content/board.ts';
import { conflictOn, participant, SIDES, systemOf } from '../rules/conflicts.ts';
import type { Galaxy } from '../state.ts';
import type { GalaxyTable } from '../table.ts';
import { msg } from '../text/lexicon.ts';
import { buryCard, gainCard } from './cards.ts';
import { clearProject } from './cubes.ts';
import { judge } from './judge.ts';

type OnBoard = Galaxy['conflicts'][number];

/** Takes a conflict off the board: both sides' cubes go home, loss cells to the bank (18.7, 19.5). */
export function liftConflict(t: GalaxyTable, track: TrackId): void {
  const conflict = conflictOn(t.state, track);
  if (!conflict) throw new Error(`no conflict on ${track}`);
  for (const side of SIDES) {
    const seat = participant(t.state, conflict, side);
    if (seat !== null) clearProject(t, seat, { kind: 'side', track, side });
  }
  t.write.conflicts.splice(
    t.write.conflicts.findIndex((other) => other.track === track),
    1,
  );
}

/** Ends a conflict early; its card goes to a seat, or to its deck if there is none (19.4, 19.5). */
export function terminate(t: GalaxyTable, conflict: OnBoard, to: Seat | null): void {
  liftConflict(t, conflict.track);
  t.tell(msg('fact.conflictEnded', { card: conflict.card, track: conflict.track }));
  if (to === null) buryCard(t, conflict.card);
  else gainCard(t, to, conflict.card);
  judge(t);
}

/** The seat towards whose system the red side lies (19.4, 19.6). */
export function redSeat(s: Galaxy, conflict: OnBoard): Seat | null {
  return participant(s, conflict, 'red');
}

/** Ends every conflict that touches a system, before its owner changes (19.1). */
export function terminateAt(t: GalaxyTable, system: SystemId): void {
  for (const conflict of t.state.conflicts.filter(({ track }) => tracks[track].ends.includes(system)))
    terminate(t, conflict, redSeat(t.state, conflict));
}

/** Ends the conflicts with a system that a black hole swallows: the card goes to the other system's seat (4.4). */
export function terminateSwallowed(t: GalaxyTable, system: SystemId): void {
  for (const conflict of t.state.conflicts.filter(({ track }) => tracks[track].ends.includes(system))) {
    const side = systemOf(conflict, 'red') === system ? 'blue' : 'red';
    terminate(t, conflict, participant(t.state, conflict, side));
  }
}
