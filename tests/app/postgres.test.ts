import { describe, expect, it } from 'vitest';
import { asked, begun, bench, HOUR, ok, playRound, say, seen, toBids } from '../support/app-harness.ts';
import { storeKinds } from '../support/app-stores.ts';

const users = ['ann', 'bob', 'cid'];

describe.each(storeKinds())('the app on $name', ({ open }) => {
  it('plays a whole game with all that belongs to it', async () => {
    const { app, store, restarted, pass } = await bench({ store: await open() });
    const table = await begun(app, { rounds: 4, local: true, deadlineHours: 5 });
    ok(
      await app.setOrder({ table, user: 'bob', topic: 'bid', order: { kind: 'choice', choice: 3 }, uses: 1 }),
    );
    await toBids(app, table, users);
    await say(app, table, { user: 'cid', topic: 'bid', choice: 4 });
    ok(await app.undo({ table, user: 'cid' }));
    await playRound(app, table, users);
    const motion = {
      kind: 'repair' as const,
      note: 'as it should be',
      patch: [{ op: 'replace' as const, path: '/scores/2', value: 1 }],
    };
    const { proposal } = ok(await app.propose({ table, actor: { user: 'ann' }, motion }));
    expect(ok(await app.vote({ table, user: 'bob', proposal, yes: true })).status).toBe('passed');
    pass(6 * HOUR);
    expect(await app.tick()).toBeGreaterThan(0);
    const before = await seen(app, table, 'cid');
    const again = restarted().app;
    expect(await seen(again, table, 'cid')).toEqual(before);
    for (let round = 0; round < 3; round++) await playRound(again, table, users);
    expect((await seen(again, table)).table.status).toBe('over');
    const verdict = ok(await again.verify({ table }));
    expect([verdict.dice.problems, verdict.replay?.problems]).toEqual([[], []]);
    await store.close();
  });

  it('takes 40 answers at the same moment in order, each request once', async () => {
    const { app, store, restarted } = await bench({ store: await open() });
    const other = restarted().app;
    const table = await begun(app, { local: true });
    await toBids(app, table, users);
    const { head } = (await seen(app, table)).table;
    const { key } = await asked(app, table, { user: 'ann', topic: 'bid' });
    const replies = await Promise.all(
      Array.from({ length: 40 }, (_, n) =>
        (n % 8 === 7 ? other : app).answer({
          table,
          user: 'ann',
          key,
          choice: n % 10,
          idempotencyKey: `${n % 20}`,
        }),
      ),
    );
    const taken = replies.map((reply) => ok(reply));
    expect(taken.filter(({ again }) => !again)).toHaveLength(20);
    const { entries } = await store.log.history(table);
    expect(entries.map(({ seq }) => seq)).toEqual(entries.map((_, n) => n));
    expect(entries).toHaveLength(head + 1 + 20);
    await store.close();
  });
});
