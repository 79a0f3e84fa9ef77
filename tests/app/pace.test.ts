import { describe, expect, it } from 'vitest';
import { begun, bench, HOUR, ok, posts, seen, why } from '../support/app-harness.ts';

const DAY = 24 * HOUR;
const ann = { user: 'ann' };
const slow = { deadlineHours: 48, reminders: true };

describe('a table without a deadline', () => {
  it('reminds after a day, after three, then every week, and answers for nobody', async () => {
    const { app, store, pass } = await bench();
    const table = await begun(app);
    const days: number[] = [];
    for (let day = 0; day < 60; day++) {
      if ((await app.tick()) > 0) days.push(day);
      pass(DAY);
    }
    expect(days).toEqual([1, 3, 10, 17, 24, 31, 38, 45, 52, 59]);
    const reminders = (await posts(store)).filter(({ kind }) => kind === 'remind');
    expect(new Set(reminders.map(({ seat }) => seat))).toEqual(new Set([0]));
    expect(reminders[0]?.payload).toMatchObject({ topic: 'lead', dueAt: null, nth: 1 });
    expect((await seen(app, table)).table.head).toBe(0);
  });

  it('leaves somebody who plays alone in peace after two reminders', async () => {
    const { app, pass } = await bench();
    await begun(app, { who: ['ann', 'bot:timid', 'bot:timid'] });
    let count = 0;
    for (let day = 0; day < 60; day++) {
      count += await app.tick();
      pass(DAY);
    }
    expect(count).toBe(2);
  });

  it('that was played before there were reminders has them from now on, not all at once', async () => {
    const first = await bench();
    const table = await begun(first.app);
    const { store } = first;
    // As it was left by a version that reminded nobody.
    const row = (await store.tables.find(table))?.table;
    if (!row) throw new Error('no table');
    const gone = (await store.tables.deadlines(table)).map(({ key }) => key);
    await store.commit({
      table,
      revision: row.revision,
      at: row.updatedAt,
      head: row,
      deadlines: { gone, set: [] },
    });
    await first.app.tick();
    first.absent(30 * DAY);
    const { app, pass } = first.restarted();
    await app.recover();
    await app.settled();
    expect(await app.tick()).toBe(0);
    pass(23 * HOUR);
    expect(await app.tick()).toBe(0);
    pass(HOUR);
    expect(await app.tick()).toBe(1);
  });
});

describe('the pace of a table', () => {
  it('is set by whoever opened it before the start, as they like', async () => {
    const { app } = await bench();
    const { table } = ok(
      await app.create({ user: 'ann', game: 'market', name: 'Friday', language: 'en', options: {} }),
    );
    expect((await seen(app, table)).table).toMatchObject({ deadlineHours: null, reminders: true });
    expect(why(await app.setPace({ table, actor: { user: 'bob' }, pace: slow }))).toBe('app.notOwner');
    ok(await app.setPace({ table, actor: ann, pace: { deadlineHours: 12, reminders: false } }));
    expect((await seen(app, table)).table).toMatchObject({ deadlineHours: 12, reminders: false });
    expect(why(await app.setPace({ table, actor: ann, pace: { deadlineHours: 0, reminders: true } }))).toBe(
      'app.malformed',
    );
  });

  it('is loosened by them at once, with a word to the table, and survives a restart', async () => {
    const { app, store, restarted } = await bench();
    const table = await begun(app, { deadlineHours: 24 });
    ok(await app.setPace({ table, actor: ann, pace: slow }));
    expect((await posts(store)).at(-1)).toMatchObject({
      kind: 'notice',
      seat: null,
      payload: { message: { key: 'app.paceChanged' } },
    });
    expect(why(await app.setPace({ table, actor: ann, pace: slow }))).toBe('app.paceSame');
    expect((await seen(restarted().app, table)).table.deadlineHours).toBe(48);
  });

  it.each([
    { deadlineHours: 12, reminders: true },
    { deadlineHours: 24, reminders: false },
  ])('is tightened only by a vote: %j', async (pace) => {
    const { app } = await bench();
    const table = await begun(app, { deadlineHours: 24 });
    expect(why(await app.setPace({ table, actor: ann, pace }))).toBe('app.paceByVote');
    const { proposal, status } = ok(
      await app.propose({ table, actor: ann, motion: { kind: 'pace', ...pace } }),
    );
    expect(status).toBe('open');
    expect((await seen(app, table)).table.deadlineHours).toBe(24);
    expect(ok(await app.vote({ table, user: 'bob', proposal, yes: true })).status).toBe('passed');
    expect((await seen(app, table)).table).toMatchObject(pace);
  });

  it('can be proposed by anybody who sits there, and by nobody else', async () => {
    const { app } = await bench();
    const table = await begun(app);
    expect(why(await app.setPace({ table, actor: { user: 'bob' }, pace: slow }))).toBe('app.notOwner');
    const motion = { kind: 'pace' as const, ...slow };
    expect(why(await app.propose({ table, actor: { user: 'eve' }, motion }))).toBe('app.notSeated');
    ok(await app.propose({ table, actor: { user: 'bob' }, motion }));
  });
});

describe('a change of pace', () => {
  /** Ann has had 20 of 24 hours; the table agrees on another pace. */
  async function changed(deadlineHours: number | null, { paused = false } = {}) {
    const base = await bench();
    const { app, pass, store } = base;
    const table = await begun(app, { deadlineHours: 24 });
    pass(20 * HOUR);
    await app.tick();
    if (paused) ok(await app.pause({ table, actor: ann }));
    pass(paused ? 100 * HOUR : 0);
    const motion = { kind: 'pace' as const, deadlineHours, reminders: true };
    const { proposal } = ok(await app.propose({ table, actor: ann, motion }));
    ok(await app.vote({ table, user: 'bob', proposal, yes: true }));
    if (paused) ok(await app.resume({ table, actor: ann }));
    const [row] = await store.tables.deadlines(table);
    const left = row?.dueAt == null ? null : (row.dueAt - app.presentTime()) / HOUR;
    return { ...base, table, left, remind: row?.remindAt.map((at) => (at - app.presentTime()) / HOUR) };
  }

  it('leaves nobody late: the new time in full, or what was left if that is longer', async () => {
    expect((await changed(48)).left).toBe(48);
    expect((await changed(12)).left).toBe(12);
    expect((await changed(2)).left).toBe(4);
    expect((await changed(2)).remind).toEqual([3, 3.7]);
  });

  it('counts from when the game goes on, if it was paused', async () => {
    expect((await changed(12, { paused: true })).left).toBe(12);
    expect((await changed(2, { paused: true })).left).toBe(4);
  });

  it('to none lets deadlines go and reminds gently', async () => {
    const { left, remind, app, pass } = await changed(null);
    expect(left).toBeNull();
    expect(remind).toEqual([24, 72]);
    pass(23 * HOUR);
    expect(await app.tick()).toBe(0);
  });
});
