import type { Json } from '#core/json.ts';
import type { OutboxRow } from './model.ts';
import type { Schema } from './schema.ts';
import type { Connection } from './statement.ts';

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

type Name = Pick<OutboxRow, 'table' | 'ord'>;

/** What is committed and still to be announced. Rows are written by the committer. */
export class Outbox {
  constructor(private readonly db: Connection) {}

  /** What may be announced now, per table in order: behind a row that waits for another try, its table waits too. */
  async pending(now: number, limit: number): Promise<OutboxRow[]> {
    const rows = await this.db
      .selectFrom('outbox')
      .selectAll()
      .where('table_id', 'not in', (late) =>
        late.selectFrom('outbox').select('table_id').where('retry_at', '>', now),
      )
      .orderBy('created_at')
      .orderBy('table_id')
      .orderBy('ord')
      .limit(limit)
      .execute();
    return rows.map(outboxRow);
  }

  /** It is announced and need not be kept: what happened is in the log. */
  async done({ table, ord }: Name): Promise<void> {
    await this.db.deleteFrom('outbox').where('table_id', '=', table).where('ord', '=', ord).execute();
  }

  /** It could not be announced: try again later. */
  async postpone({ table, ord }: Name, until: number): Promise<void> {
    await this.db
      .updateTable('outbox')
      .set((row) => ({ attempts: row('attempts', '+', 1), retry_at: until }))
      .where('table_id', '=', table)
      .where('ord', '=', ord)
      .execute();
  }
}
