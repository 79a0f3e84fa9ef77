import type { Connection } from './statement.ts';

/** Where something of a table stands: a thread, or a living message in a channel. */
export interface Place {
  readonly channel: string;
  readonly message: string | null;
  /** What it showed last, so that what has not changed is not sent again. */
  readonly shown: string | null;
}

/** A place and what stands there. */
export interface NamedPlace extends Place {
  readonly table: string;
  readonly name: string;
}

/** Where the messages of tables stand. */
export class Places {
  constructor(private readonly db: Connection) {}

  async of(table: string): Promise<ReadonlyMap<string, Place>> {
    const rows = await this.db.selectFrom('places').selectAll().where('table_id', '=', table).execute();
    return new Map(
      rows.map((row) => [row.name, { channel: row.channel_id, message: row.message_id, shown: row.shown }]),
    );
  }

  /** What stands in a channel: the table that is played in a thread, a poll that was voted in. */
  async in(channel: string): Promise<NamedPlace[]> {
    const rows = await this.db.selectFrom('places').selectAll().where('channel_id', '=', channel).execute();
    return rows.map((row) => ({
      table: row.table_id,
      name: row.name,
      channel: row.channel_id,
      message: row.message_id,
      shown: row.shown,
    }));
  }

  async put({ table, name, channel, message, shown }: NamedPlace): Promise<void> {
    const values = { channel_id: channel, message_id: message, shown };
    await this.db
      .insertInto('places')
      .values({ table_id: table, name, ...values })
      .onConflict((conflict) => conflict.columns(['table_id', 'name']).doUpdateSet(values))
      .execute();
  }

  async remove({ table, name }: Pick<NamedPlace, 'table' | 'name'>): Promise<void> {
    await this.db.deleteFrom('places').where('table_id', '=', table).where('name', '=', name).execute();
  }
}
