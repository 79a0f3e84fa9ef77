import { z } from 'zod';
import type { Desk } from './desk.ts';
import { seatsOf } from './live-table.ts';
import { done, type Reply, refused } from './reply.ts';
import { identity, reading } from './request.ts';
import { app } from './text/lexicon.ts';

const redealRequest = z.object({ table: identity, user: identity });

/** Somebody wants their hand where hands are sent, although nothing about it has changed. */
export type RedealRequest = z.input<typeof redealRequest>;

/** Has the hands of somebody's seats sent once more. */
export async function redeal(desk: Desk, request: RedealRequest): Promise<Reply> {
  const read = reading(redealRequest, request);
  if (read.kind === 'refused') return read;
  const { table: id, user } = read.value;
  return await desk.at(id, async (table) => {
    const own = seatsOf(table, user);
    if (own.length === 0) return refused(app('app.notSeated', {}));
    const posts = own.map(({ seat }) => ({
      kind: 'hand',
      seat,
      payload: { asked: [], gone: [], again: true },
    }));
    await desk.commit(table, { posts });
    return done({});
  });
}
