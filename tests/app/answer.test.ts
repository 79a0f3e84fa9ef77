import { describe, expect, it } from 'vitest';
import { asked, begun, bench, ok, playRound, posts, say, seen, toBids, why } from '../support/app-harness.ts';

describe('an answer', () => {
  it('is written with what it led to, and moves the table on', async () => {
    const { app, store } = await bench();
    const table = await begun(app);
    const { key, fallback } = await asked(app, table, { user: 'ann', topic: 'lead' });
    const given = ok(await app.answer({ table, user: 'ann', key, choice: fallback as string }));
    expect(given).toMatchObject({ seq: 1, again: false, facts: [{ key: 'market.led' }] });
    const { entries } = await store.log.history(table);
    expect(entries.at(-1)).toMatchObject({
      kind: 'answer',
      row: { key, seat: 0, by: 'seat', choice: fallback },
    });
    expect((await seen(app, table)).waiting).toEqual([
      { seat: 1, topic: 'counter', window: true },
      { seat: 2, topic: 'counter', window: true },
    ]);
  });

  it('tells everybody what happened and each seat which questions came and went', async () => {
    const { app, store } = await bench();
    const table = await begun(app);
    const before = (await posts(store)).length;
    const lead = await asked(app, table, { user: 'ann', topic: 'lead' });
    await say(app, table, { user: 'ann', topic: 'lead' });
    const rows = (await posts(store)).slice(before);
    expect(rows.map(({ kind, seat }) => [kind, seat])).toEqual([
      ['feed', null],
      ['waiting', null],
      ['hand', 0],
      ['hand', 1],
      ['hand', 2],
    ]);
    const counter = await asked(app, table, { user: 'bob', topic: 'counter' });
    expect(rows[2]?.payload).toEqual({ asked: [], gone: [lead.key] });
    expect(rows[3]?.payload).toEqual({ asked: [counter.key], gone: [] });
    expect(rows.every(({ seq }) => seq === 1)).toBe(true);
  });

  it('that nobody else can see yet is announced only as no longer waited for', async () => {
    const { app, store } = await bench();
    const table = await begun(app, { who: ['ann', 'bob'], local: true });
    await toBids(app, table, ['ann', 'bob']);
    const before = (await posts(store)).length;
    await say(app, table, { user: 'bob', topic: 'bid', choice: 4 });
    const rows = (await posts(store)).slice(before);
    expect(rows.map(({ kind, seat }) => [kind, seat])).toEqual([
      ['waiting', null],
      ['hand', 1],
    ]);
    expect(JSON.stringify(rows)).not.toContain('4}');
  });

  it('reaches checkpoints, and in the end the result with the seed', async () => {
    const { app, store } = await bench();
    const table = await begun(app, { rounds: 1, local: true });
    await playRound(app, table, ['ann', 'bob', 'cid']);
    const look = await seen(app, table);
    const { seed } = (await store.tables.find(table))!.table;
    expect(look.table).toMatchObject({ status: 'over', seed, result: { rounds: 1 } });
    expect((await posts(store)).find(({ kind }) => kind === 'over')?.payload).toMatchObject({
      seed,
      result: { rounds: 1 },
    });
    expect((await store.log.history(table)).checkpoints.length).toBe(2);
  });
});

describe('an answer is refused', () => {
  it('without a table, a seat, or to a question of somebody else', async () => {
    const { app } = await bench();
    const table = await begun(app);
    const { key, fallback } = await asked(app, table, { user: 'ann', topic: 'lead' });
    const choice = fallback as string;
    expect(why(await app.answer({ table: 'none', user: 'ann', key, choice }))).toBe('app.noTable');
    expect(why(await app.answer({ table, user: 'eve', key, choice }))).toBe('app.notSeated');
    expect(why(await app.answer({ table, user: 'bob', key, choice }))).toBe('core.notYours');
    expect((await seen(app, table)).table.head).toBe(0);
  });

  it('when the question is closed, kindly', async () => {
    const { app } = await bench();
    const table = await begun(app);
    const { key, fallback } = await asked(app, table, { user: 'ann', topic: 'lead' });
    await say(app, table, { user: 'ann', topic: 'lead' });
    expect(why(await app.answer({ table, user: 'ann', key, choice: fallback as string }))).toBe('core.stale');
  });

  it('when it is not offered or against a rule, naming the rule', async () => {
    const { app } = await bench();
    const table = await begun(app);
    const { key } = await asked(app, table, { user: 'ann', topic: 'lead' });
    expect(why(await app.answer({ table, user: 'ann', key, choice: '999' }))).toBe('core.notOffered');
    expect(why(await app.answer({ table, user: 'ann', key, choice: 3 }))).toBe('core.malformed');
  });

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['a nested list', [['a']]],
    ['not a number', Number.NaN],
    ['a truth', true],
    ['a function', () => 1],
    ['a big number', 10n],
  ])('when it is %s', async (_, choice) => {
    const { app } = await bench();
    const table = await begun(app);
    const { key } = await asked(app, table, { user: 'ann', topic: 'lead' });
    expect(why(await app.answer({ table, user: 'ann', key, choice: choice as never }))).toBe('app.malformed');
    expect(why(await app.answer(choice as never))).toBe('app.malformed');
  });

  it('when it is oversized', async () => {
    const { app } = await bench();
    const table = await begun(app);
    const { key } = await asked(app, table, { user: 'ann', topic: 'lead' });
    const reply = await app.answer({ table, user: 'ann', key, choice: 'x'.repeat(5_000) });
    expect(reply).toMatchObject({ refusal: { message: { key: 'app.tooLarge', args: { max: 4_096 } } } });
  });

  it('before the game, in a pause, and after the end', async () => {
    const { app } = await bench();
    const lobby = ok(await app.create({ user: 'ann', game: 'market', name: 'x', language: 'ru' })).table;
    ok(await app.join({ table: lobby, user: 'ann', name: 'Ann' }));
    const request = { user: 'ann', key: 'k', choice: '1' };
    expect(why(await app.answer({ table: lobby, ...request }))).toBe('app.notBegun');
    const paused = await begun(app);
    ok(await app.pause({ table: paused, actor: { user: 'ann' } }));
    expect(why(await app.answer({ table: paused, ...request }))).toBe('app.isPaused');
    const over = await begun(app, { rounds: 1, local: true });
    await playRound(app, over, ['ann', 'bob', 'cid']);
    expect(why(await app.answer({ table: over, ...request }))).toBe('app.isOver');
    const gone = await begun(app);
    ok(await app.abandon({ table: gone, actor: { user: 'ann' } }));
    expect(why(await app.answer({ table: gone, ...request }))).toBe('app.isAbandoned');
  });

  it('when the game is not installed here', async () => {
    const { app, restarted } = await bench();
    const table = await begun(app);
    const { app: other } = restarted([]);
    expect(why(await other.answer({ table, user: 'ann', key: 'k', choice: '1' }))).toBe('app.noGame');
  });
});

describe('a fault of the rules', () => {
  it('leaves the table as it was, with a number for the player and a line for the operator', async () => {
    const { app, logs, store } = await bench();
    const table = await begun(app);
    const question = await asked(app, table, { user: 'ann', topic: 'lead' });
    const before = await store.log.history(table);
    const reply = await app.answer({ table, user: 'ann', key: question.key, choice: 'broken' });
    expect(reply).toMatchObject({ kind: 'failed', refusal: { message: { key: 'app.fault' } } });
    const { incident } = reply as { incident: string };
    expect(logs.at(-1)).toMatchObject({ level: 'error', fields: { incident, table } });
    expect(JSON.stringify(logs.at(-1))).toContain('the rules are broken here');
    expect(await store.log.history(table)).toEqual(before);
    expect(await asked(app, table, { user: 'ann', topic: 'lead' })).toEqual(question);
    await say(app, table, { user: 'ann', topic: 'lead' });
  });
});
