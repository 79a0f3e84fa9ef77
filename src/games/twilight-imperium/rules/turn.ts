import type { Seat } from '#core/seat.ts';
import type { Galaxy } from '../state.ts';
import { systemsOnBoard } from './board.ts';
import { tokenIn } from './tokens.ts';

/** Whether there is a system that a seat could activate (1.2). */
export function canActivateAny(s: Galaxy, seat: Seat): boolean {
  return systemsOnBoard(s).some((system) => !tokenIn(s, seat, system));
}
