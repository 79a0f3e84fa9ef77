import { z } from 'zod';
import { notice, toTable } from './aftermath.ts';
import type { Desk } from './desk.ts';
import { changing, type Deed } from './effect.ts';
import { done, type Reply } from './reply.ts';
import { actor, identity, reading } from './request.ts';
import { rulersOnly, underWay } from './roles.ts';
import { app } from './text/lexicon.ts';

const abandonRequest = z.object({ table: identity, actor });

/** The owner gives the table up. */
export type AbandonRequest = z.input<typeof abandonRequest>;

/** Ends a game without a result. Its seed is published, as at any end. */
export const abandonDeed: Deed<object> = (table) => {
  const { status, seed, commitment, head } = table.row;
  const closed = status === 'lobby' ? null : underWay(table);
  if (closed) return closed;
  const end = head < 0 ? [] : [toTable('over', { result: null, seed, commitment })];
  return changing({
    head: { status: 'abandoned', pausedAt: null },
    posts: [notice(app('app.abandoned', {})), toTable('status', { status: 'abandoned' }), ...end],
    deadlines: { gone: [...table.deadlines.keys()], set: [] },
  });
};

/** Gives a table up for good, before the game or in the midst of it. */
export async function abandon(desk: Desk, request: AbandonRequest): Promise<Reply> {
  const read = reading(abandonRequest, request);
  if (read.kind === 'refused') return read;
  const { table: id, actor: who } = read.value;
  return await desk.at(id, async (table) => {
    const effect = rulersOnly(table, who) ?? (await abandonDeed(table, {}, desk.around));
    if (effect.kind === 'refused') return effect;
    await desk.commit(table, effect.change);
    return done({});
  });
}
