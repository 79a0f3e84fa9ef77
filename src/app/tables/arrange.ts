import { z } from 'zod';
import { LANGUAGES } from '#core/message.ts';
import { done, type Reply, refused } from '../requests/reply.ts';
import { actor, displayName, identifier, parseRequest } from '../requests/request.ts';
import type { TableChange } from '../runner/live-table.ts';
import { tablePost } from '../runner/plan-posts.ts';
import { requireLobby, requireOpener, requireStarted } from '../runner/roles.ts';
import type { TableRunner } from '../runner/table-runner.ts';
import { numbered, seatsPost } from '../seats/seating.ts';
import { app } from '../text/lexicon.ts';

const arrangeRequest = z.object({
  table: identifier,
  actor,
  name: displayName.optional(),
  language: z.enum(LANGUAGES).optional(),
  /** Who is to sit first, second and so on, by the seats they have now; only before the start. */
  order: z.array(z.int().min(0)).optional(),
});

/** The owner calls a table otherwise, has it speak another language, or lets people sit in another order. */
export type ArrangeRequest = z.input<typeof arrangeRequest>;

const isOrderOf = (count: number, order: readonly number[]) =>
  order.length === count && new Set(order).size === count && order.every((seat) => seat < count);

/** Changes what is not of the game: its name and language at any time, the order of seats while people gather. */
export async function arrange(runner: TableRunner, request: ArrangeRequest): Promise<Reply> {
  const read = parseRequest(arrangeRequest, request);
  if (read.kind === 'refused') return read;
  const { table: id, actor: who, name, language, order } = read.value;
  return await runner.runAt(id, async (table) => {
    const { row, seats } = table;
    const isLobby = row.status === 'lobby';
    const closed = (isLobby ? null : requireStarted(table)) ?? requireOpener(table, who);
    if (closed) return closed;
    if (order !== undefined) {
      const begun = requireLobby(table);
      if (begun) return begun;
      if (!isOrderOf(seats.length, order)) return refused(app('app.seatOrder', { seats: seats.length }));
    }
    const next = order === undefined ? seats : numbered(order.flatMap((seat) => seats[seat] ?? []));
    const change: TableChange = {
      called: { name: name ?? row.name, language: language ?? row.language },
      ...(order !== undefined && { seats: next }),
      posts: [isLobby ? seatsPost(next) : tablePost('status', { status: row.status })],
    };
    await runner.commit(table, change);
    return done({});
  });
}
