import { Kysely } from 'kysely';
import type { Backend } from './backend.ts';
import { type Commit, Committer } from './commit.ts';
import { sqlite } from './dialect.ts';
import { Drafts } from './drafts.ts';
import { Log } from './log.ts';
import { MessageSlots } from './message-slots.ts';
import { migrate } from './migrate.ts';
import { Outbox } from './outbox.ts';
import { type Opening, postgres } from './postgres.ts';
import { Preferences } from './preferences.ts';
import { ReadMarks } from './read-marks.ts';
import type { Schema } from './schema.ts';
import type { Write } from './statement.ts';
import { Tables } from './tables.ts';

/** Where the store lies: an SQLite file, or a PostgreSQL server. */
export type StoreLocation = { readonly file: string } | { readonly address: string };

/** Everything that is kept, behind repositories that neither know nor care which database it is. */
export class Store {
  readonly tables: Tables;
  readonly log: Log;
  readonly outbox: Outbox;
  readonly preferences: Preferences;
  readonly messageSlots: MessageSlots;
  readonly drafts: Drafts;
  readonly readMarks: ReadMarks;
  private readonly committer: Committer;

  private constructor(
    private readonly db: Kysely<Schema>,
    private readonly backend: Backend,
  ) {
    this.tables = new Tables(db);
    this.log = new Log(db);
    const write = (writes: readonly Write[]) => backend.write(db, writes);
    this.messageSlots = new MessageSlots(db, write);
    this.outbox = new Outbox(db, { write, places: this.messageSlots });
    this.preferences = new Preferences(db);
    this.drafts = new Drafts(db);
    this.readMarks = new ReadMarks(db);
    this.committer = new Committer(db);
  }

  /** Opens the store and brings it up to date. */
  static async open(place: StoreLocation, opening: Opening = {}): Promise<Store> {
    return Store.over('file' in place ? sqlite(place.file) : await postgres(place.address, opening));
  }

  /** The same over a database of the caller's. */
  static async over(backend: Backend): Promise<Store> {
    const db = new Kysely<Schema>({ dialect: backend.dialect });
    try {
      await migrate(db);
      return new Store(db, backend);
    } catch (error) {
      await db.destroy();
      throw error;
    }
  }

  /** Writes a change of a table: all of it, or nothing and a StoreError that says why. */
  commit(commit: Commit): Promise<void> {
    return this.backend.write(this.db, this.committer.writes(commit));
  }

  async close(): Promise<void> {
    await this.db.destroy();
  }
}
