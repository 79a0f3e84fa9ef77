import { expect, it, vi } from 'vitest';
import { Metrics } from '../../src/health/metrics.ts';
import { friday, textOf, told } from './friday.ts';
import { isPing } from './ping.ts';
import { LONG_MS, patience, silentScene } from './silent-scene.ts';

vi.setConfig({ testTimeout: LONG_MS });

it('the end of a running game by its opener is announced to everybody who played, and the seed a day later', async () => {
  const { game, bob, cid, dan, log, app, pass, running } = await friday();
  const { table, at } = await game();
  const atRest = () =>
    expect.poll(async () => (await app.outbox.pending(Number.MAX_SAFE_INTEGER, 1)).length, patience).toBe(0);
  await told(at(bob), '/game end');
  await at(bob).click('End the game', { until: 'final' });
  const ended = await at(bob).waitFor('**The game was ended**');
  const everybody = [bob.id, cid.id, dan.id].sort();
  expect(ended.mentions.map(({ id }) => id).sort()).toEqual(everybody);
  await atRest();
  expect(at(bob).sees('Nobody is waited for')).toEqual([]);
  expect(at(bob).messages().filter(isPing)).toEqual([]);
  pass(24 * 3_600_000);
  await running.tick();
  const end = await at(bob).waitFor('The seed of all dice');
  expect(end.mentions).toEqual([]);
  await atRest();
  const called = at(bob)
    .messages()
    .filter(({ mentions }) => mentions.length > 1);
  expect(called.map(({ id }) => id)).toEqual([ended.id]);
  const lobby = bob.messages().find((message) => textOf(message).includes('## Friday'));
  expect(textOf(lobby as never)).toContain('The game was abandoned.');
  expect(log.troubles).toEqual([]);
  const look = await app.look({ table });
  expect(look.kind === 'done' && look.table.status).toBe('abandoned');
});

it.each([
  ['to everybody', null],
  ['to one seat', 1],
])(
  'a row %s that cannot be told is reported at once, set aside after some tries, and holds nothing up',
  async (_, seat) => {
    const { store, app, table, bob, running, inThread, log, pass, cid, texts } = await silentScene();
    const row = (await store.tables.find(table))?.table;
    if (row === undefined) throw new Error('no table');
    const posts = [{ kind: 'feed', seat, payload: { facts: [{ wrong: true }] } }];
    // Written past the app, as a former version might have left it: the app takes it up again from the store.
    const { result, pausedAt, status, head, version } = row;
    await app.settled(table);
    const commit = { table, revision: row.revision, at: app.now() };
    await store.commit({
      ...commit,
      head: { version, status, head, pausedAt, result, posts: row.posts + 1 },
      posts,
    });
    await app.pause({ table, actor: { user: bob.id } });
    running.wake();
    const faults = () =>
      log.troubles.filter((one) => 'rows' in one && JSON.stringify(one.rows) === JSON.stringify([row.posts]));
    await expect.poll(() => faults().length, patience).toBeGreaterThan(0);
    expect(faults()[0]).toMatchObject({ message: 'something cannot be announced', table });
    expect(await store.outbox.backlog()).toMatchObject({ faulty: 1, setAside: 0 });
    for (let tries = 0; tries < 5; tries++) {
      pass(60_000);
      running.wake();
      const seen = tries + 2;
      await expect.poll(() => faults().length, patience).toBeGreaterThanOrEqual(Math.min(seen, 6));
    }
    await expect.poll(() => inThread().join(), patience).toContain('The game is paused');
    await expect
      .poll(() => store.outbox.backlog(), patience)
      .toMatchObject({ pending: 0, faulty: 0, setAside: 1 });
    expect(log.troubles.at(-1)).toMatchObject({
      message: 'announcements are set aside: they stay in the store, the rest goes on',
      rows: [row.posts],
    });
    await app.resume({ table, actor: { user: bob.id } });
    running.wake();
    await expect.poll(() => inThread().join(), patience).toContain('The game goes on');
    expect(texts(cid).some((text) => /you are \*\*|вы — \*\*/.test(text))).toBe(true);
  },
);

it('counts for Prometheus what is kept back', async () => {
  const metrics = new Metrics();
  metrics.standing({
    outbox_pending: () => 5,
    outbox_faulty: () => 2,
    outbox_set_aside: () => 3,
    tables_unreachable: () => 1,
    tables_live: () => 9,
  });
  metrics.announced('setAside', 3);
  metrics.announced('held', 4);
  const text = await metrics.text();
  for (const line of [
    'emissary_outbox_faulty 2',
    'emissary_outbox_set_aside 3',
    'emissary_tables_unreachable 1',
    'emissary_outbox_rows_total{outcome="set_aside"} 3',
    'emissary_outbox_rows_total{outcome="held"} 4',
  ])
    expect(text).toContain(line);
});
