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

/** The rules of tomorrow: whoever leads is told more, so what was led before leads elsewhere now. */
function tomorrow(version: number): Game {
  const game = market(version);
  return {
    ...game,
    next: (t) => {
      const flow = game.next(t);
      const tell = t.tell.bind(t);
      t.tell = (message, to) => {
        tell(message, to);
        if (message.key === 'market.led') tell(message, to);
      };
      return flow;
    },
  };
}

describe('a table from before an update of the bot', () => {
  it('keeps what still leads to the same, and is told', async () => {
    const { app, restarted, store } = await bench();
    const table = await begun(app, { rounds: 5 });
    await say(app, table, { user: 'ann', topic: 'lead' });
    const before = await seen(app, table, 'bob');
    const again = restarted([market(2)]);
    const after = await seen(again.app, table, 'bob');
    expect(after.questions).toEqual(before.questions);
    expect(after.table.version).toBe(2);
    const { entries } = await store.log.history(table);
    expect(entries.at(-1)).toEqual({ kind: 'upgrade', seq: 2, from: 1, version: 2, dropped: [] });
    await playRound(again.app, table, users);
  });

  it('asks again for the answers that lead elsewhere now, and says whose', async () => {
    const { app, restarted, store, logs } = await bench();
    const table = await begun(app, { rounds: 5 });
    const lead = await asked(app, table, { user: 'ann', topic: 'lead' });
    await say(app, table, { user: 'ann', topic: 'lead' });
    const again = restarted([tomorrow(2)]);
    expect((await seen(again.app, table)).waiting).toEqual([{ seat: 0, topic: 'lead' }]);
    const { entries } = await store.log.history(table);
    expect(entries.at(-1)).toEqual({ kind: 'upgrade', seq: 2, from: 1, version: 2, dropped: [1] });
    const notice = (await posts(store)).findLast(({ kind }) => kind === 'notice');
    expect(notice?.payload).toEqual({ message: { key: 'app.upgraded', args: { answers: 1, seats: [0] } } });
    expect(logs.some(({ level, message }) => level === 'warn' && message === 'a table was upgraded')).toBe(
      true,
    );
    const third = restarted([tomorrow(2)]);
    expect(await seen(third.app, table, 'ann')).toEqual(await seen(again.app, table, 'ann'));
    expect((await store.log.history(table)).entries).toHaveLength(3);
    ok(await third.app.answer({ table, user: 'ann', key: lead.key, choice: lead.fallback as string }));
  });

  it('loses nothing of a turn that is over', async () => {
    const { app, restarted, store } = await bench();
    const table = await begun(app, { rounds: 5, local: true });
    await playRound(app, table, users);
    const { view } = await seen(app, table, 'ann');
    const again = restarted([tomorrow(2)]);
    expect((await seen(again.app, table, 'ann')).view).toEqual(view);
    expect((await store.log.history(table)).entries.at(-1)).toMatchObject({ kind: 'upgrade', dropped: [] });
  });

  it('that is over is left alone', async () => {
    const { app, restarted, store } = await bench();
    const table = await begun(app, { rounds: 1, local: true });
    await playRound(app, table, users);
    const { entries } = await store.log.history(table);
    expect((await seen(restarted([tomorrow(2)]).app, table)).table).toMatchObject({
      status: 'over',
      version: 1,
    });
    expect((await store.log.history(table)).entries).toEqual(entries);
  });
});

describe('a table that cannot be played on', () => {
  const broken = (): Game => ({
    ...market(1),
    next: () => {
      throw new Error('nothing works');
    },
  });

  it('is shown, not playable, and loses nothing', async () => {
    const { app, restarted, logs, store } = await bench();
    const table = await begun(app, { local: true, rounds: 5 });
    await toBids(app, table, users);
    const before = await seen(app, table, 'bob');
    const bad = restarted([broken()]);
    const look = await seen(bad.app, table, 'bob');
    expect(look).toMatchObject({ stuck: true, questions: [], waiting: [] });
    const { key } = before.questions[0]!;
    expect(why(await bad.app.answer({ table, user: 'bob', key, choice: 1 }))).toBe('core.stuck');
    expect(logs.some(({ message }) => message === 'a table is stuck')).toBe(true);
    expect((await store.log.history(table)).entries.some(({ kind }) => kind === 'upgrade')).toBe(false);
    expect(await seen(restarted().app, table, 'bob')).toEqual(before);
  });

  it('keeps its deadlines for the time when it goes on', async () => {
    const { app, restarted, store, pass } = await bench();
    const table = await begun(app, { deadlineHours: 1 });
    pass(2 * HOUR);
    expect(await restarted([broken()]).app.tick()).toBe(0);
    expect(await store.tables.deadlines(table)).toHaveLength(1);
    expect(await restarted().app.tick()).toBe(1);
  });

  it('can be repaired by the table', async () => {
    const { app, restarted } = await bench();
    const table = await begun(app, { rounds: 5 });
    const fussy: Game = {
      ...market(1),
      next: (t) => {
        if ((t.state as { scores: number[] }).scores[0] === 0) throw new Error('cannot go on from here');
        return market(1).next(t);
      },
    };
    const bad = restarted([fussy]);
    expect((await seen(bad.app, table)).stuck).toBe(true);
    const motion = {
      kind: 'repair' as const,
      note: 'start from 1',
      patch: [{ op: 'replace' as const, path: '/scores/0', value: 1 }],
    };
    const { proposal } = ok(await bad.app.propose({ table, actor: { user: 'ann' }, motion }));
    ok(await bad.app.vote({ table, user: 'bob', proposal, yes: true }));
    expect((await seen(bad.app, table)).stuck).toBe(false);
    await say(bad.app, table, { user: 'ann', topic: 'lead' });
  });
});
