import { z } from 'zod';
import type { Json } from '#core/json.ts';
import type { Desk } from './desk.ts';
import { reasonOf } from './options-refused.ts';
import { done, type Reply, refused } from './reply.ts';
import { actor, identity, reading } from './request.ts';
import { gathering, rulersOnly } from './roles.ts';
import { seatsPost } from './seating.ts';
import { app } from './text/lexicon.ts';

const setUpRequest = z.object({
  table: identity,
  actor,
  options: z.record(z.string(), z.json()),
});

/** The owner settles something about the game before it begins: these options change, the others stay. */
export type SetUpRequest = z.input<typeof setUpRequest>;

/** Changes options of a table that is still gathering. */
export async function setUp(desk: Desk, request: SetUpRequest): Promise<Reply> {
  const read = reading(setUpRequest, request);
  if (read.kind === 'refused') return read;
  const { table: id, actor: who, options } = read.value;
  return await desk.at(id, async (table) => {
    const { game, row, seats } = table;
    const closed = gathering(table) ?? rulersOnly(table, who);
    if (closed) return closed;
    if (!game) return refused(app('app.noGame', { game: row.game }));
    const parsed = game.options.safeParse({ ...(row.options as { [name: string]: Json }), ...options });
    if (!parsed.success) return refused(reasonOf(parsed.error));
    await desk.commit(table, { options: parsed.data as Json, posts: [seatsPost(seats)] });
    return done({});
  });
}
