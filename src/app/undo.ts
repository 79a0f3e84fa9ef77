import { z } from 'zod';
import { checkpointOf, type Row, type Segment } from '#core/record.ts';
import { core } from '#core/text/lexicon.ts';
import { undo as undone } from '#core/undo.ts';
import type { OrderRow, Post } from '#store/model.ts';
import { aftermath, notice, standing } from './aftermath.ts';
import type { Desk } from './desk.ts';
import { changing, type Deed } from './effect.ts';
import { playing } from './give.ts';
import { type LiveTable, seatsOf } from './live-table.ts';
import { done, type Reply, refused } from './reply.ts';
import { identity, reading } from './request.ts';
import { underWay } from './roles.ts';
import { isMended } from './stuck.ts';
import type { Surroundings } from './surroundings.ts';
import { app } from './text/lexicon.ts';

/** How many checkpoints back somebody's last answer is looked for. */
const FAR = 8;

const undoRequest = z.object({ table: identity, user: identity, seq: z.int().min(0).optional() });

/** Somebody takes an answer back: a certain one of their own, or their last. */
export type UndoRequest = z.input<typeof undoRequest>;

/** Which answer is taken back, and whether the table voted for it. */
export interface Undoing {
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
  around: Surroundings,
) {
  const seats = seatsOf(table, user).map(({ seat }) => seat);
  if (seats.length === 0) return refused(app('app.notSeated', {}));
  const depth = seq === undefined ? FAR : Number.POSITIVE_INFINITY;
  const lineage = await around.store.log.lineage(table.row.id, { ...(seq !== undefined && { seq }), depth });
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

/** Takes an answer back and everything that falls with it. */
export const undoDeed: Deed<Undoing> = async (table, { seat, seq, voted }, around) => {
  const closed = underWay(table);
  if (closed) return closed;
  const live = table.session;
  if (!live) return refused(app('app.noGame', { game: table.row.game }));
  // What a former version left behind cannot be played by this one.
  if (table.row.version !== live.game.version) return refused(core('core.stuck', {}));
  const lineage = await around.store.log.lineage(table.row.id, { seq, depth: Number.POSITIVE_INFINITY });
  const result = undone(live, lineage, { seat, seq, voted });
  if (result.kind === 'refused') return result;
  const { session, dropped, hidden } = result;
  if (!isMended(table, session)) return refused(core('core.stuck', {}));
  const at = table.row.head + 1;
  session.segment = { ...session.segment, seq: at };
  const was = standing(table);
  const { posts, ...following } = aftermath(table, session, {
    was,
    facts: [],
    touched: hidden ? [seat] : 'all',
    around,
  });
  const fallen = lineage.flatMap(({ rows }) => rows).filter((row) => dropped.includes(row.seq));
  const broken = brokenOrders(table, fallen, seat);
  const told: Post[] = broken.map(({ topic }) => {
    return { kind: 'notice', seat, payload: { message: app('app.orderDropped', { topic }) } };
  });
  const message = app(voted ? 'app.undoneByVote' : 'app.undone', { seat, answers: dropped.length });
  return changing({
    line: {
      entry: { kind: 'undo', seq: at, seat, voted, dropped },
      checkpoint: checkpointOf(session.segment),
      user: table.seats[seat]?.user ?? null,
      idempotencyKey: null,
    },
    ...following,
    ...(table.row.stuck !== null && { stuck: null }),
    // What was done behind a screen is taken back there.
    posts: [{ ...notice(message), seat: hidden ? seat : null }, ...told, ...posts],
    ...(broken.length > 0 && { orders: { gone: broken, set: [] } }),
    session,
  });
};

/** Takes an answer back if that is free; otherwise the refusal says that the table may vote on it. */
export async function undo(desk: Desk, request: UndoRequest): Promise<Reply<{ seq: number }>> {
  const read = reading(undoRequest, request);
  if (read.kind === 'refused') return read;
  const { table: id, user, seq } = read.value;
  return await desk.at<{ seq: number }>(id, async (table) => {
    const open = playing(table);
    if ('kind' in open) return open;
    const own = await ownAnswer(table, { user, seq }, desk.around);
    if (own.kind === 'refused') return own;
    const { row } = own;
    const effect = await undoDeed(table, { seat: row.seat, seq: row.seq, voted: false }, desk.around);
    if (effect.kind === 'refused') return effect;
    await desk.commit(table, effect.change);
    return done({ seq: row.seq });
  });
}
