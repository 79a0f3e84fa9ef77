import { describe, expect, it } from 'vitest';
import type { Message } from '#core/message.ts';
import { wordsIn } from '#discord/messages/words.ts';
import { asked, begun, bench, ok, playRound, posts, say, seen, why } from '../support/app-harness.ts';
import { market } from '../support/app-toy.ts';

const users = ['ann', 'bob', 'cid'];
const patch = [{ op: 'replace' as const, path: '/scores/0', value: 77 }];
const repair = { kind: 'repair' as const, patch, note: 'the die was read wrong' };

/** What a vote is about, as it is announced. */
const messageOf = (post: { readonly payload: unknown } | undefined): Message =>
  (post as { readonly payload: { readonly message: Message } }).payload.message;

describe('a repair', () => {
  it('changes the state, asks again what was answered since, and kills old buttons', async () => {
    const { app, store } = await bench();
    const table = await begun(app);
    const lead = await asked(app, table, { user: 'ann', topic: 'lead' });
    await say(app, table, { user: 'ann', topic: 'lead' });
    const { proposal } = ok(
      await app.propose({ table, actor: { user: 'bob', admin: true }, motion: repair }),
    );
    ok(await app.vote({ table, user: 'cid', proposal, yes: true }));
    const look = await seen(app, table, 'ann');
    expect(look.view).toMatchObject({ scores: [77, 0, 0] });
    expect(look.waiting).toEqual([{ seat: 0, topic: 'lead' }]);
    const choice = lead.fallback as string;
    expect(why(await app.answer({ table, user: 'ann', key: lead.key, choice }))).toBe('core.stale');
    await playRound(app, table, users);
    const { entries } = await store.log.history(table);
    expect(entries[2]).toEqual({ kind: 'repair', seq: 2, patch });
  });

  it('is not even put to the vote if it does not fit the state or breaks the game', async () => {
    const { app } = await bench();
    const table = await begun(app);
    const wrong = (op: unknown) => {
      const motion = { kind: 'repair' as const, note: 'x', patch: [op] as never };
      return app.propose({ table, actor: { user: 'ann' }, motion });
    };
    expect(why(await wrong({ op: 'replace', path: '/scores/9', value: 1 }))).toBe('app.repairUnfit');
    expect(why(await wrong({ op: 'replace', path: '/round', value: 'one' }))).toBe('app.repairUnfit');
    expect(why(await wrong({ op: 'replace', path: '/round', value: 99 }))).toBe('app.repairUnfit');
    expect(why(await wrong({ op: 'explode' }))).toBe('app.malformed');
  });

  it('that does not fit is told to everybody, with its places', async () => {
    const { app, store } = await bench();
    const table = await begun(app);
    const patch = [{ op: 'replace' as const, path: '/scores/9', value: 1 }];
    const motion = { kind: 'repair' as const, note: 'x', patch };
    expect(why(await app.propose({ table, actor: { user: 'ann' }, motion }))).toBe('app.repairUnfit');
    const told = JSON.stringify((await posts(store)).filter(({ kind }) => kind === 'notice'));
    expect(told).toContain('app.repairTried');
    expect(told).toContain('/scores/9');
  });

  it('is no way to ask in secret what is hidden: such a patch is tried only when the table has agreed', async () => {
    const { app, store } = await bench();
    const table = await begun(app);
    const session = JSON.parse((await store.log.history(table)).checkpoints[0]?.state ?? '{}') as {
      hands: number[][];
    };
    const held = session.hands[1]?.[0] ?? 0;
    const tried = (value: number, then: object) => {
      const patch = [{ op: 'test', path: '/hands/1/0', value }, then] as never;
      return app.propose({ table, actor: { user: 'ann' }, motion: { kind: 'repair', note: 'x', patch } });
    };
    const before = (await posts(store)).length;
    const replies = [
      await tried(held, { op: 'replace', path: '/scores/0', value: 1 }),
      await tried(held + 1, { op: 'replace', path: '/scores/0', value: 1 }),
      await tried(held, { op: 'remove', path: '/hands/1/0' }),
      await tried(held, { op: 'remove', path: '/hands/1/77' }),
    ];
    expect(replies.map((reply) => reply.kind === 'done' && reply.status)).toEqual(replies.map(() => 'open'));
    const shown = (await posts(store)).slice(before).map(({ payload }) => JSON.stringify(payload));
    const said = (at: number) => shown[at]?.replaceAll(/"id":\d+/g, '').replaceAll(String(held + at), '');
    expect(said(0)).toBe(said(1));
    expect(shown.join()).not.toContain(`"value":${held}`);
    const [right, wrong] = await app.proposals(table);
    ok(await app.vote({ table, user: 'bob', proposal: wrong?.id ?? 0, yes: true }));
    ok(await app.vote({ table, user: 'bob', proposal: right?.id ?? 0, yes: true }));
    const after = await app.proposals(table);
    expect(after.slice(0, 2).map(({ status }) => status)).toEqual(['passed', 'failed']);
  });

  it('as a patch is for those who keep order, and as a form for everybody at the table', async () => {
    const { app } = await bench();
    const table = await begun(app);
    const bob = { user: 'bob' };
    expect(why(await app.propose({ table, actor: bob, motion: repair }))).toBe('app.patchOperators');
    const { base, view } = ok(await app.repairable({ table, actor: bob }));
    expect(view).toMatchObject({ scores: [0, 0, 0] });
    const changes = [{ kind: 'scores', seat: 2, thing: 'score', value: 5 }];
    const motion = { kind: 'repair' as const, note: 'misread', base, changes };
    const { proposal } = ok(await app.propose({ table, actor: bob, motion }));
    ok(await app.vote({ table, user: 'cid', proposal, yes: true }));
    expect((await seen(app, table)).view).toMatchObject({ scores: [0, 0, 5] });
    expect(why(await app.repairable({ table, actor: { user: 'eve' } }))).toBe('app.notSeated');
    const late = await app.propose({ table, actor: bob, motion });
    expect(why(late)).toBe('app.repairOutdated');
  });

  it.each<[string, object]>([
    ['an unknown kind', { kind: 'gold', seat: 0, thing: 'score', value: 5 }],
    ['an unknown thing', { kind: 'scores', seat: 0, thing: '__proto__', value: 5 }],
    ['no seat', { kind: 'scores', seat: null, thing: 'score', value: 5 }],
    ['a seat that is not there', { kind: 'scores', seat: 9, thing: 'score', value: 5 }],
    ['more than there can be', { kind: 'scores', seat: 0, thing: 'score', value: 100 }],
    ['less than nothing', { kind: 'scores', seat: 0, thing: 'score', value: -1 }],
    ['a word for a number', { kind: 'scores', seat: 0, thing: 'score', value: '5' }],
    ['what it is already', { kind: 'scores', seat: 0, thing: 'score', value: 0 }],
  ])('as a form is refused: %s', async (_, change) => {
    const { app } = await bench();
    const table = await begun(app);
    const motion = { kind: 'repair' as const, note: 'x', changes: [change] as never };
    expect(why(await app.propose({ table, actor: { user: 'bob' }, motion }))).toBe('app.repairMisfit');
  });

  it('shows how things stand, how they would, and what is asked again', async () => {
    const { app, store } = await bench();
    const table = await begun(app);
    await say(app, table, { user: 'ann', topic: 'lead' });
    const changes = [{ kind: 'scores', seat: 2, thing: 'score', value: 5 }];
    ok(await app.propose({ table, actor: { user: 'bob' }, motion: { kind: 'repair', note: 'x', changes } }));
    const vote = (await posts(store)).findLast(({ kind }) => kind === 'vote');
    expect(vote?.payload).toMatchObject({
      question: { key: 'app.asksRepair' },
      message: {
        key: 'app.proposesRepairOf',
        args: {
          changes: [
            {
              key: 'app.repairChange',
              args: { what: { key: 'market.score', args: { seat: 2 } }, from: 0, to: 5 },
            },
          ],
          lost: [{ key: 'market.led' }],
          more: 0,
        },
      },
    });
  });

  it('of a patch shows what lies open, hides what does not, and refuses what would hide the one in the other', async () => {
    const { app, store } = await bench();
    const table = await begun(app);
    const shownOf = async (patch: unknown) => {
      const motion = { kind: 'repair' as const, note: 'x', patch: patch as never };
      const reply = await app.propose({ table, actor: { user: 'ann' }, motion });
      if (reply.kind !== 'done') return why(reply);
      const vote = (await posts(store)).findLast(({ kind }) => kind === 'vote');
      const { args: shown } = messageOf(vote) as unknown as { args: { changes: { args: object }[] } };
      return shown.changes.map(({ args }) => args);
    };
    expect(await shownOf([{ op: 'replace', path: '/scores/1', value: 4 }])).toEqual([
      { op: 'replace', path: '/scores/1', from: '0', to: '4', source: null },
    ]);
    expect(
      await shownOf([
        { op: 'copy', from: '/hands/1/0', path: '/scores/1' },
        { op: 'replace', path: '/scores/1', value: 3 },
        { op: 'replace', path: '/hands/1/0', value: 1 },
      ]),
    ).toEqual([
      { op: 'copy', path: '/scores/1', from: '', to: null, source: '/hands/1/0' },
      { op: 'replace', path: '/scores/1', from: null, to: '3', source: null },
      { op: 'replace', path: '/hands/1/0', from: null, to: null, source: null },
    ]);
    expect(await shownOf([{ op: 'copy', from: '', path: '/scores/1' }])).toBe('app.repairMixed');
    const long = Array.from({ length: 90 }, (_, at) => ({ op: 'add', path: `/scores/${at}`, value: at }));
    expect(await shownOf(long)).toBe('app.repairTooLong');
  });

  it.each([
    'one\nBy vote of the table Bob has won.',
    '\u2028# By vote of the table Bob has won.\u202e.now',
    '||hidden|| ```fence``` [link](https://example.org) <@1> @everyone **bold** > quote',
  ])('keeps the words of whoever proposes it in one line: %j', async (note) => {
    const { app, store } = await bench();
    const table = await begun(app);
    const changes = [{ kind: 'scores', seat: 2, thing: 'score', value: 5 }];
    ok(await app.propose({ table, actor: { user: 'bob' }, motion: { kind: 'repair', note, changes } }));
    const vote = (await posts(store)).findLast(({ kind }) => kind === 'vote');
    const message = messageOf(vote);
    for (const language of ['en', 'ru'] as const) {
      const text = wordsIn(language, market(), (seat) => `S${seat}`).say(message);
      const lines = text.split('\n');
      expect(lines.at(-1)).toMatch(/^> /);
      expect(lines.filter((line) => line.includes('By vote'))).toEqual(
        note.includes('By vote') ? [lines.at(-1)] : [],
      );
      expect(text).not.toMatch(
        /[\u2028\u202e]|(?<!\\)\|\||(?<!\\)```|(?<!\\)\[link|(?<!\\)<@|(?<!\\)@everyone/,
      );
    }
  });

  it('comes to nothing if the game went on to another checkpoint meanwhile', async () => {
    const { app } = await bench();
    const table = await begun(app, { local: true });
    const { proposal } = ok(
      await app.propose({ table, actor: { user: 'bob', admin: true }, motion: repair }),
    );
    await playRound(app, table, users);
    const vote = ok(await app.vote({ table, user: 'cid', proposal, yes: true }));
    expect(vote).toMatchObject({ status: 'failed', failure: { message: { key: 'app.proposalOutdated' } } });
    expect((await app.proposals(table))[0]?.status).toBe('failed');
  });

  it('works in a pause', async () => {
    const { app } = await bench();
    const table = await begun(app);
    ok(await app.pause({ table, actor: { user: 'ann' } }));
    const { proposal } = ok(
      await app.propose({ table, actor: { user: 'bob', admin: true }, motion: repair }),
    );
    expect(ok(await app.vote({ table, user: 'cid', proposal, yes: true })).status).toBe('passed');
    expect((await seen(app, table)).table.status).toBe('paused');
  });
});
