import { z } from 'zod';
import { standingOrderSchema } from '#core/standing-order.ts';
import type { OrderRow } from '#store/model.ts';
import { done, type Reply, refused } from '../requests/reply.ts';
import { identifier, parseRequest } from '../requests/request.ts';
import { planDeadlines } from '../runner/deadline-plan.ts';
import { type LiveTable, seatsOf } from '../runner/live-table.ts';
import { requireStarted } from '../runner/roles.ts';
import type { TableRunner } from '../runner/table-runner.ts';
import { app } from '../text/lexicon.ts';

const own = z.object({
  table: identifier,
  user: identifier,
  seat: z.int().min(0).optional(),
  topic: identifier,
});
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
function replanned(runner: TableRunner, table: LiveTable, orders: readonly OrderRow[]) {
  return table.session
    ? { deadlines: planDeadlines({ ...table, orders }, table.session.open(), runner.deps) }
    : {};
}

/** Keeps an order for a seat. Nobody else ever learns of it. */
export async function setOrder(runner: TableRunner, request: SetOrderRequest): Promise<Reply> {
  const read = parseRequest(setOrderRequest, request);
  if (read.kind === 'refused') return read;
  const { table: id, topic, order, uses } = read.value;
  return await runner.runAt(id, async (table) => {
    const closed = requireStarted(table);
    if (closed) return closed;
    const found = seatFor(table, read.value);
    if (found.kind === 'refused') return found;
    const row: OrderRow = { seat: found.seat, topic, order, usesLeft: uses ?? null };
    const others = table.orders.filter((other) => other.seat !== found.seat || other.topic !== topic);
    const following = replanned(runner, table, [...others, row]);
    await runner.commit(table, { orders: { gone: [], set: [row] }, ...following });
    return done({});
  });
}

/** Forgets an order. */
export async function clearOrder(runner: TableRunner, request: ClearOrderRequest): Promise<Reply> {
  const read = parseRequest(own, request);
  if (read.kind === 'refused') return read;
  const { table: id, topic } = read.value;
  return await runner.runAt(id, async (table) => {
    const found = seatFor(table, read.value);
    if (found.kind === 'refused') return found;
    const order = table.orders.find((row) => row.seat === found.seat && row.topic === topic);
    if (!order) return refused(app('app.noOrder', {}));
    const following = replanned(
      runner,
      table,
      table.orders.filter((row) => row !== order),
    );
    await runner.commit(table, { orders: { gone: [order], set: [] }, ...following });
    return done({});
  });
}
