import { describe, expect, it } from 'vitest';
import { peopleText } from '#core/people-text.ts';
import type { Commit } from '#store/commit.ts';
import type { LogLine } from '#store/log-rows.ts';
import type { DeadlineRow, ProposalRow, SeatRow } from '#store/model.ts';
import { headOf, played, sheet } from '../support/app-journal.ts';
import { storeKinds } from '../support/app-stores.ts';

const journal = played(6);
const line = (seq: number, idempotencyKey: string | null = null): LogLine => ({
  entry: journal.entries[seq]!,
  checkpoint: journal.checkpoints.find((checkpoint) => checkpoint.seq === seq) ?? null,
  user: 'ann',
  idempotencyKey,
});

function commit(revision: number, more: Partial<Commit> = {}): Commit {
  return { table: 'tab', revision, at: 5_000, head: headOf(sheet('tab')), ...more };
}

const deadline = (key: string, more: Partial<DeadlineRow> = {}): DeadlineRow => {
  return {
    key,
    seat: 0,
    topic: 'bid',
    kind: 'person',
    dueAt: 900,
    remindAt: [300, 600],
    reminded: 0,
    ...more,
  };
};

describe.each(storeKinds())('a commit on $name', ({ open }) => {
  it('is refused when another writer was faster, and then leaves no trace', async () => {
    const store = await open();
    await store.tables.insert(sheet('tab'));
    const head = { ...headOf(sheet('tab')), head: 0, posts: 1, status: 'playing' as const };
    const post = { kind: 'status', seat: null, payload: {} };
    await store.commit(commit(0, { head, lines: [line(0)], posts: [post] }));
    const late = commit(0, {
      head: { ...head, posts: 2 },
      posts: [post],
      deadlines: { gone: [], set: [deadline('k')] },
    });
    await expect(store.commit(late)).rejects.toMatchObject({ name: 'StoreError', kind: 'conflict' });
    expect(await store.outbox.pending(9_000, 10)).toHaveLength(1);
    expect(await store.tables.deadlines('tab')).toEqual([]);
    expect((await store.tables.find('tab'))?.table).toMatchObject({ revision: 1, head: 0, posts: 1 });
    await store.close();
  });

  it('never takes the same place in the log twice, whatever the revision says', async () => {
    const store = await open();
    await store.tables.insert(sheet('tab'));
    await store.commit(commit(0, { lines: [line(0)] }));
    const again = commit(1, { lines: [line(0)] });
    await expect(store.commit(again)).rejects.toMatchObject({ kind: 'conflict' });
    expect((await store.tables.find('tab'))?.table.revision).toBe(1);
    await store.close();
  });

  it('takes a request once per table', async () => {
    const store = await open();
    await store.tables.insert(sheet('tab'));
    await store.tables.insert(sheet('other'));
    await store.commit(commit(0, { lines: [line(0), line(1, 'click-1')] }));
    await expect(store.commit(commit(1, { lines: [line(2, 'click-1')] }))).rejects.toMatchObject({
      kind: 'conflict',
    });
    await store.commit({ ...commit(0, { lines: [line(0), line(1, 'click-1')] }), table: 'other' });
    await store.commit(commit(1, { lines: [line(2), line(3)] }));
    expect(await store.log.requests('tab')).toEqual([{ seq: 1, key: 'click-1' }]);
    expect(await store.log.byIdempotencyKey('tab', 'click-1')).toEqual(journal.entries[1]);
    expect(await store.log.byIdempotencyKey('tab', 'click-2')).toBeNull();
    await store.close();
  });

  it('of two at the same moment lets exactly one win', async () => {
    const store = await open();
    await store.tables.insert(sheet('tab'));
    const results = await Promise.allSettled(
      [1, 2, 3, 4].map(() => store.commit(commit(0, { lines: [line(0)] }))),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await store.close();
  });

  it('refuses a log entry of a table that does not exist', async () => {
    const store = await open();
    await expect(store.commit(commit(0, { lines: [line(0)] }))).rejects.toMatchObject({ kind: 'conflict' });
    await store.close();
  });

  it('writes seats, orders, deadlines and proposals, and replaces them', async () => {
    const store = await open();
    await store.tables.insert(sheet('tab'));
    const seat: SeatRow = {
      seat: 0,
      user: 'ann',
      bot: null,
      name: peopleText('Ann'),
      awayUntil: null,
      colour: null,
    };
    const bot: SeatRow = {
      seat: 1,
      user: null,
      bot: 'random',
      name: peopleText('Robo'),
      awayUntil: null,
      colour: null,
    };
    const proposal: ProposalRow = {
      id: 1,
      kind: 'repair',
      payload: { patch: [] },
      proposedBy: 'ann',
      yes: ['ann'],
      no: [],
      status: 'open',
      createdAt: 4_000,
      closedAt: null,
    };
    const prefer = { kind: 'prefer' as const, ids: ['a', 'b'] };
    await store.commit(
      commit(0, {
        seats: [seat, bot],
        orders: { gone: [], set: [{ seat: 0, topic: 'bid', order: prefer, usesLeft: 3 }] },
        deadlines: { gone: [], set: [deadline('k1'), deadline('k2', { dueAt: 950 })] },
        proposals: [proposal],
      }),
    );
    expect((await store.tables.find('tab'))?.seats).toEqual([seat, bot]);
    const away = { ...seat, awayUntil: 1_700_000_000_000 };
    const closed: ProposalRow = { ...proposal, yes: ['ann', 'bob'], status: 'passed', closedAt: 5_000 };
    await store.commit(
      commit(1, {
        seats: [away],
        orders: { gone: [], set: [{ seat: 0, topic: 'bid', order: { kind: 'fallback' }, usesLeft: null }] },
        deadlines: { gone: ['k1'], set: [deadline('k2', { remindAt: [], reminded: 2 })] },
        proposals: [closed],
      }),
    );
    expect((await store.tables.find('tab'))?.seats).toEqual([away]);
    expect(await store.tables.orders('tab')).toEqual([
      { seat: 0, topic: 'bid', order: { kind: 'fallback' }, usesLeft: null },
    ]);
    expect(await store.tables.deadlines('tab')).toEqual([deadline('k2', { remindAt: [], reminded: 2 })]);
    expect(await store.tables.proposals('tab')).toEqual([closed]);
    await store.commit(commit(2, { orders: { gone: [{ seat: 0, topic: 'bid' }], set: [] } }));
    expect(await store.tables.orders('tab')).toEqual([]);
    await store.close();
  });

  it('names what is due by its next reminder, and only where the game is on', async () => {
    const store = await open();
    await store.tables.insert(sheet('tab', { status: 'playing' }));
    await store.tables.insert(sheet('idle', { status: 'paused' }));
    const set = [deadline('k1'), deadline('k2', { remindAt: [], dueAt: 500 })];
    await store.commit(
      commit(0, { head: { ...headOf(sheet('tab')), status: 'playing' }, deadlines: { gone: [], set } }),
    );
    const paused = { ...headOf(sheet('idle')), status: 'paused' as const };
    await store.commit({ ...commit(0, { head: paused, deadlines: { gone: [], set } }), table: 'idle' });
    expect(await store.tables.due(299, 10)).toEqual([]);
    expect(await store.tables.due(300, 10)).toEqual([{ table: 'tab', ...set[0] }]);
    expect((await store.tables.due(500, 10)).map(({ key }) => key)).toEqual(['k1', 'k2']);
    expect(await store.tables.due(500, 1)).toHaveLength(1);
    await store.close();
  });
});
