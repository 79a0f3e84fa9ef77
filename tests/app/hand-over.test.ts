import { describe, expect, it } from 'vitest';
import type { App } from '#app/app.ts';
import { asked, begun, bench, HOUR, ok, posts, say, seen, why } from '../support/app-harness.ts';

const DAY = 24 * HOUR;
const dan = { user: 'dan', name: 'Dan' };

const handOf = async (app: App, table: string, user: string) =>
  ((await seen(app, table, user)).view as { hand: number[] }).hand;

/** The seat that is about to change hands. */
async function pending(app: App, table: string) {
  const [transfer] = (await seen(app, table)).transfers;
  expect(transfer).toBeDefined();
  return { table, seat: transfer!.seat, at: transfer!.at };
}

/** Somebody takes the seat that is offered to them. */
const taken = async (app: App, table: string, user: string) =>
  app.takeSeat({ ...(await pending(app, table)), user });

/** Ann misses her deadline, and the table answers for her. */
async function missed(app: App, pass: (ms: number) => void): Promise<string> {
  const table = await begun(app, { deadlineHours: 10 });
  pass(10 * HOUR);
  expect(await app.tick()).toBe(1);
  return table;
}

describe('giving one’s own seat', () => {
  it('to a person needs that person’s yes; then it has its hand and questions, and the one before nothing', async () => {
    const { app, store } = await bench();
    const table = await begun(app);
    const { key } = await asked(app, table, { user: 'ann', topic: 'lead' });
    const hand = await handOf(app, table, 'ann');
    const reply = ok(await app.handOver({ table, actor: { user: 'ann' }, seat: 0, to: dan }));
    expect(reply.outcome).toBe('offered');
    expect((await seen(app, table, 'dan')).viewer).toBe('table');
    expect(await handOf(app, table, 'ann')).toEqual(hand);
    const before = (await posts(store)).length;
    ok(await taken(app, table, 'dan'));
    expect(await handOf(app, table, 'dan')).toEqual(hand);
    expect((await seen(app, table, 'ann')).viewer).toBe('table');
    const rows = (await posts(store)).slice(before);
    expect(rows.find(({ kind, seat }) => kind === 'hand' && seat === 0)?.payload).toEqual({
      asked: [key],
      gone: [],
    });
    expect(rows.map(({ kind }) => kind)).toEqual(['seats', 'notice', 'hand']);
    await say(app, table, { user: 'dan', topic: 'lead' });
  });

  it('is for the newcomer alone to take or decline, once', async () => {
    const { app } = await bench();
    const table = await begun(app);
    ok(await app.handOver({ table, actor: { user: 'ann' }, seat: 0, to: dan }));
    const offer = await pending(app, table);
    expect(why(await app.takeSeat({ ...offer, user: 'eve' }))).toBe('app.notForYou');
    expect(why(await app.takeSeat({ ...offer, at: offer.at + 1, user: 'dan' }))).toBe('app.transferGone');
    expect(why(await app.dropTransfer({ ...offer, user: 'bob' }))).toBe('app.notForYou');
    ok(await app.dropTransfer({ ...offer, user: 'dan' }));
    expect(why(await app.takeSeat({ ...offer, user: 'dan' }))).toBe('app.transferGone');
    ok(await app.handOver({ table, actor: { user: 'ann' }, seat: 0, to: dan }));
    const again = await pending(app, table);
    ok(await app.dropTransfer({ ...again, user: 'ann' }));
    expect((await seen(app, table)).seats[0]).toMatchObject({ user: 'ann' });
  });

  it('lapses after a week if nobody takes it', async () => {
    const { app, pass, store } = await bench();
    const table = await begun(app);
    ok(await app.handOver({ table, actor: { user: 'ann' }, seat: 0, to: dan }));
    const offer = await pending(app, table);
    pass(7 * DAY - 1);
    await app.tick();
    expect(await pending(app, table)).toEqual(offer);
    pass(1);
    await app.tick();
    expect(why(await app.takeSeat({ ...offer, user: 'dan' }))).toBe('app.transferGone');
    expect(JSON.stringify(await posts(store))).toContain('app.offerLapsed');
  });

  it('to a bot lets the bot play on at once, and can be taken back from it', async () => {
    const { app } = await bench();
    const table = await begun(app);
    ok(await app.handOver({ table, actor: { user: 'ann' }, seat: 0, to: { bot: 'timid' } }));
    await app.settled(table);
    expect((await seen(app, table)).waiting.map(({ topic }) => topic)).toEqual(['counter', 'counter']);
    const ann = { user: 'ann', name: 'Ann' };
    expect(why(await app.handOver({ table, actor: { user: 'eve' }, seat: 0, to: ann }))).toBe(
      'app.notYourSeat',
    );
    expect(ok(await app.handOver({ table, actor: { user: 'ann' }, seat: 0, to: ann })).outcome).toBe(
      'handed',
    );
    expect((await seen(app, table, 'ann')).viewer).toBe(0);
  });

  it('is up to who sits there: neither the opener nor a manager takes another’s', async () => {
    const { app } = await bench();
    const table = await begun(app);
    const given = (user: string, seat: number, to: object) =>
      app.handOver({ table, actor: { user, admin: user === 'mod' }, seat, to: to as never });
    expect(why(await given('bob', 2, dan))).toBe('app.notYourSeat');
    expect(why(await given('ann', 2, dan))).toBe('app.notYourSeat');
    expect(why(await given('mod', 2, dan))).toBe('app.notYourSeat');
    expect(why(await given('ann', 2, { bot: 'random' }))).toBe('app.notYourSeat');
    expect(why(await given('ann', 7, dan))).toBe('app.noSeat');
    expect(why(await given('ann', 0, { bot: 'deep' }))).toBe('app.noBot');
    expect(why(await given('ann', 0, { user: 'bob', name: 'Bob' }))).toBe('app.alreadySeated');
    expect(why(await given('ann', 0, {}))).toBe('app.malformed');
  });

  it('never to somebody who has held another seat of the table, not even after a restart', async () => {
    const { app, restarted } = await bench();
    const table = await begun(app);
    ok(await app.handOver({ table, actor: { user: 'bob' }, seat: 1, to: { bot: 'timid' } }));
    const bob = { user: 'bob', name: 'Bob' };
    const again = restarted().app;
    for (const one of [app, again])
      expect(why(await one.handOver({ table, actor: { user: 'ann' }, seat: 0, to: bob }))).toBe(
        'app.sawOtherHands',
      );
    ok(await again.handOver({ table, actor: { user: 'bob' }, seat: 1, to: bob }));
  });

  it('among people at one machine may give somebody a second seat, under a name of its own', async () => {
    const { app } = await bench();
    const table = await begun(app, { local: true });
    const bob = { user: 'bob', name: 'BOB' };
    ok(await app.handOver({ table, actor: { user: 'ann' }, seat: 0, to: bob }));
    ok(await taken(app, table, 'bob'));
    const { seats } = await seen(app, table);
    expect(seats.map(({ user, name }) => [user, name])).toEqual([
      ['bob', 'BOB 2'],
      ['bob', 'BOB'],
      ['cid', 'CID'],
    ]);
    const looks = await Promise.all([0, 1].map((seat) => app.look({ table, user: 'bob', seat })));
    expect(looks.map((look) => look.kind === 'done' && look.viewer)).toEqual([0, 1]);
    await say(app, table, { user: 'bob', topic: 'lead' });
    expect(why(await app.handOver({ table, actor: { user: 'bob' }, seat: 0, to: bob }))).toBe(
      'app.alreadySeated',
    );
  });

  it('takes orders and drafts of the one before away and gives the newcomer the full time', async () => {
    const { app, store, pass } = await bench();
    const table = await begun(app, { deadlineHours: 10 });
    ok(await app.setOrder({ table, user: 'ann', topic: 'bid', order: { kind: 'fallback' } }));
    const { key } = await asked(app, table, { user: 'ann', topic: 'lead' });
    await store.drafts.keep({ table, key }, { page: 0 }, 1);
    const [before] = await store.tables.deadlines(table);
    pass(4 * HOUR);
    ok(await app.handOver({ table, actor: { user: 'ann' }, seat: 0, to: dan }));
    ok(await taken(app, table, 'dan'));
    const [after] = await store.tables.deadlines(table);
    expect((after?.dueAt ?? 0) - (before?.dueAt ?? 0)).toBe(4 * HOUR);
    expect((await seen(app, table, 'dan')).orders).toEqual([]);
    expect(await store.drafts.find({ table, key })).toBeNull();
    ok(await app.handOver({ table, actor: { user: 'dan' }, seat: 0, to: { bot: 'timid' } }));
    await app.settled(table);
    expect((await store.tables.deadlines(table)).some(({ seat }) => seat === 0)).toBe(false);
  });
});

describe('who, from whom and by whom', () => {
  it('is fixed when it happens: in the log, in what the thread is told, and after a restart', async () => {
    const { app, store, restarted } = await bench();
    const table = await begun(app);
    ok(await app.handOver({ table, actor: { user: 'ann' }, seat: 0, to: dan }));
    ok(await taken(app, table, 'dan'));
    ok(await app.handOver({ table, actor: { user: 'dan' }, seat: 0, to: { bot: 'timid', name: 'Hal' } }));
    const entries = (await store.log.history(table)).entries.filter(({ kind }) => kind === 'seat');
    expect(entries).toMatchObject([
      { seat: 0, from: { user: 'ann', name: 'ANN' }, to: { user: 'dan', name: 'Dan' }, by: { user: 'ann' } },
      { seat: 0, from: { user: 'dan', name: 'Dan' }, to: { bot: 'timid', name: 'Hal' }, right: 'own' },
    ]);
    for (const one of [app, restarted().app]) {
      const { happened } = ok(await one.history({ table }));
      const told = happened.flatMap((entry) => entry.told).filter(({ key }) => key === 'app.seatHanded');
      expect(told.map(({ args }) => args)).toMatchObject([
        { from: { name: 'ANN' }, to: { name: 'Dan' }, by: { name: 'ANN', user: 'ann' } },
        { from: { name: 'Dan' }, to: { name: 'Hal' }, by: { name: 'Dan', user: 'dan' } },
      ]);
    }
    const told = (await posts(store)).filter(({ kind }) => kind === 'notice').map(({ payload }) => payload);
    expect(JSON.stringify(told)).toContain('"from":{"user":"ann","bot":null,"name":"ANN"}');
  });

  it('does not let a newcomer look behind the answers of the one before, except by vote', async () => {
    const { app } = await bench();
    const table = await begun(app);
    await say(app, table, { user: 'ann', topic: 'lead' });
    ok(await app.handOver({ table, actor: { user: 'ann' }, seat: 0, to: dan }));
    ok(await taken(app, table, 'dan'));
    expect(why(await app.undo({ table, user: 'dan' }))).toBe('app.undoOfOther');
    const motion = { kind: 'undo' as const };
    const { proposal } = ok(await app.propose({ table, actor: { user: 'dan' }, motion }));
    expect(ok(await app.vote({ table, user: 'bob', proposal, yes: true })).status).toBe('passed');
    expect((await seen(app, table)).waiting).toEqual([{ seat: 0, topic: 'lead' }]);
  });
});

describe('notice', () => {
  const to = dan;

  it('needs a missed deadline, and is for the opener and for those who keep order', async () => {
    const { app, pass } = await bench();
    const table = await begun(app, { deadlineHours: 10 });
    const given = (user: string) =>
      app.giveNotice({ table, actor: { user, admin: user === 'mod' }, seat: 0, to });
    expect(why(await given('ann'))).toBe('app.notMissed');
    expect(why(await given('mod'))).toBe('app.notMissed');
    pass(10 * HOUR);
    await app.tick();
    expect(why(await given('bob'))).toBe('app.notYourSeat');
    ok(await given('mod'));
    expect(why(await given('ann'))).toBe('app.transferPending');
  });

  it('takes effect after a day, if the newcomer has said yes, and not a minute before', async () => {
    const { app, pass, store } = await bench();
    const table = await missed(app, pass);
    ok(await app.giveNotice({ table, actor: { user: 'mod', admin: true, name: 'Mod' }, seat: 0, to }));
    const told = JSON.stringify(await posts(store));
    expect(told).toContain('app.noticeGiven');
    expect(told).toContain('app.noticeToYou');
    expect(ok(await taken(app, table, 'dan')).dueAt).toBeGreaterThan(0);
    expect((await seen(app, table, 'dan')).viewer).toBe('table');
    pass(DAY - 1);
    await app.tick();
    expect((await seen(app, table, 'dan')).viewer).toBe('table');
    pass(1);
    await app.tick();
    expect((await seen(app, table, 'dan')).viewer).toBe(0);
    const last = (await store.log.history(table)).entries.findLast(({ kind }) => kind === 'seat');
    expect(last).toMatchObject({ right: 'notice', by: { user: 'mod', name: 'Mod' }, from: { user: 'ann' } });
    const letters = (await posts(store)).filter(({ kind }) => kind === 'letter');
    expect(letters.at(-1)?.payload).toMatchObject({ about: 'replaced', user: 'ann' });
  });

  it('for somebody who has not said yet whether they want it becomes an offer', async () => {
    const { app, pass } = await bench();
    const table = await missed(app, pass);
    ok(await app.giveNotice({ table, actor: { user: 'ann' }, seat: 0, to }));
    pass(DAY);
    await app.tick();
    expect((await seen(app, table)).seats[0]).toMatchObject({ user: 'ann' });
    expect(ok(await taken(app, table, 'dan')).dueAt).toBeNull();
    expect((await seen(app, table, 'dan')).viewer).toBe(0);
  });

  it.each([
    [
      'an answer',
      async (app: App, table: string) => {
        const { questions } = await seen(app, table, 'bob');
        const { key, fallback } = questions[0]!;
        ok(await app.answer({ table, user: 'bob', key, choice: fallback as string }));
      },
    ],
    [
      'an objection',
      async (app: App, table: string) =>
        ok(await app.dropTransfer({ ...(await pending(app, table)), user: 'bob' })),
    ],
    [
      'a word of being away',
      async (app: App, table: string) => {
        const { table: row } = await seen(app, table);
        ok(await app.away({ table, user: 'bob', until: row.updatedAt + 3 * DAY }));
      },
    ],
  ])('is off with %s', async (_, sign) => {
    const { app, pass, store } = await bench();
    const table = await begun(app, { deadlineHours: 10, local: true });
    await say(app, table, { user: 'ann', topic: 'lead' });
    for (let hours = 0; hours < 24; hours += 10) {
      pass(10 * HOUR);
      await app.tick();
      if ((await store.seatHistory.lastAnswer(table, 1))?.by === 'deadline') break;
    }
    ok(await app.giveNotice({ table, actor: { user: 'ann' }, seat: 1, to: { bot: 'timid' } }));
    await sign(app, table);
    expect(JSON.stringify(await posts(store))).toContain('app.noticeOff');
    pass(DAY);
    await app.tick();
    expect((await seen(app, table)).seats[1]).toMatchObject({ user: 'bob' });
  });

  it('needs a week of waiting where there is no deadline, and time in a pause does not count', async () => {
    const { app, pass } = await bench();
    const table = await begun(app);
    const bot = { bot: 'timid' };
    const given = (seat: number) => app.giveNotice({ table, actor: { user: 'ann' }, seat, to: bot });
    pass(6 * DAY);
    ok(await app.pause({ table, actor: { user: 'ann' } }));
    pass(6 * DAY);
    ok(await app.resume({ table, actor: { user: 'ann' } }));
    expect(why(await given(0))).toBe('app.notMissed');
    pass(7 * DAY);
    expect(why(await given(1))).toBe('app.notMissed');
    ok(await given(0));
    pass(20 * HOUR);
    ok(await app.pause({ table, actor: { user: 'ann' } }));
    pass(20 * HOUR);
    ok(await app.resume({ table, actor: { user: 'ann' } }));
    await app.tick();
    expect((await seen(app, table)).seats[0]).toMatchObject({ user: 'ann' });
    pass(4 * HOUR);
    await app.tick();
    expect((await seen(app, table)).seats[0]).toMatchObject({ bot: 'timid' });
  });

  it('may be given by the only other person, who has nobody to vote with', async () => {
    const { app, pass } = await bench();
    const table = await begun(app, { who: ['ann', 'bob'], deadlineHours: 10 });
    pass(10 * HOUR);
    await app.tick();
    ok(await app.giveNotice({ table, actor: { user: 'bob' }, seat: 0, to: { bot: 'timid' } }));
  });
});

describe('an objection', () => {
  const motion = { kind: 'replace' as const, seat: 2, to: { bot: 'timid' } };

  async function replaced() {
    const base = await bench();
    const { app } = base;
    const table = await begun(app, { who: ['ann', 'bob', 'cid', 'dan'] });
    const { proposal } = ok(await app.propose({ table, actor: { user: 'bob' }, motion }));
    ok(await app.vote({ table, user: 'ann', proposal, yes: true }));
    const { replaced: lost } = await seen(app, table, 'cid');
    return { ...base, table, objection: { table, user: 'cid', seat: 2, entry: lost?.entry.seq ?? -1 } };
  }

  it('has the table vote on giving the seat back, once', async () => {
    const { app, table, objection } = await replaced();
    expect((await seen(app, table, 'cid')).replaced).toMatchObject({
      canObject: true,
      entry: { right: 'vote', by: { user: 'bob', name: 'BOB' }, from: { name: 'CID' } },
    });
    expect(why(await app.object({ ...objection, user: 'eve' }))).toBe('app.noObjection');
    const { proposal, status } = ok(await app.object(objection));
    expect(status).toBe('open');
    expect(why(await app.object(objection))).toBe('app.objectedBefore');
    expect(why(await app.vote({ table, user: 'cid', proposal, yes: true }))).toBe('app.noVote');
    ok(await app.vote({ table, user: 'ann', proposal, yes: true }));
    ok(await app.vote({ table, user: 'dan', proposal, yes: true }));
    expect((await seen(app, table, 'cid')).viewer).toBe(2);
    expect((await seen(app, table)).seats[2]).toMatchObject({ user: 'cid', name: 'CID' });
  });

  it('is possible for a week, while nobody else has the seat', async () => {
    const { app, table, objection, pass } = await replaced();
    pass(7 * DAY);
    expect((await seen(app, table, 'cid')).replaced).toMatchObject({ canObject: false });
    expect(why(await app.object(objection))).toBe('app.noObjection');
    const other = await replaced();
    const next = { kind: 'replace' as const, seat: 2, to: { bot: 'random' } };
    const { proposal } = ok(
      await other.app.propose({ table: other.table, actor: { user: 'ann' }, motion: next }),
    );
    for (const user of ['bob', 'dan'])
      await other.app.vote({ table: other.table, user, proposal, yes: true });
    expect(why(await other.app.object(other.objection))).toBe('app.noObjection');
  });
});
