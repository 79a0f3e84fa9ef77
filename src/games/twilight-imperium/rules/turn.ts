import type { Seat } from '#core/seat.ts';
import type { Galaxy } from '../state.ts';
import { barsActivation } from './activation.ts';
import { systemsOnBoard } from './board.ts';

/** Whether there is a system that a seat could activate (1.2). */
export function canActivateAny(s: Galaxy, seat: Seat): boolean {
  return systemsOnBoard(s).some((system) => barsActivation(s, seat, system) === null);
}
