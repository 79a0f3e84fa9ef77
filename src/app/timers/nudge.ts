import { z } from 'zod';
import { requirePlaying } from '../answers/submit-answer.ts';
import { done, type Reply, refused } from '../requests/reply.ts';
import { actor, identifier, parseRequest } from '../requests/request.ts';
import { seatsOf } from '../runner/live-table.ts';
import { canManage } from '../runner/roles.ts';
import type { TableRunner } from '../runner/table-runner.ts';
import { waitingAt } from '../runner/waiting-at.ts';
import { app } from '../text/lexicon.ts';

const HOUR = 3_600_000;

/** The name under which a table remembers when it was nudged last. */
const MARK = 'nudge';

const nudgeRequest = z.object({ table: identifier, actor });

/** Somebody is tired of waiting. */
export type NudgeRequest = z.input<typeof nudgeRequest>;

/** Reminds everybody whom the table waits for, in public and at most once an hour. */
export async function nudge(runner: TableRunner, request: NudgeRequest): Promise<Reply> {
  const read = parseRequest(nudgeRequest, request);
  if (read.kind === 'refused') return read;
  const { table: id, actor: who } = read.value;
  const { messageSlots: places } = runner.deps.store;
  return await runner.runAt(id, async (table) => {
    const open = requirePlaying(table);
    if ('kind' in open) return open;
    if (seatsOf(table, who.user).length === 0 && !canManage(table, who))
      return refused(app('app.notSeated', {}));
    const waited = waitingAt(table, open.session).filter(({ seat }) => table.seats[seat]?.user);
    if (waited.length === 0) return refused(app('app.nobodyWaited', {}));
    const now = runner.deps.clock.now();
    const last = Number((await places.of(id)).get(MARK)?.shown ?? Number.NEGATIVE_INFINITY);
    if (now - last < HOUR)
      return refused(app('app.nudgedLately', { minutes: Math.ceil((last + HOUR - now) / 60_000) }));
    // Before the post: if we stop between the two, a reminder is missing and none comes twice.
    await places.put({ table: id, name: MARK, channel: '', message: null, shown: `${now}` });
    const seats = [...new Set(waited.map(({ seat }) => seat))];
    const posts = seats.map((seat) => ({
      kind: MARK,
      seat,
      payload: { topics: waited.filter((one) => one.seat === seat).map(({ topic }) => topic), by: who.user },
    }));
    await runner.commit(table, { posts });
    return done({});
  });
}
