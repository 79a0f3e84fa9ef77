import type { Seat } from '#core/seat.ts';
import { memoizeUntilWrite } from '#core/state-memo.ts';
import { type FireOrder, type Galaxy, othersThan, seatOf } from '../../state.ts';
import { systems } from '../../tables/systems.ts';
import { standing } from '../units.ts';
import { cannonsAt, cannonsOn } from './batteries.ts';
import { canRoll } from './dice.ts';

/** What a seat has ordered its space cannons to do about another; null if it has said nothing. */
export const fireOrder = (s: Galaxy, seat: Seat, against: Seat): FireOrder['order'] | null =>
  seatOf(s, seat).fireOrders?.find((one) => one.against === against)?.order ?? null;

/** Whether a seat may want to give its space cannons orders: in its own turn, and while they could fire in the active system. */
export const mayOrderFire = memoizeUntilWrite((s: Galaxy, seat: Seat): boolean => {
  if (!s.turn || seatOf(s, seat).eliminated) return false;
  if (s.turn.seat === seat)
    return standing(s, seat).some(({ stack: { unit } }) => canRoll(s, seat, { unit, kind: 'cannon' }));
  return s.tactical !== null && reaches(s, seat, s.tactical.seat);
});

function reaches(s: Galaxy, seat: Seat, against: Seat): boolean {
  const { system } = s.tactical ?? {};
  if (system === undefined || !othersThan(s, seat).includes(against)) return false;
  return (
    cannonsAt(s, system, { seat, against }).length > 0 ||
    systems[system].planets.some((planet) => cannonsOn(s, planet, { seat, against }).length > 0)
  );
}
