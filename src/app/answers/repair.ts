import type { Json } from '#core/json.ts';
import { peopleText } from '#core/people-text.ts';
import { checkpointOf } from '#core/record.ts';
import { repair } from '#core/repair.ts';
import { refused } from '../requests/reply.ts';
import { changePlan, type PlanChange } from '../runner/change-plan.ts';
import { noticePost, openSnapshot, planPosts } from '../runner/plan-posts.ts';
import { requireStarted } from '../runner/roles.ts';
import { isMended } from '../runner/stuck.ts';
import { app } from '../text/lexicon.ts';

/** A change of the state at the checkpoint that was written by a certain entry of the log. */
export interface RepairTarget {
  readonly patch: unknown;
  readonly base: number;
}

/** Changes the state at the last checkpoint; the answers since are asked again. */
export const planRepair: PlanChange<RepairTarget> = (table, { patch, base }, deps) => {
  const closed = requireStarted(table);
  if (closed) return closed;
  const live = table.session;
  if (!live) return refused(app('app.noGame', { game: peopleText(table.row.game) }));
  if (live.segment.seq !== base) return refused(app('app.proposalOutdated', {}));
  const seq = table.row.head + 1;
  const repaired = repair(live, patch, seq);
  // What exactly is wrong would tell what the state holds: a repair must not be a way to ask about it.
  if (repaired.kind === 'refused') return refused(app('app.repairUnfit', {}));
  const { session } = repaired;
  if (!isMended(table, session)) return refused(app('app.repairUnfit', {}));
  const { game, config } = session;
  const step = { before: openSnapshot(table), facts: [], touched: 'all' as const, deps };
  const { posts, head, ...following } = planPosts(table, session, step);
  const isMoved = table.row.version !== game.version;
  return changePlan({
    ...(table.row.stuck !== null && { stuck: null }),
    ...(isMoved && { fixed: config.fixed ?? null }),
    head: { ...head, version: game.version },
    line: {
      entry: { kind: 'repair', seq, patch: patch as Json },
      checkpoint: checkpointOf(session.segment),
      user: null,
      idempotencyKey: null,
    },
    ...following,
    posts: [noticePost(app('app.repaired', {})), ...posts],
    session,
  });
};
