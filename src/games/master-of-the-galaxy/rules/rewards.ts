import type { Seat } from '#core/seat.ts';
import { type Galaxy, type ProjectRef, seatOf } from '../state.ts';
import { isFull } from './cards.ts';
import { sideOf } from './conflicts.ts';

/** The projects of a seat that stand complete and unrewarded (7.13, 7.15, 7.18). Routes bring no reward of their own. */
export function dueRewards(s: Galaxy, seat: Seat): ProjectRef[] {
  const due: ProjectRef[] = s.turn.colonised.map((ref) => ({ ...ref }));
  for (const { id, projects } of seatOf(s, seat).cards) {
    projects.forEach(({ cells, done }, project) => {
      if (!done && isFull(cells)) due.push({ kind: 'card', card: id, project });
    });
  }
  for (const conflict of s.conflicts) {
    const side = sideOf(s, conflict, seat);
    if (side && isFull(conflict.cells[side])) due.push({ kind: 'side', track: conflict.track, side }); // 18.6
  }
  return due;
}
