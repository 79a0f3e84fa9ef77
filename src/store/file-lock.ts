import { chmodSync, existsSync, mkdirSync, realpathSync } from 'node:fs';
import path from 'node:path';
import Database from 'better-sqlite3';
import type { Claim } from './claim.ts';
import { sqliteError } from './driver-error.ts';
import { StoreError } from './store-error.ts';

/** The same file goes by one name, however it was called. */
function placeOf(file: string): string {
  if (existsSync(file)) return realpathSync(file);
  const folder = path.dirname(path.resolve(file));
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return path.join(realpathSync(folder), path.basename(file));
}

/**
 * Claims a store file by a lock of the operating system on a file beside it, which SQLite takes for us: it is gone with the process,
 * however that ends, and keeps nobody from reading the store.
 */
export function lockFile(file: string): Claim {
  try {
    const beside = `${placeOf(file)}-lock`;
    const database = new Database(beside, { timeout: 0 });
    try {
      chmodSync(beside, 0o600);
      database.exec('begin exclusive');
    } catch (error) {
      database.close();
      throw error;
    }
    // A file cannot be taken away from whoever has locked it.
    return { lost: new Promise(() => undefined), release: async () => void database.close() };
  } catch (error) {
    const fault = sqliteError(error, file);
    if (fault.kind !== 'locked') throw fault;
    throw new StoreError(
      'locked',
      `Another Emissary is at work with ${file}: stop that one first, or point EMISSARY_DB to another file.`,
      error,
    );
  }
}
