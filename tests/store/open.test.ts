import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { sqliteOver } from '#store/dialect.ts';
import { createFile } from '#store/sqlite-create.ts';
import { Store } from '#store/store.ts';
import type { StoreFault } from '#store/store-error.ts';
import { headOf, sheet } from '../support/app-journal.ts';
import { scratch, storeKinds } from '../support/app-stores.ts';

const at = scratch();

async function fault(opening: Promise<Store>): Promise<{ kind: StoreFault; message: string }> {
  const error = await opening.then(
    () => new Error('the store opened'),
    (reason: unknown) => reason,
  );
  expect(error).toMatchObject({ name: 'StoreError' });
  return error as unknown as { kind: StoreFault; message: string };
}

describe('opening an SQLite store', () => {
  it('makes a missing file and the folders on the way to it', async () => {
    const file = at('new/deep/emissary.db');
    const store = await Store.open({ file });
    await store.tables.insert(sheet('tab'));
    await store.close();
    expect(existsSync(file)).toBe(true);
    const again = await Store.open({ file });
    expect(await again.tables.find('tab')).toEqual({ table: sheet('tab'), seats: [] });
    await again.close();
  });

  it('makes it for its owner alone, leaves nothing else there, and takes no file away', async () => {
    const file = at('private/emissary.db');
    const store = await Store.open({ file });
    await store.tables.insert(sheet('tab'));
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(statSync(path.dirname(file)).mode & 0o777).toBe(0o700);
    createFile(file);
    await store.close();
    expect(readdirSync(path.dirname(file))).toEqual(['emissary.db']);
    const again = await Store.open({ file });
    expect((await again.tables.find('tab'))?.table.id).toBe('tab');
    await again.close();
  });

  it('writes ahead, through to the disk, and checks references', async () => {
    const store = await Store.open({ file: at('pragmas.db') });
    expect(readFileSync(at('pragmas.db')).subarray(18, 20)).toEqual(Buffer.from([2, 2]));
    await store.close();
  });

  it('refuses garbage, says what to do, and leaves it as it was', async () => {
    const file = at('garbage.db');
    writeFileSync(file, 'this is no database, it is a shopping list: '.repeat(100));
    const before = readFileSync(file);
    const { kind, message } = await fault(Store.open({ file }));
    expect(kind).toBe('garbage');
    expect(message).toContain(file);
    expect(message).toMatch(/left as it is.*Move it away.*backup.*\.recover/);
    expect(readFileSync(file)).toEqual(before);
  });

  it('refuses a file that was damaged in the middle', async () => {
    const file = at('damaged.db');
    const store = await Store.open({ file });
    await store.close();
    const bytes = readFileSync(file);
    bytes.fill(0x5a, 100, 4096);
    writeFileSync(file, bytes);
    expect((await fault(Store.open({ file }))).kind).toBe('garbage');
  });

  it("refuses another program's database", async () => {
    const file = at('foreign.db');
    const other = new Database(file);
    other.exec('create table recipes (name text)');
    other.close();
    const { kind, message } = await fault(Store.open({ file }));
    expect(kind).toBe('foreign');
    expect(message).toMatch(/EMISSARY_DB/);
  });

  it('refuses a folder, and a place below a file', async () => {
    mkdirSync(at('folder.db'));
    writeFileSync(at('file'), '');
    expect((await fault(Store.open({ file: at('folder.db') }))).kind).toBe('unopenable');
    const below = await fault(Store.open({ file: path.join(at('file'), 'emissary.db') }));
    expect(below.kind).toBe('unopenable');
    expect(below.message).toMatch(/EMISSARY_DB/);
  });

  it.skipIf(process.getuid?.() === 0)('refuses a folder it may not write to', async () => {
    mkdirSync(at('readonly'));
    chmodSync(at('readonly'), 0o555);
    const { kind } = await fault(Store.open({ file: at('readonly/emissary.db') }));
    expect(['unopenable', 'unwritable']).toContain(kind);
  });

  it('says so when another program holds the file', async () => {
    const file = at('locked.db');
    await (await Store.open({ file })).close();
    const holder = new Database(file);
    holder.exec('begin immediate');
    const database = new Database(file, { timeout: 50 });
    const store = await Store.over(sqliteOver(database, file));
    const { kind, message } = await fault(store.tables.insert(sheet('tab')) as Promise<never>);
    expect(kind).toBe('locked');
    expect(message).toMatch(/another program/);
    holder.exec('commit');
    holder.close();
    await store.tables.insert(sheet('tab'));
    await store.close();
  });

  it('reports a full disk even while it sets itself up', async () => {
    const database = new Database(at('tiny.db'));
    database.pragma('max_page_count = 6');
    expect((await fault(Store.over(sqliteOver(database, 'tiny.db')))).kind).toBe('full');
  });

  it('reports a full disk, loses nothing, and goes on when there is room', async () => {
    const file = at('full.db');
    const database = new Database(file);
    const store = await Store.over(sqliteOver(database, file));
    await store.tables.insert(sheet('tab'));
    database.pragma(`max_page_count = ${database.pragma('page_count', { simple: true })}`);
    const post = { kind: 'feed', seat: null, payload: { text: 'x'.repeat(50_000) } };
    const head = { ...headOf(sheet('tab')), posts: 1 };
    const commit = { table: 'tab', revision: 0, at: 1, head, posts: [post] };
    const { kind, message } = await fault(store.commit(commit) as Promise<never>);
    expect(kind).toBe('full');
    expect(message).toMatch(/Free some space/);
    expect(await store.tables.find('tab')).toEqual({ table: sheet('tab'), seats: [] });
    expect(await store.outbox.pending(9, 9)).toEqual([]);
    database.pragma('max_page_count = 100000');
    await store.commit(commit);
    expect(await store.outbox.pending(9, 9)).toHaveLength(1);
    await store.close();
  });
});

describe('opening a PostgreSQL store', () => {
  it('says how to get the driver when it is missing, or that the server cannot be reached', async () => {
    const opening = Store.open({ address: 'postgres://nobody@127.0.0.1:1/none' });
    expect(['driver', 'unreachable']).toContain((await fault(opening)).kind);
  });
});

describe.each(storeKinds())('migrations on $name', ({ backend }) => {
  it('run once and are left alone afterwards', async () => {
    const opened = await backend();
    const first = await Store.over(opened);
    await first.tables.insert(sheet('tab'));
    const second = await Store.over(opened);
    expect((await second.tables.find('tab'))?.table.id).toBe('tab');
    await second.close();
  });
});
