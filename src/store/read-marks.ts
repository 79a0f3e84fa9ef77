import type { Connection } from './statement.ts';

/** How far somebody has read the log of a table. */
export class ReadMarks {
  constructor(private readonly db: Connection) {}

  /** The last entry read; −1 for somebody who has read nothing. */
  async upTo(table: string, user: string): Promise<number> {
    const row = await this.db
      .selectFrom('reading')
      .select('seq')
      .where('table_id', '=', table)
      .where('user_id', '=', user)
      .executeTakeFirst();
    return row?.seq ?? -1;
  }

  async mark(table: string, user: string, seq: number): Promise<void> {
    await this.db
      .insertInto('reading')
      .values({ table_id: table, user_id: user, seq })
      .onConflict((conflict) => conflict.columns(['table_id', 'user_id']).doUpdateSet({ seq }))
      .execute();
  }
}
