import { describe, expect, it } from 'vitest';
import type { Game } from '#core/game.ts';
import type { Store } from '#store/store.ts';
import { type Bench, begun, bench, ok, posts, say } from '../support/app-harness.ts';
import { survey } from '../support/toys/survey/game.ts';

const MINUTE = 60_000;
const ALONE = ['ann', 'bot:random', 'bot:timid'];

/** Who was last said to be there while they are waited for. */
async function there(store: Store): Promise<unknown> {
  const last = (await posts(store)).findLast(({ kind }) => kind === 'waiting');
  return (last?.payload as { readonly there?: unknown } | undefined)?.there;
}

const lateCalls = async (store: Store) =>
  (await posts(store)).flatMap(({ kind, seat }) => (kind === 'lateCall' ? [seat] : []));

/** The leader has led, and both others have let it happen. */
async function uncountered({ app, pass }: Bench, late = 0): Promise<string> {
  const table = await begun(app);
  await say(app, table, { user: 'ann', topic: 'lead' });
  pass(late);
  for (const user of ['bob', 'cid']) await say(app, table, { user, topic: 'counter', choice: 'pass' });
  return table;
}

describe('whoever has just answered', () => {
  it('is there for what follows at once', async () => {
    const { app, store } = await bench();
    const table = await begun(app, { who: ALONE });
    expect(await there(store)).toEqual([]);
    await say(app, table, { user: 'ann', topic: 'lead' });
    await app.settled(table);
    expect(await there(store)).toEqual([0]);
  });

  it('is called after a while all the same, once', async () => {
    const { app, store, pass } = await bench();
    const table = await begun(app, { who: ALONE });
    await say(app, table, { user: 'ann', topic: 'lead' });
    await app.settled(table);
    pass(MINUTE);
    await app.tick();
    expect(await lateCalls(store)).toEqual([]);
    pass(MINUTE);
    for (let minute = 0; minute < 3; minute++) {
      await app.tick();
      pass(MINUTE);
    }
    expect(await lateCalls(store)).toEqual([0]);
  });

  it('is not called any more once that is answered', async () => {
    const { app, store, pass } = await bench();
    const table = await begun(app, { who: ['ann', 'bob'] });
    await say(app, table, { user: 'ann', topic: 'lead' });
    await say(app, table, { user: 'bob', topic: 'counter', choice: 'pass' });
    expect(await there(store)).toEqual([0]);
    await say(app, table, { user: 'ann', topic: 'bid', choice: 1 });
    pass(5 * MINUTE);
    await app.tick();
    expect(await lateCalls(store)).toEqual([]);
  });

  it('is not there any more when somebody else has answered since', async () => {
    const at = await bench();
    const { app, store } = at;
    const table = await uncountered(at);
    for (const user of ['bob', 'ann', 'cid']) await say(app, table, { user, topic: 'bid', choice: 1 });
    expect(await there(store)).toEqual([]);
    const other = await uncountered(at);
    for (const user of ['ann', 'cid', 'bob']) await say(app, other, { user, topic: 'bid', choice: 1 });
    expect(await there(store)).toEqual([1]);
  });

  it('is not there any more after two minutes', async () => {
    const at = await bench();
    await uncountered(at, 2 * MINUTE);
    expect(await there(at.store)).toEqual([]);
  });

  it('in a veiled window is not told from those who had no choice', async () => {
    const at = await bench();
    await uncountered(at, MINUTE);
    expect(await there(at.store)).toEqual([0]);
  });

  it('is there after a free undo', async () => {
    const { app, store, pass } = await bench();
    const table = await begun(app, { who: ['ann', 'bob'] });
    await say(app, table, { user: 'ann', topic: 'lead' });
    pass(10 * MINUTE);
    ok(await app.undo({ table, user: 'ann' }));
    expect(await there(store)).toEqual([0]);
  });

  it('behind a screen is noticed by nobody', async () => {
    const { app, store, pass } = await bench({ games: [survey as unknown as Game] });
    const made = await app.create({
      user: 'ann',
      game: 'survey',
      name: 'Friday',
      language: 'en',
      options: {},
    });
    const { table } = ok(made);
    for (const name of ['ann', 'bob']) ok(await app.join({ table, user: name, name }));
    ok(await app.start({ table, actor: { user: 'ann' } }));
    await app.settled(table);
    await say(app, table, { user: 'ann', topic: 'marks' });
    expect((await store.tables.deadlines(table)).filter(({ kind }) => kind === 'call')).toEqual([]);
    pass(5 * MINUTE);
    await app.tick();
    expect(await lateCalls(store)).toEqual([]);
  });
});
