import { Kysely } from 'kysely';
import type { Backend } from './backend.ts';
import type { Claim } from './claim.ts';
import { Coaching } from './coaching.ts';
import { type Commit, Committer } from './commit.ts';
import { sqlite } from './dialect.ts';
import { Drafts } from './drafts.ts';
import { lockFile } from './file-lock.ts';
import { Heartbeat } from './heartbeat.ts';
import { Lease } from './lease.ts';
import { Log } from './log.ts';
import { MessageSlots } from './message-slots.ts';
import { migrate } from './migrate.ts';
import { Outbox } from './outbox.ts';
import { type Opening, postgres } from './postgres.ts';
import { Preferences } from './preferences.ts';
import { ReadMarks } from './read-marks.ts';
import type { Schema } from './schema.ts';
import { SeatHistory } from './seat-history.ts';
import type { Write } from './statement.ts';
import type { StoreError } from './store-error.ts';
import { Tables } from './tables.ts';
import { Troubles } from './troubles.ts';

/** Where the store lies: an SQLite file, or a PostgreSQL server. */
export type StoreLocation = { readonly file: string } | { readonly address: string };

/** Everything that is kept, behind repositories that neither know nor care which database it is. */
export class Store {
  readonly tables: Tables;
  readonly log: Log;
  readonly seatHistory: SeatHistory;
  readonly outbox: Outbox;
  readonly troubles: Troubles;
  readonly preferences: Preferences;
  readonly messageSlots: MessageSlots;
  readonly coaching: Coaching;
  readonly drafts: Drafts;
  readonly readMarks: ReadMarks;
  readonly heartbeat: Heartbeat;
  private readonly committer: Committer;

  private constructor(
    private readonly db: Kysely<Schema>,
    private readonly backend: Backend,
    private readonly claim: Claim | null,
  ) {
    this.tables = new Tables(db);
    this.log = new Log(db);
    this.seatHistory = new SeatHistory(db);
    const write = (writes: readonly Write[]) => backend.write(db, writes);
    this.messageSlots = new MessageSlots(db, write);
    this.troubles = new Troubles(db);
    this.outbox = new Outbox(db, { write, places: this.messageSlots, troubles: this.troubles });
    this.preferences = new Preferences(db);
    this.coaching = new Coaching(db);
    this.drafts = new Drafts(db);
    this.readMarks = new ReadMarks(db);
    this.heartbeat = new Heartbeat(db);
    this.committer = new Committer(db);
  }

  /** Opens the store and brings it up to date. */
  static async open(place: StoreLocation, opening: Opening = {}): Promise<Store> {
    return Store.over('file' in place ? sqlite(place.file) : await postgres(place.address, opening));
  }

  /** The same for the one process that works with it: refused while another does, and the store is left alone then. */
  static async openAlone(place: StoreLocation, opening: Opening = {}): Promise<Store> {
    if ('address' in place) {
      const backend = await postgres(place.address, opening);
      const lease = await Lease.take(backend.connections).catch(async (error: unknown) => {
        await backend.connections.end();
        throw error;
      });
      return await Store.over(backend, lease);
    }
    const lock = lockFile(place.file);
    try {
      return await Store.over(sqlite(place.file), lock);
    } catch (error) {
      await lock.release();
      throw error;
    }
  }

  /** The same over a database of the caller's. */
  static async over(backend: Backend, claim: Claim | null = null): Promise<Store> {
    const db = new Kysely<Schema>({ dialect: backend.dialect });
    try {
      await migrate(db);
      return new Store(db, backend, claim);
    } catch (error) {
      await claim?.release();
      await db.destroy();
      throw error;
    }
  }

  /** Resolves if another process has taken the store over: then this one must stop. */
  get lost(): Promise<StoreError> {
    return this.claim?.lost ?? new Promise(() => undefined);
  }

  /** Writes a change of a table: all of it, or nothing and a StoreError that says why. */
  commit(commit: Commit): Promise<void> {
    return this.backend.write(this.db, this.committer.writes(commit));
  }

  async close(): Promise<void> {
    await this.claim?.release();
    await this.db.destroy();
  }
}
