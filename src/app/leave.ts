import { z } from 'zod';
import type { Desk } from './desk.ts';
import { done, type Reply, refused } from './reply.ts';
import { actor, identity, reading } from './request.ts';
import { gathering, mayRule, underWay } from './roles.ts';
import { numbered, seatsPost } from './seating.ts';
import { app } from './text/lexicon.ts';

const leaveRequest = z.object({ table: identity, actor, seat: z.int().min(0).optional() });

/** Somebody gets up before the game begins; the owner may also empty another's seat. */
export type LeaveRequest = z.input<typeof leaveRequest>;

/** Frees a seat while people are still gathering; the seats after it move up. */
export async function leave(desk: Desk, request: LeaveRequest): Promise<Reply> {
  const read = reading(leaveRequest, request);
  if (read.kind === 'refused') return read;
  const { table: id, actor: who, seat } = read.value;
  return await desk.at(id, async (table) => {
    if (gathering(table)) return underWay(table) ?? refused(app('app.handOverInstead', {}));
    const leaving = table.seats.find((row) =>
      seat === undefined ? row.user === who.user : row.seat === seat,
    );
    if (!leaving) return refused(app(seat === undefined ? 'app.notSeated' : 'app.noSeat', {}));
    if (leaving.user !== who.user && !mayRule(table, who)) return refused(app('app.notOwner', {}));
    const seats = numbered(table.seats.filter((row) => row !== leaving));
    await desk.commit(table, { seats, posts: [seatsPost(seats)] });
    return done({});
  });
}
