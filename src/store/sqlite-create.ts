import { chmodSync, linkSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import Database from 'better-sqlite3';

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : null;
}

/**
 * Makes a new store file for its owner alone. It appears under its name only when it is a database: a kill in between leaves nothing there,
 * so an empty file of that name is always a loss.
 */
export function createFile(file: string): void {
  mkdirSync(path.dirname(path.resolve(file)), { recursive: true, mode: 0o700 });
  const draft = `${file}-new-${process.pid}`;
  rmSync(draft, { force: true });
  try {
    const database = new Database(draft);
    try {
      chmodSync(draft, 0o600);
      database.pragma('journal_mode = WAL');
    } finally {
      database.close();
    }
    putInPlace(draft, file);
  } finally {
    rmSync(draft, { force: true });
  }
}

/** If somebody else was faster, theirs stays. */
function putInPlace(draft: string, file: string): void {
  try {
    linkSync(draft, file);
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return;
    // A file system without links.
    renameSync(draft, file);
  }
}
