import type { Json } from '#core/json.ts';
import type { Connection } from './statement.ts';

/** Which question of which table. */
export interface Asking {
  readonly table: string;
  readonly key: string;
}

/** Answers in the making: they survive a restart, and go when the answer is given or long forgotten. */
export class Drafts {
  constructor(private readonly db: Connection) {}

  async find({ table, key }: Asking): Promise<Json | null> {
    const row = await this.db
      .selectFrom('drafts')
      .select('draft')
      .where('table_id', '=', table)
      .where('question_key', '=', key)
      .executeTakeFirst();
    return row === undefined ? null : (JSON.parse(row.draft) as Json);
  }

  async keep({ table, key }: Asking, draft: Json, now: number): Promise<void> {
    const values = { draft: JSON.stringify(draft), updated_at: now };
    await this.db
      .insertInto('drafts')
      .values({ table_id: table, question_key: key, ...values })
      .onConflict((conflict) => conflict.columns(['table_id', 'question_key']).doUpdateSet(values))
      .execute();
  }

  async drop({ table, key }: Asking): Promise<void> {
    await this.db
      .deleteFrom('drafts')
      .where('table_id', '=', table)
      .where('question_key', '=', key)
      .execute();
  }

  /** Questions vanish without an answer too; what was drafted for them is swept out some day. */
  async sweep(before: number): Promise<void> {
    await this.db.deleteFrom('drafts').where('updated_at', '<', before).execute();
  }
}
