import type { Json } from '#core/json.ts';
import type { MessageSlots, PlaceChange } from './message-slots.ts';
import type { OutboxRow } from './model.ts';
import type { Schema } from './schema.ts';
import { type Connection, Statement, type Write } from './statement.ts';
import type { TroubleChange, Troubles } from './troubles.ts';

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

/** What is written with the end of a try: where messages stand now, and whether the table's place can be reached. */
export interface TryResult {
  readonly places?: readonly PlaceChange[];
  readonly trouble?: TroubleChange | null;
}

/** A fault of ours, and the rows it is about. */
export interface RowFault {
  readonly ords: readonly number[];
  readonly reason: string;
}

/** What waits to be announced, since when, and what of it is kept from it by a fault of ours. */
export interface Backlog {
  readonly pending: number;
  readonly since: number | null;
  /** Rows that wait because of a fault. */
  readonly faulty: number;
  /** Rows that are kept for the operator, and not tried any more. */
  readonly setAside: number;
}

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
      readonly troubles: Troubles;
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
      db
        .selectFrom('outbox')
        .selectAll()
        .where('table_id', '=', '')
        .where('set_aside_at', 'is', null)
        .orderBy('ord')
        .limit(MAX_ROWS),
    );
    this.mark = new Statement(() =>
      db
        .updateTable('outbox')
        .set({ batch: 0 })
        .where('table_id', '=', '')
        .where('ord', '<=', 0)
        .where('set_aside_at', 'is', null),
    );
    this.gone = new Statement(() =>
      db
        .deleteFrom('outbox')
        .where('table_id', '=', '')
        .where('batch', '=', 0)
        .where('set_aside_at', 'is', null),
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
      .where('set_aside_at', 'is', null)
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

  async backlog(): Promise<Backlog> {
    const rows = await this.db
      .selectFrom('outbox')
      .select(({ fn }) => [
        fn.countAll().as('rows'),
        fn.min('created_at').as('since'),
        fn.count('set_aside_at').as('aside'),
        fn.count('fault').as('faulty'),
      ])
      .groupBy((group) => group('set_aside_at', 'is', null))
      .execute();
    const waiting = rows.find(({ aside }) => Number(aside) === 0);
    return {
      pending: Number(waiting?.rows ?? 0),
      since: waiting?.since == null ? null : Number(waiting.since),
      faulty: Number(waiting?.faulty ?? 0),
      setAside: rows.reduce((sum, { aside }) => sum + Number(aside), 0),
    };
  }

  /** It is announced and need not be kept: what happened is in the log. */
  async done({ table, batch }: Name, result: TryResult = {}): Promise<void> {
    await this.beside.write([{ query: this.gone.with([table, batch]) }, ...this.writesOf(result)]);
  }

  /** It could not be announced: try again later. */
  async postpone(
    { table, batch }: Name,
    until: number,
    { fault, ...result }: TryResult & { readonly fault?: RowFault | undefined } = {},
  ): Promise<void> {
    const rows = this.db.updateTable('outbox').where('table_id', '=', table).where('batch', '=', batch);
    const later = rows
      .set((row) => ({ attempts: row('attempts', '+', 1), retry_at: until, fault: null }))
      .compile();
    const marked = (found: RowFault) =>
      rows
        .set({ fault: found.reason })
        .where('ord', 'in', [...found.ords])
        .compile();
    await this.beside.write([
      { query: later },
      ...(fault === undefined || fault.ords.length === 0 ? [] : [{ query: marked(fault) }]),
      ...this.writesOf(result),
    ]);
  }

  /** Rows that cannot be announced by a fault of ours are kept for the operator, and what stands behind them goes on. */
  async setAside(table: string, { ords, reason }: RowFault, at: number): Promise<void> {
    await this.db
      .updateTable('outbox')
      .set({ set_aside_at: at, retry_at: null, fault: reason })
      .where('table_id', '=', table)
      .where('ord', 'in', [...ords])
      .execute();
  }

  /** The rest of a batch need not wait any longer. */
  async retryNow({ table, batch }: Name): Promise<void> {
    await this.db
      .updateTable('outbox')
      .set({ attempts: 0, retry_at: null, fault: null })
      .where('table_id', '=', table)
      .where('batch', '=', batch)
      .where('set_aside_at', 'is', null)
      .execute();
  }

  private writesOf({ places = [], trouble }: TryResult): Write[] {
    const { places: slots, troubles } = this.beside;
    return [...slots.writes(places), ...(trouble == null ? [] : troubles.writes(trouble))];
  }
}

function batched(table: string, batch: number, rows: readonly Schema['outbox'][]): Batch {
  return { table, batch, rows: rows.map(outboxRow) };
}
