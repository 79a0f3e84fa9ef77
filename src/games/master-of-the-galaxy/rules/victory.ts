import type { Seat } from '#core/seat.ts';
import { SYSTEMS, systems } from '../content/board.ts';
import { clockwise, type Galaxy, seatOf, type Victory } from '../state.ts';
import { DISCS, SYMBOLS_TO_WIN } from './rulings.ts';
import { hasEqualSymbols } from './symbols.ts';

const STARTS = SYSTEMS.filter((id) => systems[id].start);

/** Discs of a seat on the board: prepared ones are not (5.7). */
export function basesOnBoard(s: Galaxy, seat: Seat): number {
  let bases = 0;
  for (const id of SYSTEMS) if (s.systems[id].owner === seat) bases += s.systems[id].bases;
  return bases;
}

/** Start systems in which a seat has a base; an uncovered one counts too (5.8). */
export function startSystemsOf(s: Galaxy, seat: Seat): number {
  let starts = 0;
  for (const id of STARTS) if (s.systems[id].owner === seat) starts += 1;
  return starts;
}

function victoryOf(s: Galaxy, seat: Seat): Victory | null {
  if (seatOf(s, seat).reserve === 0 && basesOnBoard(s, seat) === DISCS) return 'expansion'; // 5.2
  if (hasEqualSymbols(s, seat, SYMBOLS_TO_WIN)) return 'domination'; // 5.3
  return startSystemsOf(s, seat) >= 2 ? 'capture' : null; // 5.4
}

/** Who has won: the active seat first, then clockwise (5.6). */
export function victor(s: Galaxy): { readonly seat: Seat; readonly by: Victory } | null {
  for (const seat of clockwise(s, s.turn.seat)) {
    const by = victoryOf(s, seat);
    if (by) return { seat, by };
  }
  return null;
}
