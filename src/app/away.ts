import { z } from 'zod';
import { shifted } from './deadline-plan.ts';
import type { Desk } from './desk.ts';
import { seatsOf } from './live-table.ts';
import { done, type Reply, refused } from './reply.ts';
import { identity, reading } from './request.ts';
import { underWay } from './roles.ts';
import { app } from './text/lexicon.ts';

const LONGEST = 90 * 24 * 3_600_000;

const awayRequest = z.object({ table: identity, user: identity, until: z.int().nullable() });

/** Somebody will not be there until a time, or is back (null). */
export type AwayRequest = z.input<typeof awayRequest>;

/** Notes that somebody is away: the time until then does not count for their answers. */
export async function away(desk: Desk, request: AwayRequest): Promise<Reply> {
  const read = reading(awayRequest, request);
  if (read.kind === 'refused') return read;
  const { table: id, user, until } = read.value;
  const now = desk.around.now();
  if (until !== null && (until <= now || until > now + LONGEST)) return refused(app('app.awayPast', {}));
  return await desk.at(id, async (table) => {
    const closed = underWay(table);
    if (closed) return closed;
    const own = seatsOf(table, user);
    if (own.length === 0) return refused(app('app.notSeated', {}));
    const seats = table.seats.map((row) => (row.user === user ? { ...row, awayUntil: until } : row));
    const set = own.flatMap(({ seat, awayUntil }) => {
      const by = Math.max(until ?? now, now) - Math.max(awayUntil ?? now, now);
      const rows = [...table.deadlines.values()].filter((row) => row.seat === seat && row.kind === 'person');
      return by === 0 ? [] : rows.map((row) => shifted(row, by));
    });
    await desk.commit(table, { seats, deadlines: { gone: [], set } });
    return done({});
  });
}
