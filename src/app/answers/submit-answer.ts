import type { Message } from '#core/message.ts';
import { peopleText } from '#core/people-text.ts';
import { checkpointOf } from '#core/record.ts';
import type { AcceptedAnswer, Answer, Session } from '#core/session.ts';
import type { ToldFact } from '#core/table.ts';
import type { OrderRow } from '#store/model.ts';
import { done, type Reply, refused } from '../requests/reply.ts';
import type { LiveTable, PublicAnswer, TableChange } from '../runner/live-table.ts';
import { noticeAnswered } from '../runner/notice-answered.ts';
import { openSnapshot, planPosts } from '../runner/plan-posts.ts';
import { publicAnswer } from '../runner/still-there.ts';
import type { TableRunner } from '../runner/table-runner.ts';
import { app } from '../text/lexicon.ts';

/** An answer that counts: its place in the log, and what its seat may know of what it led to. */
export interface Accepted {
  readonly seq: number;
  readonly facts: readonly Message[];
  /** The same request had been taken before; this is what came of it then. */
  readonly again: boolean;
}

/** An answer and how it came: by whom, and which standing order it used. */
export interface Submission {
  readonly answer: Answer;
  readonly user: string | null;
  readonly idempotencyKey: string | null;
  readonly order?: OrderRow | null;
}

/** The session of a table that is being played, or why it cannot be played. */
export function requirePlaying(
  table: LiveTable,
): { readonly session: Session } | Extract<Reply, { kind: 'refused' }> {
  const { row, session } = table;
  switch (row.status) {
    case 'lobby':
      return refused(app('app.notBegun', {}));
    case 'paused':
      return refused(app('app.isPaused', {}));
    case 'over':
      return refused(app('app.isOver', {}));
    case 'abandoned':
      return refused(app('app.isAbandoned', {}));
    case 'playing':
      return session ? { session } : refused(app('app.noGame', { game: peopleText(row.game) }));
  }
}

/** One use less of an order that was given for so many uses. */
function afterUse(order: OrderRow): TableChange['orders'] {
  if (order.usesLeft === null) return undefined;
  const left = { ...order, usesLeft: order.usesLeft - 1 };
  return left.usesLeft > 0 ? { gone: [], set: [left] } : { gone: [order], set: [] };
}

/** Orders that were given until something happened that now has. */
function expiredOrders(
  { orders, game }: LiveTable,
  session: Session,
  facts: readonly ToldFact[],
): OrderRow[] {
  const happenings = game?.presentation.happenings;
  if (!happenings) return [];
  return orders.filter(({ seat, order: { until } }) => {
    if (until === undefined) return false;
    const heard = facts.filter(({ to }) => to === 'all' || to.includes(seat));
    return heard.some(({ message }) => happenings.met(message, session.view(seat)).includes(until));
  });
}

/** What becomes of the orders: one was used, some are no longer wanted. */
function ordersAfter(used: OrderRow | null | undefined, gone: readonly OrderRow[]): TableChange['orders'] {
  const once = used && !gone.includes(used) ? afterUse(used) : undefined;
  if (gone.length === 0) return once;
  return { gone: [...gone, ...(once?.gone ?? [])], set: once?.set ?? [] };
}

function changeOf(
  taken: AcceptedAnswer,
  { user, idempotencyKey, order }: Submission,
  gone: readonly OrderRow[],
): TableChange {
  const { row, facts, draws, segment } = taken;
  const orders = ordersAfter(order, gone);
  return {
    line: {
      entry: { kind: 'answer', seq: row.seq, row, facts, draws },
      checkpoint: segment ? checkpointOf(segment) : null,
      user,
      idempotencyKey,
    },
    ...(orders && { orders }),
  };
}

/** The answer of a person, as far as everybody may know that it is theirs. */
function answeredBy(runner: TableRunner, table: LiveTable, { answer }: Submission): PublicAnswer | null {
  if (!table.seats[answer.seat]?.user) return null;
  const question = table.session?.openFor(answer.seat).find(({ key }) => key === answer.key);
  return question ? publicAnswer(table, { question, by: answer.by }, runner.deps) : null;
}

/** Puts an answer to the game and writes what comes of it. A fault of the rules leaves the table as it was. */
export async function submitAnswer(
  runner: TableRunner,
  table: LiveTable,
  submission: Submission,
): Promise<Reply<Accepted>> {
  const open = requirePlaying(table);
  if ('kind' in open) return open;
  const { session } = open;
  const { answer } = submission;
  const before = openSnapshot(table);
  const answered = answeredBy(runner, table, submission);
  const result = session.answer(answer, table.row.head + 1);
  if (result.kind === 'refused') return result;
  const { id, game } = table.row;
  if (result.kind === 'failed') {
    // If even the table as it was cannot be rebuilt here, the store's word is taken next time.
    if (session.stuck !== null) runner.forget(table);
    return runner.reportFault({ table: id, game, seat: answer.seat, by: answer.by }, result.error);
  }
  const { row, facts } = result;
  const touched = [answer.seat];
  const gone = expiredOrders(table, session, facts);
  const left =
    gone.length === 0 ? table : { ...table, orders: table.orders.filter((order) => !gone.includes(order)) };
  const following = planPosts(left, session, {
    before,
    facts,
    touched,
    answered,
    deps: runner.deps,
  });
  const change = { ...changeOf(result, submission, gone), ...following };
  const returned = submission.user === null ? null : noticeAnswered(table, touched);
  const posts = [...(returned?.posts ?? []), ...following.posts];
  await runner.commit(table, { ...change, ...returned, posts });
  table.automaticInARow = answer.by === 'order' || answer.by === 'table' ? table.automaticInARow + 1 : 0;
  const visible = facts.filter(({ to }) => to === 'all' || to.includes(answer.seat));
  return done({ seq: row.seq, facts: visible.map(({ message }) => message), again: false });
}
