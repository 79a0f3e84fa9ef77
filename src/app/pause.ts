import { z } from 'zod';
import { notice, toTable } from './aftermath.ts';
import { shifted } from './deadline-plan.ts';
import type { Desk } from './desk.ts';
import { changing, type Deed } from './effect.ts';
import { done, type Reply, refused } from './reply.ts';
import { actor, identity, reading } from './request.ts';
import { rulersOnly, underWay } from './roles.ts';
import { app } from './text/lexicon.ts';

const pauseRequest = z.object({ table: identity, actor });

/** The owner stops the game for a while, or lets it go on. */
export type PauseRequest = z.input<typeof pauseRequest>;

/** Stops the game: answers are refused and deadlines stand still. */
export const pauseDeed: Deed<object> = (table, _, around) => {
  if (table.row.status === 'paused') return refused(app('app.isPaused', {}));
  return (
    underWay(table) ??
    changing({
      head: { status: 'paused', pausedAt: around.now() },
      posts: [toTable('status', { status: 'paused' }), notice(app('app.paused', {}))],
    })
  );
};

/** Lets the game go on; every deadline moves by the time it stood still. */
export const resumeDeed: Deed<object> = (table, _, around) => {
  const { status, pausedAt } = table.row;
  if (status !== 'paused') return underWay(table) ?? refused(app('app.notPaused', {}));
  const stood = around.now() - (pausedAt ?? around.now());
  const set = [...table.deadlines.values()].map((row) => shifted(row, stood));
  return changing({
    head: { status: 'playing', pausedAt: null },
    posts: [toTable('status', { status: 'playing' }), notice(app('app.resumed', {}))],
    deadlines: { gone: [], set },
  });
};

async function byOwner(desk: Desk, request: PauseRequest, deed: Deed<object>): Promise<Reply> {
  const read = reading(pauseRequest, request);
  if (read.kind === 'refused') return read;
  return await desk.at(read.value.table, async (table) => {
    const effect = rulersOnly(table, read.value.actor) ?? (await deed(table, {}, desk.around));
    if (effect.kind === 'refused') return effect;
    await desk.commit(table, effect.change);
    return done({});
  });
}

export function pause(desk: Desk, request: PauseRequest): Promise<Reply> {
  return byOwner(desk, request, pauseDeed);
}

export function resume(desk: Desk, request: PauseRequest): Promise<Reply> {
  return byOwner(desk, request, resumeDeed);
}
