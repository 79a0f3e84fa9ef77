import { z } from 'zod';
import { done, type Reply, refused } from '../requests/reply.ts';
import { actor, identifier, parseRequest } from '../requests/request.ts';
import { tablePost } from '../runner/plan-posts.ts';
import { canManage } from '../runner/roles.ts';
import type { TableRunner } from '../runner/table-runner.ts';
import { app } from '../text/lexicon.ts';

const moveRequest = z.object({
  table: identifier,
  actor,
  guild: identifier,
  channel: identifier,
});

/** The owner has the table go on in another channel, or in a fresh thread of the same. */
export type MoveRequest = z.input<typeof moveRequest>;

/** Moves a table to another place; whoever announces it leaves the old one. */
export async function move(runner: TableRunner, request: MoveRequest): Promise<Reply> {
  const read = parseRequest(moveRequest, request);
  if (read.kind === 'refused') return read;
  const { table: id, actor: who, guild, channel } = read.value;
  return await runner.runAt(id, async (table) => {
    if (!canManage(table, who)) return refused(app('app.onlyManagers', {}));
    await runner.commit(table, { place: { guild, channel }, posts: [tablePost('moved', { by: who.user })] });
    return done({});
  });
}

/** Has a table told what it could not be told before. */
export async function catchUp(runner: TableRunner, id: string): Promise<Reply> {
  return await runner.runAt(id, async (table) => {
    await runner.commit(table, { posts: [tablePost('catchUp', {})] });
    return done({});
  });
}
