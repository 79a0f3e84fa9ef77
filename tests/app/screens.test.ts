import { describe, expect, it } from 'vitest';
import type { Game } from '#core/game.ts';
import { bench, ok, posts, say } from '../support/app-harness.ts';
import { survey } from '../support/toys/survey/game.ts';

/** A table of two at which both draw behind screens. */
async function surveying() {
  const at = await bench({ games: [survey as unknown as Game] });
  const { app, store } = at;
  const { table } = ok(
    await app.create({ user: 'ann', game: 'survey', name: 'Friday', language: 'en', options: {} }),
  );
  for (const name of ['ann', 'bob']) ok(await app.join({ table, user: name, name }));
  ok(await app.start({ table, actor: { user: 'ann' } }));
  await app.settled(table);
  const news = async (since: number) =>
    (await posts(store)).slice(since).map(({ kind, seat }) => [kind, seat] as const);
  const told = async (user: string) =>
    ok(await app.history({ table, user })).happened.flatMap(({ told: open, secret }) =>
      [...open, ...secret].map(({ key }) => key),
    );
  return { ...at, table, news, told, count: async () => (await posts(store)).length };
}

describe('behind a screen', () => {
  it('an answer and its undo are posted to nobody but their seat, and others read nothing of them', async () => {
    const { app, table, news, told, count } = await surveying();
    const before = await count();
    const others = await told('bob');
    await say(app, table, { user: 'ann', topic: 'marks' });
    const marked = await count();
    expect((await news(before)).every(([, seat]) => seat === 0)).toBe(true);
    expect(await told('bob')).toEqual(others);
    expect(await told('ann')).toContain('survey.marked');
    ok(await app.undo({ table, user: 'ann' }));
    expect(await news(marked)).toContainEqual(['notice', 0]);
    expect((await news(marked)).every(([, seat]) => seat === 0)).toBe(true);
    expect(await told('bob')).toEqual(others);
    expect((await told('ann')).filter((key) => key.startsWith('app.'))).toEqual(['app.undone']);
  });

  it('all of it is posted once, to everybody, when the screen falls', async () => {
    const { app, table, news, told, count } = await surveying();
    for (const user of ['ann', 'bob']) await say(app, table, { user, topic: 'marks' });
    await say(app, table, { user: 'ann', topic: 'ready' });
    const before = await count();
    await say(app, table, { user: 'bob', topic: 'ready' });
    expect((await news(before)).filter(([kind, seat]) => kind === 'feed' && seat === null)).toHaveLength(1);
    for (const user of ['ann', 'bob']) expect(await told(user)).toContain('survey.marked');
  });
});
