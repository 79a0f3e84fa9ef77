import type { Json } from '#core/json.ts';
import { checkpointOf } from '#core/record.ts';
import { repair } from '#core/repair.ts';
import { aftermath, notice, standing } from './aftermath.ts';
import { changing, type Deed } from './effect.ts';
import { refused } from './reply.ts';
import { underWay } from './roles.ts';
import { isMended } from './stuck.ts';
import { app } from './text/lexicon.ts';

/** A change of the state at the checkpoint that was written by a certain entry of the log. */
export interface Repairing {
  readonly patch: unknown;
  readonly base: number;
}

/** Changes the state at the last checkpoint; the answers since are asked again. */
export const repairDeed: Deed<Repairing> = (table, { patch, base }, around) => {
  const closed = underWay(table);
  if (closed) return closed;
  const live = table.session;
  if (!live) return refused(app('app.noGame', { game: table.row.game }));
  if (live.segment.seq !== base) return refused(app('app.proposalOutdated', {}));
  const seq = table.row.head + 1;
  const repaired = repair(live, patch, seq);
  // What exactly is wrong would tell what the state holds: a repair must not be a way to ask about it.
  if (repaired.kind === 'refused') return refused(app('app.repairUnfit', {}));
  const { session } = repaired;
  if (!isMended(table, session)) return refused(app('app.repairUnfit', {}));
  const { game, config } = session;
  const step = { was: standing(table), facts: [], touched: 'all' as const, around };
  const { posts, head, ...following } = aftermath(table, session, step);
  const isMoved = table.row.version !== game.version;
  return changing({
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
    posts: [notice(app('app.repaired', {})), ...posts],
    session,
  });
};
