import { z } from 'zod';
import { standingOrderSchema } from '#core/standing-order.ts';
import type { OrderRow } from '#store/model.ts';
import { planDeadlines } from './deadline-plan.ts';
import type { Desk } from './desk.ts';
import { type LiveTable, seatsOf } from './live-table.ts';
import { done, type Reply, refused } from './reply.ts';
import { identity, reading } from './request.ts';
import { underWay } from './roles.ts';
import { app } from './text/lexicon.ts';

const own = z.object({ table: identity, user: identity, seat: z.int().min(0).optional(), topic: identity });
const setOrderRequest = own.extend({
  order: standingOrderSchema,
  uses: z.int().min(1).max(1_000).optional(),
});

/** Somebody says how a topic is to be answered for them from now on, for so many times or until they say otherwise. */
export type SetOrderRequest = z.input<typeof setOrderRequest>;

/** Somebody wants to be asked again. */
export type ClearOrderRequest = z.input<typeof own>;

/** The seat somebody speaks for: their own, or the one of their own that they name. */
function seatFor(table: LiveTable, { user, seat }: { user: string; seat?: number | undefined }) {
  const found = seatsOf(table, user).find((row) => seat === undefined || row.seat === seat);
  if (found) return { kind: 'seat' as const, seat: found.seat };
  return refused(app(table.seats[seat ?? 0] || seat === undefined ? 'app.notSeated' : 'app.noSeat', {}));
}

/** What follows for the deadlines when the orders of a table are these. */
function replanned(desk: Desk, table: LiveTable, orders: readonly OrderRow[]) {
  return table.session
    ? { deadlines: planDeadlines({ ...table, orders }, table.session.open(), desk.around) }
    : {};
}

/** Keeps an order for a seat. Nobody else ever learns of it. */
export async function setOrder(desk: Desk, request: SetOrderRequest): Promise<Reply> {
  const read = reading(setOrderRequest, request);
  if (read.kind === 'refused') return read;
  const { table: id, topic, order, uses } = read.value;
  return await desk.at(id, async (table) => {
    const closed = underWay(table);
    if (closed) return closed;
    const found = seatFor(table, read.value);
    if (found.kind === 'refused') return found;
    const row: OrderRow = { seat: found.seat, topic, order, usesLeft: uses ?? null };
    const others = table.orders.filter((other) => other.seat !== found.seat || other.topic !== topic);
    const following = replanned(desk, table, [...others, row]);
    await desk.commit(table, { orders: { gone: [], set: [row] }, ...following });
    return done({});
  });
}

/** Forgets an order. */
export async function clearOrder(desk: Desk, request: ClearOrderRequest): Promise<Reply> {
  const read = reading(own, request);
  if (read.kind === 'refused') return read;
  const { table: id, topic } = read.value;
  return await desk.at(id, async (table) => {
    const found = seatFor(table, read.value);
    if (found.kind === 'refused') return found;
    const order = table.orders.find((row) => row.seat === found.seat && row.topic === topic);
    if (!order) return refused(app('app.noOrder', {}));
    const following = replanned(
      desk,
      table,
      table.orders.filter((row) => row !== order),
    );
    await desk.commit(table, { orders: { gone: [order], set: [] }, ...following });
    return done({});
  });
}
