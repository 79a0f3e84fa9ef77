import { describe, expect, it } from 'vitest';
import { onlyChoice } from '#app/runner/only-choice.ts';
import type { Flow } from '#core/flow.ts';
import type { Game } from '#core/game.ts';
import { choose } from '#core/question.ts';
import type { Table } from '#core/table.ts';
import type { Store } from '#store/store.ts';
import { answers, asked, begun, bench, HOUR, ok, say, seen } from '../support/app-harness.ts';
import { market } from '../support/app-toy.ts';

/** What the table will answer by itself. */
const silent = async (store: Store, table: string) =>
  (await store.tables.deadlines(table)).filter(({ kind }) => kind === 'veiled');

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
    expect(await silent(store, table)).toMatchObject([{ kind: 'veiled', topic: 'counter' }]);
    pass(60_000);
    expect(await app.tick()).toBe(0);
    pass(HOUR);
    expect(await app.tick()).toBe(1);
    expect((await answers(store, table)).at(-1)).toMatchObject({ by: 'table', choice: 'pass' });
    expect((await asked(app, table, { user: bound, topic: 'counter' })).held).toBe('pass');
    expect(await silent(store, table)).toEqual([]);
  });

  it('has delays of the range that was set, not all the same', async () => {
    const { app, store, around } = await bench();
    const delays: number[] = [];
    for (let n = 0; n < 25; n++) {
      const table = await begun(app);
      await say(app, table, { user: 'ann', topic: 'lead' });
      delays.push(...(await silent(store, table)).map(({ dueAt }) => (dueAt ?? 0) - around.now()));
    }
    expect(new Set(delays).size).toBeGreaterThan(3);
    expect(Math.min(...delays)).toBeGreaterThanOrEqual(around.settings.veilDelay.min);
    expect(Math.max(...delays)).toBeLessThanOrEqual(around.settings.veilDelay.max);
  });

  it('on a local table needs no delay, since there is nobody to hide from', async () => {
    const { app, store } = await bench();
    const table = await begun(app, { local: true });
    await say(app, table, { user: 'ann', topic: 'lead' });
    const byTable = (await answers(store, table)).filter(({ by }) => by === 'table');
    const open = (await seen(app, table)).waiting.filter(({ topic }) => topic === 'counter');
    expect(byTable.length + open.length).toBe(2);
    expect(await silent(store, table)).toEqual([]);
  });

  it('needs none either where only one person plays, against bots', async () => {
    const { app, store } = await bench();
    for (let n = 0; n < 8; n++) {
      const table = await begun(app, { who: ['bot:timid', 'ann', 'bot:timid'] });
      expect(await silent(store, table)).toEqual([]);
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
    expect(await silent(store, table)).toHaveLength(2);
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
    expect(await silent(store, table)).toEqual([]);
    pass(HOUR);
    expect(await app.tick()).toBe(0);
  });
});

describe('a question with one answer that everybody knows', () => {
  const option = (id: string, barred = false) => ({
    id,
    label: { key: 'x', args: {} },
    ...(barred && { barred: { message: { key: 'no', args: {} } } }),
  });
  const prompt = { key: 'p', args: {} };
  const slot = (id: string, min: number, max: number) => ({ id, label: prompt, min, max });
  const form = (more: object) => ({ prompt, ...more }) as never;

  it.each([
    ['one open option', { kind: 'choose', options: [option('a'), option('b', true)] }, 'a'],
    ['two of them', { kind: 'choose', options: [option('a'), option('b')] }, null],
    ['all to pick', { kind: 'pick', options: [option('a'), option('b')], min: 2, max: 2 }, ['a', 'b']],
    ['some to pick', { kind: 'pick', options: [option('a'), option('b')], min: 1, max: 2 }, null],
    ['a number that is given', { kind: 'amount', min: 2, max: 2 }, 2],
    [
      'everything to give away',
      { kind: 'allocate', slots: [slot('a', 0, 2), slot('b', 0, 1)], min: 3, max: 3 },
      { a: 2, b: 1 },
    ],
    [
      'all but one to give away',
      { kind: 'allocate', slots: [slot('a', 0, 2), slot('b', 0, 1)], min: 2, max: 2 },
      null,
    ],
    [
      'nothing to give away',
      { kind: 'allocate', slots: [slot('a', 0, 2), slot('b', 1, 1)], min: 0, max: 1 },
      { a: 0, b: 1 },
    ],
  ])('%s', (_, asked, answer) => {
    expect(onlyChoice(form(asked))).toEqual(answer);
  });

  /** Market with a question to seat 1 before every round, with so many options. */
  function asking(options: number): Game {
    const game = market() as unknown as Game;
    const ids = Array.from({ length: options }, (_, n) => `${n}`);
    function* before(t: Table<unknown>, round: Flow<void>): Flow<void> {
      yield* t.ask(1, 'single', () =>
        choose(
          prompt,
          ids.map((id) => ({ ...option(id), value: id })),
        ),
      );
      yield* round;
    }
    return {
      ...game,
      next: (t) => {
        const round = game.next(t);
        return round && before(t, round);
      },
    };
  }

  it('is answered at once by the table, and nobody waits for it', async () => {
    const { app, store } = await bench({ games: [asking(1)] });
    const table = await begun(app);
    expect((await answers(store, table)).map(({ topic, by, seat }) => [topic, by, seat])).toEqual([
      ['single', 'table', 1],
    ]);
    expect((await seen(app, table)).waiting).toEqual([{ seat: 0, topic: 'lead' }]);
  });

  it('is a question to the person as soon as there are two', async () => {
    const { app, store } = await bench({ games: [asking(2)] });
    const table = await begun(app);
    expect(await answers(store, table)).toEqual([]);
    expect((await seen(app, table)).waiting).toEqual([{ seat: 1, topic: 'single' }]);
  });
});
