import { chmodSync, mkdirSync, statSync } from 'node:fs';
import path from 'node:path';
import Database from 'better-sqlite3';
import { Kysely, sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { sqlite } from '#store/dialect.ts';
import { openToOthers } from '#store/file-rights.ts';
import { Store } from '#store/store.ts';
import { sheet } from '../support/app-journal.ts';
import { scratch } from '../support/app-stores.ts';

const at = scratch();
const rights = (place: string) => (statSync(place).mode & 0o777).toString(8);
const partsOf = (file: string) => [file, `${file}-wal`, `${file}-shm`];

/** A store with something written, as it lies while it is open. */
async function written(file: string): Promise<Store> {
  const store = await Store.open({ file });
  await store.tables.insert(sheet('tab'));
  return store;
}

describe('a database', () => {
  it('is written through to the disk at every commit', async () => {
    const { dialect } = sqlite(at('synchronous.db'));
    const db = new Kysely<Record<never, never>>({ dialect });
    const FULL = 2;
    const { rows } = await sql`pragma synchronous`.execute(db);
    expect(rows).toEqual([{ synchronous: FULL }]);
    expect((await sql`pragma journal_mode`.execute(db)).rows).toEqual([{ journal_mode: 'wal' }]);
    await db.destroy();
  });

  it('is its owner’s alone, with all that lies beside it and the folders made for it', async () => {
    const file = at('private/deep/emissary.db');
    const store = await written(file);
    expect(partsOf(file).map(rights)).toEqual(['600', '600', '600']);
    expect([at('private'), at('private/deep')].map(rights)).toEqual(['700', '700']);
    expect(openToOthers(file)).toEqual([]);
    await store.close();
  });

  it('that others could read is closed to them, its folder is left and told of', async () => {
    const folder = at('shared');
    const file = path.join(folder, 'emissary.db');
    mkdirSync(folder);
    chmodSync(folder, 0o755);
    await (await written(file)).close();
    chmodSync(file, 0o644);
    expect(openToOthers(file)).toEqual([folder, file]);
    const store = await Store.open({ file });
    await store.tables.insert(sheet('other'));
    expect(partsOf(file).map(rights)).toEqual(['600', '600', '600']);
    expect(rights(folder)).toBe('755');
    expect(openToOthers(file)).toEqual([folder]);
    await store.close();
  });

  it('of another program is left as it is', async () => {
    const file = at('foreign.db');
    const foreign = new Database(file);
    foreign.exec('create table shopping (list text)');
    foreign.close();
    chmodSync(file, 0o644);
    await expect(Store.open({ file })).rejects.toMatchObject({ kind: 'foreign' });
    expect(rights(file)).toBe('644');
  });
});
