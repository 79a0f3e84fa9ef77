import Database from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { sqliteOver } from '#store/dialect.ts';
import { Store } from '#store/store.ts';
import { StoreError, type StoreFault } from '#store/store-error.ts';
import { asked, begun, bench, HOUR, ok, playRound, say, seen, why } from '../support/app-harness.ts';
import { scratch } from '../support/app-stores.ts';

const at = scratch();
const users = ['ann', 'bob', 'cid'];

describe('a full disk', () => {
  it('refuses the answer, keeps everything, and takes it once there is room', async () => {
    const database = new Database(at('full.db'));
    const { app, store, logs } = await bench({ store: await Store.over(sqliteOver(database, 'full.db')) });
    const table = await begun(app, { rounds: 200, local: true });
    await playRound(app, table, users);
    const before = await seen(app, table, 'bob');
    const log = await store.log.history(table);
    database.pragma(`max_page_count = ${database.pragma('page_count', { simple: true })}`);
    let full = 0;
    for (let tries = 0; tries < 400 && full === 0; tries++) {
      const look = await seen(app, table, 'bob');
      const question = look.questions[0] ?? (await seen(app, table, 'cid')).questions[0];
      const user = look.questions[0] ? 'bob' : 'cid';
      if (!question) break;
      const { key, fallback } = question;
      const reply = await app.answer({ table, user, key, choice: fallback as string });
      if (why(reply) === 'app.storeFull') full += 1;
      else ok(reply);
    }
    expect(full).toBe(1);
    expect(logs.some(({ fields }) => (fields as { kind?: string }).kind === 'full')).toBe(true);
    const stored = await store.log.history(table);
    expect(stored.entries.slice(0, log.entries.length)).toEqual(log.entries);
    expect(stored.entries.map(({ seq }) => seq)).toEqual(stored.entries.map((_, n) => n));
    database.pragma('max_page_count = 1000000');
    await playRound(app, table, users);
    expect((await seen(app, table)).view).toMatchObject({
      round: (before.view as { round: number }).round + 1,
    });
    await store.close();
  });

  it('in the midst of bots stops them, and they go on at the next tick', async () => {
    const database = new Database(at('bots.db'));
    const { app, store } = await bench({ store: await Store.over(sqliteOver(database, 'bots.db')) });
    const table = await begun(app, { who: ['ann', 'bot:random'], rounds: 30 });
    database.pragma(`max_page_count = ${(database.pragma('page_count', { simple: true }) as number) + 6}`);
    ok(await app.handOver({ table, actor: { user: 'ann' }, seat: 0, to: { bot: 'random' } }));
    await app.settled(table);
    expect((await seen(app, table)).table.status).toBe('playing');
    database.pragma('max_page_count = 1000000');
    await app.tick();
    await app.settled(table);
    expect((await seen(app, table)).table.status).toBe('over');
    await store.close();
  });
});

describe('a store that fails', () => {
  const cases: [StoreFault, string][] = [
    ['full', 'app.storeFull'],
    ['locked', 'app.storeBusy'],
    ['unreachable', 'app.storeDown'],
    ['unsettled', 'app.storeUnsettled'],
    ['unwritable', 'app.storeDown'],
    ['broken', 'app.storeDown'],
    ['conflict', 'app.storeBusy'],
  ];

  it.each(cases)('because it is %s says so and leaves the table as it was', async (kind, key) => {
    const { app, store } = await bench();
    const table = await begun(app);
    const question = await asked(app, table, { user: 'ann', topic: 'lead' });
    const commit = store.commit.bind(store);
    store.commit = () => Promise.reject(new StoreError(kind, 'no'));
    const request = { table, user: 'ann', key: question.key, choice: question.fallback as string };
    expect(why(await app.answer(request))).toBe(key);
    store.commit = commit;
    expect(await asked(app, table, { user: 'ann', topic: 'lead' })).toEqual(question);
    expect(ok(await app.answer(request)).seq).toBe(1);
  });

  it('while a table is opened or looked for says so too', async () => {
    const { app, store } = await bench();
    const table = { user: 'ann', game: 'market', name: 'x', language: 'en' as const };
    store.tables.insert = () => Promise.reject(new StoreError('full', 'no'));
    expect(why(await app.create(table))).toBe('app.storeFull');
    store.tables.find = () => Promise.reject(new StoreError('unreachable', 'no'));
    expect(why(await app.look({ table: 'any' }))).toBe('app.storeDown');
    expect(why(await app.exportTable({ table: 'any' }))).toBe('app.storeDown');
  });

  it('lets the clock tick on, and what was due is done later', async () => {
    const { app, store, pass } = await bench();
    const table = await begun(app, { deadlineHours: 1 });
    pass(2 * HOUR);
    const due = store.tables.due.bind(store.tables);
    store.tables.due = () => Promise.reject(new StoreError('locked', 'no'));
    expect(await app.tick()).toBe(0);
    store.tables.due = due;
    const list = store.tables.list.bind(store.tables);
    store.tables.list = () => Promise.reject(new StoreError('locked', 'no'));
    await app.recover();
    store.tables.list = list;
    expect(await app.tick()).toBe(1);
    expect((await seen(app, table)).table.head).toBe(1);
  });

  it('once with a conflict is tried again without anybody noticing', async () => {
    const { app, store } = await bench();
    const table = await begun(app);
    const commit = store.commit.bind(store);
    let failures = 2;
    store.commit = (change) =>
      failures-- > 0 ? Promise.reject(new StoreError('conflict', 'no')) : commit(change);
    await say(app, table, { user: 'ann', topic: 'lead' });
    expect((await store.log.history(table)).entries).toHaveLength(2);
  });

  it('with conflicts again and again is given more time each time, and not for ever', async () => {
    const { app, store, waits } = await bench();
    const table = await begun(app);
    const { key, fallback } = await asked(app, table, { user: 'ann', topic: 'lead' });
    store.commit = () => Promise.reject(new StoreError('conflict', 'no'));
    expect(why(await app.answer({ table, user: 'ann', key, choice: fallback as string }))).toBe(
      'app.storeBusy',
    );
    expect(waits.slice(0, 7).every((ms, at) => ms >= 5 * 2 ** at && ms <= 10 * 2 ** at)).toBe(true);
    expect(new Set(waits).size).toBe(waits.length);
    const waited = waits.reduce((sum, ms) => sum + ms);
    expect(waited).toBeGreaterThan(10_000);
    expect(waited).toBeLessThan(11_000);
  });
});
