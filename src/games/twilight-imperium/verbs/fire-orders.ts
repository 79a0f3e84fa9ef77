import type { Seat } from '#core/seat.ts';
import { type FireOrder, seatOf } from '../state.ts';
import type { ImperiumTable } from '../table.ts';

/** A seat orders its space cannons what to do about others; nobody else learns of it. */
export function orderFire(t: ImperiumTable, seat: Seat, orders: readonly FireOrder[]): void {
  seatOf(t.write, seat).fireOrders = orders.map((order) => ({ ...order }));
}
