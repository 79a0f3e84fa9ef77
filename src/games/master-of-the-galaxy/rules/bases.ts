import type { Seat } from '#core/seat.ts';
import { SYSTEMS, type SystemId, systems } from '../content/board.ts';
import type { CardId } from '../content/ids.ts';
import type { PoliticsKind } from '../content/kinds.ts';
import { type Galaxy, seatOf } from '../state.ts';
import { isJoined } from './routes.ts';
import { basesOnBoard } from './victory.ts';

/** A prepared base: the card in whose round cell the disc lies, and the project it belongs to. */
export type Prepared = { readonly card: CardId; readonly project: number };

export function preparedBases(s: Galaxy, seat: Seat): Prepared[] {
  const prepared: Prepared[] = [];
  for (const { id, projects } of seatOf(s, seat).cards) {
    projects.forEach(({ disc }, project) => {
      if (disc) prepared.push({ card: id, project });
    });
  }
  return prepared;
}

/** Where a seat may place a prepared base now. */
export function placesForBase(s: Galaxy, seat: Seat): SystemId[] {
  const homeless = basesOnBoard(s, seat) === 0;
  return SYSTEMS.filter((id) => {
    const system = s.systems[id];
    if (system.hole) return false; // 4.1
    if (system.owner === null) return homeless || isJoined(s, seat, id); // 11.12, 11.4
    return system.owner === seat && system.bases < systems[id].planets && isJoined(s, seat, id); // 11.7, 11.8
  });
}

/** The politics card that comes with the first, second and third base in a system (11.10, 11.13). */
export function politicsFor(count: number): PoliticsKind {
  return count === 1 ? 'leader' : count === 2 ? 'conflict' : 'government';
}
