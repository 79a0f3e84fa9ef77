import { z } from 'zod';
import type { Json } from '#core/json.ts';
import { peopleText } from '#core/people-text.ts';
import { done, type Reply, refused } from '../requests/reply.ts';
import { actor, identifier, parseRequest } from '../requests/request.ts';
import { requireLobby, requireOpener } from '../runner/roles.ts';
import type { TableRunner } from '../runner/table-runner.ts';
import { seatsPost } from '../seats/seating.ts';
import { app } from '../text/lexicon.ts';
import { optionsRefusal } from './options-refused.ts';

const setUpRequest = z.object({
  table: identifier,
  actor,
  options: z.record(z.string(), z.json()),
});

/** The owner settles something about the game before it begins: these options change, the others stay. */
export type SetUpRequest = z.input<typeof setUpRequest>;

/** Changes options of a table that is still gathering. */
export async function setUp(runner: TableRunner, request: SetUpRequest): Promise<Reply> {
  const read = parseRequest(setUpRequest, request);
  if (read.kind === 'refused') return read;
  const { table: id, actor: who, options } = read.value;
  return await runner.runAt(id, async (table) => {
    const { game, row, seats } = table;
    const closed = requireLobby(table) ?? requireOpener(table, who);
    if (closed) return closed;
    if (!game) return refused(app('app.noGame', { game: peopleText(row.game) }));
    const parsed = game.options.safeParse({ ...(row.options as { [name: string]: Json }), ...options });
    if (!parsed.success) return refused(optionsRefusal(parsed.error));
    await runner.commit(table, { options: parsed.data as Json, posts: [seatsPost(seats)] });
    return done({});
  });
}
