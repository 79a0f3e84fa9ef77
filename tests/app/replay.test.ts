import { describe, expect, it } from 'vitest';
import { currentCheckpoints, pickMoments } from '#app/records/replay-moments.ts';
import { twilightImperium } from '#games/twilight-imperium/index.ts';
import type { State } from '#games/twilight-imperium/state.ts';
import { begun, bench, ok, playRound, say, seen, toBids, why } from '../support/app-harness.ts';
import { market } from '../support/app-toy.ts';

const users = ['ann', 'bob', 'cid'];

interface Seen {
  readonly round: number;
  readonly scores: readonly number[];
  readonly hand: readonly number[];
}

async function replayed(app: Awaited<ReturnType<typeof bench>>['app'], table: string, most?: number) {
  const { moments } = ok(await app.replay({ table, ...(most && { most }) }));
  return moments.map(({ view, ...moment }) => ({ ...moment, view: view as Seen }));
}

describe('a replay', () => {
  it('is what everybody saw at each checkpoint, in order, and the table as it stands', async () => {
    const { app } = await bench();
    const table = await begun(app, { rounds: 3, local: true });
    // A view may show what goes on changing.
    const standing = async () => structuredClone((await seen(app, table)).view) as Seen;
    const stood = [await standing()];
    for (let round = 0; round < 3; round++) {
      await playRound(app, table, users);
      stood.push(await standing());
    }
    const moments = await replayed(app, table);
    expect(moments.map(({ view }) => view.round)).toEqual(stood.map(({ round }) => round));
    expect(moments.map(({ view }) => view.scores)).toEqual(stood.map(({ scores }) => scores));
    expect(moments.at(-1)?.view).toEqual(stood.at(-1));
  });

  it('ends with the turn under way, if somebody has answered since it began', async () => {
    const { app } = await bench();
    const table = await begun(app, { rounds: 3, local: true });
    expect(await replayed(app, table)).toHaveLength(1);
    await say(app, table, { user: 'ann', topic: 'lead' });
    expect(await replayed(app, table)).toHaveLength(2);
  });

  it('shows nobody what a seat hides, not even to whoever sits there', async () => {
    const { app } = await bench();
    const table = await begun(app, { rounds: 3, local: true });
    for (let round = 0; round < 3; round++) await playRound(app, table, users);
    expect((await seen(app, table, 'ann')).view).toMatchObject({ round: 3 });
    for (const { view } of await replayed(app, table)) expect(view.hand).toEqual([]);
  });

  it('leaves out what was taken back', async () => {
    const { app } = await bench();
    const table = await begun(app, { rounds: 3, local: true });
    await toBids(app, table, users);
    for (const [user, choice] of [
      ['ann', 0],
      ['bob', 3],
      ['cid', 0],
    ] as const)
      await say(app, table, { user, topic: 'bid', choice });
    const before = await replayed(app, table);
    const wrong = before.at(-1)?.view.scores;
    expect(wrong).not.toEqual([0, 0, 0]);
    const { proposal } = ok(await app.propose({ table, actor: { user: 'bob' }, motion: { kind: 'undo' } }));
    for (const user of ['ann', 'cid']) await app.vote({ table, user, proposal, yes: true });
    await app.settled(table);
    const after = await replayed(app, table);
    expect(after.map(({ view }) => view.scores)).not.toContainEqual(wrong);
    expect(after.map(({ view }) => view.round)).toEqual([0, 0]);
  });

  it('goes on behind a repair', async () => {
    const { app } = await bench();
    const table = await begun(app, { rounds: 3, local: true });
    await playRound(app, table, users);
    const patch = [{ op: 'replace' as const, path: '/scores/1', value: 50 }];
    const { proposal } = ok(
      await app.propose({ table, actor: { user: 'ann' }, motion: { kind: 'repair', note: 'x', patch } }),
    );
    for (const user of ['bob', 'cid']) await app.vote({ table, user, proposal, yes: true });
    await playRound(app, table, users);
    const moments = await replayed(app, table);
    expect(moments.map(({ view }) => view.round)).toEqual([0, 1, 2]);
    expect(moments[1]?.view.scores[1]).toBe(50);
  });

  it('leaves out what today’s rules cannot make out any more', async () => {
    const { app, restarted } = await bench();
    const table = await begun(app, { rounds: 3, local: true });
    for (let round = 0; round < 3; round++) await playRound(app, table, users);
    const old = market();
    const blind = {
      ...old,
      view: (state: { round: number }, viewer: never) => {
        if (state.round === 1) throw new Error('what is this?');
        return old.view(state as never, viewer);
      },
    };
    const moments = await replayed(restarted([blind as never]).app, table);
    expect(moments.map(({ view }) => view.round)).toEqual([0, 2, 3]);
  });

  it('is refused before the start and for no table', async () => {
    const { app } = await bench();
    const { table } = ok(await app.create({ user: 'ann', game: 'market', name: 'x', language: 'en' }));
    expect(why(await app.replay({ table }))).toBe('app.notBegun');
    expect(why(await app.replay({ table: 'none' }))).toBe('app.noTable');
    expect(why(await app.replay({ table: 7 as never }))).toBe('app.malformed');
  });

  it('of a whole Twilight Imperium holds nothing that nobody ever laid open, and lets others have their turn', async () => {
    const { app } = await bench({ games: [twilightImperium as never] });
    const { table } = ok(
      await app.create({ user: 'ann', game: twilightImperium.id, name: 'x', language: 'en', options: {} }),
    );
    for (let seat = 0; seat < 3; seat++)
      ok(await app.addBot({ table, actor: { user: 'ann' }, bot: 'greedy' }));
    ok(await app.start({ table, actor: { user: 'ann' } }));
    await app.settled(table);
    const { record } = ok(await app.exportTable({ table }));
    const end = JSON.parse(record.checkpoints.at(-1)?.state ?? '') as State;
    const hidden = [
      ...end.decks.secret,
      ...end.seats.flatMap(({ secrets }) => secrets.held),
      ...end.objectives.filter(({ revealed }) => !revealed).map(({ id }) => id),
      ...end.decks.stageOne,
      ...end.decks.stageTwo,
    ];
    expect(hidden.length).toBeGreaterThan(20);
    let turns = 0;
    const ticking = setInterval(() => {
      turns += 1;
    }, 1);
    const { moments } = ok(await app.replay({ table }));
    clearInterval(ticking);
    expect(moments).toHaveLength(40);
    expect(record.checkpoints.length).toBeGreaterThan(60);
    expect(turns).toBeGreaterThan(moments.length / 4);
    for (const { view } of moments) {
      const { seats } = view as { seats: readonly { own: unknown }[] };
      expect(seats.map(({ own }) => own)).toEqual([null, null, null]);
      const text = JSON.stringify(view);
      expect(hidden.filter((id) => text.includes(`"${id}"`))).toEqual([]);
      expect(text).not.toContain(record.seed);
    }
    const rounds = moments.map(({ round }) => round);
    expect([...rounds].sort((a, b) => a - b)).toEqual(rounds);
    // Every round is there to its end, whatever else was left out.
    expect(moments.filter(({ endsRound }) => endsRound).map(({ round }) => round)).toEqual(
      Array.from({ length: end.round + 1 }, (_, round) => round),
    );
  }, 60_000);
});

describe('checkpoints in force', () => {
  const at = (seq: number, n: number, reached = seq) => ({ seq, n, reached });

  it('are all of them where nothing was taken back', () => {
    expect(currentCheckpoints([at(0, 1), at(4, 2), at(9, 3)], [])).toEqual([at(0, 1), at(4, 2), at(9, 3)]);
  });

  it('are not those that an answer taken back later led to', () => {
    // Answer 9 reached checkpoint 3; entry 10 takes it back and writes checkpoint 2 again.
    const undone = [{ seq: 10, dropped: [9] }];
    expect(currentCheckpoints([at(0, 1), at(4, 2), at(9, 3), at(10, 2, 4)], undone)).toEqual([
      at(0, 1),
      at(10, 2, 4),
    ]);
  });

  it('are those reached after an answer was taken back', () => {
    const undone = [{ seq: 10, dropped: [9] }];
    expect(currentCheckpoints([at(0, 1), at(9, 2), at(10, 1, 0), at(12, 2)], undone)).toEqual([
      at(10, 1, 0),
      at(12, 2),
    ]);
  });
});

describe('the moments that are shown', () => {
  const rounds = (counts: readonly number[]) => counts.flatMap((count, round) => Array(count).fill(round));

  it('are all, up to the most', () => {
    expect(pickMoments([0, 1, 1, 2], 4)).toEqual([0, 1, 2, 3]);
  });

  it('are the first, every end of a round and the last, and others evenly between', () => {
    const all = rounds([3, 50, 40, 60, 7]);
    const found = pickMoments(all, 20);
    expect(found).toHaveLength(20);
    expect(new Set(found).size).toBe(20);
    for (const needed of [0, 2, 52, 92, 152, 159]) expect(found).toContain(needed);
    const gaps = found.slice(1).map((here, i) => here - (found[i] ?? 0));
    expect(Math.max(...gaps)).toBeLessThanOrEqual(14);
    expect(found).toEqual([...found].sort((a, b) => a - b));
  });

  it('end with the last even where there are more rounds than moments', () => {
    const found = pickMoments(rounds(Array(30).fill(2)), 10);
    expect(found).toHaveLength(10);
    expect(found.at(-1)).toBe(59);
  });
});
