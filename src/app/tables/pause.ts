import { z } from 'zod';
import { done, type Reply, refused } from '../requests/reply.ts';
import { actor, identifier, parseRequest } from '../requests/request.ts';
import { changePlan, type PlanChange } from '../runner/change-plan.ts';
import { planDeadlines, shifted } from '../runner/deadline-plan.ts';
import { noticePost, tablePost } from '../runner/plan-posts.ts';
import { requireManager, requireStarted } from '../runner/roles.ts';
import type { TableRunner } from '../runner/table-runner.ts';
import { shiftedTransfers } from '../seats/transfers.ts';
import { app } from '../text/lexicon.ts';

const pauseRequest = z.object({ table: identifier, actor });

/** The owner stops the game for a while, or lets it go on. */
export type PauseRequest = z.input<typeof pauseRequest>;

/** Stops the game: answers are refused and deadlines stand still. */
export const planPause: PlanChange<object> = (table, _, deps) => {
  if (table.row.status === 'paused') return refused(app('app.isPaused', {}));
  return (
    requireStarted(table) ??
    changePlan({
      head: { status: 'paused', pausedAt: deps.clock.now() },
      posts: [tablePost('status', { status: 'paused' }), noticePost(app('app.paused', {}))],
    })
  );
};

/** Lets the game go on; every deadline moves by the time it stood still. */
export const planResume: PlanChange<object> = (table, _, deps) => {
  const { status, pausedAt } = table.row;
  if (status !== 'paused') return requireStarted(table) ?? refused(app('app.notPaused', {}));
  const stood = deps.clock.now() - (pausedAt ?? deps.clock.now());
  const rows = [...table.deadlines.values()].map((row) => shifted(row, stood));
  const then = { ...table, deadlines: new Map(rows.map((row) => [row.key, row])) };
  const due = table.session ? planDeadlines(then, table.session.open(), deps) : { gone: [], set: [] };
  return changePlan({
    head: { status: 'playing', pausedAt: null },
    resumedAt: deps.now(),
    transfers: shiftedTransfers(table, stood),
    posts: [tablePost('status', { status: 'playing' }), noticePost(app('app.resumed', {}))],
    deadlines: { gone: due.gone, set: [...rows.filter(({ key }) => !due.gone.includes(key)), ...due.set] },
  });
};

async function byOwner(
  runner: TableRunner,
  request: PauseRequest,
  makePlan: PlanChange<object>,
): Promise<Reply> {
  const read = parseRequest(pauseRequest, request);
  if (read.kind === 'refused') return read;
  return await runner.runAt(read.value.table, async (table) => {
    const plan = requireManager(table, read.value.actor) ?? (await makePlan(table, {}, runner.deps));
    if (plan.kind === 'refused') return plan;
    await runner.commit(table, plan.change);
    return done({});
  });
}

export function pause(runner: TableRunner, request: PauseRequest): Promise<Reply> {
  return byOwner(runner, request, planPause);
}

export function resume(runner: TableRunner, request: PauseRequest): Promise<Reply> {
  return byOwner(runner, request, planResume);
}
