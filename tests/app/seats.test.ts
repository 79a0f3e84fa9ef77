import { describe, expect, it } from 'vitest';
import { asked, begun, bench, HOUR, ok, posts, say, seen, why } from '../support/app-harness.ts';

describe('handing a seat over', () => {
  it('to another person gives them its hand and questions, and the one before nothing', async () => {
    const { app, store } = await bench();
    const table = await begun(app);
    const { key } = await asked(app, table, { user: 'ann', topic: 'lead' });
    const before = (await posts(store)).length;
    const hand = ((await seen(app, table, 'ann')).view as { hand: number[] }).hand;
    ok(await app.handOver({ table, actor: { user: 'ann' }, seat: 0, to: { user: 'dan', name: 'Dan' } }));
    expect(((await seen(app, table, 'dan')).view as { hand: number[] }).hand).toEqual(hand);
    expect((await seen(app, table, 'ann')).viewer).toBe('table');
    const rows = (await posts(store)).slice(before);
    expect(rows.find(({ kind, seat }) => kind === 'hand' && seat === 0)?.payload).toEqual({
      asked: [key],
      gone: [],
    });
    expect(rows.map(({ kind }) => kind)).toEqual(['seats', 'notice', 'hand']);
    await say(app, table, { user: 'dan', topic: 'lead' });
  });

  it('to a bot lets the bot play on at once', async () => {
    const { app } = await bench();
    const table = await begun(app);
    ok(await app.handOver({ table, actor: { user: 'ann' }, seat: 0, to: { bot: 'timid' } }));
    await app.settled(table);
    expect((await seen(app, table)).waiting.map(({ topic }) => topic)).toEqual(['counter', 'counter']);
    ok(await app.handOver({ table, actor: { user: 'ann' }, seat: 0, to: { user: 'ann', name: 'Ann' } }));
    expect((await seen(app, table, 'ann')).viewer).toBe(0);
  });

  it('is up to who sits there and to the owner', async () => {
    const { app } = await bench();
    const table = await begun(app);
    const to = { user: 'dan', name: 'Dan' };
    expect(why(await app.handOver({ table, actor: { user: 'bob' }, seat: 2, to }))).toBe('app.notOwner');
    expect(why(await app.handOver({ table, actor: { user: 'ann' }, seat: 7, to }))).toBe('app.noSeat');
    expect(why(await app.handOver({ table, actor: { user: 'ann' }, seat: 2, to: { bot: 'deep' } }))).toBe(
      'app.noBot',
    );
    const bob = { user: 'bob', name: 'Bob' };
    expect(why(await app.handOver({ table, actor: { user: 'ann' }, seat: 2, to: bob }))).toBe(
      'app.alreadySeated',
    );
    expect(why(await app.handOver({ table, actor: { user: 'ann' }, seat: 2, to: {} as never }))).toBe(
      'app.malformed',
    );
    ok(await app.handOver({ table, actor: { user: 'mod', admin: true }, seat: 2, to }));
    ok(await app.handOver({ table, actor: { user: 'ann' }, seat: 1, to: { bot: 'random' } }));
  });

  it('among people at one machine may give somebody a second seat, under a name of its own', async () => {
    const { app } = await bench();
    const table = await begun(app, { local: true });
    const bob = { user: 'bob', name: 'BOB' };
    ok(await app.handOver({ table, actor: { user: 'ann' }, seat: 0, to: bob }));
    const { seats } = await seen(app, table);
    expect(seats.map(({ user, name }) => [user, name])).toEqual([
      ['bob', 'BOB 2'],
      ['bob', 'BOB'],
      ['cid', 'CID'],
    ]);
    const looks = await Promise.all([0, 1].map((seat) => app.look({ table, user: 'bob', seat })));
    expect(looks.map((look) => look.kind === 'done' && look.viewer)).toEqual([0, 1]);
    await say(app, table, { user: 'bob', topic: 'lead' });
    expect(why(await app.handOver({ table, actor: { user: 'bob' }, seat: 0, to: bob }))).toBe(
      'app.alreadySeated',
    );
  });

  it('takes the standing orders of the one before away and gives the newcomer the full time', async () => {
    const { app, store, pass } = await bench();
    const table = await begun(app, { deadlineHours: 10 });
    ok(await app.setOrder({ table, user: 'ann', topic: 'bid', order: { kind: 'fallback' } }));
    const [before] = await store.tables.deadlines(table);
    pass(4 * HOUR);
    ok(await app.handOver({ table, actor: { user: 'ann' }, seat: 0, to: { user: 'dan', name: 'Dan' } }));
    const [after] = await store.tables.deadlines(table);
    expect((after?.dueAt ?? 0) - (before?.dueAt ?? 0)).toBe(4 * HOUR);
    expect((await seen(app, table, 'dan')).orders).toEqual([]);
    ok(await app.handOver({ table, actor: { user: 'dan' }, seat: 0, to: { bot: 'timid' } }));
    await app.settled(table);
    expect((await store.tables.deadlines(table)).some(({ seat }) => seat === 0)).toBe(false);
  });
});

describe('looking at a table', () => {
  it('shows a seat only to who sits there', async () => {
    const { app } = await bench();
    const table = await begun(app);
    expect(why(await app.look({ table, user: 'bob', seat: 0 }))).toBe('app.notSeated');
    expect(why(await app.look({ table, seat: 0 }))).toBe('app.notSeated');
    expect(why(await app.look({ table, user: 'bob', seat: 9 }))).toBe('app.noSeat');
    expect(why(await app.look({ table: 'none' }))).toBe('app.noTable');
    const outside = await seen(app, table);
    expect(outside).toMatchObject({ viewer: 'table', questions: [], view: { hand: [] } });
    expect(JSON.stringify(await seen(app, table, 'ann'))).not.toContain('"path"');
  });

  it('lists the tables of a person and those of a status', async () => {
    const { app } = await bench();
    const one = await begun(app);
    const two = await begun(app, { who: ['bob', 'cid'] });
    expect((await app.tablesOf('bob')).map(({ id }) => id).sort()).toEqual([one, two].sort());
    expect((await app.tablesOf('ann')).map(({ id }) => id)).toEqual([one]);
    expect((await app.tables('playing')).every(({ seed }) => seed === null)).toBe(true);
    await app.prefer('ann', 'ru');
    expect([await app.language('ann'), await app.language('bob')]).toEqual(['ru', null]);
  });
});
