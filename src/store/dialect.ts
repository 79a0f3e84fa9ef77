import { existsSync } from 'node:fs';
import Database from 'better-sqlite3';
import {
  type CreateTableNode,
  PostgresDialect,
  type PostgresPool,
  SqliteAdapter,
  SqliteDialect,
  SqliteQueryCompiler,
} from 'kysely';
import type { Backend } from './backend.ts';
import { postgresError, sqliteError } from './driver-error.ts';
import { closeToOthers, createPrivately } from './file-rights.ts';
import { conflict, type Write } from './statement.ts';
import { StoreError } from './store-error.ts';

/** How long a writer waits for another process before the store counts as locked. */
const BUSY_MS = 5_000;
/** Pages written ahead (16 MiB) before they are carried over into the database: an answer writes the same ones over and over. */
const WAL_PAGES = 4_000;
/** 64-bit integers: times and digests, all of which a JavaScript number holds exactly. */
const INT8 = 20;

type Statement = Database.Statement<unknown[]>;

/** Our transactions all write: taking the lock at once means waiting for it, not failing halfway. */
const BEGIN: Readonly<Record<string, string>> = { begin: 'begin immediate' };

/** SQLite takes schema changes back with the transaction they were made in. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** A table with a key of several columns is kept in the order of that key: a third less to write at every commit. */
class ClusteringCompiler extends SqliteQueryCompiler {
  protected override visitCreateTable(node: CreateTableNode): void {
    super.visitCreateTable(node);
    if (node.constraints?.some(({ kind }) => kind === 'PrimaryKeyConstraintNode'))
      this.append(' without rowid');
  }
}

class OurSqliteDialect extends SqliteDialect {
  override createAdapter(): SqliteAdapter {
    return new TransactionalAdapter();
  }

  override createQueryCompiler(): SqliteQueryCompiler {
    return new ClusteringCompiler();
  }
}

/** As much of better-sqlite3 as kysely needs, with each statement compiled once and its errors in our words. */
class SqliteFile {
  private readonly statements = new Map<string, Statement>();

  private readonly all: Database.Transaction<(writes: readonly Write[]) => void>;

  constructor(
    private readonly database: Database.Database,
    private readonly file: string,
  ) {
    this.all = database.transaction((writes) => {
      for (const { query, mustChange } of writes) {
        const { changes } = this.compiled(query.sql).run(...query.parameters);
        if (mustChange && changes === 0) throw conflict();
      }
    });
  }

  /** All of the statements or none, in one go: nothing else runs in between. */
  write(writes: readonly Write[]): void {
    this.guard(() => this.all.immediate(writes));
  }

  prepare(sql: string) {
    const statement = this.guard(() => this.compiled(sql));
    return {
      reader: statement.reader,
      all: (parameters: readonly unknown[]) => this.guard(() => statement.all(...parameters)),
      run: (parameters: readonly unknown[]) => {
        // A full disk makes SQLite roll back by itself; there is nothing left to roll back then.
        if (sql === 'rollback' && !this.database.inTransaction) return { changes: 0, lastInsertRowid: 0 };
        return this.guard(() => statement.run(...parameters));
      },
      iterate: (parameters: readonly unknown[]) => statement.iterate(...parameters),
    };
  }

  close(): void {
    this.database.close();
  }

  private compiled(sql: string): Statement {
    const known = this.statements.get(sql);
    if (known) return known;
    const statement = this.database.prepare<unknown[]>(BEGIN[sql] ?? sql);
    // Only what is asked again and again is worth keeping: schema changes and pragmas are not.
    if (/^(select|insert|update|delete|begin|commit|rollback)/.test(sql)) this.statements.set(sql, statement);
    return statement;
  }

  private guard<T>(work: () => T): T {
    try {
      return work();
    } catch (error) {
      throw sqliteError(error, this.file);
    }
  }
}

function open(file: string): Database.Database {
  const database = new Database(file);
  try {
    database.pragma(`busy_timeout = ${BUSY_MS}`);
    database.pragma('journal_mode = WAL');
    database.pragma('synchronous = FULL');
    database.pragma('foreign_keys = ON');
    database.pragma(`wal_autocheckpoint = ${WAL_PAGES}`);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/** SQLite over a database that is already open; `file` names it in messages. */
export function sqliteOver(database: Database.Database, file: string): Backend {
  const ours = new SqliteFile(database, file);
  return {
    dialect: new OurSqliteDialect({ database: ours }),
    write: async (_, writes) => ours.write(writes),
  };
}

/** The embedded default: one SQLite file, written through to the disk at every commit. */
export function sqlite(file: string): Backend {
  const fresh = file === ':memory:' || !existsSync(file);
  try {
    if (fresh && file !== ':memory:') createPrivately(file);
    const database = open(file);
    if (!fresh) refuseForeign(database, file);
    if (file !== ':memory:') closeToOthers(file);
    return sqliteOver(database, file);
  } catch (error) {
    throw sqliteError(error, file);
  }
}

/** A database of some other program must not get our tables between its own. */
function refuseForeign(database: Database.Database, file: string): void {
  const names = database.prepare("select name from sqlite_master where type = 'table'").pluck().all();
  if (names.length === 0 || names.includes('kysely_migration')) return;
  database.close();
  throw new StoreError(
    'foreign',
    `${file} is the database of another program. Point EMISSARY_DB to another file.`,
  );
}

/** PostgreSQL over a pool of connections: `pg`, or anything that behaves like it. */
export function postgresOver(pool: PostgresPool): Backend {
  const guard = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      throw postgresError(error);
    }
  };
  const guarded: PostgresPool = {
    end: () => pool.end(),
    connect: async () => {
      const client = await guard(() => pool.connect());
      const query = (sql: string, parameters: readonly unknown[]) =>
        guard(() => client.query(sql, parameters));
      return { query, release: () => client.release() } as unknown as typeof client;
    },
  };
  return {
    dialect: new PostgresDialect({ pool: guarded }),
    write: (db, writes) =>
      db.transaction().execute(async (transaction) => {
        for (const { query, mustChange } of writes) {
          const { numAffectedRows } = await transaction.executeQuery(query);
          if (mustChange && numAffectedRows !== 1n) throw conflict();
        }
      }),
  };
}

/** What is used of the package `pg`, which is installed only where PostgreSQL is. */
type Pg = {
  readonly default: {
    readonly Pool: new (config: object) => PostgresPool;
    readonly types: { getTypeParser(oid: number, format?: string): (value: string) => unknown };
  };
};

/** PostgreSQL at an address, for several processes that share one store. */
export async function postgres(address: string): Promise<Backend> {
  const name = 'pg';
  const pg = await (import(name) as Promise<Pg>).catch((error: unknown) => {
    throw new StoreError('driver', 'For PostgreSQL the package pg is needed: run npm install pg.', error);
  });
  const { Pool, types } = pg.default;
  const getTypeParser = (oid: number, format?: string) =>
    oid === INT8 ? Number : types.getTypeParser(oid, format);
  return postgresOver(new Pool({ connectionString: address, types: { getTypeParser } }));
}
