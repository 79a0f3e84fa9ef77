import type { DeadlineRow } from '#store/model.ts';
import type { DueRow } from '#store/tables.ts';
import { giveQuietly } from './automatic.ts';
import { planDeadlines } from './deadline-plan.ts';
import type { Desk } from './desk.ts';
import { give } from './give.ts';
import type { LiveTable } from './live-table.ts';
import { done, type Reply } from './reply.ts';

/** Something whose time has come: somebody is to be reminded, or a question to be answered for its seat. */
export interface Due {
  readonly table: string;
  readonly key: string;
  readonly seat: number;
  readonly act: 'remind' | 'answer';
}

/** Which question of which table. */
export type DueRequest = Pick<Due, 'table' | 'key'>;

/** How much is looked at in one go. */
const MOST = 200;

function dueOf({ table, key, seat, dueAt }: DueRow, now: number): Due {
  return { table, key, seat, act: dueAt <= now ? 'answer' : 'remind' };
}

/** What is to be done now: reminders to send, and questions to answer for seats that did not. */
export async function due({ around }: Desk, now: number): Promise<Due[]> {
  const rows = await around.store.tables.due(now, MOST);
  return rows.map((row) => dueOf(row, now));
}

/** What came of a deadline: nothing, if it is no longer due. */
type Applied = { readonly did: 'nothing' | 'reminded' | 'answered' };

const nothing = () => done({ did: 'nothing' as const });

function dueNow(desk: Desk, table: LiveTable, key: string): DeadlineRow | null {
  const row = table.deadlines.get(key);
  // A table that is stuck keeps its deadlines for the time when it goes on.
  if (table.row.status !== 'playing' || !row || table.session?.stuck) return null;
  return Math.min(row.dueAt, ...row.remindAt) <= desk.around.now() ? row : null;
}

/** A reminder is public: of a step behind a screen it names no more than the screen does. */
function publicTopic({ session }: LiveTable, { seat, topic }: DeadlineRow): string {
  const topics = session?.waiting().flatMap((one) => (one.seat === seat ? [one.topic] : [])) ?? [];
  return topics.includes(topic) ? topic : (topics[0] ?? topic);
}

/** Reminds a seat, once for all reminders that have come due. */
export async function remind(desk: Desk, { table: id, key }: DueRequest): Promise<Reply<Applied>> {
  return await desk.at<Applied>(id, async (table) => {
    const row = dueNow(desk, table, key);
    if (!row || row.dueAt <= desk.around.now()) return nothing();
    const { seat, dueAt } = row;
    const topic = publicTopic(table, row);
    const reminded = row.reminded + 1;
    const remindAt = row.remindAt.filter((at) => at > desk.around.now());
    const post = { kind: 'remind', seat, payload: { key, topic, dueAt, nth: reminded } };
    await desk.commit(table, {
      posts: [post],
      deadlines: { gone: [], set: [{ ...row, remindAt, reminded }] },
    });
    return done({ did: 'reminded' });
  });
}

/** Answers for a seat whose time is up: with the harmless answer, or as the table does for lack of choice. */
export async function applyDeadline(desk: Desk, { table: id, key }: DueRequest): Promise<Reply<Applied>> {
  return await desk.at<Applied>(id, async (table) => {
    const row = dueNow(desk, table, key);
    if (!row || row.dueAt > desk.around.now()) return nothing();
    const question = table.session?.open().find((open) => open.key === key && open.held === null);
    if (question && row.kind === 'person') {
      const { seat, fallback: choice } = question;
      const answer = { key, seat, choice, by: 'deadline' as const };
      const reply = await give(desk, table, { answer, user: null, idempotencyKey: null });
      if (reply.kind === 'done') return done({ did: 'answered' });
      return await postponed(desk, table, row);
    }
    if (question && (await giveQuietly(desk, table, question))) return done({ did: 'answered' });
    // There is a real choice by now, or no question any more: the deadlines are made anew.
    if (table.session)
      await desk.commit(table, { deadlines: planDeadlines(table, table.session.open(), desk.around) });
    return nothing();
  });
}

const HOUR = 3_600_000;

/** An answer that the rules themselves cannot take is tried again later, when they may have been mended. */
async function postponed(desk: Desk, table: LiveTable, row: DeadlineRow): Promise<Reply<Applied>> {
  const later = { ...row, dueAt: desk.around.now() + HOUR, remindAt: [] };
  await desk.commit(table, { deadlines: { gone: [], set: [later] } });
  return nothing();
}

async function doAll(desk: Desk): Promise<{ readonly count: number }> {
  let count = 0;
  for (const { act, ...what } of await due(desk, desk.around.now())) {
    const reply = await (act === 'remind' ? remind(desk, what) : applyDeadline(desk, what));
    if (reply.kind === 'done' && reply.did !== 'nothing') count += 1;
  }
  return { count };
}

/** Does everything that is due, at all tables; to be called every minute or so. Gives back how much was done. */
export async function tick(desk: Desk): Promise<number> {
  desk.wakeStalled();
  const reply = await desk.apart(async () => done(await doAll(desk)));
  return reply.kind === 'done' ? reply.count : 0;
}
