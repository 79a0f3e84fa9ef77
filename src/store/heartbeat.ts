import type { Connection } from './statement.ts';

/** Until when the bot was there: by the time that counts at the tables, and by the clock on the wall. */
export interface Beat {
  readonly time: number;
  readonly at: number;
}

const ONLY = 1;

/** The last sign of life of whoever serves this store. */
export class Heartbeat {
  constructor(private readonly db: Connection) {}

  async last(): Promise<Beat | null> {
    const row = await this.db.selectFrom('heartbeat').select(['time', 'at']).executeTakeFirst();
    return row ?? null;
  }

  async beat(values: Beat): Promise<void> {
    await this.db
      .insertInto('heartbeat')
      .values({ id: ONLY, ...values })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ ...values }))
      .execute();
  }
}
