import { describe, expect, it } from 'vitest';
import { asked, begun, bench, ok, seen, toBids, why } from '../support/app-harness.ts';

describe('the same request twice', () => {
  it('counts once and gives the first result again', async () => {
    const { app, store } = await bench();
    const table = await begun(app);
    const { key, fallback } = await asked(app, table, { user: 'ann', topic: 'lead' });
    const request = { table, user: 'ann', key, choice: fallback as string, idempotencyKey: 'click-1' };
    const first = ok(await app.answer(request));
    const second = ok(await app.answer(request));
    expect(second).toEqual({ ...first, again: true });
    expect((await store.log.history(table)).entries).toHaveLength(2);
  });

  it('counts once even if both come at the same moment, or after a restart', async () => {
    const { app, store, restarted } = await bench();
    const table = await begun(app);
    const { key, fallback } = await asked(app, table, { user: 'ann', topic: 'lead' });
    const request = { table, user: 'ann', key, choice: fallback as string, idempotencyKey: 'click-1' };
    const replies = await Promise.all([app.answer(request), app.answer(request), app.answer(request)]);
    expect(replies.map((reply) => ok(reply).again)).toEqual([false, true, true]);
    expect(ok(await restarted().app.answer(request))).toEqual({ ...ok(replies[0]!), again: true });
    expect((await store.log.history(table)).entries).toHaveLength(2);
  });

  it('counts once where the answer is sealed and could still be changed', async () => {
    const { app, store } = await bench();
    const table = await begun(app, { local: true, who: ['ann', 'bob'] });
    await toBids(app, table, ['ann', 'bob']);
    const { key } = await asked(app, table, { user: 'bob', topic: 'bid' });
    const request = { table, user: 'bob', key, choice: 5, idempotencyKey: 'click-2' };
    const first = ok(await app.answer(request));
    expect(ok(await app.answer(request))).toEqual({ ...first, again: true });
    const { head } = (await seen(app, table)).table;
    expect((await store.log.history(table)).entries).toHaveLength(head + 1);
    expect(ok(await app.answer({ ...request, choice: 6, idempotencyKey: 'click-3' })).again).toBe(false);
    expect((await asked(app, table, { user: 'bob', topic: 'bid' })).held).toBe(6);
  });

  it('tells nothing about a request of somebody else', async () => {
    const { app } = await bench();
    const table = await begun(app);
    const { key, fallback } = await asked(app, table, { user: 'ann', topic: 'lead' });
    const request = { table, key, choice: fallback as string, idempotencyKey: 'click-1' };
    ok(await app.answer({ ...request, user: 'ann' }));
    expect(why(await app.answer({ ...request, user: 'bob' }))).toBe('app.malformed');
  });

  it('is another request under another key, and without one', async () => {
    const { app } = await bench();
    const table = await begun(app);
    const { key, fallback } = await asked(app, table, { user: 'ann', topic: 'lead' });
    const request = { table, user: 'ann', key, choice: fallback as string };
    ok(await app.answer({ ...request, idempotencyKey: 'click-1' }));
    expect(why(await app.answer({ ...request, idempotencyKey: 'click-2' }))).toBe('core.stale');
    expect(why(await app.answer(request))).toBe('core.stale');
  });
});
