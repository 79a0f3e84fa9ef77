import type { Seat } from '#core/seat.ts';
import { type Galaxy, seatOf } from '../state.ts';
import { controlledBy } from './planets.ts';
import { isGround, lineOf, standing } from './units.ts';

/** Before play begins nobody has anything to lose. */
const PLAY: readonly Galaxy['stage']['kind'][] = ['strategy', 'turn', 'status', 'agenda'];

/** Whether a seat has nothing left to go on with: no ground forces, no unit that produces, no planet (65.1). */
function isBeaten(s: Galaxy, seat: Seat): boolean {
  const { eliminated, faction } = seatOf(s, seat);
  if (eliminated || faction === null || !PLAY.includes(s.stage.kind)) return false;
  if (controlledBy(s, seat).length > 0) return false; // 65.1c
  for (const { stack } of standing(s, seat)) {
    if (isGround(stack.unit)) return false; // 65.1a
    if (lineOf(s, seat, stack.unit).production) return false; // 65.1b
  }
  return true;
}

/** A seat that is beaten and still in the game, if any. */
export function firstBeaten(s: Galaxy): Seat | null {
  for (let seat = 0; seat < s.seats.length; seat++) if (isBeaten(s, seat)) return seat;
  return null;
}

/** Seats still in the game. */
export function seatsLeft(s: Galaxy): Seat[] {
  return s.seats.flatMap(({ eliminated }, seat) => (eliminated ? [] : [seat]));
}
