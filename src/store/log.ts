import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Checkpoint, type Entry, type History, lineageOf, type Segment } from '#core/record.ts';
import type { ToldFact } from '#core/table.ts';
import { checkpointRow, entryOf, factOf } from './log-rows.ts';
import type { Schema } from './schema.ts';
import { type Connection, Statement } from './statement.ts';

/** An entry of the log and when it was written. */
export interface DatedEntry {
  readonly entry: Entry;
  readonly at: number;
}

/** Of a whole log, how much is read before others have their turn: a checkpoint holds a whole state. */
const MOVES_AT_ONCE = 200;
const CHECKPOINTS_AT_ONCE = 16;
/** No entry has a higher number: the largest integer that either database keeps in such a column. */
const MAX_SEQ = 2 ** 31 - 1;
/** An entry by which answers were taken back or outdated; `from` is the version before an upgrade, where that is known. */
export interface UndoingRow {
  readonly seq: number;
  readonly dropped: readonly number[];
  readonly from: number | null;
}

/** The logs of the tables, read: entries, checkpoints, facts. Writing is the committer's. */
export class Log {
  private readonly later: Statement;
  private readonly told: Statement;

  constructor(private readonly db: Connection) {
    this.later = new Statement(() => this.movesAfter('', 0));
    this.told = new Statement(() =>
      db
        .selectFrom('facts')
        .selectAll()
        .where('table_id', '=', '')
        .where('seq', '>', 0)
        .where('seq', '<=', 0)
        .orderBy('seq')
        .orderBy('ord'),
    );
  }

  /** The last checkpoint and the answers in force since: what a table is taken up from. Null before the start. */
  async base(table: string): Promise<Segment | null> {
    const checkpoint = await this.lastCheckpoint(table);
    if (!checkpoint) return null;
    const entries = await this.entriesAfter(table, checkpoint.reached);
    return lineageOf({ entries, checkpoints: [checkpoint] }, 1)[0] ?? null;
  }

  /** The segments back to the one in which an entry was answered (or `depth` of them), oldest first. */
  async lineage(table: string, back: { readonly seq?: number; readonly depth: number }): Promise<Segment[]> {
    const checkpoints: Checkpoint[] = [];
    let checkpoint = await this.lastCheckpoint(table);
    while (checkpoint) {
      checkpoints.unshift(checkpoint);
      const far = back.seq !== undefined && checkpoint.reached < back.seq;
      if (far || checkpoints.length >= back.depth || checkpoint.parent === null) break;
      checkpoint = await this.checkpoint(table, checkpoint.parent);
    }
    const first = checkpoints[0];
    if (!first) return [];
    return lineageOf({ entries: await this.entriesAfter(table, first.reached), checkpoints }, back.depth);
  }

  /** The whole log with its facts, and every checkpoint. */
  async history(table: string): Promise<History> {
    const entries: Entry[] = [];
    for (let after = -1; ; ) {
      const moves = await this.movesAfter(table, after).limit(MOVES_AT_ONCE).execute();
      const last = moves.at(-1);
      if (!last) break;
      const facts = await this.factsBySeq(table, { after, upTo: last.seq });
      entries.push(...moves.map((move) => entryOf(move, facts.get(move.seq) ?? [])));
      after = last.seq;
      await nextTurn();
    }
    return { entries, checkpoints: await this.checkpoints(table) };
  }

  private async checkpoints(table: string): Promise<Checkpoint[]> {
    const checkpoints: Checkpoint[] = [];
    for (let after = -1; ; ) {
      const rows = await this.db
        .selectFrom('checkpoints')
        .selectAll()
        .where('table_id', '=', table)
        .where('seq', '>', after)
        .orderBy('seq')
        .limit(CHECKPOINTS_AT_ONCE)
        .execute();
      checkpoints.push(...rows.map(checkpointRow));
      const last = rows.at(-1);
      if (!last) return checkpoints;
      after = last.seq;
      await nextTurn();
    }
  }

  private movesAfter(table: string, seq: number) {
    return this.db
      .selectFrom('moves')
      .selectAll()
      .where('table_id', '=', table)
      .where('seq', '>', seq)
      .orderBy('seq');
  }

  /** What was written after an entry, with its facts and times, oldest first. */
  async dated(table: string, after: number): Promise<DatedEntry[]> {
    const { rows: moves } = await this.db.executeQuery<Schema['moves']>(this.later.with([table, after]));
    const facts = await this.factsBySeq(table, { after });
    return moves.map((move) => ({ entry: entryOf(move, facts.get(move.seq) ?? []), at: move.at }));
  }

  /** The last answer to a question, with its facts and its time. */
  async answerTo(table: string, key: string): Promise<DatedEntry | null> {
    const move = await this.db
      .selectFrom('moves')
      .selectAll()
      .where('table_id', '=', table)
      .where('question_key', '=', key)
      .orderBy('seq', 'desc')
      .limit(1)
      .executeTakeFirst();
    if (!move) return null;
    const facts = await this.factsBySeq(table, { after: move.seq - 1, upTo: move.seq });
    return { entry: entryOf(move, facts.get(move.seq) ?? []), at: move.at };
  }

  /** Which entries wrote checkpoints, and after which entry the answers of each begin. */
  async checkpointMarks(table: string): Promise<Pick<Checkpoint, 'seq' | 'n' | 'reached'>[]> {
    return await this.db
      .selectFrom('checkpoints')
      .select(['seq', 'n', 'reached'])
      .where('table_id', '=', table)
      .orderBy('seq')
      .execute();
  }

  /** The states of some checkpoints, by the entries that wrote them. */
  async states(table: string, seqs: readonly number[]): Promise<ReadonlyMap<number, string>> {
    const rows = await this.db
      .selectFrom('checkpoints')
      .select(['seq', 'state'])
      .where('table_id', '=', table)
      .where('seq', 'in', seqs)
      .execute();
    return new Map(rows.map(({ seq, state }) => [seq, state]));
  }

  /** The entries by which answers were taken back or outdated, and which answers those were. */
  async undoMarks(table: string): Promise<UndoingRow[]> {
    const rows = await this.db
      .selectFrom('moves')
      .select(['seq', 'detail'])
      .where('table_id', '=', table)
      .where('kind', 'in', ['undo', 'upgrade'])
      .orderBy('seq')
      .execute();
    return rows.map(({ seq, detail }) => {
      const { dropped = [], from = null } = JSON.parse(detail ?? '{}');
      return { seq, dropped, from };
    });
  }

  /** What one entry led to. */
  async factsOf(table: string, seq: number): Promise<ToldFact[]> {
    const rows = await this.db
      .selectFrom('facts')
      .selectAll()
      .where('table_id', '=', table)
      .where('seq', '=', seq)
      .orderBy('ord')
      .execute();
    return rows.map(factOf);
  }

  /** The entry that a request brought in, if it was taken. */
  async byIdempotencyKey(table: string, key: string): Promise<Entry | null> {
    const move = await this.db
      .selectFrom('moves')
      .selectAll()
      .where('table_id', '=', table)
      .where('idempotency_key', '=', key)
      .executeTakeFirst();
    return move ? entryOf(move, await this.factsOf(table, move.seq)) : null;
  }

  /** The requests that were taken, with the entries they brought in; for checking that none was taken twice. */
  async requests(table: string): Promise<{ readonly seq: number; readonly key: string }[]> {
    const rows = await this.db
      .selectFrom('moves')
      .select(['seq', 'idempotency_key as key'])
      .where('table_id', '=', table)
      .where('idempotency_key', 'is not', null)
      .orderBy('seq')
      .execute();
    return rows.map(({ seq, key }) => ({ seq, key: key ?? '' }));
  }

  private async lastCheckpoint(table: string): Promise<Checkpoint | null> {
    const row = await this.db
      .selectFrom('checkpoints')
      .selectAll()
      .where('table_id', '=', table)
      .orderBy('seq', 'desc')
      .limit(1)
      .executeTakeFirst();
    return row ? checkpointRow(row) : null;
  }

  private async checkpoint(table: string, seq: number): Promise<Checkpoint | null> {
    const row = await this.db
      .selectFrom('checkpoints')
      .selectAll()
      .where('table_id', '=', table)
      .where('seq', '=', seq)
      .executeTakeFirst();
    return row ? checkpointRow(row) : null;
  }

  /** Entries without their facts, which nobody needs to go on from. */
  private async entriesAfter(table: string, seq: number): Promise<Entry[]> {
    const moves = await this.movesAfter(table, seq).execute();
    return moves.map((move) => entryOf(move, []));
  }

  private async factsBySeq(
    table: string,
    { after, upTo = MAX_SEQ }: { readonly after: number; readonly upTo?: number },
  ): Promise<Map<number, ToldFact[]>> {
    const { rows } = await this.db.executeQuery<Schema['facts']>(this.told.with([table, after, upTo]));
    const facts = new Map<number, ToldFact[]>();
    for (const row of rows) {
      const told = facts.get(row.seq);
      if (told) told.push(factOf(row));
      else facts.set(row.seq, [factOf(row)]);
    }
    return facts;
  }
}
