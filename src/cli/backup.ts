import { chmodSync, existsSync, renameSync, rmSync, statSync } from 'node:fs';
import { copyStore } from '#store/copy.ts';
import { checkFile } from '#store/sqlite-check.ts';
import { readConfig } from '../config.ts';

/** Copies the store that the settings name into a new file, while the bot may be at work; gives its size in bytes. */
export async function backUp(to: string): Promise<number> {
  const { store } = readConfig();
  if ('address' in store) throw new Error('The tables are kept in PostgreSQL: make a backup with pg_dump.');
  if (existsSync(to)) throw new Error(`${to} is there already: name a file that is not.`);
  const draft = `${to}.part`;
  rmSync(draft, { force: true });
  try {
    await copyStore(store.file, draft);
    // What cannot be restored is no backup.
    checkFile(draft, Number.POSITIVE_INFINITY);
    chmodSync(draft, 0o600);
    renameSync(draft, to);
    return statSync(to).size;
  } finally {
    for (const rest of ['', '-wal', '-shm', '-journal']) rmSync(`${draft}${rest}`, { force: true });
  }
}
