import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll } from 'vitest';
import { sqlite } from '#store/dialect.ts';
import { postgres } from '#store/postgres.ts';
import { Store } from '#store/store.ts';
import { ownDatabase } from './postgres/database.ts';

type Backend = Parameters<typeof Store.over>[0];

/** A folder of its own for each test file, gone afterwards. */
export function scratch(): (name: string) => string {
  const folder = mkdtempSync(path.join(tmpdir(), 'emissary-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return (name) => path.join(folder, name);
}

/** A kind of database, and an empty one of it as often as a test likes. */
export interface Kind {
  readonly name: string;
  backend(): Promise<Backend>;
  open(): Promise<Store>;
}

/** Both databases, each with its way to get an empty store. */
export function storeKinds(): readonly Kind[] {
  const at = scratch();
  const database = ownDatabase();
  let count = 0;
  const backends = {
    SQLite: () => {
      count += 1;
      return Promise.resolve(sqlite(at(`${count}.db`)));
    },
    PostgreSQL: async () => {
      const { address, empty } = await database();
      await empty();
      return await postgres(address);
    },
  };
  return Object.entries(backends).map(([name, backend]) => {
    return { name, backend, open: async () => Store.over(await backend()) };
  });
}
