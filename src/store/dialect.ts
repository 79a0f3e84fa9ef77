import { existsSync } from 'node:fs';
import Database from 'better-sqlite3';
import { type CreateTableNode, SqliteAdapter, SqliteDialect, SqliteQueryCompiler } from 'kysely';
import type { Backend } from './backend.ts';
import { sqliteError } from './driver-error.ts';
import { closeToOthers } from './file-rights.ts';
import { checkFile } from './sqlite-check.ts';
import { createFile } from './sqlite-create.ts';
import { conflict, type Write } from './statement.ts';

/** How long a writer waits for another process before the store counts as locked. */
const BUSY_MS = 5_000;
/** Pages written ahead (16 MiB) before they are carried over into the database: an answer writes the same ones over and over. */
const WAL_PAGES = 4_000;

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
  try {
    if (file === ':memory:') return sqliteOver(open(file), file);
    checkFile(file);
    if (!existsSync(file)) createFile(file);
    const database = open(file);
    closeToOthers(file);
    return sqliteOver(database, file);
  } catch (error) {
    throw sqliteError(error, file);
  }
}
