import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { postgres } from '#store/postgres.ts';
import { Store } from '#store/store.ts';
import { asked, begun, bench, ok, playRound, seen, why } from '../support/app-harness.ts';
import { type Database, newDatabase, ownDatabase } from '../support/postgres/database.ts';
import { type Cut, PostgresProxy } from '../support/postgres/proxy.ts';
import { PostgresServer } from '../support/postgres/server.ts';

const users = ['ann', 'bob', 'cid'];
const database = ownDatabase();
/** However slow this machine is. */
const PATIENT = { patience: { retryMs: 600_000 } };
type Opening = NonNullable<Parameters<typeof postgres>[1]>;

/** Ends all connections of bots to this database; as many rows as there were. */
const END_ALL =
  "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'emissary' and datname = current_database()";

/** A table under way in a store of its own. */
async function playing(address: string, opening: Opening = {}) {
  const store = await Store.over(await postgres(address, opening));
  onTestFinished(() => store.close());
  const scene = await bench({ store });
  const table = await begun(scene.app, { rounds: 9, local: true });
  const answer = async () => {
    const { key, fallback } = await asked(scene.app, table, { user: 'ann', topic: 'lead' });
    const request = { table, user: 'ann', key, choice: fallback as string, idempotencyKey: 'click' };
    return () => scene.app.answer(request);
  };
  return { ...scene, table, answer };
}

/** The answers in the log as somebody else finds them in the database. */
async function stored(at: Database): Promise<readonly unknown[]> {
  return await at.query("select seq from moves where kind = 'answer' and idempotency_key = 'click'");
}

async function emptied(): Promise<Database> {
  const found = await database();
  await found.empty();
  return found;
}

describe('a commit whose answer is lost', () => {
  it.each(['before', 'hanging', 'after'] satisfies Cut[])(
    '(cut %s it) counts, and counts once',
    async (how) => {
      const at = await emptied();
      const proxy = await PostgresProxy.to(at.address);
      const { app, table, answer, store } = await playing(proxy.via(at.address));
      const { head } = (await seen(app, table)).table;
      const click = await answer();
      proxy.cutNextCommit(how);
      // Not as a second coming of the same click: for the table it was written without a hitch.
      expect(ok(await click())).toMatchObject({ seq: head + 1, again: false });
      expect(proxy.cuts).toBe(1);
      expect(await stored(at)).toHaveLength(1);
      for (let round = 0; round < 2; round++) await playRound(app, table, users);
      const { entries } = await store.log.history(table);
      expect(entries.map(({ seq }) => seq)).toEqual(entries.map((_, n) => n));
    },
  );

  it.each([
    ['before', 0],
    ['after', 1],
  ] as const)('(cut %s it) and cannot be looked up is called neither done nor undone', async (how, count) => {
    const at = await emptied();
    const proxy = await PostgresProxy.to(at.address);
    const { app, table, answer } = await playing(proxy.via(at.address), { patience: { settleMs: 300 } });
    const click = await answer();
    proxy.cutNextCommit(how, () => proxy.shut());
    expect(why(await click())).toBe('app.storeUnsettled');
    proxy.open();
    expect(await stored(at)).toHaveLength(count);
    // The same click again finds out, and is not counted twice.
    expect(ok(await click()).again ?? false).toBe(count === 1);
    expect(await stored(at)).toHaveLength(1);
    await playRound(app, table, users);
  });
});

describe('connections that are ended', () => {
  it('in the midst of everything are replaced, and nobody notices', async () => {
    const at = await emptied();
    const { app, table, store } = await playing(at.address, PATIENT);
    let ended = 0;
    const end = async () => {
      ended += (await at.query(END_ALL)).length;
    };
    for (let round = 0; round < 5; round++) {
      // One at each commit's side: before it, while it is under way, or after it, as it happens.
      const commit = store.commit.bind(store);
      store.commit = async (change) => void (await Promise.all([commit(change), end()]));
      await playRound(app, table, users);
      store.commit = commit;
    }
    expect(ended).toBeGreaterThan(10);
    const { entries } = await store.log.history(table);
    expect(entries.map(({ seq }) => seq)).toEqual(entries.map((_, n) => n));
    expect((await seen(app, table)).view).toMatchObject({ round: 5 });
  });

  it('while nobody uses them are reported, and harm nobody', async () => {
    const at = await emptied();
    const told: string[] = [];
    const log = { warn: (_: object, message: string) => told.push(message) };
    const { app, table } = await playing(at.address, { log });
    expect((await at.query(END_ALL)).length).toBeGreaterThan(0);
    while (told.length === 0) await new Promise((next) => setImmediate(next));
    await playRound(app, table, users);
    expect(told).toContain('a connection to the database was lost');
  });

  it('all of them in use: says that it is busy, and goes on when one is free', async () => {
    const at = await emptied();
    const backend = await postgres(at.address, { connections: { max: 2, connectionTimeoutMillis: 50 } });
    const store = await Store.over(backend);
    const { app } = await bench({ store });
    const table = await begun(app);
    const { key, fallback } = await asked(app, table, { user: 'ann', topic: 'lead' });
    const click = () => app.answer({ table, user: 'ann', key, choice: fallback as string });
    const taken = [await backend.connections.lend(), await backend.connections.lend()];
    expect(why(await click())).toBe('app.storeBusy');
    for (const { release } of taken) release(false);
    ok(await click());
    await store.close();
  });
});

describe('a server that goes away', () => {
  let server: PostgresServer;
  let at: Database;
  beforeAll(async () => {
    server = await PostgresServer.run();
    at = await newDatabase(server.address());
  }, 60_000);
  afterAll(() => server.close());

  it('and comes back is waited for', async () => {
    await at.empty();
    const { app, table, answer } = await playing(at.address, PATIENT);
    const click = await answer();
    await server.stop();
    const clicked = click();
    await server.start();
    ok(await clicked);
    await playRound(app, table, users);
    expect(await stored(at)).toHaveLength(1);
  });

  it('for longer than a click can wait is said to be away, and everything goes on afterwards', async () => {
    await at.empty();
    const { app, table, answer } = await playing(at.address, { patience: { retryMs: 200 } });
    const click = await answer();
    await server.stop();
    expect(why(await click())).toBe('app.storeDown');
    expect(why(await click())).toBe('app.storeDown');
    expect(await app.tick()).toBe(0);
    await server.start();
    ok(await click());
    await playRound(app, table, users);
    expect(await stored(at)).toHaveLength(1);
  });

  it('before the start is waited for, says so once, and not for ever', async () => {
    const told: string[] = [];
    const log = { warn: (_: object, message: string) => told.push(message) };
    await server.stop();
    await expect(postgres(at.address, { log, waitMs: 0 })).rejects.toMatchObject({
      kind: 'unreachable',
      message: 'The database cannot be reached. Check DATABASE_URL and that the server is running.',
    });
    expect(told).toEqual([]);
    const opening = postgres(at.address, { log, waitMs: 600_000 });
    while (told.length === 0) await new Promise((next) => setImmediate(next));
    await server.start();
    const store = await Store.over(await opening);
    expect(told).toEqual(['the database cannot be reached yet: waiting for it, 600 s at most']);
    await store.close();
  });

  it('does not know the database or the user: says so at once', async () => {
    const open = (address: string) => postgres(address, { waitMs: 600_000 });
    await expect(open(server.address('nowhere'))).rejects.toThrow(/no database of this name/);
    await expect(open(server.address().replace('emissary@', 'stranger@'))).rejects.toThrow(
      /user or password/,
    );
  });
});
