import { z } from 'zod';
import { done, type Reply, refused } from '../requests/reply.ts';
import { identifier, parseRequest } from '../requests/request.ts';
import { shifted } from '../runner/deadline-plan.ts';
import { seatsOf } from '../runner/live-table.ts';
import { noticeAnswered } from '../runner/notice-answered.ts';
import { requireStarted } from '../runner/roles.ts';
import type { TableRunner } from '../runner/table-runner.ts';
import { app } from '../text/lexicon.ts';

const MAX_AWAY_MS = 90 * 24 * 3_600_000;

const awayRequest = z.object({ table: identifier, user: identifier, until: z.int().nullable() });

/** Somebody will not be there until a time, or is back (null). */
export type AwayRequest = z.input<typeof awayRequest>;

/** Notes that somebody is away: the time until then does not count for their answers. */
export async function away(runner: TableRunner, request: AwayRequest): Promise<Reply> {
  const read = parseRequest(awayRequest, request);
  if (read.kind === 'refused') return read;
  const { table: id, user, until } = read.value;
  const now = runner.deps.now();
  if (until !== null && (until <= now || until > now + MAX_AWAY_MS)) return refused(app('app.awayPast', {}));
  return await runner.runAt(id, async (table) => {
    const closed = requireStarted(table);
    if (closed) return closed;
    const own = seatsOf(table, user);
    if (own.length === 0) return refused(app('app.notSeated', {}));
    const seats = table.seats.map((row) => (row.user === user ? { ...row, awayUntil: until } : row));
    const set = own.flatMap(({ seat, awayUntil }) => {
      const by = Math.max(until ?? now, now) - Math.max(awayUntil ?? now, now);
      const rows = [...table.deadlines.values()].filter((row) => row.seat === seat && row.kind === 'person');
      return by === 0 ? [] : rows.map((row) => shifted(row, by));
    });
    const returned = noticeAnswered(
      table,
      own.map(({ seat }) => seat),
    );
    await runner.commit(table, { ...returned, seats, deadlines: { gone: [], set } });
    return done({});
  });
}
