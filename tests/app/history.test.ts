import { describe, expect, it } from 'vitest';
import { begun, bench, HOUR, ok, playRound, posts, say, seen, why } from '../support/app-harness.ts';
import { market } from '../support/app-toy.ts';

const users = ['ann', 'bob', 'cid'];

async function keys(
  app: Awaited<ReturnType<typeof bench>>['app'],
  request: { table: string; user?: string; since?: number },
) {
  const { happened } = ok(await app.history(request));
  return happened.map(({ told, secret }) => ({
    told: told.map(({ key }) => key),
    secret: secret.map(({ key }) => key),
  }));
}

describe('the history of a table', () => {
  it('tells what happened, when, and by whom', async () => {
    const { app, pass } = await bench();
    const table = await begun(app);
    pass(HOUR);
    await say(app, table, { user: 'ann', topic: 'lead' });
    const { happened, head } = ok(await app.history({ table, user: 'ann' }));
    expect(happened.at(-1)).toMatchObject({ seat: 0, by: 'seat', at: 1_700_000_000_000 + HOUR });
    expect(happened.at(-1)?.told.map(({ key }) => key)).toEqual(['market.led']);
    expect(head).toBe((await seen(app, table)).table.head);
  });

  it('goes on from an entry that is known', async () => {
    const { app } = await bench();
    const table = await begun(app);
    await playRound(app, table, users);
    const { head } = ok(await app.history({ table }));
    expect(ok(await app.history({ table, since: head })).happened).toEqual([]);
    await say(app, table, { user: 'bob', topic: 'lead' });
    expect(await keys(app, { table, since: head })).toEqual([{ told: ['market.led'], secret: [] }]);
  });

  it('tells private things to their seat only', async () => {
    const { app } = await bench();
    const table = await begun(app);
    await playRound(app, table, users);
    const secrets = async (user?: string) =>
      (await keys(app, { table, ...(user && { user }) })).flatMap(({ secret }) => secret);
    expect(await secrets('ann')).toEqual(['market.drew']);
    expect(await secrets('bob')).toEqual([]);
    expect(await secrets('eve')).toEqual([]);
    expect(await secrets()).toEqual([]);
    const told = (await keys(app, { table, user: 'bob' })).flatMap((one) => one.told);
    expect(told).not.toContain('market.drew');
  });

  it('tells nobody else that an answer came from a standing order', async () => {
    const { app } = await bench();
    const table = await begun(app, { local: true });
    ok(await app.setOrder({ table, user: 'ann', topic: 'lead', order: { kind: 'fallback' } }));
    await app.settled(table);
    const how = async (user: string) => ok(await app.history({ table, user })).happened.map(({ by }) => by);
    expect(await how('ann')).toContain('order');
    expect(await how('bob')).not.toContain('order');
  });

  it('leaves out what was taken back, and says that it was', async () => {
    const { app } = await bench();
    const table = await begun(app);
    await say(app, table, { user: 'ann', topic: 'lead' });
    ok(await app.undo({ table, user: 'ann' }));
    expect((await keys(app, { table })).flatMap(({ told }) => told)).toEqual(['app.undone']);
  });

  it('leaves out what a repair asks again', async () => {
    const { app } = await bench();
    const table = await begun(app, { who: ['ann', 'bot:timid'], local: true });
    await playRound(app, table, ['ann']);
    await app.settled(table);
    const before = (await keys(app, { table })).flatMap(({ told }) => told);
    expect(before.filter((key) => key === 'market.led')).toHaveLength(2);
    const patch = [{ op: 'replace' as const, path: '/scores/0', value: 7 }];
    const motion = { kind: 'repair' as const, patch, note: 'a test' };
    ok(await app.propose({ table, actor: { user: 'ann' }, motion }));
    const told = (await keys(app, { table })).flatMap((one) => one.told);
    expect(told.slice(0, 2)).toEqual(before.slice(0, 2));
    const repaired = told.indexOf('app.repaired');
    expect(told.slice(0, repaired).filter((key) => key === 'market.led')).toHaveLength(1);
  });

  it('names whose answers no longer fit after an upgrade', async () => {
    const { app, restarted } = await bench();
    const table = await begun(app);
    await playRound(app, table, users);
    await say(app, table, { user: 'bob', topic: 'lead' });
    const { head } = ok(await app.history({ table }));
    const game = market(2);
    const noLead = {
      ...game,
      next: (t: never) => Object.assign(t, { tell: () => undefined }) && game.next(t),
    };
    const later = restarted([noLead as never]);
    await seen(later.app, table);
    const { happened } = ok(await later.app.history({ table, since: head }));
    const [message] = happened.flatMap(({ told }) => told);
    expect(message).toEqual({ key: 'app.upgraded', args: { answers: 1, seats: [1] } });
  });

  it('tells what an upgrade changed, and nothing where it changed nothing', async () => {
    const { app, restarted } = await bench();
    const table = await begun(app);
    const { head } = ok(await app.history({ table }));
    const changed = { key: 'market.bid', args: {} };
    const step = (from: number, told: typeof changed | null) => ({
      from,
      changed: told,
      migrate: (s: never) => s,
    });
    const migrations = [step(1, changed), step(2, null)] as never;
    for (const version of [2, 3]) await seen(restarted([{ ...market(version), migrations }]).app, table);
    const { happened } = ok(
      await restarted([{ ...market(3), migrations }]).app.history({ table, since: head }),
    );
    expect(happened.flatMap(({ told }) => told)).toEqual([
      { key: 'app.migrated', args: { changed: [changed], answers: 0, seats: [] } },
    ]);
  });

  it('is refused for a table that is not there', async () => {
    const { app } = await bench();
    expect(why(await app.history({ table: 'nowhere' }))).toBe('app.noTable');
    expect(why(await app.history({ table: '', since: 3 }))).toBe('app.malformed');
  });
});

describe('a nudge', () => {
  it('reminds the people who are waited for, once an hour, also after a restart', async () => {
    const { app, store, pass, restarted } = await bench();
    const table = await begun(app);
    ok(await app.nudge({ table, actor: { user: 'bob' } }));
    const sent = async () => (await posts(store)).filter(({ kind }) => kind === 'nudge');
    expect(await sent()).toMatchObject([{ seat: 0, payload: { topics: ['lead'], by: 'bob' } }]);
    pass(HOUR - 1);
    expect(await restarted().app.nudge({ table, actor: { user: 'cid' } })).toMatchObject({
      refusal: { message: { key: 'app.nudgedLately', args: { minutes: 1 } } },
    });
    pass(1);
    ok(await app.nudge({ table, actor: { user: 'cid' } }));
    expect(await sent()).toHaveLength(2);
  });

  it('is for those who sit there or keep order, at a table that is played', async () => {
    const { app } = await bench();
    const table = await begun(app);
    expect(why(await app.nudge({ table, actor: { user: 'eve' } }))).toBe('app.notSeated');
    ok(await app.pause({ table, actor: { user: 'ann' } }));
    expect(why(await app.nudge({ table, actor: { user: 'bob' } }))).toBe('app.isPaused');
    ok(await app.resume({ table, actor: { user: 'ann' } }));
    ok(await app.nudge({ table, actor: { user: 'eve', admin: true } }));
  });

  it('is refused at a table that is given up', async () => {
    const { app } = await bench();
    const table = await begun(app);
    const actor = { user: 'ann' };
    ok(await app.abandon({ table, actor }));
    expect(why(await app.nudge({ table, actor }))).toBe('app.isAbandoned');
  });
});
