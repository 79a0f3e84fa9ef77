import { z } from 'zod';
import { done, type Reply } from '../requests/reply.ts';
import { actor, identifier, parseRequest } from '../requests/request.ts';
import { changePlan, type PlanChange } from '../runner/change-plan.ts';
import { noticePost, tablePost } from '../runner/plan-posts.ts';
import { requireManager, requireStarted } from '../runner/roles.ts';
import type { TableRunner } from '../runner/table-runner.ts';
import { app } from '../text/lexicon.ts';

const abandonRequest = z.object({ table: identifier, actor });

/** The owner gives the table up. */
export type AbandonRequest = z.input<typeof abandonRequest>;

/** Ends a game without a result. Its seed is published, as at any end. */
export const planAbandon: PlanChange<object> = (table) => {
  const { status, seed, commitment, head } = table.row;
  const closed = status === 'lobby' ? null : requireStarted(table);
  if (closed) return closed;
  const end = head < 0 ? [] : [tablePost('over', { result: null, seed, commitment })];
  return changePlan({
    head: { status: 'abandoned', pausedAt: null },
    posts: [noticePost(app('app.abandoned', {})), tablePost('status', { status: 'abandoned' }), ...end],
    deadlines: { gone: [...table.deadlines.keys()], set: [] },
  });
};

/** Gives a table up for good, before the game or in the midst of it. */
export async function abandon(runner: TableRunner, request: AbandonRequest): Promise<Reply> {
  const read = parseRequest(abandonRequest, request);
  if (read.kind === 'refused') return read;
  const { table: id, actor: who } = read.value;
  return await runner.runAt(id, async (table) => {
    const plan = requireManager(table, who) ?? (await planAbandon(table, {}, runner.deps));
    if (plan.kind === 'refused') return plan;
    await runner.commit(table, plan.change);
    return done({});
  });
}
