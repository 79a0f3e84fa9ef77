import Database from 'better-sqlite3';
import { Kysely } from 'kysely';
import { describe, expect, it } from 'vitest';
import { migrations } from '#db/migrations/index.ts';
import { migrate } from '#store/migrate.ts';
import type { Schema } from '#store/schema.ts';
import { Store } from '#store/store.ts';
import { scratch, storeKinds } from '../support/app-stores.ts';

const at = scratch();

describe.each(storeKinds())('migrations on $name', ({ backend }) => {
  it('refuse a database from a newer version, naming both and what to do', async () => {
    const db = new Kysely<Schema>({ dialect: (await backend()).dialect });
    const newer = { ...migrations, '0099-tournaments': { up: () => Promise.resolve() } };
    await migrate(db, newer);
    await expect(migrate(db)).rejects.toMatchObject({ name: 'StoreError', kind: 'newer' });
    const known = Object.keys(migrations).at(-1);
    await expect(migrate(db)).rejects.toThrow(
      new RegExp(`0099-tournaments.*up to ${known}.*newer version`, 's'),
    );
    await db.destroy();
  });

  it('refuse a database in which one is missing', async () => {
    const db = new Kysely<Schema>({ dialect: (await backend()).dialect });
    await migrate(db);
    await db
      .deleteFrom('kysely_migration' as never)
      .where('name' as never, '=', '0002-log' as never)
      .execute();
    await expect(migrate(db)).rejects.toMatchObject({ name: 'StoreError', kind: 'garbage' });
    await expect(migrate(db)).rejects.toThrow(/0002-log.*backup/s);
    await db.destroy();
  });

  it('leave everything as it was when a step fails', async () => {
    const db = new Kysely<Schema>({ dialect: (await backend()).dialect });
    await migrate(db);
    const bad = {
      ...migrations,
      '0098-good': {
        up: (to: Kysely<unknown>) => to.schema.createTable('extra').addColumn('id', 'text').execute(),
      },
      '0099-bad': { up: () => Promise.reject(new Error('no such luck')) },
    };
    await expect(migrate(db, bad)).rejects.toThrow(/no such luck/);
    const tables = (await db.introspection.getTables()).map(({ name }) => name);
    expect(tables).toContain('moves');
    expect(tables).not.toContain('extra');
    await migrate(db);
    await db.destroy();
  });

  it('hold every table of the schema', async () => {
    const db = new Kysely<Schema>({ dialect: (await backend()).dialect });
    await migrate(db);
    const tables = (await db.introspection.getTables()).map(({ name }) => name);
    expect(tables.sort()).toEqual([
      'checkpoints',
      'coaching',
      'deadlines',
      'drafts',
      'facts',
      'hands_seen',
      'heartbeat',
      'moves',
      'outbox',
      'places',
      'preferences',
      'proposals',
      'reading',
      'seats',
      'standing_orders',
      'tables',
      'transfers',
      'troubles',
    ]);
    await db.destroy();
  });
});

describe('a database from a newer version', () => {
  it('is refused by the store before anything is touched', async () => {
    const file = at('newer.db');
    await (await Store.open({ file })).close();
    const database = new Database(file);
    database.exec("insert into kysely_migration values ('0099-tournaments', '2099-01-01')");
    const before = database.prepare('select count(*) as n from kysely_migration').get();
    await expect(Store.open({ file })).rejects.toMatchObject({ kind: 'newer' });
    expect(database.prepare('select count(*) as n from kysely_migration').get()).toEqual(before);
    database.close();
  });
});
