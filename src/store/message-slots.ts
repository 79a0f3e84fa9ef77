import type { CompiledQuery } from 'kysely';
import type { Schema } from './schema.ts';
import { type Connection, Statement, type Write } from './statement.ts';

/** Where something of a table stands: a thread, or a message edited in place in a channel. */
export interface MessageSlot {
  readonly channel: string;
  readonly message: string | null;
  /** What it showed last, so that what has not changed is not sent again. */
  readonly shown: string | null;
}

/** A slot with its table and name. */
export interface NamedMessageSlot extends MessageSlot {
  readonly table: string;
  readonly name: string;
}

/** Something stands somewhere from now on, or nowhere any more. */
export type PlaceChange =
  | NamedMessageSlot
  | { readonly table: string; readonly name: string; readonly gone: true };

/** Where the messages of tables stand. */
export class MessageSlots {
  private readonly ofTable: Statement;
  private readonly upsert: Statement;
  private readonly forget: Statement;

  constructor(
    private readonly db: Connection,
    private readonly write: (writes: readonly Write[]) => Promise<void>,
  ) {
    this.ofTable = new Statement(() => db.selectFrom('places').selectAll().where('table_id', '=', ''));
    this.upsert = new Statement(() =>
      db
        .insertInto('places')
        .values({ table_id: '', name: '', channel_id: '', message_id: '', shown: '' })
        .onConflict((conflict) =>
          conflict.columns(['table_id', 'name']).doUpdateSet((row) => ({
            channel_id: row.ref('excluded.channel_id'),
            message_id: row.ref('excluded.message_id'),
            shown: row.ref('excluded.shown'),
          })),
        ),
    );
    this.forget = new Statement(() =>
      db.deleteFrom('places').where('table_id', '=', '').where('name', '=', ''),
    );
  }

  async of(table: string): Promise<ReadonlyMap<string, MessageSlot>> {
    const { rows } = await this.db.executeQuery<Schema['places']>(this.ofTable.with([table]));
    return new Map(
      rows.map((row) => [row.name, { channel: row.channel_id, message: row.message_id, shown: row.shown }]),
    );
  }

  /** What stands in a channel: the table that is played in a thread, a poll that was voted in. */
  async in(channel: string): Promise<NamedMessageSlot[]> {
    const rows = await this.db.selectFrom('places').selectAll().where('channel_id', '=', channel).execute();
    return rows.map((row) => ({
      table: row.table_id,
      name: row.name,
      channel: row.channel_id,
      message: row.message_id,
      shown: row.shown,
    }));
  }

  async put(place: NamedMessageSlot): Promise<void> {
    await this.change([place]);
  }

  async remove({ table, name }: Pick<NamedMessageSlot, 'table' | 'name'>): Promise<void> {
    await this.change([{ table, name, gone: true }]);
  }

  /** All of the changes or none. */
  async change(changes: readonly PlaceChange[]): Promise<void> {
    if (changes.length > 0) await this.write(this.writes(changes));
  }

  /** What writes changes, for whoever writes more with them. */
  writes(changes: readonly PlaceChange[]): Write[] {
    return changes.map((change) => ({ query: this.queryOf(change) }));
  }

  private queryOf(change: PlaceChange): CompiledQuery {
    if ('gone' in change) return this.forget.with([change.table, change.name]);
    const { table, name, channel, message, shown } = change;
    return this.upsert.with([table, name, channel, message, shown]);
  }
}
