import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { LiveTables } from '#app/runner/live-tables.ts';
import { TableQueue } from '#app/runner/table-queue.ts';
import { TableRunner } from '#app/runner/table-runner.ts';
import { asked, begun, bench, HOUR, ok, playRound, seen, toBids, why } from '../support/app-harness.ts';

describe('the queue of a table', () => {
  it('serves one after the other in the order they came, whatever each takes', async () => {
    const queue = new TableQueue();
    const done: number[] = [];
    let inside = 0;
    const work = async (n: number) => {
      inside += 1;
      expect(inside).toBe(1);
      for (let turns = 0; turns < (n * 7) % 5; turns++) await nextTurn();
      done.push(n);
      inside -= 1;
    };
    await Promise.all(Array.from({ length: 20 }, (_, n) => queue.run('tab', () => work(n))));
    expect(done).toEqual(Array.from({ length: 20 }, (_, n) => n));
    await nextTurn();
    expect(queue.isBusy('tab')).toBe(false);
  });

  it('goes on after somebody who fails, and lets tables go side by side', async () => {
    const queue = new TableQueue();
    const failed = queue.run('tab', () => Promise.reject(new Error('no')));
    const next = queue.run('tab', () => Promise.resolve('next'));
    let release: () => void = () => undefined;
    const slow = queue.run('slow', () => new Promise<void>((resolve) => (release = resolve)));
    await expect(failed).rejects.toThrow('no');
    expect(await next).toBe('next');
    release();
    await slow;
  });
});

describe('40 answers at one table at the same moment', () => {
  it('are each taken in order or refused, and none is dropped', async () => {
    const { app, store } = await bench();
    const users = ['ann', 'bob', 'cid'];
    const table = await begun(app, { local: true });
    await toBids(app, table, users);
    const before = (await seen(app, table)).table.head;
    const keys = await Promise.all(users.map((user) => asked(app, table, { user, topic: 'bid' })));
    const replies = await Promise.all(
      Array.from({ length: 40 }, (_, n) => {
        const user = users[n % 2] as string;
        const key = keys[n % 2]?.key as string;
        return app.answer({ table, user, key, choice: n % 10, idempotencyKey: `click-${n}` });
      }),
    );
    // Nobody waits for the third bid here: the first two change theirs twenty times each, and each time counts.
    expect(replies.map((reply) => ok(reply).seq)).toEqual(
      Array.from({ length: 40 }, (_, n) => before + 1 + n),
    );
    const { entries } = await store.log.history(table);
    expect(
      entries.slice(before + 1).map((entry) => (entry.kind === 'answer' ? entry.row.choice : null)),
    ).toEqual(Array.from({ length: 40 }, (_, n) => n % 10));
    expect((await asked(app, table, { user: 'ann', topic: 'bid' })).held).toBe(8);
  });

  it('of which one closes the question: the first wins, the others hear that it is closed', async () => {
    const { app, store } = await bench();
    const table = await begun(app);
    const { key, fallback } = await asked(app, table, { user: 'ann', topic: 'lead' });
    const replies = await Promise.all(
      Array.from({ length: 40 }, () => app.answer({ table, user: 'ann', key, choice: fallback as string })),
    );
    expect(replies.map((reply) => why(reply))).toEqual([
      'done',
      ...Array.from({ length: 39 }, () => 'core.stale'),
    ]);
    expect((await store.log.history(table)).entries).toHaveLength(2);
  });
});

describe('live tables', () => {
  it('are bounded: the one not touched for longest goes, but never one in use', () => {
    const busy = new Set(['a']);
    const live = new LiveTables<number>(2, (id) => busy.has(id));
    for (const [n, id] of ['a', 'b', 'c'].entries()) live.set(id, n);
    expect([live.has('a'), live.has('b'), live.has('c')]).toEqual([true, false, true]);
    live.get('a');
    live.set('d', 3);
    expect([live.has('a'), live.has('c'), live.has('d')]).toEqual([true, false, true]);
    busy.clear();
    live.set('e', 4);
    expect(live.size).toBe(2);
  });

  it('give way and come back just as they were', async () => {
    const { app } = await bench({ pace: { liveTables: 2 } });
    const users = ['ann', 'bob', 'cid'];
    const tables: string[] = [];
    for (let n = 0; n < 5; n++) tables.push(await begun(app, { rounds: 4 }));
    expect(app.live).toBe(2);
    const looks = await Promise.all(tables.map((table) => seen(app, table, 'ann')));
    const rounds = looks.map(({ view }) => (view as { round: number }).round);
    for (const table of tables) await playRound(app, table, users);
    expect(app.live).toBe(2);
    for (const [n, table] of tables.entries()) {
      const now = await seen(app, table, 'ann');
      expect(now.view).toMatchObject({ round: rounds[n]! + 1 });
    }
  });

  it('after a restart show the same to everybody as before', async () => {
    const { app, restarted } = await bench();
    const users = ['ann', 'bob', 'cid'];
    const table = await begun(app, { rounds: 9 });
    await playRound(app, table, users);
    await toBids(app, table, users);
    const { key } = await asked(app, table, { user: 'bob', topic: 'bid' });
    ok(await app.answer({ table, user: 'bob', key, choice: 3 }));
    const before = await Promise.all([undefined, ...users].map((user) => seen(app, table, user)));
    const after = restarted();
    expect(await Promise.all([undefined, ...users].map((user) => seen(after.app, table, user)))).toEqual(
      before,
    );
  });
});

describe('automatic answers', () => {
  it('are looked for once more if something happened while they were looked for', async () => {
    const { app, around } = await bench();
    const table = await begun(app);
    const waiting: (() => void)[] = [];
    let looked = 0;
    const runner = new TableRunner(around, () => {
      looked += 1;
      return new Promise((resolve) => waiting.push(() => resolve('nothing')));
    });
    const release = async () => {
      while (waiting.length === 0) await nextTurn();
      waiting.pop()?.();
    };
    runner.wake(table);
    while (waiting.length === 0) await nextTurn();
    runner.wake(table);
    await release();
    await release();
    await runner.settled();
    expect(looked).toBe(2);
  });

  it('stay in order before the people who read them, even if the clock is set back', async () => {
    const { app, store, pass } = await bench();
    const table = await begun(app, { local: true });
    pass(-5 * HOUR);
    await playRound(app, table, ['ann', 'bob', 'cid']);
    const rows = await store.outbox.pending(Number.MAX_SAFE_INTEGER, 1_000);
    expect(rows.map(({ ord }) => ord)).toEqual(rows.map((_, n) => n));
  });
});

describe('two processes at one table', () => {
  it('cannot both win: the slower loads again and then takes its answer or says why not', async () => {
    const { app, restarted, store } = await bench();
    const other = restarted().app;
    const users = ['ann', 'bob', 'cid'];
    const table = await begun(app, { local: true });
    await toBids(app, table, users);
    await seen(other, table);
    const ann = await asked(app, table, { user: 'ann', topic: 'bid' });
    const bob = await asked(other, table, { user: 'bob', topic: 'bid' });
    const replies = await Promise.all([
      app.answer({ table, user: 'ann', key: ann.key, choice: 1 }),
      other.answer({ table, user: 'bob', key: bob.key, choice: 2 }),
    ]);
    expect(replies.map((reply) => ok(reply).seq).sort((a, b) => a - b)).toEqual(
      [ann, bob].map((_, n) => n + ok(replies[0]!).seq),
    );
    const { entries } = await store.log.history(table);
    expect(entries.map(({ seq }) => seq)).toEqual(entries.map((_, n) => n));
    const held = await asked(other, table, { user: 'ann', topic: 'bid' });
    expect(held.held).toBe(1);
  });
});
