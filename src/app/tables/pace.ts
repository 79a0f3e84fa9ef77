import { z } from 'zod';
import type { Message } from '#core/message.ts';
import type { Session } from '#core/session.ts';
import type { DeadlineRow, Pace } from '#store/model.ts';
import { done, type Reply, refused } from '../requests/reply.ts';
import { actor, identifier, parseRequest } from '../requests/request.ts';
import { changePlan, type PlanChange } from '../runner/change-plan.ts';
import { planDeadlines, shifted } from '../runner/deadline-plan.ts';
import type { Dependencies } from '../runner/dependencies.ts';
import type { DeadlineChange, LiveTable } from '../runner/live-table.ts';
import { noticePost, tablePost } from '../runner/plan-posts.ts';
import { requireManager, requireStarted } from '../runner/roles.ts';
import type { TableRunner } from '../runner/table-runner.ts';
import { seatsPost } from '../seats/seating.ts';
import { app } from '../text/lexicon.ts';

/** A month, and long enough for anybody. */
export const MAX_DEADLINE_HOURS = 720;

/** A pace as it is asked for. */
export const paceSchema = z.object({
  deadlineHours: z.int().min(1).max(MAX_DEADLINE_HOURS).nullable(),
  reminders: z.boolean(),
});

const paceRequest = z.object({ table: identifier, actor, pace: paceSchema });

/** Whoever opened the table changes how it presses for answers. */
export type PaceRequest = z.input<typeof paceRequest>;

/** A pace in words. */
export function paceMessage({ deadlineHours: hours, reminders }: Pace): Message {
  return app('app.pace', { hours, reminders });
}

/** Whether a pace leaves the others less than they have now: less time, or no warning before it is up. */
export function isTighter(was: Pace, next: Pace): boolean {
  const hours = ({ deadlineHours }: Pace) => deadlineHours ?? Number.POSITIVE_INFINITY;
  const isSilent = was.reminders && !next.reminders && next.deadlineHours !== null;
  return hours(next) < hours(was) || isSilent;
}

const isSame = (one: Pace, other: Pace) =>
  one.deadlineHours === other.deadlineHours && one.reminders === other.reminders;

/** The deadlines under another pace. Nobody is late by it: everybody has the new time in full, or what was left if that is longer. */
function replanned(table: LiveTable, session: Session, deps: Dependencies): DeadlineChange {
  const rows = [...table.deadlines.values()];
  const silent = rows.filter(({ kind }) => kind === 'veiled' || kind === 'call');
  const bare = { ...table, deadlines: new Map(silent.map((row) => [row.key, row])) };
  const { set } = planDeadlines(bare, session.open(), deps);
  const paused = table.row.pausedAt === null ? 0 : table.row.pausedAt - deps.clock.now();
  const fair = (row: DeadlineRow): DeadlineRow => {
    const planned = shifted(row, paused);
    const old = table.deadlines.get(row.key)?.dueAt ?? null;
    if (old === null || planned.dueAt === null) return planned;
    return shifted(planned, Math.max(0, old - planned.dueAt));
  };
  const kept = new Set([...silent, ...set].map(({ key }) => key));
  return { gone: rows.flatMap(({ key }) => (kept.has(key) ? [] : [key])), set: set.map(fair) };
}

/** Lets a table press otherwise for answers, and tells it so. */
export const planPace: PlanChange<Pace> = (table, { deadlineHours, reminders }, deps) => {
  const closed = requireStarted(table);
  if (closed) return closed;
  const pace = { deadlineHours, reminders };
  if (isSame(table.row, pace)) return refused(app('app.paceSame', {}));
  const { status } = table.row;
  const then = { ...table, row: { ...table.row, ...pace } };
  return changePlan({
    pace,
    posts: [tablePost('status', { status }), noticePost(app('app.paceChanged', { pace: paceMessage(pace) }))],
    ...(table.session && { deadlines: replanned(then, table.session, deps) }),
  });
};

/** Changes the pace: before the start as whoever opened the table likes, afterwards only so that nobody has less time. */
export async function setPace(runner: TableRunner, request: PaceRequest): Promise<Reply> {
  const read = parseRequest(paceRequest, request);
  if (read.kind === 'refused') return read;
  const { table: id, actor: who, pace } = read.value;
  return await runner.runAt(id, async (table) => {
    if (table.row.status === 'lobby') {
      const denied = requireManager(table, who);
      if (denied) return denied;
      await runner.commit(table, { pace, posts: [seatsPost(table.seats)] });
      return done({});
    }
    if (table.row.owner !== who.user) return refused(app('app.notOwner', {}));
    const plan = await planPace(table, pace, runner.deps);
    if (plan.kind === 'refused') return plan;
    if (isTighter(table.row, pace)) return refused(app('app.paceByVote', {}));
    await runner.commit(table, plan.change);
    return done({});
  });
}
