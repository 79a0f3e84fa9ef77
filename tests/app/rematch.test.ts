import { describe, expect, it } from 'vitest';
import { begun, bench, ok, posts, seen, why } from '../support/app-harness.ts';

const asks = (table: string, user = 'bob') => ({ table, user, name: user.toUpperCase(), channel: 'c2' });

/** A game that was given up after its start, and the posts of it told. */
async function ended() {
  const stage = await bench();
  const { app } = stage;
  const table = await begun(app, {
    who: ['ann', 'bob', 'cid'],
    rounds: 5,
    deadlineHours: 36,
    reminders: false,
  });
  ok(await app.abandon({ table, actor: { user: 'ann' } }));
  return { ...stage, table };
}

describe('playing again', () => {
  it('opens one table like the former, with whoever asked first, and calls the others', async () => {
    const { app, store, table } = await ended();
    const replies = await Promise.all(['bob', 'cid', 'bob'].map((user) => app.rematch(asks(table, user))));
    const [first, ...more] = replies.map((reply) => ok(reply));
    expect(first?.isNew).toBe(true);
    for (const one of more) expect(one).toMatchObject({ table: first?.table, isNew: false });
    const next = await seen(app, first?.table ?? '');
    expect(next.table).toMatchObject({
      ...{ game: 'market', options: { rounds: 5 }, language: 'en', deadlineHours: 36, reminders: false },
      ...{ name: 'Friday 2', owner: 'bob', channel: 'c2', status: 'lobby' },
    });
    expect(next.seats.map(({ user }) => user)).toEqual(['bob']);
    const invited = (await posts(store)).filter(({ kind }) => kind === 'invite');
    expect(invited.map(({ payload }) => payload)).toEqual([{ users: ['ann', 'cid'] }]);
  });

  it('seats the bots again, and counts on', async () => {
    const { app } = await bench();
    const table = await begun(app, { who: ['ann', 'bot:random', 'bot:random'] });
    ok(await app.abandon({ table, actor: { user: 'ann' } }));
    const before = await seen(app, table);
    const { table: second } = ok(await app.rematch(asks(table, 'ann')));
    const next = await seen(app, second);
    expect(next.seats.map(({ user, bot }) => [user, bot])).toEqual(
      before.seats.map(({ user, bot }) => [user, bot]),
    );
    ok(await app.start({ table: second, actor: { user: 'ann' } }));
    ok(await app.abandon({ table: second, actor: { user: 'ann' } }));
    const { table: third } = ok(await app.rematch(asks(second, 'ann')));
    expect((await seen(app, third)).table.name).toBe('Friday 3');
  });

  it('finishes what was cut short when the table was just opened', async () => {
    const { app, store, table, restarted } = await ended();
    const { commit } = store;
    store.commit = () => Promise.reject(new Error('the process ended here'));
    expect((await app.rematch(asks(table))).kind).toBe('failed');
    store.commit = commit;
    const again = restarted().app;
    const { table: next, isNew } = ok(await again.rematch(asks(table, 'cid')));
    expect(isNew).toBe(true);
    expect((await seen(again, next)).seats.map(({ user }) => user)).toEqual(['cid']);
    expect(await again.tables('lobby')).toHaveLength(1);
  });

  it('is for those who played, and for games that are over', async () => {
    const { app, table } = await ended();
    expect(why(await app.rematch(asks(table, 'eve')))).toBe('app.notSeated');
    const running = await begun(app);
    expect(why(await app.rematch(asks(running)))).toBe('app.stillPlayed');
    expect(why(await app.rematch(asks('none')))).toBe('app.noTable');
  });
});

describe('moving', () => {
  it('is for whoever opened the table or manages its server, and announced', async () => {
    const { app, store } = await bench();
    const table = await begun(app);
    const place = { table, guild: 'g', channel: 'c9' };
    expect(why(await app.move({ ...place, actor: { user: 'bob' } }))).toBe('app.onlyManagers');
    expect(why(await app.move({ ...place, actor: { user: 'eve', admin: true, guild: 'h' } }))).toBe(
      'app.onlyManagers',
    );
    expect((await seen(app, table)).table.channel).toBeNull();
    ok(await app.move({ ...place, actor: { user: 'ann' } }));
    expect((await seen(app, table)).table).toMatchObject({ guild: 'g', channel: 'c9' });
    ok(await app.move({ ...place, channel: 'c8', actor: { user: 'eve', admin: true, guild: 'g' } }));
    expect((await store.tables.find(table))?.table).toMatchObject({ guild: 'g', channel: 'c8' });
    const moved = (await posts(store)).filter(({ kind }) => kind === 'moved');
    expect(moved.map(({ payload }) => payload)).toEqual([{ by: 'ann' }, { by: 'eve' }]);
  });
});
