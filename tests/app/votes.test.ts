import { describe, expect, it } from 'vitest';
import { tally } from '#app/votes/proposal.ts';
import { begun, bench, HOUR, ok, posts, seen, why } from '../support/app-harness.ts';

const users = ['ann', 'bob', 'cid'];
const patch = [{ op: 'replace' as const, path: '/scores/0', value: 77 }];
const repair = { kind: 'repair' as const, patch, note: 'the die was read wrong' };

describe('a vote', () => {
  it('is carried by more than half, and lost as soon as that is out of reach', () => {
    const count = (electors: number, yes: number, no: number) => {
      const all = Array.from({ length: electors }, (_, n) => `u${n}`);
      return tally(all, { yes: all.slice(0, yes), no: all.slice(electors - no) });
    };
    expect(count(2, 1, 0)).toBe('open');
    expect(count(2, 2, 0)).toBe('passed');
    expect(count(2, 0, 1)).toBe('rejected');
    expect(count(3, 1, 1)).toBe('open');
    expect(count(3, 2, 0)).toBe('passed');
    expect(count(3, 0, 2)).toBe('rejected');
    expect(count(4, 2, 1)).toBe('open');
    expect(count(4, 2, 2)).toBe('rejected');
    expect(count(4, 3, 0)).toBe('passed');
    expect(tally(['a', 'b', 'c'], { yes: ['x', 'y'], no: [] })).toBe('open');
  });

  it('can be changed while open, and is closed afterwards', async () => {
    const { app } = await bench();
    const table = await begun(app, { who: ['ann', 'bob', 'cid', 'dan'] });
    const { proposal } = ok(await app.propose({ table, actor: { user: 'ann' }, motion: { kind: 'pause' } }));
    ok(await app.vote({ table, user: 'bob', proposal, yes: false }));
    ok(await app.vote({ table, user: 'bob', proposal, yes: true }));
    const [row] = await app.proposals(table);
    expect(row).toMatchObject({ yes: ['ann', 'bob'], no: [], status: 'open' });
    expect(ok(await app.vote({ table, user: 'cid', proposal, yes: true })).status).toBe('passed');
    expect(why(await app.vote({ table, user: 'dan', proposal, yes: false }))).toBe('app.proposalClosed');
    expect((await seen(app, table)).table.status).toBe('paused');
  });

  it('can be taken back, unless it was changed meanwhile', async () => {
    const { app } = await bench();
    const table = await begun(app, { who: ['ann', 'bob', 'cid', 'dan'] });
    const { proposal } = ok(await app.propose({ table, actor: { user: 'ann' }, motion: { kind: 'pause' } }));
    ok(await app.vote({ table, user: 'bob', proposal, yes: false }));
    ok(await app.withdraw({ table, user: 'bob', proposal, yes: true }));
    expect((await app.proposals(table))[0]).toMatchObject({ yes: ['ann'], no: ['bob'] });
    ok(await app.withdraw({ table, user: 'bob', proposal, yes: false }));
    expect((await app.proposals(table))[0]).toMatchObject({ yes: ['ann'], no: [], status: 'open' });
    expect(why(await app.withdraw({ table, user: 'eve', proposal, yes: true }))).toBe('app.noVote');
  });

  it('lapses after a week', async () => {
    const { app, pass } = await bench();
    const table = await begun(app, { reminders: false });
    const { proposal } = ok(await app.propose({ table, actor: { user: 'ann' }, motion: { kind: 'pause' } }));
    pass(7 * 24 * HOUR - 1);
    expect(await app.tick()).toBe(0);
    pass(1);
    expect(await app.tick()).toBe(1);
    expect(await app.tick()).toBe(0);
    expect((await app.proposals(table))[0]).toMatchObject({ id: proposal, status: 'rejected' });
    expect(why(await app.vote({ table, user: 'bob', proposal, yes: true }))).toBe('app.proposalClosed');
  });

  it('is for those who sit there', async () => {
    const { app } = await bench();
    const table = await begun(app);
    expect(why(await app.propose({ table, actor: { user: 'eve' }, motion: { kind: 'pause' } }))).toBe(
      'app.notSeated',
    );
    const { proposal } = ok(await app.propose({ table, actor: { user: 'bob' }, motion: { kind: 'pause' } }));
    expect(why(await app.vote({ table, user: 'eve', proposal, yes: true }))).toBe('app.noVote');
    expect(why(await app.vote({ table, user: 'ann', proposal: 99, yes: true }))).toBe('app.noProposal');
    expect(ok(await app.vote({ table, user: 'ann', proposal, yes: false })).status).toBe('open');
    expect(ok(await app.vote({ table, user: 'cid', proposal, yes: false })).status).toBe('rejected');
    expect((await seen(app, table)).table.status).toBe('playing');
  });

  it('is not held on what cannot be done, nor on too much at once', async () => {
    const { app } = await bench();
    const table = await begun(app);
    const actor = { user: 'ann' };
    expect(why(await app.propose({ table, actor, motion: { kind: 'resume' } }))).toBe('app.notPaused');
    expect(why(await app.propose({ table, actor, motion: { kind: 'undo' } }))).toBe('core.undoUnknown');
    expect(why(await app.propose({ table, actor, motion: { kind: 'magic' } as never }))).toBe(
      'app.malformed',
    );
    for (let n = 0; n < 10; n++) ok(await app.propose({ table, actor, motion: { kind: 'pause' } }));
    expect(why(await app.propose({ table, actor, motion: { kind: 'pause' } }))).toBe('app.manyVotes');
  });

  it('of the only person there is carried at once', async () => {
    const { app } = await bench();
    const table = await begun(app, { who: ['ann', 'bot:random'], rounds: 9 });
    expect(ok(await app.propose({ table, actor: { user: 'ann' }, motion: repair })).status).toBe('passed');
    expect((await seen(app, table)).view).toMatchObject({ scores: [77, 0] });
  });

  it('is shown to everybody with each vote cast', async () => {
    const { app, store } = await bench();
    const table = await begun(app);
    const { proposal } = ok(await app.propose({ table, actor: { user: 'ann' }, motion: repair }));
    ok(await app.vote({ table, user: 'bob', proposal, yes: true }));
    const votes = (await posts(store)).filter(({ kind }) => kind === 'vote');
    expect(votes.map(({ payload }) => payload)).toMatchObject([
      { id: proposal, yes: ['ann'], electors: users, status: 'open' },
      { id: proposal, yes: ['ann', 'bob'], status: 'passed' },
    ]);
    expect(JSON.stringify(votes)).toContain('/scores/0');
    expect(JSON.stringify(votes)).toContain('77');
  });
});

describe('a replacement', () => {
  it('is voted on without the one who is replaced', async () => {
    const { app } = await bench();
    const table = await begun(app);
    const motion = { kind: 'replace' as const, seat: 2, to: { user: 'dan', name: 'Dan' } };
    const { proposal } = ok(await app.propose({ table, actor: { user: 'bob' }, motion }));
    expect(why(await app.vote({ table, user: 'cid', proposal, yes: false }))).toBe('app.noVote');
    expect(ok(await app.vote({ table, user: 'ann', proposal, yes: true })).status).toBe('passed');
    expect((await seen(app, table)).seats[2]).toMatchObject({ user: 'cid' });
    const [offer] = (await seen(app, table)).transfers;
    ok(await app.takeSeat({ table, user: 'dan', seat: 2, at: offer!.at }));
    expect((await seen(app, table)).seats[2]).toMatchObject({ user: 'dan', name: 'Dan' });
  });

  it('against the will of who sits there needs two others: one voice is no vote', async () => {
    const { app } = await bench();
    const table = await begun(app, { who: ['ann', 'bob'] });
    const motion = { kind: 'replace' as const, seat: 1, to: { bot: 'random' } };
    expect(why(await app.propose({ table, actor: { user: 'ann' }, motion }))).toBe('app.soleVoter');
    const mod = { user: 'mod', admin: true };
    const alone = await begun(app, { who: ['ann', 'bot:random'] });
    const mine = { kind: 'replace' as const, seat: 0, to: { user: 'mod', name: 'Mod' } };
    expect(why(await app.propose({ table: alone, actor: mod, motion: mine }))).toBe('app.soleVoter');
  });

  it('of a bot is for all people there', async () => {
    const { app } = await bench();
    const table = await begun(app, { who: ['ann', 'bot:random'], rounds: 9 });
    const motion = { kind: 'replace' as const, seat: 1, to: { user: 'dan', name: 'Dan' } };
    expect(ok(await app.propose({ table, actor: { user: 'ann' }, motion })).status).toBe('passed');
    const [offer] = (await seen(app, table)).transfers;
    ok(await app.takeSeat({ table, user: 'dan', seat: 1, at: offer!.at }));
    expect((await seen(app, table)).seats[1]).toMatchObject({ user: 'dan' });
  });
});

describe('abandoning by vote', () => {
  it('ends the game without a result', async () => {
    const { app } = await bench();
    const table = await begun(app);
    const { proposal } = ok(
      await app.propose({ table, actor: { user: 'bob' }, motion: { kind: 'abandon' } }),
    );
    ok(await app.vote({ table, user: 'cid', proposal, yes: true }));
    expect((await seen(app, table)).table).toMatchObject({ status: 'abandoned', result: null });
  });
});
