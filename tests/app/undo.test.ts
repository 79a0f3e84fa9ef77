import { describe, expect, it } from 'vitest';
import { asked, begun, bench, ok, playRound, posts, say, seen, toBids, why } from '../support/app-harness.ts';

const users = ['ann', 'bob', 'cid'];

describe('taking an answer back', () => {
  it('is free while nothing was revealed, and opens the question again', async () => {
    const { app, store } = await bench();
    const table = await begun(app);
    const before = await asked(app, table, { user: 'ann', topic: 'lead' });
    await say(app, table, { user: 'ann', topic: 'lead' });
    expect(ok(await app.undo({ table, user: 'ann' })).seq).toBe(1);
    expect(await asked(app, table, { user: 'ann', topic: 'lead' })).toEqual(before);
    expect((await seen(app, table)).waiting).toEqual([{ seat: 0, topic: 'lead' }]);
    const { entries } = await store.log.history(table);
    expect(entries.at(-1)).toEqual({ kind: 'undo', seq: 2, seat: 0, voted: false, dropped: [1] });
    const notices = (await posts(store)).filter(({ kind }) => kind === 'notice');
    expect(notices.at(-1)?.payload).toEqual({
      message: { key: 'app.undone', args: { seat: 0, answers: 1 } },
    });
  });

  it('after a restart finds the table as the undo left it', async () => {
    const { app, restarted } = await bench();
    const table = await begun(app);
    await say(app, table, { user: 'ann', topic: 'lead' });
    ok(await app.undo({ table, user: 'ann' }));
    const before = await seen(app, table, 'ann');
    expect(await seen(restarted().app, table, 'ann')).toEqual(before);
  });

  it('then another answer counts, and the old buttons of others are dead', async () => {
    const { app } = await bench();
    const table = await begun(app);
    const lead = await asked(app, table, { user: 'ann', topic: 'lead' });
    await say(app, table, { user: 'ann', topic: 'lead' });
    const counter = await asked(app, table, { user: 'bob', topic: 'counter' });
    ok(await app.undo({ table, user: 'ann' }));
    const ids = lead.form.kind === 'choose' ? lead.form.options.map(({ id }) => id) : [];
    const other = ids.find((id) => id !== lead.fallback && id !== 'broken' && id !== '13') as string;
    ok(await app.answer({ table, user: 'ann', key: lead.key, choice: other }));
    expect(why(await app.answer({ table, user: 'bob', key: counter.key, choice: 'pass' }))).toBe(
      'core.stale',
    );
  });

  it('needs the table once dice have fallen, and then crosses the checkpoint', async () => {
    const { app, store } = await bench();
    const table = await begun(app, { local: true, rounds: 5 });
    await playRound(app, table, users);
    expect(why(await app.undo({ table, user: 'cid' }))).toBe('core.undoNeedsVote');
    const dice = (await store.log.history(table)).entries.flatMap((entry) =>
      'draws' in entry ? entry.draws : [],
    );
    const voting = ok(await app.propose({ table, actor: { user: 'cid' }, motion: { kind: 'undo' } }));
    expect(voting.status).toBe('open');
    expect(ok(await app.vote({ table, user: 'ann', proposal: voting.proposal, yes: true })).status).toBe(
      'passed',
    );
    expect((await seen(app, table)).view).toMatchObject({ round: 0 });
    await playRound(app, table, users);
    const again = (await store.log.history(table)).entries.flatMap((entry) =>
      'draws' in entry ? entry.draws : [],
    );
    expect(again.at(-1)).toEqual(dice.at(-1));
  });

  it('is refused for what is not there, not theirs, or not under way', async () => {
    const { app } = await bench();
    const table = await begun(app);
    expect(why(await app.undo({ table, user: 'ann' }))).toBe('core.undoUnknown');
    await say(app, table, { user: 'ann', topic: 'lead' });
    expect(why(await app.undo({ table, user: 'bob' }))).toBe('core.undoUnknown');
    expect(why(await app.undo({ table, user: 'bob', seq: 1 }))).toBe('core.undoUnknown');
    expect(why(await app.undo({ table, user: 'eve' }))).toBe('app.notSeated');
    expect(why(await app.undo({ table: 'none', user: 'ann' }))).toBe('app.noTable');
    ok(await app.pause({ table, actor: { user: 'ann' } }));
    expect(why(await app.undo({ table, user: 'ann' }))).toBe('app.isPaused');
  });

  it('twice at the same moment takes back two answers, or one and says there is no other', async () => {
    const { app } = await bench();
    const table = await begun(app);
    await say(app, table, { user: 'ann', topic: 'lead' });
    const replies = await Promise.all([app.undo({ table, user: 'ann' }), app.undo({ table, user: 'ann' })]);
    expect(replies.map((reply) => why(reply))).toEqual(['done', 'core.undoUnknown']);
  });

  it('means the last answer somebody gave, not what their standing order answered since', async () => {
    const { app, store } = await bench();
    const table = await begun(app, { local: true });
    ok(await app.setOrder({ table, user: 'ann', topic: 'bid', order: { kind: 'choice', choice: 7 } }));
    await toBids(app, table, users);
    await app.settled(table);
    expect((await asked(app, table, { user: 'ann', topic: 'bid' })).held).toBe(7);
    expect(why(await app.undo({ table, user: 'ann' }))).toBe('core.undoNeedsVote');
    expect((await store.log.history(table)).entries.some(({ kind }) => kind === 'undo')).toBe(false);
  });

  it('of a standing order drops the order, or it would answer again at once', async () => {
    const { app, store } = await bench();
    const table = await begun(app, { local: true });
    await toBids(app, table, users);
    ok(await app.setOrder({ table, user: 'bob', topic: 'bid', order: { kind: 'choice', choice: 7 } }));
    await app.settled(table);
    const { entries } = await store.log.history(table);
    const seq = entries.findLast((entry) => entry.kind === 'answer' && entry.row.by === 'order')!.seq;
    ok(await app.undo({ table, user: 'bob', seq }));
    await app.settled(table);
    expect((await asked(app, table, { user: 'bob', topic: 'bid' })).held).toBeNull();
    expect((await seen(app, table, 'bob')).orders).toEqual([]);
    const told = (await posts(store)).filter(({ kind, seat }) => kind === 'notice' && seat === 1);
    expect(told.at(-1)?.payload).toMatchObject({ message: { key: 'app.orderDropped' } });
  });
});
