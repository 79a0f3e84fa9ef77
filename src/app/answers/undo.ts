import { z } from 'zod';
import { peopleText } from '#core/people-text.ts';
import { checkpointOf, type Row, type Segment } from '#core/record.ts';
import { core } from '#core/text/lexicon.ts';
import { undo as undone } from '#core/undo.ts';
import type { OrderRow, Post } from '#store/model.ts';
import { done, type Reply, refused } from '../requests/reply.ts';
import { identifier, parseRequest } from '../requests/request.ts';
import { changePlan, type PlanChange } from '../runner/change-plan.ts';
import type { Dependencies } from '../runner/dependencies.ts';
import { type LiveTable, seatsOf } from '../runner/live-table.ts';
import { noticePost, openSnapshot, planPosts } from '../runner/plan-posts.ts';
import { requireStarted } from '../runner/roles.ts';
import { isMended } from '../runner/stuck.ts';
import type { TableRunner } from '../runner/table-runner.ts';
import { app } from '../text/lexicon.ts';
import { requirePlaying } from './submit-answer.ts';

/** How many checkpoints back somebody's last answer is looked for. */
const FAR = 8;

const undoRequest = z.object({ table: identifier, user: identifier, seq: z.int().min(0).optional() });

/** Somebody takes an answer back: a certain one of their own, or their last. */
export type UndoRequest = z.input<typeof undoRequest>;

/** Which answer is taken back, and whether the table voted for it. */
export interface UndoTarget {
  readonly seat: number;
  readonly seq: number;
  readonly voted: boolean;
}

/** The last answer a seat gave itself and that still stands. */
function lastOwn(lineage: readonly Segment[], seats: readonly number[]): Row | undefined {
  const rows = lineage.flatMap(({ rows: own }) => own);
  return rows.findLast(({ seat, by }) => seats.includes(seat) && by === 'seat');
}

/** Which answer somebody means who says only "take it back". */
export async function ownAnswer(
  table: LiveTable,
  { user, seq }: { user: string; seq?: number | undefined },
  deps: Dependencies,
) {
  const seats = seatsOf(table, user).map(({ seat }) => seat);
  if (seats.length === 0) return refused(app('app.notSeated', {}));
  const depth = seq === undefined ? FAR : Number.POSITIVE_INFINITY;
  const lineage = await deps.store.log.lineage(table.row.id, { ...(seq !== undefined && { seq }), depth });
  const rows = lineage.flatMap(({ rows: own }) => own);
  const row =
    seq === undefined
      ? lastOwn(lineage, seats)
      : rows.find((own) => own.seq === seq && seats.includes(own.seat));
  return row ? { kind: 'found' as const, row } : refused(core('core.undoUnknown', {}));
}

/** An order whose answer was taken back must not give the same answer again at once. */
function brokenOrders(table: LiveTable, dropped: readonly Row[], seat: number): OrderRow[] {
  const topics = new Set(
    dropped.filter((row) => row.by === 'order' && row.seat === seat).map(({ topic }) => topic),
  );
  return table.orders.filter((order) => order.seat === seat && topics.has(order.topic));
}

/** What the log notes of how many answers others may know of. */
const knownOf = (dropped: readonly number[], known: number) => (known === dropped.length ? {} : { known });

/** Takes an answer back and everything that falls with it. */
export const planUndo: PlanChange<UndoTarget> = async (table, { seat, seq, voted }, deps) => {
  const closed = requireStarted(table);
  if (closed) return closed;
  const live = table.session;
  if (!live) return refused(app('app.noGame', { game: peopleText(table.row.game) }));
  // What a former version left behind cannot be played by this one.
  if (table.row.version !== live.game.version) return refused(core('core.stuck', {}));
  const lineage = await deps.store.log.lineage(table.row.id, { seq, depth: Number.POSITIVE_INFINITY });
  const result = undone(live, lineage, { seat, seq, voted });
  if (result.kind === 'refused') return result;
  const { session, dropped, known, hidden } = result;
  if (!isMended(table, session)) return refused(core('core.stuck', {}));
  const at = table.row.head + 1;
  session.segment = { ...session.segment, seq: at };
  const before = openSnapshot(table);
  const user = table.seats[seat]?.user ?? null;
  const { posts, ...following } = planPosts(table, session, {
    before,
    facts: [],
    touched: hidden ? [seat] : 'all',
    answered: hidden || voted || user === null ? null : { seat, user, at: deps.clock.now() },
    deps,
  });
  const fallen = lineage.flatMap(({ rows }) => rows).filter((row) => dropped.includes(row.seq));
  const broken = brokenOrders(table, fallen, seat);
  const told: Post[] = broken.map(({ topic }) => {
    return { kind: 'notice', seat, payload: { message: app('app.orderDropped', { topic }) } };
  });
  const message = app(voted ? 'app.undoneByVote' : 'app.undone', { seat, answers: known });
  return changePlan({
    line: {
      entry: { kind: 'undo', seq: at, seat, voted, dropped, ...knownOf(dropped, hidden ? 0 : known) },
      checkpoint: checkpointOf(session.segment),
      user,
      idempotencyKey: null,
    },
    ...following,
    ...(table.row.stuck !== null && { stuck: null }),
    // What was done behind a screen or a veil is taken back there.
    posts: [{ ...noticePost(message), seat: hidden ? seat : null }, ...told, ...posts],
    ...(broken.length > 0 && { orders: { gone: broken, set: [] } }),
    session,
  });
};

/** Takes an answer back if that is free; otherwise the refusal says that the table may vote on it. */
export async function undo(runner: TableRunner, request: UndoRequest): Promise<Reply<{ seq: number }>> {
  const read = parseRequest(undoRequest, request);
  if (read.kind === 'refused') return read;
  const { table: id, user, seq } = read.value;
  return await runner.runAt<{ seq: number }>(id, async (table) => {
    const open = requirePlaying(table);
    if ('kind' in open) return open;
    const own = await ownAnswer(table, { user, seq }, runner.deps);
    if (own.kind === 'refused') return own;
    const { row } = own;
    // What somebody else answered from this seat is not theirs to look behind.
    const taken = table.handOvers.findLast(({ entry }) => entry.seat === row.seat);
    if (taken && taken.entry.seq > row.seq) return refused(app('app.undoOfOther', {}));
    const plan = await planUndo(table, { seat: row.seat, seq: row.seq, voted: false }, runner.deps);
    if (plan.kind === 'refused') return plan;
    await runner.commit(table, plan.change);
    return done({ seq: row.seq });
  });
}
