import type { Author } from '#core/record.ts';
import { done, type Reply, refused } from '../requests/reply.ts';
import { parseRequest } from '../requests/request.ts';
import { changePlan, type PlanChange } from '../runner/change-plan.ts';
import { shifted } from '../runner/deadline-plan.ts';
import { type LiveTable, seatsOf } from '../runner/live-table.ts';
import { noticePost, tablePost } from '../runner/plan-posts.ts';
import { type Actor, authorOf, canManage } from '../runner/roles.ts';
import type { TableRunner } from '../runner/table-runner.ts';
import { shiftedTransfers } from '../seats/transfers.ts';
import { app } from '../text/lexicon.ts';
import { type AbandonRequest, abandonRequest } from './abandon.ts';

/** Whose word it is that a game goes on, and whether the table voted for it. */
export interface Restoring {
  readonly by: Author;
  readonly how: 'alone' | 'vote';
}

/** Takes the end of a game back: it stands exactly where it stood, and the time since has not passed for anybody. */
export const planRestore: PlanChange<Restoring> = (table, { by, how }, deps) => {
  const { ending } = table.row;
  if (ending === null || ending.endsAt <= deps.now()) return refused(app('app.notRestorable', {}));
  const { status, pausedAt, at } = ending;
  const stood = deps.now() - at;
  const isRunning = status === 'playing';
  return changePlan({
    head: { status, pausedAt },
    ending: null,
    posts: [tablePost('status', { status }), noticePost(app('app.restored', { by, how }))],
    // Of a game that was paused all clocks are moved when it is resumed.
    ...(isRunning && {
      resumedAt: deps.now(),
      deadlines: { gone: [], set: [...table.deadlines.values()].map((row) => shifted(row, stood)) },
      transfers: shiftedTransfers(table, stood),
    }),
  });
};

/** Whoever ended it alone takes it back alone; that a game is not deserted anybody at the table can say. */
function mayRestore(table: LiveTable, who: Actor): boolean {
  const { ending } = table.row;
  if (ending === null || ending.how === 'vote') return false;
  if (ending.by.user === who.user) return true;
  return ending.how === 'deserted' && seatsOf(table, who.user).length > 0;
}

/** Lets a game that was given up go on, where one word is enough for that. */
export async function restore(runner: TableRunner, request: AbandonRequest): Promise<Reply> {
  const read = parseRequest(abandonRequest, request);
  if (read.kind === 'refused') return read;
  const { table: id, actor: who } = read.value;
  return await runner.runAt(id, async (table) => {
    if (seatsOf(table, who.user).length === 0 && !canManage(table, who))
      return refused(app('app.notSeated', {}));
    const plan = await planRestore(table, { by: authorOf(table, who), how: 'alone' }, runner.deps);
    if (plan.kind === 'refused') return plan;
    if (!mayRestore(table, who)) return refused(app('app.restoreByVote', {}));
    await runner.commit(table, plan.change);
    // Another version of the rules may have come meanwhile; the table is brought up when it is loaded.
    runner.forget(table);
    return done({});
  });
}
