import { describe, expect, it } from 'vitest';
import { begun, bench, ok, posts, why } from '../support/app-harness.ts';
import { market } from '../support/app-toy.ts';

const opened = { user: 'ann', game: 'market', name: 'Friday', language: 'en' as const };
const ann = { user: 'ann' };

describe('setting a table up', () => {
  it('changes what is named and keeps the rest, also after a restart', async () => {
    const { app, store, restarted } = await bench();
    const { table } = ok(await app.create({ ...opened, deadlineHours: 24 }));
    ok(await app.setUp({ table, actor: ann, options: { rounds: 7 } }));
    expect((await store.tables.find(table))?.table).toMatchObject({
      options: { rounds: 7 },
      deadlineHours: 24,
      status: 'lobby',
    });
    const { app: other } = restarted();
    ok(await other.setUp({ table, actor: ann, options: {} }));
    expect((await store.tables.find(table))?.table.options).toEqual({ rounds: 7 });
  });

  it('tells everybody, and the game is played so', async () => {
    const { app, store } = await bench();
    const { table } = ok(await app.create(opened));
    ok(await app.setUp({ table, actor: ann, options: { rounds: 5 } }));
    expect((await posts(store)).map(({ kind }) => kind)).toContain('seats');
    for (const user of ['ann', 'bob', 'cid']) ok(await app.join({ table, user, name: user }));
    ok(await app.start({ table, actor: ann }));
    const look = await app.look({ table });
    expect(look.kind === 'done' && look.table.options).toEqual({ rounds: 5 });
  });

  it('is refused with options the game does not have, and nothing changes', async () => {
    const { app, store } = await bench();
    const { table } = ok(await app.create(opened));
    expect(why(await app.setUp({ table, actor: ann, options: { rounds: 0 } }))).toBe('app.badOptions');
    expect((await store.tables.find(table))?.table.options).toEqual({ rounds: 3 });
  });

  it('is for whoever opened the table, and only before it begins', async () => {
    const { app, store } = await bench();
    const { table } = ok(await app.create(opened));
    const bob = { user: 'bob' };
    expect(why(await app.setUp({ table, actor: bob, options: { rounds: 5 } }))).toBe('app.openerOnly');
    const playing = await begun(app);
    const { table: row } = (await store.tables.find(playing)) ?? {};
    const owner = { user: row?.owner ?? '' };
    expect(why(await app.setUp({ table: playing, actor: owner, options: { rounds: 5 } }))).toBe('app.begun');
    expect((await store.tables.find(playing))?.table.options).toEqual(row?.options);
    expect(why(await app.setUp({ table: 'none', actor: ann, options: {} }))).toBe('app.noTable');
  });

  it('does not let a game begin that so many cannot play', async () => {
    const message = { key: 'market.even', args: {} };
    const even = { ...market(), unfit: (_: unknown, seats: number) => (seats % 2 === 0 ? null : message) };
    const { app } = await bench({ games: [even as never] });
    const { table } = ok(await app.create(opened));
    for (const user of ['ann', 'bob', 'cid']) ok(await app.join({ table, user, name: user }));
    expect(why(await app.start({ table, actor: ann }))).toBe('market.even');
    ok(await app.join({ table, user: 'dan', name: 'dan' }));
    ok(await app.start({ table, actor: ann }));
  });
});
