import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Game } from '#core/game.ts';
import type { Migration } from '#core/saved.ts';
import { begun, bench, ok, playRound, posts, say, seen, toBids, why } from '../support/app-harness.ts';
import { market } from '../support/app-toy.ts';

const users = ['ann', 'bob', 'cid'];

/** The market of a later version, whose states have a purse. */
const later = (migrations: readonly Migration[]): Game => ({
  ...market(2),
  state: (market(2).state as unknown as z.ZodObject).extend({ purse: z.int() }) as never,
  migrations,
});

const purses = (purse: unknown): Migration => ({
  from: 1,
  changed: { key: 'market.bid', args: {} },
  migrate: ({ state, ...table }) => ({ ...table, state: { ...state, purse: purse as never } }),
});

const notices = async (store: Parameters<typeof posts>[0]) =>
  (await posts(store)).flatMap(({ kind, seat, payload }) =>
    kind === 'notice' ? [{ seat, ...(payload as { message: { key: string; args: object } }).message }] : [],
  );

/** What a fault in one part of a game looks like. */
const failing = (part: Partial<Game>): Game => ({ ...market(1), ...part });
const thrown = () => {
  throw new Error('cards out of range');
};
const faults: readonly (readonly [string, Game])[] = [
  ['its view', failing({ view: thrown })],
  ['its status', failing({ presentation: { ...market(1).presentation, status: thrown } })],
  ['its hand', failing({ presentation: { ...market(1).presentation, hand: thrown } })],
  ['its checkpoint', failing({ next: thrown })],
  ['its shape', failing({ state: z.object({ nothing: z.string() }) as never })],
];

describe('a table that is migrated', () => {
  it('keeps its answers, is written with its new version, and told in one notice what changed', async () => {
    const { app, restarted, store } = await bench();
    const table = await begun(app, { rounds: 5 });
    await say(app, table, { user: 'ann', topic: 'lead' });
    const before = await seen(app, table, 'bob');
    const { commitment } = before.table;
    const { app: again } = restarted([later([purses(3)])]);
    const after = await seen(again, table, 'bob');
    expect(after.questions).toEqual(before.questions);
    expect(after.table).toMatchObject({ version: 2, commitment });
    const { entries, checkpoints } = await store.log.history(table);
    expect(entries.at(-1)).toEqual({ kind: 'upgrade', seq: 2, from: 1, version: 2, dropped: [] });
    expect(JSON.parse(checkpoints.at(-1)!.state)).toMatchObject({ purse: 3 });
    expect(checkpoints.at(-1)).toMatchObject({ root: expect.any(Number), parent: null });
    const said = (await notices(store)).filter(({ key }) => key !== 'app.started');
    expect(said).toEqual([
      {
        seat: null,
        key: 'app.migrated',
        args: { changed: [{ key: 'market.bid', args: {} }], answers: 0, seats: [] },
      },
    ]);
    await playRound(again, table, users);
    const third = restarted([later([purses(3)])]).app;
    expect((await seen(third, table)).table.version).toBe(2);
    expect((await store.log.history(table)).entries.filter(({ kind }) => kind === 'upgrade')).toHaveLength(1);
  });

  it('is shown back to its beginning, what former versions left behind too', async () => {
    const { app, restarted } = await bench();
    const table = await begun(app, { rounds: 5, local: true });
    for (let i = 0; i < 3; i++) await playRound(app, table, users);
    const before = ok(await app.replay({ table })).moments.map(({ round }) => round);
    const { app: again } = restarted([later([purses(3)])]);
    expect(ok(await again.replay({ table })).moments.map(({ round }) => round)).toEqual(before);
  });

  it('is told nothing if only its version moved', async () => {
    const { app, restarted, store } = await bench();
    const table = await begun(app, { rounds: 5 });
    await seen(restarted([later([{ ...purses(3), changed: null }])]).app, table);
    expect((await notices(store)).filter(({ key }) => key.match(/migrated|upgraded/))).toEqual([]);
  });

  it('loses orders about what is no longer asked, and only their owner is told', async () => {
    const { app, restarted, store } = await bench();
    const table = await begun(app, { rounds: 5 });
    for (const topic of ['bid', 'counter'])
      ok(await app.setOrder({ table, user: 'bob', topic, order: { kind: 'fallback' } as never }));
    const topic = (id: string) => ({ id, label: { key: 'market.bid', args: {} } });
    const game = later([purses(3)]);
    const face = { ...game.presentation, topics: [topic('lead'), topic('bid')] };
    const look = await seen(restarted([{ ...game, presentation: face }]).app, table, 'bob');
    expect(look.orders.map((order) => order.topic)).toEqual(['bid']);
    const told = (await notices(store)).filter(({ key }) => key === 'app.orderGone');
    expect(told).toEqual([{ seat: 1, key: 'app.orderGone', args: { topic: 'counter' } }]);
  });
});

describe('a table that is stuck', () => {
  it.each(faults)('because of %s is told once, shown, and goes on by itself later', async (_, game) => {
    const { app, restarted, store, logs } = await bench();
    const table = await begun(app, { rounds: 5 });
    await toBids(app, table, users);
    const before = await seen(app, table, 'bob');
    for (let i = 0; i < 2; i++) {
      const bad = restarted([game]).app;
      ok(await bad.examine(table));
      expect(await seen(bad, table, 'bob')).toMatchObject({ stuck: true, questions: [], waiting: [] });
      expect(await seen(bad, table)).toMatchObject({ stuck: true, seats: before.seats });
    }
    expect((await notices(store)).filter(({ key }) => key === 'app.stuck')).toHaveLength(1);
    expect(JSON.stringify(await posts(store))).not.toContain('out of range');
    expect(logs.filter(({ message }) => message === 'a table is stuck')).not.toEqual([]);
    const good = restarted().app;
    expect(await seen(good, table, 'bob')).toEqual(before);
    expect((await notices(store)).filter(({ key }) => key === 'app.unstuck')).toHaveLength(1);
  });

  it.each(faults)('because of %s can be read, paused, exported and ended', async (_, game) => {
    const { app, restarted } = await bench();
    const table = await begun(app, { rounds: 5 });
    await toBids(app, table, users);
    const { happened } = ok(await app.history({ table, user: 'ann' }));
    const bad = restarted([game]).app;
    ok(await bad.examine(table));
    expect(ok(await bad.history({ table, user: 'ann' })).happened).toEqual(happened);
    expect(['done', 'core.stuck']).toContain(why(await bad.replay({ table })));
    expect(why(await bad.nudge({ table, actor: { user: 'ann' } }))).toBe('app.nobodyWaited');
    ok(await bad.pause({ table, actor: { user: 'ann' } }));
    ok(await bad.resume({ table, actor: { user: 'ann' } }));
    expect(why(await bad.exportTable({ table, actor: { user: 'bob' } }))).toBe('app.openerOnly');
    expect(why(await bad.exportTable({ table }))).toBe('app.stillRunning');
    const { record, stuck } = ok(await bad.exportTable({ table, actor: { user: 'ann' } }));
    expect(stuck).toBe(true);
    expect(record).toMatchObject({ seed: null, over: false, game: 'market' });
    expect(record.checkpoints).not.toEqual([]);
    const motion = { kind: 'abandon' as const };
    const { proposal } = ok(await bad.propose({ table, actor: { user: 'ann' }, motion }));
    expect(ok(await bad.vote({ table, user: 'bob', proposal, yes: true })).status).toBe('passed');
  });

  it('never gives a seat to somebody who has taken a copy of it: all hands are in there', async () => {
    const { app, restarted } = await bench();
    const table = await begun(app, { rounds: 5 });
    const bad = restarted([failing({ next: thrown })]).app;
    ok(await bad.examine(table));
    ok(await bad.exportTable({ table, actor: { user: 'mod', admin: true } }));
    const to = { user: 'mod', name: 'Mod' };
    const mended = restarted().app;
    expect(why(await mended.handOver({ table, actor: { user: 'ann' }, seat: 0, to }))).toBe(
      'app.sawOtherHands',
    );
  });

  it('is told to everybody when somebody takes a copy of it', async () => {
    const { app, restarted, store } = await bench();
    const table = await begun(app, { rounds: 5 });
    const bad = restarted([failing({ next: thrown })]).app;
    ok(await bad.exportTable({ table, actor: { user: 'ann' } }));
    expect((await notices(store)).at(-1)).toMatchObject({ seat: null, key: 'app.exported' });
  });

  it('is found out by whoever looks first, without an incident', async () => {
    const { app, restarted, store } = await bench();
    const table = await begun(app, { rounds: 5 });
    const bad = restarted([failing({ view: thrown })]).app;
    expect(await seen(bad, table, 'bob')).toMatchObject({ stuck: true, view: null });
    expect((await notices(store)).map(({ key }) => key)).toContain('app.stuck');
  });

  it('can be led back to before the fault by an undo', async () => {
    const { app, restarted, store } = await bench();
    const table = await begun(app, { rounds: 5 });
    const led = failing({
      view: (state, viewer) => {
        if ((state as { led: number | null }).led !== null) throw new Error('cannot show what was led');
        return market(1).view(state as never, viewer);
      },
    });
    await say(app, table, { user: 'ann', topic: 'lead' });
    const bad = restarted([led]).app;
    expect((await seen(bad, table)).stuck).toBe(true);
    ok(await bad.undo({ table, user: 'ann' }));
    expect(await seen(bad, table, 'ann')).toMatchObject({
      stuck: false,
      waiting: [{ seat: 0, topic: 'lead' }],
    });
    expect((await store.tables.find(table))?.table.stuck).toBeNull();
  });

  it('can be repaired from its raw state, and then has the present version', async () => {
    const { app, restarted, store } = await bench();
    const table = await begun(app, { rounds: 5 });
    const bad = restarted([later([purses('no number')])]).app;
    expect(await seen(bad, table)).toMatchObject({ stuck: true, view: null, table: { version: 1 } });
    expect(why(await bad.undo({ table, user: 'ann' }))).toMatch(/^core\./);
    const motion = (value: unknown) => ({
      kind: 'repair' as const,
      note: 'a purse',
      patch: [{ op: 'add' as const, path: '/purse', value: value as never }],
    });
    expect(why(await bad.propose({ table, actor: { user: 'ann' }, motion: motion('none') }))).toBe(
      'app.repairUnfit',
    );
    const { proposal } = ok(await bad.propose({ table, actor: { user: 'ann' }, motion: motion(3) }));
    ok(await bad.vote({ table, user: 'bob', proposal, yes: true }));
    expect(await seen(bad, table)).toMatchObject({ stuck: false, table: { version: 2 } });
    await playRound(bad, table, users);
    expect((await store.tables.find(table))?.table).toMatchObject({ stuck: null, version: 2 });
  });

  it('from a version that is newer than ours waits for it', async () => {
    const { app, restarted } = await bench({ games: [later([purses(3)])] });
    const made = later([purses(3)]);
    const { app: newer } = restarted([
      { ...made, setup: (...of) => ({ ...(made.setup(...of) as object), purse: 1 }) },
    ]);
    const table = await begun(newer, { rounds: 5 });
    const before = await seen(newer, table, 'ann');
    const old = restarted([market(1)]).app;
    expect(await seen(old, table)).toMatchObject({ stuck: true, view: null });
    expect(await seen(app, table, 'ann')).toEqual(before);
  });
});

describe('a table with something fixed', () => {
  it('keeps it through a restart', async () => {
    const game: Game = {
      ...later([]),
      version: 1,
      fixed: ['purse'] as never,
      setup: (...of) => ({ ...(market(1).setup(...of) as object), purse: 7 }),
    };
    const { app, restarted, store } = await bench({ games: [game] });
    const table = await begun(app, { rounds: 5 });
    await say(app, table, { user: 'ann', topic: 'lead' });
    expect((await store.tables.find(table))?.table.fixed).toEqual({ purse: 7 });
    expect((await store.log.history(table)).checkpoints.map(({ state }) => state).join()).not.toContain(
      'purse',
    );
    expect(await seen(restarted([game]).app, table, 'bob')).toEqual(await seen(app, table, 'bob'));
  });
});
