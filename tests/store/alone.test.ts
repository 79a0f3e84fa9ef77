import { statSync, symlinkSync } from 'node:fs';
import { describe, expect, it, onTestFinished } from 'vitest';
import { Lease, type LeaseTimes } from '#store/lease.ts';
import { postgres } from '#store/postgres.ts';
import { Store } from '#store/store.ts';
import { sheet } from '../support/app-journal.ts';
import { scratch } from '../support/app-stores.ts';
import { ownDatabase } from '../support/postgres/database.ts';

const at = scratch();

describe('a store file', () => {
  it('is worked with by one at a time, under whatever name', async () => {
    const file = at('own.db');
    const first = await Store.openAlone({ file });
    symlinkSync(file, at('other-name.db'));
    for (const name of [file, at('other-name.db')])
      await expect(Store.openAlone({ file: name })).rejects.toMatchObject({
        kind: 'locked',
        message: `Another Emissary is at work with ${name}: stop that one first, or point EMISSARY_DB to another file.`,
      });
    await first.tables.insert(sheet('tab'));
    await first.close();
    const second = await Store.openAlone({ file });
    expect((await second.tables.find('tab'))?.table.id).toBe('tab');
    await second.close();
  });

  it('can be read meanwhile, and its lock by nobody else', async () => {
    const file = at('read.db');
    const store = await Store.openAlone({ file });
    await store.tables.insert(sheet('tab'));
    const reader = await Store.open({ file });
    expect((await reader.tables.find('tab'))?.table.id).toBe('tab');
    await reader.close();
    await expect(Store.openAlone({ file })).rejects.toMatchObject({ kind: 'locked' });
    expect(statSync(`${file}-lock`).mode & 0o777).toBe(0o600);
    await store.close();
  });
});

describe('a lease of a PostgreSQL store', () => {
  const database = ownDatabase();
  const LONG: LeaseTimes = { holdsMs: 600_000, beatMs: 20 };

  async function connections() {
    const backend = await postgres((await database()).address);
    onTestFinished(() => backend.connections.end());
    return backend.connections;
  }

  it('is held by one at a time: whoever gives signs of life keeps it', async () => {
    await (await database()).empty();
    const first = await Lease.take(await connections(), LONG);
    await expect(Lease.take(await connections(), LONG)).rejects.toThrow(
      /^Another Emissary is at work with this database \(process \d+ on .+\): stop that one first/,
    );
    await first.release();
    const second = await Lease.take(await connections(), LONG);
    await second.release();
  });

  it('of a process that was killed runs out', async () => {
    await (await database()).empty();
    await Lease.take(await connections(), { holdsMs: 300, beatMs: 600_000 });
    const next = await Lease.take(await connections(), LONG);
    await next.release();
  });

  it('that somebody else has taken is told to whoever had it', async () => {
    const { empty, query } = await database();
    await empty();
    const first = await Lease.take(await connections(), LONG);
    await query("update lease set holder = 'somebody else'");
    expect((await first.lost).message).toMatch(/has taken over this database/);
    await first.release();
    expect(await query('select holder from lease')).toEqual([{ holder: 'somebody else' }]);
  });

  it('outlives the connections of its holder', async () => {
    const { empty, query } = await database();
    await empty();
    const first = await Lease.take(await connections(), LONG);
    const beats = async () => Number((await query('select beats from lease'))[0]?.beats);
    const before = await beats();
    await query("select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'emissary'");
    while ((await beats()) <= before + 2) await new Promise((next) => setImmediate(next));
    await first.release();
    expect(await query('select holder from lease')).toEqual([]);
  });

  it('is taken before anything is changed', async () => {
    const { address, empty, query } = await database();
    await empty();
    const first = await Lease.take(await connections(), LONG);
    await expect(Store.openAlone({ address })).rejects.toMatchObject({ kind: 'locked' });
    const tables = await query(
      "select table_name from information_schema.tables where table_schema = 'public'",
    );
    expect(tables).toEqual([{ table_name: 'lease' }]);
    await first.release();
    const store = await Store.openAlone({ address });
    await store.close();
    expect(await query('select holder from lease')).toEqual([]);
  });
});
