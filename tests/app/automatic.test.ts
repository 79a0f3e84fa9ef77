import { describe, expect, it } from 'vitest';
import type { Game } from '#core/game.ts';
import {
  asked,
  begun,
  bench,
  HOUR,
  ok,
  playRound,
  posts,
  say,
  seen,
  toBids,
  why,
} from '../support/app-harness.ts';
import { market } from '../support/app-toy.ts';

const users = ['ann', 'bob', 'cid'];

async function answers(store: Awaited<ReturnType<typeof bench>>['store'], table: string) {
  const { entries } = await store.log.history(table);
  return entries.flatMap((entry) => (entry.kind === 'answer' ? [entry.row] : []));
}

describe('standing orders', () => {
  it('answer as ordinary answers, marked as such, until used up', async () => {
    const { app, store } = await bench();
    const table = await begun(app, { local: true, rounds: 9 });
    ok(
      await app.setOrder({ table, user: 'bob', topic: 'bid', order: { kind: 'choice', choice: 7 }, uses: 2 }),
    );
    for (let round = 0; round < 3; round++) {
      await toBids(app, table, users);
      await app.settled(table);
      const { held } = await asked(app, table, { user: 'bob', topic: 'bid' });
      expect(held).toBe(round < 2 ? 7 : null);
      await playRound(app, table, users);
    }
    const own = (await answers(store, table)).filter(({ seat, topic }) => seat === 1 && topic === 'bid');
    expect(own.map(({ by }) => by)).toEqual(['order', 'order', 'seat']);
    expect((await seen(app, table, 'bob')).orders).toEqual([]);
  });

  it('are skipped where they do not fit, and the person is asked', async () => {
    const { app } = await bench();
    const table = await begun(app, { local: true });
    ok(await app.setOrder({ table, user: 'bob', topic: 'bid', order: { kind: 'choice', choice: 55 } }));
    await toBids(app, table, users);
    await app.settled(table);
    expect((await asked(app, table, { user: 'bob', topic: 'bid' })).held).toBeNull();
    expect((await seen(app, table, 'bob')).orders).toHaveLength(1);
  });

  it('that the rules themselves refuse are skipped too', async () => {
    const { app, store } = await bench();
    const table = await begun(app, { local: true });
    const lead = await asked(app, table, { user: 'ann', topic: 'lead' });
    const ids = lead.form.kind === 'choose' ? lead.form.options.map(({ id }) => id) : [];
    ok(
      await app.setOrder({
        table,
        user: 'ann',
        topic: 'lead',
        order: { kind: 'prefer', ids: ['999', ids[1]!] },
      }),
    );
    await app.settled(table);
    expect((await answers(store, table))[0]).toMatchObject({ by: 'order', choice: ids[1] });
  });

  it('that lead into a fault of the rules are told as an incident, and the person is asked', async () => {
    const { app, store } = await bench();
    const table = await begun(app, { local: true });
    ok(
      await app.setOrder({ table, user: 'ann', topic: 'lead', order: { kind: 'choice', choice: 'broken' } }),
    );
    await app.settled(table);
    expect(await answers(store, table)).toEqual([]);
    const incidents = (await posts(store)).filter(({ kind }) => kind === 'incident');
    expect(incidents).toHaveLength(1);
    await say(app, table, { user: 'ann', topic: 'lead' });
  });

  it('belong to their seat: nobody else sees or sets or clears them', async () => {
    const { app } = await bench();
    const table = await begun(app);
    const order = { kind: 'fallback' as const };
    ok(await app.setOrder({ table, user: 'bob', topic: 'counter', order }));
    expect((await seen(app, table, 'ann')).orders).toEqual([]);
    expect((await seen(app, table)).orders).toEqual([]);
    expect((await seen(app, table, 'bob')).orders).toHaveLength(1);
    expect(why(await app.setOrder({ table, user: 'eve', topic: 'bid', order }))).toBe('app.notSeated');
    expect(why(await app.setOrder({ table, user: 'bob', seat: 0, topic: 'bid', order }))).toBe(
      'app.notSeated',
    );
    expect(why(await app.setOrder({ table, user: 'bob', seat: 9, topic: 'bid', order }))).toBe('app.noSeat');
    expect(why(await app.clearOrder({ table, user: 'ann', topic: 'counter' }))).toBe('app.noOrder');
    expect(
      why(await app.setOrder({ table, user: 'bob', topic: 'bid', order: { kind: 'magic' } as never })),
    ).toBe('app.malformed');
    ok(await app.clearOrder({ table, user: 'bob', topic: 'counter' }));
    expect((await seen(app, table, 'bob')).orders).toEqual([]);
  });

  it('do not play on for ever without a person: after a thousand answers somebody must look', async () => {
    const { app } = await bench();
    const table = await begun(app, { local: true, who: ['ann', 'bob'], rounds: 500 });
    for (const user of ['ann', 'bob'])
      for (const topic of ['counter', 'bid', 'lead'])
        ok(await app.setOrder({ table, user, topic, order: { kind: 'fallback' } }));
    await app.settled(table);
    const { head, status } = (await seen(app, table)).table;
    expect([head, status]).toEqual([1_000, 'playing']);
    await playRound(app, table, ['ann', 'bob']);
    await app.settled(table);
    expect((await seen(app, table)).table.head).toBeGreaterThan(1_100);
  });

  it('survive a restart', async () => {
    const { app, restarted } = await bench();
    const table = await begun(app, { local: true });
    ok(await app.setOrder({ table, user: 'bob', topic: 'bid', order: { kind: 'choice', choice: 7 } }));
    const { app: again } = restarted();
    await toBids(again, table, users);
    await again.settled(table);
    expect((await asked(again, table, { user: 'bob', topic: 'bid' })).held).toBe(7);
  });
});

describe('a veiled window', () => {
  /** A table at which somebody has a real choice to counter and somebody has not. */
  async function windowed() {
    const base = await bench();
    for (;;) {
      const table = await begun(base.app);
      await say(base.app, table, { user: 'ann', topic: 'lead' });
      const looks = await Promise.all(['bob', 'cid'].map((user) => seen(base.app, table, user)));
      const choices = looks.map(({ questions: [question] }) =>
        question?.form.kind === 'choose' ? question.form.options.length : 0,
      );
      if (Math.max(...choices) > 1 && Math.min(...choices) <= 1) {
        return {
          ...base,
          table,
          free: choices[0]! > 1 ? 'bob' : 'cid',
          bound: choices[0]! > 1 ? 'cid' : 'bob',
        };
      }
      ok(await base.app.abandon({ table, actor: { user: 'ann' } }));
    }
  }

  it('waits for all alike; a seat without choice is answered for after a while, not at once', async () => {
    const { app, table, pass, store, bound } = await windowed();
    expect((await seen(app, table)).waiting.map(({ topic }) => topic)).toEqual(['counter', 'counter']);
    const [row] = await store.tables.deadlines(table);
    expect(row).toMatchObject({ kind: 'veiled', topic: 'counter' });
    pass(60_000);
    expect(await app.tick()).toBe(0);
    pass(HOUR);
    expect(await app.tick()).toBe(1);
    expect((await answers(store, table)).at(-1)).toMatchObject({ by: 'table', choice: 'pass' });
    expect((await asked(app, table, { user: bound, topic: 'counter' })).held).toBe('pass');
    expect(await store.tables.deadlines(table)).toEqual([]);
  });

  it('has delays of the range that was set, not all the same', async () => {
    const { app, store, around } = await bench();
    const delays: number[] = [];
    for (let n = 0; n < 25; n++) {
      const table = await begun(app);
      await say(app, table, { user: 'ann', topic: 'lead' });
      delays.push(...(await store.tables.deadlines(table)).map(({ dueAt }) => dueAt - around.now()));
    }
    expect(new Set(delays).size).toBeGreaterThan(3);
    expect(Math.min(...delays)).toBeGreaterThanOrEqual(around.pace.veil.min);
    expect(Math.max(...delays)).toBeLessThanOrEqual(around.pace.veil.max);
  });

  it('on a local table needs no delay, since there is nobody to hide from', async () => {
    const { app, store } = await bench();
    const table = await begun(app, { local: true });
    await say(app, table, { user: 'ann', topic: 'lead' });
    const byTable = (await answers(store, table)).filter(({ by }) => by === 'table');
    const open = (await seen(app, table)).waiting.filter(({ topic }) => topic === 'counter');
    expect(byTable.length + open.length).toBe(2);
    expect(await store.tables.deadlines(table)).toEqual([]);
  });

  it('needs none either where only one person plays, against bots', async () => {
    const { app, store } = await bench();
    for (let n = 0; n < 8; n++) {
      const table = await begun(app, { who: ['bot:timid', 'ann', 'bot:timid'] });
      expect(await store.tables.deadlines(table)).toEqual([]);
      const { questions } = await seen(app, table, 'ann');
      const counter = questions.find(({ topic, held }) => topic === 'counter' && held === null);
      if (counter?.form.kind === 'choose') expect(counter.form.options.length).toBeGreaterThan(1);
    }
  });

  it('is not stretched by an absence: the table, not the person, answers there', async () => {
    const { app, table, store, bound, around } = await windowed();
    const before = await store.tables.deadlines(table);
    ok(await app.away({ table, user: bound, until: around.now() + 48 * HOUR }));
    expect(await store.tables.deadlines(table)).toEqual(before);
  });

  it('hides a standing order behind the same delay', async () => {
    const { app, table, store, free, pass } = await windowed();
    ok(await app.setOrder({ table, user: free, topic: 'counter', order: { kind: 'fallback' } }));
    await app.settled(table);
    expect((await asked(app, table, { user: free, topic: 'counter' })).held).toBeNull();
    expect((await store.tables.deadlines(table)).map(({ kind }) => kind)).toEqual(['veiled', 'veiled']);
    pass(HOUR);
    await app.tick();
    await app.settled(table);
    expect(new Set((await answers(store, table)).slice(1).map(({ by }) => by))).toEqual(
      new Set(['table', 'order']),
    );
  });

  it('still takes the pass of the person before the table gives it', async () => {
    const { app, table, store, bound, pass } = await windowed();
    await say(app, table, { user: bound, topic: 'counter' });
    expect(await store.tables.deadlines(table)).toEqual([]);
    pass(HOUR);
    expect(await app.tick()).toBe(0);
  });
});

describe('bots', () => {
  const all = ['bot:random', 'bot:random', 'bot:timid'];

  it('play a whole game by themselves, the same one from the same seed', async () => {
    const logs = await Promise.all(
      [1, 2].map(async () => {
        const { app, store } = await bench();
        const table = await begun(app, { who: all, rounds: 12 });
        expect((await seen(app, table)).table.status).toBe('over');
        return await store.log.history(table);
      }),
    );
    expect(logs[0]).toEqual(logs[1]);
    expect(logs[0]?.entries.length).toBeGreaterThan(36);
  });

  it('answer when it is their turn and leave people theirs', async () => {
    const { app, store } = await bench();
    const table = await begun(app, { who: ['ann', 'bot:random', 'bot:timid'] });
    expect((await seen(app, table)).waiting).toEqual([{ seat: 0, topic: 'lead' }]);
    await playRound(app, table, ['ann']);
    await app.settled(table);
    const { waiting } = await seen(app, table);
    expect(waiting.every(({ seat }) => seat === 0)).toBe(true);
    expect(
      (await answers(store, table)).filter(({ seat }) => seat > 0).every(({ by }) => by === 'seat'),
    ).toBe(true);
    expect((await posts(store)).some(({ seat }) => seat !== null && seat > 0)).toBe(false);
  });

  it('see no more than their seat does', async () => {
    const views: { seat: number; hand: readonly number[] }[] = [];
    const spy: Game = {
      ...market(),
      bots: {
        spy: ({ seat, view, fallback }) => {
          views.push({ seat, hand: [...(view() as { hand: number[] }).hand] });
          return fallback;
        },
      },
    };
    const { app, store } = await bench({ games: [spy] });
    const table = await begun(app, { who: ['bot:spy', 'bot:spy'], rounds: 1 });
    const state = JSON.parse((await store.log.history(table)).checkpoints[0]!.state) as { hands: number[][] };
    expect(views.length).toBeGreaterThan(2);
    expect(views[0]?.hand).toEqual(state.hands[views[0]!.seat]);
  });

  it('that insist on what is refused, or throw, take the harmless answer', async () => {
    const silly: Game = {
      ...market(),
      bots: {
        stubborn: () => 'nonsense',
        crashing: () => {
          throw new Error('out of ideas');
        },
        breaking: ({ topic, fallback }) => (topic === 'lead' ? 'broken' : fallback),
      },
    };
    const { app, logs } = await bench({ games: [silly] });
    const table = await begun(app, { who: ['bot:stubborn', 'bot:crashing', 'bot:breaking'], rounds: 3 });
    expect((await seen(app, table)).table.status).toBe('over');
    expect(JSON.stringify(logs)).toContain('out of ideas');
    expect(JSON.stringify(logs)).toContain('the rules are broken here');
  });

  it('do not keep the process from anything else, and can be stopped in the midst', async () => {
    const { app } = await bench();
    const table = await begun(app, { who: ['ann', 'bot:random'], rounds: 400 });
    ok(await app.handOver({ table, actor: { user: 'ann' }, seat: 0, to: { bot: 'random' } }));
    let turns = 0;
    const timer = setInterval(() => {
      turns += 1;
    }, 1);
    while (turns < 5) await new Promise((resolve) => setTimeout(resolve, 2));
    ok(await app.pause({ table, actor: { user: 'ann' } }));
    clearInterval(timer);
    await app.settled(table);
    const { head, status } = (await seen(app, table)).table;
    expect(status).toBe('paused');
    expect(head).toBeLessThan(1_000);
    expect(head).toBeGreaterThan(2);
  });

  it('go on after a restart where they were', async () => {
    const { app, restarted } = await bench();
    const table = await begun(app, { who: ['ann', 'bot:random'], rounds: 40 });
    ok(await app.handOver({ table, actor: { user: 'ann' }, seat: 0, to: { bot: 'random' } }));
    await app.close();
    const again = restarted().app;
    const stopped = (await seen(again, table)).table;
    expect(stopped.status).toBe('playing');
    await again.recover();
    await again.settled();
    expect((await seen(again, table)).table.status).toBe('over');
  });
});
