import type { CompiledQuery } from 'kysely';
import type { Json } from '#core/json.ts';
import type { Schema } from './schema.ts';
import { type Connection, Statement, type Write } from './statement.ts';

/** A table cannot be told anything in its place: why, since when, when that is tried again, and what it is owed. */
export interface TroubleRow {
  readonly table: string;
  readonly kind: string;
  readonly guild: string | null;
  /** What cannot be reached: the thread, or the channel. */
  readonly channel: string;
  readonly since: number;
  readonly tries: number;
  readonly triedAt: number;
  readonly nextAt: number;
  /** Who was told of it; null if nobody could be. */
  readonly toldTo: string | null;
  readonly owed: Json;
}

/** A trouble as it is from now on, or that it is over. */
export type TroubleChange = TroubleRow | { readonly table: string; readonly over: true };

/** Where something of Discord's has changed. */
export interface ChangedPlace {
  readonly guild: string;
  /** One channel or thread; all of the server's if none is named. */
  readonly channel?: string;
}

/** Tables that cannot be told anything where they are played. */
export class Troubles {
  private readonly ofTable: Statement;
  private readonly dueTables: Statement;

  constructor(private readonly db: Connection) {
    this.ofTable = new Statement(() => db.selectFrom('troubles').selectAll().where('table_id', '=', ''));
    this.dueTables = new Statement(() =>
      db.selectFrom('troubles').select('table_id').where('next_at', '<=', 0).orderBy('next_at'),
    );
  }

  async of(table: string): Promise<TroubleRow | null> {
    const { rows } = await this.db.executeQuery<Schema['troubles']>(this.ofTable.with([table]));
    return rows[0] === undefined ? null : troubleRow(rows[0]);
  }

  /** The tables at which it is time to try again. */
  async due(now: number): Promise<string[]> {
    const { rows } = await this.db.executeQuery<Pick<Schema['troubles'], 'table_id'>>(
      this.dueTables.with([now]),
    );
    return rows.map(({ table_id }) => table_id);
  }

  async count(): Promise<number> {
    const { found } = await this.db
      .selectFrom('troubles')
      .select(({ fn }) => fn.countAll().as('found'))
      .executeTakeFirstOrThrow();
    return Number(found);
  }

  /** It is not tried again before then. */
  async putOff(table: string, until: number): Promise<void> {
    await this.db.updateTable('troubles').set({ next_at: until }).where('table_id', '=', table).execute();
  }

  /** Something has changed that may have been the trouble: it is tried again at once, though not sooner than so long after the last time. */
  async hurry(
    { guild, channel }: ChangedPlace,
    { now, restMs }: { now: number; restMs: number },
  ): Promise<void> {
    await this.db
      .updateTable('troubles')
      .set(({ case: when, eb }) => ({
        next_at: when()
          .when('tried_at', '>', now - restMs)
          .then(eb('tried_at', '+', restMs))
          .else(now)
          .end(),
      }))
      .where('guild_id', '=', guild)
      .where('next_at', '>', now)
      .$if(channel !== undefined, (query) =>
        query.where((is) =>
          is.or([
            is('channel_id', '=', channel ?? ''),
            is(
              'table_id',
              'in',
              is
                .selectFrom('tables')
                .select('id')
                .where('channel', '=', channel ?? ''),
            ),
          ]),
        ),
      )
      .execute();
  }

  /** What writes a change, for whoever writes more with it. */
  writes(change: TroubleChange): Write[] {
    return [{ query: this.queryOf(change) }];
  }

  private queryOf(change: TroubleChange): CompiledQuery {
    if ('over' in change)
      return this.db.deleteFrom('troubles').where('table_id', '=', change.table).compile();
    const row = {
      kind: change.kind,
      guild_id: change.guild,
      channel_id: change.channel,
      since: change.since,
      tries: change.tries,
      tried_at: change.triedAt,
      next_at: change.nextAt,
      told_to: change.toldTo,
      owed: JSON.stringify(change.owed),
    };
    return this.db
      .insertInto('troubles')
      .values({ table_id: change.table, ...row })
      .onConflict((conflict) => conflict.column('table_id').doUpdateSet(row))
      .compile();
  }
}

function troubleRow(row: Schema['troubles']): TroubleRow {
  return {
    table: row.table_id,
    kind: row.kind,
    guild: row.guild_id,
    channel: row.channel_id,
    since: Number(row.since),
    tries: row.tries,
    triedAt: Number(row.tried_at),
    nextAt: Number(row.next_at),
    toldTo: row.told_to,
    owed: JSON.parse(row.owed) as Json,
  };
}
