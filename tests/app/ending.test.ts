import { describe, expect, it } from 'vitest';
import type { App } from '#app/app.ts';
import { begun, bench, HOUR, ok, playRound, posts, say, seen, toBids, why } from '../support/app-harness.ts';
import { market } from '../support/app-toy.ts';

const DAY = 24 * HOUR;
const users = ['ann', 'bob', 'cid'];
const ann = { user: 'ann' };
const mod = { user: 'mod', admin: true, name: 'Mod' };

const over = async (store: Parameters<typeof posts>[0]) =>
  (await posts(store)).filter(({ kind }) => kind === 'over');

/** A game in which others have played. */
async function played(app: App, deadlineHours?: number): Promise<string> {
  const table = await begun(app, { rounds: 5, ...(deadlineHours && { deadlineHours }) });
  await toBids(app, table, users);
  return table;
}

const endedByVote = async (app: App, table: string) => {
  const { proposal } = ok(await app.propose({ table, actor: ann, motion: { kind: 'abandon' } }));
  return ok(await app.vote({ table, user: 'bob', proposal, yes: true })).status;
};

describe('ending a game', () => {
  it('before the start is for whoever opened the table, and at once', async () => {
    const { app, store } = await bench();
    const { table } = ok(await app.create({ user: 'ann', game: 'market', name: 'x', language: 'en' }));
    expect(why(await app.abandon({ table, actor: { user: 'bob' } }))).toBe('app.openerOnly');
    expect(ok(await app.endingWay({ table, actor: ann })).way).toBe('lobby');
    ok(await app.abandon({ table, actor: ann }));
    expect((await seen(app, table)).table).toMatchObject({ status: 'abandoned', ending: null, seed: null });
    expect(why(await app.restore({ table, actor: ann }))).toBe('app.notRestorable');
    expect(await over(store)).toEqual([]);
  });

  it('is done at once by the opener while nobody else has played, else by vote', async () => {
    const { app } = await bench();
    const early = await begun(app);
    await say(app, early, { user: 'ann', topic: 'lead' });
    expect(ok(await app.endingWay({ table: early, actor: ann })).way).toBe('alone');
    expect(ok(await app.endingWay({ table: early, actor: { user: 'bob' } })).way).toBe('vote');
    expect(ok(await app.endingWay({ table: early, actor: mod })).way).toBe('vote');
    expect(why(await app.endingWay({ table: early, actor: { user: 'eve' } }))).toBe('app.notSeated');
    ok(await app.abandon({ table: early, actor: ann }));
    const table = await played(app);
    expect(ok(await app.endingWay({ table, actor: ann })).way).toBe('vote');
    expect(why(await app.abandon({ table, actor: ann }))).toBe('app.endByVote');
    expect(why(await app.abandon({ table, actor: mod }))).toBe('app.endByVote');
    expect(why(await app.abandon({ table, actor: { user: 'bob' } }))).toBe('app.notOwner');
    expect(await endedByVote(app, table)).toBe('passed');
    expect((await seen(app, table)).table).toMatchObject({ status: 'abandoned', ending: { how: 'vote' } });
  });

  it('that everybody has left for 30 days is for whoever opened it or keeps order', async () => {
    const { app, pass } = await bench();
    const table = await played(app);
    pass(30 * DAY - 1);
    expect(why(await app.abandon({ table, actor: mod }))).toBe('app.endByVote');
    pass(1);
    expect(ok(await app.endingWay({ table, actor: mod })).way).toBe('deserted');
    ok(await app.abandon({ table, actor: mod }));
    expect((await seen(app, table)).table.ending).toMatchObject({ how: 'deserted', by: { name: 'Mod' } });
    ok(await app.restore({ table, actor: { user: 'cid' } }));
    expect((await seen(app, table)).table.status).toBe('playing');
  });

  it('keeps the seed secret for a day, and publishes it once then', async () => {
    const { app, store, pass, restarted } = await bench();
    const table = await played(app);
    await endedByVote(app, table);
    const { seed } = (await store.tables.find(table))!.table;
    const unknown = async (one: App) => {
      expect((await seen(one, table)).table.seed).toBeNull();
      expect((await one.tables('abandoned')).map((row) => row.seed)).toEqual([null]);
      expect((await one.endingTables()).map((row) => row.seed)).toEqual([null]);
      expect(why(await one.exportTable({ table }))).toBe('app.endedLately');
      expect(why(await one.exportTable({ table, actor: ann }))).toBe('app.endedLately');
      expect(JSON.stringify(await posts(store))).not.toContain(seed);
    };
    await unknown(app);
    pass(DAY - 1);
    expect(await app.tick()).toBe(0);
    const again = restarted().app;
    await unknown(again);
    pass(1);
    expect(await again.tick()).toBe(1);
    expect(await again.tick()).toBe(0);
    expect(await over(store)).toHaveLength(1);
    expect((await over(store))[0]?.payload).toMatchObject({ result: null, seed });
    expect((await seen(again, table)).table.seed).toBe(seed);
    expect(why(await again.restore({ table, actor: ann }))).toBe('app.notRestorable');
    expect(await store.tables.deadlines(table)).toEqual([]);
    expect(ok(await again.verify({ table })).dice.problems).toEqual([]);
  });
});

describe('an end that is taken back', () => {
  it('by the opener who ended it alone: the table stands where it stood, and no time has passed', async () => {
    const { app, store, pass } = await bench();
    const table = await begun(app, { deadlineHours: 10 });
    const before = await seen(app, table, 'ann');
    const [due] = await store.tables.deadlines(table);
    pass(HOUR);
    ok(await app.abandon({ table, actor: ann }));
    pass(23 * HOUR);
    expect(await app.tick()).toBe(0);
    expect(why(await app.answer({ table, user: 'ann', key: 'k', choice: '1' }))).toBe('app.isAbandoned');
    expect(why(await app.restore({ table, actor: { user: 'bob' } }))).toBe('app.restoreByVote');
    expect(why(await app.restore({ table, actor: { user: 'eve' } }))).toBe('app.notSeated');
    ok(await app.restore({ table, actor: ann }));
    const after = await seen(app, table, 'ann');
    expect(after.questions).toEqual(before.questions);
    expect(after.waiting).toEqual(before.waiting);
    expect(after.view).toEqual(before.view);
    expect(after.table).toMatchObject({ status: 'playing', ending: null, seed: null });
    expect((await store.tables.deadlines(table))[0]?.dueAt).toBe((due?.dueAt ?? 0) + 23 * HOUR);
    pass(9 * HOUR - 1);
    await app.tick();
    expect((await seen(app, table)).table.head).toBe(0);
    pass(1);
    await app.tick();
    expect((await seen(app, table)).table.head).toBe(1);
    pass(2 * DAY);
    await app.tick();
    expect(await over(store)).toEqual([]);
  });

  it('by vote, also where it was voted: a game goes on to its end', async () => {
    const { app, store } = await bench();
    const table = await played(app);
    await endedByVote(app, table);
    expect(why(await app.restore({ table, actor: ann }))).toBe('app.restoreByVote');
    expect(why(await app.propose({ table, actor: ann, motion: { kind: 'pause' } }))).toBe('app.isAbandoned');
    const motion = { kind: 'restore' as const };
    expect(why(await app.propose({ table, actor: { user: 'eve' }, motion }))).toBe('app.notSeated');
    const { proposal } = ok(await app.propose({ table, actor: { user: 'cid' }, motion }));
    expect(ok(await app.vote({ table, user: 'bob', proposal, yes: true })).status).toBe('passed');
    for (let round = 0; round < 5; round++) await playRound(app, table, users);
    expect((await seen(app, table)).table.status).toBe('over');
    expect(await over(store)).toHaveLength(1);
    expect(ok(await app.verify({ table })).replay).toMatchObject({ problems: [] });
  });

  it('leaves a paused game paused, and its clocks where they were', async () => {
    const { app, store, pass } = await bench();
    const table = await begun(app, { deadlineHours: 10 });
    const [due] = await store.tables.deadlines(table);
    ok(await app.pause({ table, actor: ann }));
    pass(5 * HOUR);
    ok(await app.abandon({ table, actor: ann }));
    pass(5 * HOUR);
    ok(await app.restore({ table, actor: ann }));
    expect((await seen(app, table)).table.status).toBe('paused');
    pass(5 * HOUR);
    ok(await app.resume({ table, actor: ann }));
    expect((await store.tables.deadlines(table))[0]?.dueAt).toBe((due?.dueAt ?? 0) + 15 * HOUR);
  });

  it('goes on under a newer version that came meanwhile', async () => {
    const { app, restarted } = await bench();
    const table = await begun(app, { rounds: 2 });
    ok(await app.abandon({ table, actor: ann }));
    const newer = restarted([market(2)]).app;
    expect((await seen(newer, table)).table.version).toBe(1);
    ok(await newer.restore({ table, actor: ann }));
    expect((await seen(newer, table)).table).toMatchObject({ version: 2, status: 'playing' });
  });

  it('keeps the votes that were open; those of a game that stays ended are closed', async () => {
    const { app, pass } = await bench();
    const table = await begun(app);
    const { proposal } = ok(await app.propose({ table, actor: { user: 'bob' }, motion: { kind: 'pause' } }));
    ok(await app.abandon({ table, actor: ann }));
    expect(why(await app.vote({ table, user: 'cid', proposal, yes: true }))).toBe('app.isAbandoned');
    ok(await app.restore({ table, actor: ann }));
    expect((await app.proposals(table))[0]).toMatchObject({ status: 'open', yes: ['bob'] });
    ok(await app.abandon({ table, actor: ann }));
    pass(DAY);
    await app.tick();
    expect((await app.proposals(table))[0]).toMatchObject({ status: 'rejected' });
  });
});
