import { statSync } from 'node:fs';
import Database from 'better-sqlite3';
import { damaged, sqliteError } from './driver-error.ts';
import { StoreError } from './store-error.ts';

/** A file up to this size is looked over as a whole, which takes some seconds at worst; of a larger one, the tables that grow slowly. */
const MAX_WHOLE_BYTES = 2 ** 30;
const LARGE_TABLES = ['checkpoints', 'facts', 'moves'];

const sizeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.size ?? 0;

/** What is looked at beyond the pages: texts that cannot be read although they are where they should be. */
const UNREADABLE: readonly {
  readonly tables: readonly string[];
  readonly what: string;
  readonly sql: string;
}[] = [
  {
    tables: ['outbox'],
    what: 'an announcement',
    sql: 'select table_id from outbox where not json_valid(payload) limit 1',
  },
  {
    tables: ['tables', 'checkpoints'],
    what: 'the last checkpoint',
    sql: `select tables.id from tables join checkpoints on table_id = tables.id
      where status in ('playing', 'paused') and not json_valid(state)
      and seq = (select max(seq) from checkpoints as last where last.table_id = tables.id) limit 1`,
  },
];

/**
 * Looks an existing store file over before anything is written to it, and refuses one that is empty, cut off or damaged: SQLite itself
 * would begin anew in the first case and notice the others only when it comes upon them.
 */
export function checkFile(file: string, maxWholeBytes = MAX_WHOLE_BYTES): void {
  const found = statSync(file, { throwIfNoEntry: false });
  const journal = `${file}-wal`;
  if (!found && sizeOf(journal) > 0) throw damaged(file, `there is only its journal, ${journal}`);
  if (!found?.isFile()) return;
  if (found.size === 0)
    throw damaged(file, 'it is empty, 0 bytes; if there was never anything in it, delete it and start again');
  const finding = lookOver(file, found.size <= maxWholeBytes);
  if (finding !== null) throw damaged(file, finding);
}

function lookOver(file: string, isWhole: boolean): string | null {
  try {
    const database = new Database(file, { readonly: true, fileMustExist: true });
    try {
      const tables = tablesOf(database);
      refuseForeign(tables, file);
      const checks = isWhole ? [''] : tables.filter((name) => !LARGE_TABLES.includes(name));
      for (const name of checks) {
        const [row] = database.pragma(isWhole ? 'quick_check(1)' : `quick_check("${name}")`) as object[];
        const told = String(Object.values(row ?? {})[0]);
        if (told !== 'ok') return told.split('\n').at(-1) ?? told;
      }
      return unreadable(database, tables);
    } finally {
      database.close();
    }
  } catch (error) {
    throw sqliteError(error, file);
  }
}

/** A database of some other program must not get our tables between its own. */
function refuseForeign(tables: readonly string[], file: string): void {
  if (tables.length === 0 || tables.includes('kysely_migration')) return;
  const advice = 'Point EMISSARY_DB to another file.';
  throw new StoreError('foreign', `${file} is the database of another program. ${advice}`);
}

function tablesOf(database: Database.Database): string[] {
  const found = database.prepare("select name from sqlite_master where type = 'table'").pluck().all();
  return found.map(String);
}

function unreadable(database: Database.Database, tables: readonly string[]): string | null {
  for (const { tables: needed, what, sql } of UNREADABLE) {
    if (!needed.every((name) => tables.includes(name))) continue;
    const table = database.prepare(sql).pluck().get();
    if (table !== undefined) return `${what} of table ${String(table)} cannot be read`;
  }
  return null;
}
