import { z } from 'zod';
import { done, type Reply, refused } from '../requests/reply.ts';
import { actor, identifier, parseRequest } from '../requests/request.ts';
import { canManage, requireLobby, requireStarted } from '../runner/roles.ts';
import type { TableRunner } from '../runner/table-runner.ts';
import { app } from '../text/lexicon.ts';
import { numbered, seatsPost } from './seating.ts';

const leaveRequest = z.object({ table: identifier, actor, seat: z.int().min(0).optional() });

/** Somebody gets up before the game begins; the owner may also empty another's seat. */
export type LeaveRequest = z.input<typeof leaveRequest>;

/** Frees a seat while people are still gathering; the seats after it move up. */
export async function leave(runner: TableRunner, request: LeaveRequest): Promise<Reply> {
  const read = parseRequest(leaveRequest, request);
  if (read.kind === 'refused') return read;
  const { table: id, actor: who, seat } = read.value;
  return await runner.runAt(id, async (table) => {
    if (requireLobby(table)) return requireStarted(table) ?? refused(app('app.handOverInstead', {}));
    const leaving = table.seats.find((row) =>
      seat === undefined ? row.user === who.user : row.seat === seat,
    );
    if (!leaving) return refused(app(seat === undefined ? 'app.notSeated' : 'app.noSeat', {}));
    if (leaving.user !== who.user && !canManage(table, who)) return refused(app('app.openerOnly', {}));
    const seats = numbered(table.seats.filter((row) => row !== leaving));
    await runner.commit(table, { seats, posts: [seatsPost(seats)] });
    return done({});
  });
}
