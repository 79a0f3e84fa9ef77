import { z } from 'zod';
import type { TableRecord } from '#core/record.ts';
import { checkingDice, isOfToday, replaying, type Verdict } from '#core/verify.ts';
import type { TableRow } from '#store/model.ts';
import { done, type Reply, refused } from '../requests/reply.ts';
import { actor, identifier, parseRequest } from '../requests/request.ts';
import type { Dependencies } from '../runner/dependencies.ts';
import { inSteps, type SharedWork, type Turns } from '../runner/long-work.ts';
import { noticePost } from '../runner/plan-posts.ts';
import { type Actor, canManage } from '../runner/roles.ts';
import type { TableRunner } from '../runner/table-runner.ts';
import { app } from '../text/lexicon.ts';

/** The whole record of a table, seed and all: for whoever may see everything. */
export async function recordOf({ store }: Dependencies, row: TableRow, seats: number): Promise<TableRecord> {
  const { game, version, options, fixed, commitment, seed, status } = row;
  const history = await store.log.history(row.id);
  return {
    format: 1,
    game,
    version,
    seats,
    options,
    ...(fixed && { fixed }),
    commitment,
    seed,
    over: status === 'over',
    ...history,
  };
}

const exportRequest = z.object({ table: identifier, actor: actor.optional() });

/** Somebody wants the record of a table; of one that is stuck only whoever manages it. */
export type ExportRequest = z.input<typeof exportRequest>;

async function endedRecord(runner: TableRunner, table: string): Promise<Reply<{ record: TableRecord }>> {
  const read = parseRequest(identifier, table);
  if (read.kind === 'refused') return read;
  return await runner.runOutside<{ record: TableRecord }>(async () => {
    const found = await runner.deps.store.tables.find(read.value);
    if (!found) return refused(app('app.noTable', {}));
    const { status, head, ending } = found.table;
    if (status === 'playing' || status === 'paused') return refused(app('app.stillRunning', {}));
    if (head < 0) return refused(app('app.notBegun', {}));
    if (ending) return refused(app('app.endedLately', { until: ending.endsAt }));
    return done({ record: await recordOf(runner.deps, found.table, found.seats.length) });
  });
}

/**
 * The record of a table that has ended. One that goes on is refused: its record would tell everything. One that is stuck might else be
 * lost, so whoever manages it may have it, without the seed, and everybody at the table learns that they have.
 */
export async function exportTable(
  runner: TableRunner,
  request: ExportRequest,
): Promise<Reply<{ record: TableRecord; stuck: boolean }>> {
  const read = parseRequest(exportRequest, request);
  if (read.kind === 'refused') return read;
  const { table, actor: who } = read.value;
  const stuck = who ? await stuckRecord(runner, table, who) : null;
  if (stuck) return stuck;
  const reply = await endedRecord(runner, table);
  return reply.kind === 'done' ? { ...reply, stuck: false } : reply;
}

/** Null if the table is not stuck. */
async function stuckRecord(
  runner: TableRunner,
  id: string,
  who: Actor,
): Promise<Reply<{ record: TableRecord; stuck: boolean }> | null> {
  const reply = await runner.runAt<{ record: TableRecord | null }>(id, async (table) => {
    const { row, seats } = table;
    if (row.stuck === null || (row.status !== 'playing' && row.status !== 'paused'))
      return done({ record: null });
    if (!canManage(table, who)) return refused(app('app.openerOnly', {}));
    const record = { ...(await recordOf(runner.deps, row, seats.length)), seed: null };
    const name = seats.find(({ user }) => user === who.user)?.name;
    const notice = name ? app('app.exported', { name }) : app('app.exportedBy', { user: who.user });
    // A record holds every hand: whoever has it can take no other seat of this table any more.
    const since = runner.deps.now();
    const handsSeen = seats.map(({ seat }) => ({ user: who.user, seat, since }));
    await runner.commit(table, { handsSeen, posts: [noticePost(notice)] });
    return done({ record });
  });
  if (reply.kind !== 'done') return reply;
  return reply.record && done({ record: reply.record, stuck: true });
}

/** Dice checked against the seed, and the whole game played again where its rules are still those of today. */
export interface Verified {
  readonly dice: Verdict;
  /** Null where other rules were in force, or the game is not installed here. */
  readonly replay: Verdict | null;
}

/** Checks that are under way. */
export type Verifications = SharedWork<Reply<Verified>>;

/** Checks a table that has ended: its dice and, if the rules are the same, every answer and checkpoint. Once for all who ask meanwhile. */
export function verify(
  runner: TableRunner,
  underWay: Verifications,
  request: { readonly table: string },
): Promise<Reply<Verified>> {
  return underWay.run(String(request.table), () => verified(runner, request));
}

async function verified(runner: TableRunner, request: { readonly table: string }): Promise<Reply<Verified>> {
  const reply = await endedRecord(runner, request.table);
  if (reply.kind !== 'done') return reply;
  const { record } = reply;
  const game = runner.deps.games.get(record.game);
  const same = game !== undefined && isOfToday(game as never, record);
  const dice = await inSteps(checkingDice(record));
  return done({ dice, replay: game && same ? await inSteps(replaying(game as never, record)) : null });
}

/** A record as the text of a file, made piece by piece: that of a long game has some ten million characters. */
export async function recordText(record: TableRecord, turns?: Turns): Promise<string> {
  const { entries, checkpoints, ...head } = record;
  const start = JSON.stringify(head).slice(0, -1);
  const answered = await inSteps(texts(entries), turns);
  const reached = await inSteps(texts(checkpoints), turns);
  return `${start},"entries":[${answered}],"checkpoints":[${reached}]}`;
}

function* texts(items: readonly unknown[]): Generator<void, string> {
  const parts: string[] = [];
  for (const item of items) {
    parts.push(JSON.stringify(item));
    yield;
  }
  return parts.join(',');
}
