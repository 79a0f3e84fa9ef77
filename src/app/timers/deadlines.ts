import type { DeadlineRow } from '#store/model.ts';
import type { DueRow } from '#store/tables.ts';
import { submitQuietAnswer } from '../answers/automatic.ts';
import { submitAnswer } from '../answers/submit-answer.ts';
import { done, type Reply } from '../requests/reply.ts';
import { planDeadlines } from '../runner/deadline-plan.ts';
import type { LiveTable } from '../runner/live-table.ts';
import type { TableRunner } from '../runner/table-runner.ts';
import { reminderOf } from './reminders.ts';

/** Something whose time has come: somebody is to be reminded, or a question to be answered for its seat. */
export interface DueItem {
  readonly table: string;
  readonly key: string;
  readonly seat: number;
  readonly act: 'remind' | 'answer';
}

/** Which question of which table. */
export type DueRequest = Pick<DueItem, 'table' | 'key'>;

/** How much is looked at in one go. */
const MAX_DUE = 200;

function dueOf({ table, key, seat, dueAt }: DueRow, now: number): DueItem {
  return { table, key, seat, act: dueAt !== null && dueAt <= now ? 'answer' : 'remind' };
}

/** What is to be done now: reminders to send, and questions to answer for seats that did not. */
export async function due({ deps }: TableRunner, now: number): Promise<DueItem[]> {
  const rows = await deps.store.tables.due(now, MAX_DUE);
  return rows.map((row) => dueOf(row, now));
}

/** What came of a deadline: nothing, if it is no longer due. */
type Applied = { readonly did: 'nothing' | 'reminded' | 'answered' };

const nothing = () => done({ did: 'nothing' as const });

/** A deadline whose time has come, and for what. */
interface DueNow {
  readonly row: DeadlineRow;
  readonly act: DueItem['act'];
}

function dueNow({ deps }: TableRunner, table: LiveTable, key: string): DueNow | null {
  const row = table.deadlines.get(key);
  // A table that is stuck keeps its deadlines for the time when it goes on.
  if (table.row.status !== 'playing' || !row || table.session?.stuck) return null;
  const now = deps.clock.now();
  if (row.dueAt !== null && row.dueAt <= now) return { row, act: 'answer' };
  return row.remindAt.some((at) => at <= now) ? { row, act: 'remind' } : null;
}

/** Nobody is pressed while they are away, however that came about: then their time begins when they are back. */
async function waitsForReturn(runner: TableRunner, table: LiveTable, row: DeadlineRow): Promise<boolean> {
  const { deps } = runner;
  const isAway = (table.seats[row.seat]?.awayUntil ?? 0) > deps.now();
  if (row.kind !== 'person' || !isAway || !table.session) return false;
  const others = new Map([...table.deadlines].filter(([key]) => key !== row.key));
  const { set } = planDeadlines({ ...table, deadlines: others }, table.session.open(), deps);
  await runner.commit(table, { deadlines: { gone: [row.key], set } });
  return true;
}

/** Reminds a seat, once for all reminders that have come due. */
export async function remind(runner: TableRunner, { table: id, key }: DueRequest): Promise<Reply<Applied>> {
  return await runner.runAt<Applied>(id, async (table) => {
    const found = dueNow(runner, table, key);
    if (found?.act !== 'remind' || (await waitsForReturn(runner, table, found.row))) return nothing();
    const { posts, row } = reminderOf(table, found.row, runner.deps);
    await runner.commit(table, { posts, deadlines: { gone: [], set: [row] } });
    return done({ did: posts.length === 0 ? 'nothing' : 'reminded' });
  });
}

/** Answers for a seat whose time is up: with the harmless answer, or as the table does for lack of choice. */
export async function applyDeadline(
  runner: TableRunner,
  { table: id, key }: DueRequest,
): Promise<Reply<Applied>> {
  return await runner.runAt<Applied>(id, async (table) => {
    const found = dueNow(runner, table, key);
    if (found?.act !== 'answer' || (await waitsForReturn(runner, table, found.row))) return nothing();
    const { row } = found;
    const question = table.session?.open().find((open) => open.key === key && open.held === null);
    if (question && row.kind === 'person') {
      const { seat, fallback: choice } = question;
      const answer = { key, seat, choice, by: 'deadline' as const };
      const reply = await submitAnswer(runner, table, { answer, user: null, idempotencyKey: null });
      if (reply.kind === 'done') return done({ did: 'answered' });
      return await postponed(runner, table, row);
    }
    if (question && (await submitQuietAnswer(runner, table, question))) return done({ did: 'answered' });
    // There is a real choice by now, or no question any more: the deadlines are made anew.
    if (table.session)
      await runner.commit(table, { deadlines: planDeadlines(table, table.session.open(), runner.deps) });
    return nothing();
  });
}

const HOUR = 3_600_000;

/** An answer that the rules themselves cannot take is tried again later, when they may have been mended. */
async function postponed(runner: TableRunner, table: LiveTable, row: DeadlineRow): Promise<Reply<Applied>> {
  const later = { ...row, dueAt: runner.deps.clock.now() + HOUR, remindAt: [] };
  await runner.commit(table, { deadlines: { gone: [], set: [later] } });
  return nothing();
}

async function doAll(runner: TableRunner): Promise<{ readonly count: number }> {
  const { clock, store } = runner.deps;
  await clock.beat(store.heartbeat);
  let count = 0;
  for (let more = true; more; ) {
    const items = await due(runner, clock.now());
    let did = 0;
    for (const { act, ...what } of items) {
      const reply = await (act === 'remind' ? remind(runner, what) : applyDeadline(runner, what));
      if (reply.kind === 'done' && reply.did !== 'nothing') did += 1;
    }
    count += did;
    more = items.length === MAX_DUE && did > 0;
  }
  return { count };
}

/** Does everything that is due, at all tables; to be called every minute or so. Gives back how much was done. */
export async function tick(runner: TableRunner): Promise<number> {
  runner.wakeStalled();
  const reply = await runner.runOutside(async () => done(await doAll(runner)));
  return reply.kind === 'done' ? reply.count : 0;
}
