import type { Json } from '#core/json.ts';
import type { MessageSlots, PlaceChange } from './message-slots.ts';
import type { OutboxRow } from './model.ts';
import type { Schema } from './schema.ts';
import { type Connection, Statement, type Write } from './statement.ts';

/** Names a post for good: Discord takes a message with the same nonce only once. At most 25 characters. */
export function nonceOf(table: string, ord: number): string {
  return `${table}-${ord.toString(36)}`;
}

function outboxRow(row: Schema['outbox']): OutboxRow {
  return {
    table: row.table_id,
    ord: row.ord,
    seq: row.seq,
    kind: row.kind,
    seat: row.seat,
    payload: JSON.parse(row.payload) as Json,
    nonce: nonceOf(row.table_id, row.ord),
    attempts: row.attempts,
    createdAt: row.created_at,
  };
}

/** Rows of one table that are announced together, and again together if that was cut short. */
export interface Batch {
  readonly table: string;
  readonly batch: number;
  readonly rows: readonly OutboxRow[];
}

type Name = Pick<Batch, 'table' | 'batch'>;

/** How much of a table goes out in one go. */
const MAX_ROWS = 100;

/** What is committed and still to be announced. Rows are written by the committer. */
export class Outbox {
  private readonly first: Statement;
  private readonly ofTable: Statement;
  private readonly mark: Statement;
  private readonly gone: Statement;

  constructor(
    private readonly db: Connection,
    private readonly beside: {
      readonly places: MessageSlots;
      write(writes: readonly Write[]): Promise<void>;
    },
  ) {
    this.first = new Statement(() =>
      this.waiting(0)
        .select('table_id')
        .groupBy('table_id')
        .orderBy((group) => group.fn.min('created_at'))
        .orderBy('table_id')
        .limit(1),
    );
    this.ofTable = new Statement(() =>
      db.selectFrom('outbox').selectAll().where('table_id', '=', '').orderBy('ord').limit(MAX_ROWS),
    );
    this.mark = new Statement(() =>
      db.updateTable('outbox').set({ batch: 0 }).where('table_id', '=', '').where('ord', '<=', 0),
    );
    this.gone = new Statement(() =>
      db.deleteFrom('outbox').where('table_id', '=', '').where('batch', '=', 0),
    );
  }

  /** What may be announced now, per table in order: behind a row that waits for another try, its table waits too. */
  async pending(now: number, limit: number): Promise<OutboxRow[]> {
    const rows = await this.waiting(now)
      .selectAll()
      .orderBy('created_at')
      .orderBy('table_id')
      .orderBy('ord')
      .limit(limit)
      .execute();
    return rows.map(outboxRow);
  }

  private waiting(now: number) {
    return this.db
      .selectFrom('outbox')
      .where('table_id', 'not in', (late) =>
        late.selectFrom('outbox').select('table_id').where('retry_at', '>', now),
      );
  }

  /** The next batch of each of so many tables, those that have waited longest first. */
  async take(now: number, tables: number): Promise<Batch[]> {
    const found = await this.db.executeQuery<Pick<Schema['outbox'], 'table_id'>>(
      this.first.with([now, tables]),
    );
    const batches: Batch[] = [];
    for (const { table_id: table } of found.rows) batches.push(await this.batchOf(table));
    return batches;
  }

  /** The batch under way, or a new one of all that waits. */
  private async batchOf(table: string): Promise<Batch> {
    const { rows } = await this.db.executeQuery<Schema['outbox']>(this.ofTable.with([table, MAX_ROWS]));
    const first = rows[0];
    const batch = first?.batch ?? first?.ord ?? 0;
    if (first?.batch !== null)
      return batched(
        table,
        batch,
        rows.filter((row) => row.batch === batch),
      );
    await this.db.executeQuery(this.mark.with([batch, table, rows.at(-1)?.ord ?? batch]));
    return batched(table, batch, rows);
  }

  /** How many rows wait, and since when the oldest does. */
  async backlog(): Promise<{ readonly pending: number; readonly since: number | null }> {
    const { pending, since } = await this.db
      .selectFrom('outbox')
      .select(({ fn }) => [fn.countAll().as('pending'), fn.min('created_at').as('since')])
      .executeTakeFirstOrThrow();
    return { pending: Number(pending), since: since === null ? null : Number(since) };
  }

  /** It is announced and need not be kept: what happened is in the log. Written with where its messages stand now. */
  async done({ table, batch }: Name, places: readonly PlaceChange[] = []): Promise<void> {
    const query = this.gone.with([table, batch]);
    await this.beside.write([{ query }, ...this.beside.places.writes(places)]);
  }

  /** It could not be announced: try again later. */
  async postpone({ table, batch }: Name, until: number): Promise<void> {
    await this.db
      .updateTable('outbox')
      .set((row) => ({ attempts: row('attempts', '+', 1), retry_at: until }))
      .where('table_id', '=', table)
      .where('batch', '=', batch)
      .execute();
  }
}

function batched(table: string, batch: number, rows: readonly Schema['outbox'][]): Batch {
  return { table, batch, rows: rows.map(outboxRow) };
}
