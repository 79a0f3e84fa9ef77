import { describe, expect, it } from 'vitest';
import { asked, begun, bench, HOUR, ok, posts, say, seen, toBids, why } from '../support/app-harness.ts';

const users = ['ann', 'bob', 'cid'];

describe('a deadline', () => {
  it('reminds twice, then answers with the harmless answer', async () => {
    const { app, store, pass, around } = await bench();
    const table = await begun(app, { deadlineHours: 10 });
    const { key, fallback } = await asked(app, table, { user: 'ann', topic: 'lead' });
    expect(await app.due(around.now())).toEqual([]);
    pass(5 * HOUR);
    expect(await app.due(around.now())).toEqual([{ table, key, seat: 0, act: 'remind' }]);
    expect(await app.tick()).toBe(1);
    expect(await app.tick()).toBe(0);
    pass(4 * HOUR);
    expect(await app.tick()).toBe(1);
    const reminders = (await posts(store)).filter(({ kind }) => kind === 'remind');
    expect(reminders.map(({ seat, payload }) => [seat, (payload as { nth: number }).nth])).toEqual([
      [0, 1],
      [0, 2],
    ]);
    pass(HOUR);
    expect(await app.due(around.now())).toEqual([{ table, key, seat: 0, act: 'answer' }]);
    expect(await app.tick()).toBe(1);
    const { entries } = await store.log.history(table);
    expect(entries.at(-1)).toMatchObject({
      kind: 'answer',
      row: { by: 'deadline', choice: fallback, seat: 0 },
    });
  });

  it('is gone with the answer, and each question has its own', async () => {
    const { app, store, pass } = await bench();
    const table = await begun(app, { deadlineHours: 10 });
    await toBids(app, table, users);
    const bound = async () =>
      (await store.tables.deadlines(table))
        .flatMap(({ seat, kind }) => (kind === 'person' ? [seat] : []))
        .sort();
    expect(await bound()).toEqual([0, 1, 2]);
    await say(app, table, { user: 'bob', topic: 'bid', choice: 5 });
    expect(await bound()).toEqual([0, 2]);
    // The leader was taken to be there and is called.
    pass(HOUR);
    expect(await app.tick()).toBe(1);
    pass(9 * HOUR);
    expect(await app.tick()).toBe(2);
    expect((await seen(app, table)).view).toMatchObject({ round: 1 });
  });

  it('that came due several times over reminds once', async () => {
    const { app, store, pass } = await bench();
    const table = await begun(app, { deadlineHours: 10 });
    pass(9 * HOUR);
    await app.tick();
    expect((await posts(store)).filter(({ kind }) => kind === 'remind')).toHaveLength(1);
    expect((await store.tables.deadlines(table))[0]).toMatchObject({ remindAt: [], reminded: 1 });
  });

  it('is applied once, however often it is asked for', async () => {
    const { app, pass, store } = await bench();
    const table = await begun(app, { deadlineHours: 10 });
    const { key } = await asked(app, table, { user: 'ann', topic: 'lead' });
    expect(ok(await app.applyDeadline({ table, key })).did).toBe('nothing');
    expect(ok(await app.remind({ table, key })).did).toBe('nothing');
    pass(10 * HOUR);
    const done = await Promise.all([1, 2, 3].map(() => app.applyDeadline({ table, key })));
    expect(done.map((reply) => ok(reply).did)).toEqual(['answered', 'nothing', 'nothing']);
    expect((await store.log.history(table)).entries).toHaveLength(2);
    expect(why(await app.applyDeadline({ table: 'none', key }))).toBe('app.noTable');
  });

  it('does not press at a table without one, nor reminds where that is not wanted', async () => {
    const { app, store, pass } = await bench();
    const table = await begun(app, { reminders: false });
    expect(await store.tables.deadlines(table)).toEqual([]);
    pass(1_000 * HOUR);
    expect(await app.tick()).toBe(0);
  });

  it('stands still in a pause and goes on where it stood', async () => {
    const { app, store, pass, around } = await bench();
    const table = await begun(app, { deadlineHours: 10 });
    const { key } = await asked(app, table, { user: 'ann', topic: 'lead' });
    pass(3 * HOUR);
    ok(await app.pause({ table, actor: { user: 'ann' } }));
    pass(100 * HOUR);
    expect(await app.due(around.now())).toEqual([]);
    // One that was found due just before the pause comes to nothing as well.
    expect(ok(await app.remind({ table, key })).did).toBe('nothing');
    expect(ok(await app.applyDeadline({ table, key })).did).toBe('nothing');
    ok(await app.resume({ table, actor: { user: 'ann' } }));
    const [row] = await store.tables.deadlines(table);
    expect((row?.dueAt ?? 0) - around.now()).toBe(7 * HOUR);
    expect(row!.remindAt.map((at) => at - around.now())).toEqual([2 * HOUR, 5.5 * HOUR]);
  });

  it('waits for somebody who is away, and comes back with them', async () => {
    const { app, store, pass, around } = await bench();
    const table = await begun(app, { deadlineHours: 10 });
    const left = async (seat: number) =>
      ((await store.tables.deadlines(table)).find((row) => row.seat === seat)?.dueAt ?? 0) - around.now();
    ok(await app.away({ table, user: 'ann', until: around.now() + 48 * HOUR }));
    expect(await left(0)).toBe(58 * HOUR);
    ok(await app.away({ table, user: 'ann', until: around.now() + 24 * HOUR }));
    expect(await left(0)).toBe(34 * HOUR);
    pass(4 * HOUR);
    ok(await app.away({ table, user: 'ann', until: null }));
    expect(await left(0)).toBe(10 * HOUR);
    ok(await app.away({ table, user: 'bob', until: around.now() + 20 * HOUR }));
    await toBids(app, table, users);
    expect(await left(1)).toBe(30 * HOUR);
    expect(await left(0)).toBe(10 * HOUR);
  });

  it('refuses an absence that is over or without end', async () => {
    const { app, around } = await bench();
    const table = await begun(app);
    expect(why(await app.away({ table, user: 'ann', until: around.now() - 1 }))).toBe('app.awayPast');
    expect(why(await app.away({ table, user: 'ann', until: around.now() + 91 * 24 * HOUR }))).toBe(
      'app.awayPast',
    );
    expect(why(await app.away({ table, user: 'eve', until: around.now() + HOUR }))).toBe('app.notSeated');
  });

  it('survives a restart', async () => {
    const { app, restarted, pass } = await bench();
    const table = await begun(app, { deadlineHours: 10 });
    pass(10 * HOUR);
    const again = restarted().app;
    expect(await again.tick()).toBe(1);
    expect((await seen(again, table)).table.head).toBe(1);
  });
});

describe('pausing', () => {
  it('is the owner’s, once, and only in a game', async () => {
    const { app } = await bench();
    const table = await begun(app);
    expect(why(await app.pause({ table, actor: { user: 'bob' } }))).toBe('app.notOwner');
    expect(why(await app.resume({ table, actor: { user: 'ann' } }))).toBe('app.notPaused');
    ok(await app.pause({ table, actor: { user: 'mod', admin: true } }));
    expect(why(await app.pause({ table, actor: { user: 'ann' } }))).toBe('app.isPaused');
    ok(await app.resume({ table, actor: { user: 'ann' } }));
    ok(await app.abandon({ table, actor: { user: 'ann' } }));
    expect(why(await app.pause({ table, actor: { user: 'ann' } }))).toBe('app.isAbandoned');
    expect(why(await app.abandon({ table, actor: { user: 'ann' } }))).toBe('app.isAbandoned');
  });
});
