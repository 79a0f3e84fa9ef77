import { describe, expect, it } from 'vitest';
import type { AiTurn, Presentation } from '#core/game.ts';
import {
  answers,
  asked,
  begun,
  bench,
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

  it('hold until something has happened, and in the cases at hand, if they were given so', async () => {
    const game = market();
    const face: Presentation<unknown> = {
      ...game.presentation,
      conditions: (view, topic) => (topic === 'bid' ? [`round ${(view as { round: number }).round}`] : []),
      happenings: {
        all: [],
        met: ({ key, args }) => (key === 'market.won' ? [`won by ${args.seat}`, 'won'] : []),
      },
    };
    const { app } = await bench({ games: [{ ...game, presentation: face }] });
    const table = await begun(app, { local: true, rounds: 9 });
    const bid = (user: string, bounds: object) =>
      app.setOrder({ table, user, topic: 'bid', order: { kind: 'choice', choice: 7, ...bounds } });
    ok(await bid('bob', { until: 'won' }));
    ok(await bid('ann', { until: 'won by nobody' }));
    const held = async () => {
      await toBids(app, table, users);
      await app.settled(table);
      const all = await Promise.all(users.map((user) => asked(app, table, { user, topic: 'bid' })));
      return all.map(({ held: given }) => given);
    };
    expect(await held()).toEqual([7, 7, null]);
    await playRound(app, table, users);
    expect(await held()).toEqual([7, null, null]);
    expect((await seen(app, table, 'bob')).orders).toEqual([]);
    expect((await seen(app, table, 'ann')).orders).toHaveLength(1);
    const { round } = (await seen(app, table)).view as { round: number };
    ok(await bid('cid', { only: [`round ${round + 1}`] }));
    expect(await held()).toEqual([7, null, null]);
    await playRound(app, table, users);
    expect(await held()).toEqual([7, null, 7]);
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

  it('that leave it to the best player answer what advice would show, and no one else’s seat', async () => {
    const game = market();
    let thought = 0;
    const greedy = ({ form }: AiTurn<unknown>) => {
      thought += 1;
      return (form.kind === 'amount' ? form.max : 'nonsense') as never;
    };
    const { app, store } = await bench({ games: [{ ...game, bots: { ...game.bots, greedy } }] });
    const table = await begun(app, { local: true });
    ok(await app.setOrder({ table, user: 'bob', topic: 'bid', order: { kind: 'plan' } }));
    await toBids(app, table, users);
    await app.settled(table);
    const { form } = await asked(app, table, { user: 'ann', topic: 'bid' });
    if (form.kind !== 'amount') throw new Error('a bid is an amount');
    const all = await Promise.all(users.map((user) => asked(app, table, { user, topic: 'bid' })));
    expect(all.map(({ held }) => held)).toEqual([null, form.max, null]);
    expect(thought).toBe(1);
    const own = (await answers(store, table)).filter(({ topic, seat }) => topic === 'bid' && seat === 1);
    expect(own.map(({ by, choice }) => ({ by, choice }))).toEqual([{ by: 'order', choice: form.max }]);
  });

  it('that leave it to a player who fails leave it to the person', async () => {
    const game = market();
    const greedy = () => {
      throw new Error('lost its head');
    };
    const { app } = await bench({ games: [{ ...game, bots: { ...game.bots, greedy } }] });
    const table = await begun(app, { local: true });
    ok(await app.setOrder({ table, user: 'bob', topic: 'bid', order: { kind: 'plan' } }));
    await toBids(app, table, users);
    await app.settled(table);
    expect((await asked(app, table, { user: 'bob', topic: 'bid' })).held).toBeNull();
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
