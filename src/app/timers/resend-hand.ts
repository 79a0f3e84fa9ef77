import { z } from 'zod';
import { done, type Reply, refused } from '../requests/reply.ts';
import { identifier, parseRequest } from '../requests/request.ts';
import { seatsOf } from '../runner/live-table.ts';
import type { TableRunner } from '../runner/table-runner.ts';
import { app } from '../text/lexicon.ts';

const redealRequest = z.object({ table: identifier, user: identifier });

/** Somebody wants their hand where hands are sent, although nothing about it has changed. */
export type ResendHandRequest = z.input<typeof redealRequest>;

/** Has the hands of somebody's seats sent once more. */
export async function resendHand(runner: TableRunner, request: ResendHandRequest): Promise<Reply> {
  const read = parseRequest(redealRequest, request);
  if (read.kind === 'refused') return read;
  const { table: id, user } = read.value;
  return await runner.runAt(id, async (table) => {
    const own = seatsOf(table, user);
    if (own.length === 0) return refused(app('app.notSeated', {}));
    const posts = own.map(({ seat }) => ({
      kind: 'hand',
      seat,
      payload: { asked: [], gone: [], again: true },
    }));
    await runner.commit(table, { posts });
    return done({});
  });
}
