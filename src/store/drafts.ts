import type { Json } from '#core/json.ts';
import type { Schema } from './schema.ts';
import { type Connection, Statement } from './statement.ts';

/** Which question of which table. */
export interface DraftKey {
  readonly table: string;
  readonly key: string;
}

/** Answers in the making: they survive a restart, and go when the answer is given or long forgotten. */
export class Drafts {
  private readonly one: Statement;
  private readonly gone: Statement;
  private readonly upsert: Statement;

  constructor(private readonly db: Connection) {
    this.one = new Statement(() =>
      db.selectFrom('drafts').select('draft').where('table_id', '=', '').where('question_key', '=', ''),
    );
    this.gone = new Statement(() =>
      db.deleteFrom('drafts').where('table_id', '=', '').where('question_key', '=', ''),
    );
    this.upsert = new Statement(() =>
      db
        .insertInto('drafts')
        .values({ table_id: '', question_key: '', draft: '', updated_at: 0 })
        .onConflict((conflict) =>
          conflict.columns(['table_id', 'question_key']).doUpdateSet((row) => ({
            draft: row.ref('excluded.draft'),
            updated_at: row.ref('excluded.updated_at'),
          })),
        ),
    );
  }

  async find({ table, key }: DraftKey): Promise<Json | null> {
    const found = await this.db.executeQuery<Pick<Schema['drafts'], 'draft'>>(this.one.with([table, key]));
    const [row] = found.rows;
    return row === undefined ? null : (JSON.parse(row.draft) as Json);
  }

  async keep({ table, key }: DraftKey, draft: Json, now: number): Promise<void> {
    await this.db.executeQuery(this.upsert.with([table, key, JSON.stringify(draft), now]));
  }

  async drop({ table, key }: DraftKey): Promise<void> {
    await this.db.executeQuery(this.gone.with([table, key]));
  }

  /** Questions vanish without an answer too; what was drafted for them is swept out some day. */
  async sweep(before: number): Promise<void> {
    await this.db.deleteFrom('drafts').where('updated_at', '<', before).execute();
  }
}
