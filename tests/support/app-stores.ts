import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll } from 'vitest';
import { postgresOver, sqlite } from '#store/dialect.ts';
import { Store } from '#store/store.ts';

type Backend = Parameters<typeof Store.over>[0];
type Pool = Parameters<typeof postgresOver>[0];

/** A folder of its own for each test file, gone afterwards. */
export function scratch(): (name: string) => string {
  const folder = mkdtempSync(path.join(tmpdir(), 'emissary-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return (name) => path.join(folder, name);
}

/** One connection, lent to one at a time: PGlite behind the face of a pool of `pg`. */
function poolOver(pglite: PGlite): Pool {
  let last: Promise<void> = Promise.resolve();
  return {
    end: () => Promise.resolve(),
    connect: async () => {
      const before = last;
      let release: () => void = () => undefined;
      last = new Promise((resolve) => {
        release = resolve;
      });
      await before;
      const query = async (sql: string, parameters: readonly unknown[]) => {
        const { rows, affectedRows } = await pglite.query(sql, [...parameters]);
        return {
          command: sql.split(' ', 1)[0]?.toUpperCase() as 'SELECT',
          rowCount: affectedRows ?? 0,
          rows,
        };
      };
      return { query, release } as unknown as Awaited<ReturnType<Pool['connect']>>;
    },
  };
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
  let count = 0;
  let pglite: PGlite;
  beforeAll(async () => {
    pglite = await PGlite.create();
  }, 120_000);
  afterAll(() => pglite.close());
  const backends = {
    SQLite: () => {
      count += 1;
      return Promise.resolve(sqlite(at(`${count}.db`)));
    },
    PostgreSQL: async () => {
      await pglite.exec('drop schema public cascade; create schema public;');
      return postgresOver(poolOver(pglite));
    },
  };
  return Object.entries(backends).map(([name, backend]) => {
    return { name, backend, open: async () => Store.over(await backend()) };
  });
}
