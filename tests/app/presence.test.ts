import { describe, expect, it } from 'vitest';
import { Store } from '#store/store.ts';
import { answers, begun, bench, HOUR, ok, posts, seen, toBids } from '../support/app-harness.ts';
import { storeKinds } from '../support/app-stores.ts';

const YEAR = 8_760 * HOUR;

const reminders = async (store: Store) => (await posts(store)).filter(({ kind }) => kind === 'remind').length;

describe.each(storeKinds())('time in which the bot is away ($name)', ({ backend }) => {
  it('does not count after a restart: 48 hours off answer for nobody who has 24', async () => {
    const store = await Store.over(await backend());
    const first = await bench({ store });
    const table = await begun(first.app, { deadlineHours: 24 });
    first.pass(HOUR);
    expect(await first.app.tick()).toBe(0);
    first.absent(48 * HOUR);
    const { app, pass } = first.restarted();
    await app.recover();
    expect(await app.tick()).toBe(0);
    pass(10 * HOUR);
    expect(await app.tick()).toBe(0);
    pass(HOUR);
    expect(await app.tick()).toBe(1);
    expect(await reminders(store)).toBe(1);
    pass(12 * HOUR);
    expect(await app.tick()).toBe(1);
    expect((await seen(app, table)).table.head).toBe(1);
    await store.close();
  });
});

describe('the time that counts', () => {
  it('stands still while the process does', async () => {
    const { app, pass, absent } = await bench();
    await begun(app, { deadlineHours: 10 });
    await app.tick();
    absent(48 * HOUR);
    expect(await app.tick()).toBe(0);
    pass(9 * HOUR);
    expect(await app.tick()).toBe(1);
    pass(HOUR);
    expect(await app.tick()).toBe(1);
  });

  it.each([
    ['forwards', YEAR],
    ['back', -YEAR],
  ])('heeds no clock that is set a year %s, for good or for a while', async (_, ms) => {
    const { app, store, pass, setClock } = await bench();
    const table = await begun(app, { deadlineHours: 10 });
    const { proposal } = ok(await app.propose({ table, actor: { user: 'bob' }, motion: { kind: 'pause' } }));
    setClock(ms);
    expect(await app.tick()).toBe(0);
    ok(await app.nudge({ table, actor: { user: 'ann' } }));
    pass(5 * HOUR);
    expect(await app.tick()).toBe(1);
    expect(await reminders(store)).toBe(1);
    setClock(-ms);
    expect(await app.tick()).toBe(0);
    ok(await app.nudge({ table, actor: { user: 'ann' } }));
    pass(5 * HOUR);
    expect(await app.tick()).toBe(1);
    expect((await store.log.history(table)).entries.at(-1)).toMatchObject({ row: { by: 'deadline' } });
    // Nothing was left for a time that will not come.
    const left = (await store.tables.deadlines(table)).map(({ dueAt }) => dueAt ?? 0);
    for (const dueAt of left) expect(dueAt - app.presentTime()).toBeLessThanOrEqual(10 * HOUR);
    expect((await app.proposals(table))[0]).toMatchObject({ id: proposal, status: 'open' });
    pass(7 * 24 * HOUR);
    await app.tick();
    expect((await app.proposals(table))[0]).toMatchObject({ status: 'rejected' });
  });

  it('goes on where it was, when the clock was set back while the bot was away', async () => {
    const first = await bench();
    await begun(first.app, { deadlineHours: 10 });
    first.pass(4 * HOUR);
    await first.app.tick();
    first.setClock(-YEAR);
    const { app, pass } = first.restarted();
    expect(await app.tick()).toBe(0);
    pass(HOUR);
    expect(await app.tick()).toBe(1);
  });

  it('says when time is up by the clock on the wall', async () => {
    const { app, store, pass, absent, around } = await bench();
    await begun(app, { deadlineHours: 10 });
    await app.tick();
    absent(30 * HOUR);
    pass(5 * HOUR);
    await app.tick();
    const told = (await posts(store)).filter(({ kind }) => kind === 'remind');
    expect(told.map(({ payload }) => payload)).toMatchObject([{ dueAt: around.now() + 5 * HOUR }]);
  });

  it('presses nobody who is away, even if the question was asked under a wrong clock', async () => {
    const { app, pass, setClock, around } = await bench();
    const table = await begun(app, { deadlineHours: 10 });
    ok(await app.away({ table, user: 'bob', until: around.now() + 100 * HOUR }));
    setClock(YEAR);
    await toBids(app, table, ['ann', 'bob', 'cid']);
    setClock(-YEAR);
    pass(20 * HOUR);
    await app.tick();
    const bids = (await answers(around.store, table)).filter(({ topic }) => topic === 'bid');
    expect(bids.map(({ seat, by }) => [seat, by]).sort()).toEqual([
      [0, 'deadline'],
      [2, 'deadline'],
    ]);
    const [row] = await around.store.tables.deadlines(table);
    expect((row?.dueAt ?? 0) - app.presentTime()).toBe(90 * HOUR);
  });
});
