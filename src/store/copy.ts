import { existsSync } from 'node:fs';
import Database from 'better-sqlite3';
import { StoreError } from './store-error.ts';

/** Copies a store file as it is at one moment, with what is still in its journal; the original is only read, and may be in use. */
export async function copyStore(file: string, to: string): Promise<void> {
  if (!existsSync(file)) throw new StoreError('unopenable', `there is no ${file}`);
  const original = new Database(file, { readonly: true, fileMustExist: true });
  try {
    // All in one go, as things stand at one moment: in small steps it would begin anew whenever the bot writes.
    await original.backup(to, { progress: ({ remainingPages }) => remainingPages });
  } finally {
    original.close();
  }
}
