import { describe, expect, it } from 'vitest';
import { nonceOf } from '#store/outbox.ts';
import type { Store } from '#store/store.ts';
import { headOf, sheet } from '../support/app-journal.ts';
import { storeKinds } from '../support/app-stores.ts';

async function post(store: Store, table: string, kinds: readonly string[]): Promise<void> {
  const row = (await store.tables.find(table))?.table ?? sheet(table);
  if (row.revision === 0 && row.posts === 0) await store.tables.insert(row);
  const posts = kinds.map((kind) => ({ kind, seat: null, payload: { kind } }));
  const head = { ...headOf(row), posts: row.posts + posts.length };
  await store.commit({ table, revision: row.revision, at: 5_000 + row.posts, head, posts });
}

const kinds = async (store: Store, now: number) =>
  (await store.outbox.pending(now, 99)).map(({ kind }) => kind);

describe.each(storeKinds())('the outbox on $name', ({ open }) => {
  it('numbers the posts of a table through, each with its own nonce', async () => {
    const store = await open();
    await post(store, 'tab', ['a', 'b']);
    await post(store, 'tab', ['c']);
    const rows = await store.outbox.pending(9_000, 99);
    expect(rows.map(({ ord, kind }) => [ord, kind])).toEqual([
      [0, 'a'],
      [1, 'b'],
      [2, 'c'],
    ]);
    expect(new Set(rows.map(({ nonce }) => nonce)).size).toBe(3);
    expect(rows[0]).toMatchObject({
      nonce: nonceOf('tab', 0),
      attempts: 0,
      payload: { kind: 'a' },
      createdAt: 5_000,
    });
    await store.close();
  });

  it('gives each batch until it is done, and no longer', async () => {
    const store = await open();
    await post(store, 'tab', ['a', 'b']);
    const [first] = await store.outbox.take(9_000, 9);
    expect(first?.rows.map(({ kind }) => kind)).toEqual(['a', 'b']);
    await store.outbox.done(first!);
    await store.outbox.done(first!);
    expect(await store.outbox.take(9_000, 9)).toEqual([]);
    await store.close();
  });

  it('gives a batch that was cut short again as it was, whatever came since', async () => {
    const store = await open();
    await post(store, 'tab', ['a', 'b']);
    const [first] = await store.outbox.take(9_000, 9);
    await post(store, 'tab', ['c']);
    expect(await store.outbox.take(9_000, 9)).toEqual([first]);
    await store.outbox.done(first!);
    const [second] = await store.outbox.take(9_000, 9);
    expect(second?.rows.map(({ kind }) => kind)).toEqual(['c']);
    expect(second?.batch).not.toBe(first?.batch);
    await store.close();
  });

  it('lets a table wait behind its late batch, and no other table', async () => {
    const store = await open();
    await post(store, 'tab', ['a']);
    await post(store, 'other', ['z']);
    const [stuck] = await store.outbox.take(9_000, 1);
    expect(stuck?.table).toBe('other');
    await store.outbox.postpone(stuck!, 10_000);
    await post(store, 'other', ['y']);
    expect(await kinds(store, 9_000)).toEqual(['a']);
    expect((await store.outbox.take(9_000, 9)).map(({ table }) => table)).toEqual(['tab']);
    const again = (await store.outbox.take(10_000, 9)).find(({ table }) => table === 'other');
    expect(again?.rows).toMatchObject([{ kind: 'z', attempts: 1 }]);
    await store.close();
  });

  it('counts what a fault keeps back, and sets it aside without losing it or holding up the rest', async () => {
    const store = await open();
    await post(store, 'tab', ['a', 'b', 'c']);
    const [batch] = await store.outbox.take(9_000, 9);
    const fault = { ords: [1], reason: 'TypeError' };
    await store.outbox.postpone(batch!, 10_000, { fault });
    expect(await store.outbox.backlog()).toEqual({ pending: 3, since: 5_000, faulty: 1, setAside: 0 });
    await store.outbox.setAside('tab', fault, 9_500);
    await store.outbox.retryNow(batch!);
    const [rest] = await store.outbox.take(9_000, 9);
    expect(rest).toMatchObject({
      batch: batch?.batch,
      rows: [
        { kind: 'a', attempts: 0 },
        { kind: 'c', attempts: 0 },
      ],
    });
    await store.outbox.done(rest!);
    await post(store, 'tab', ['d']);
    const [next] = await store.outbox.take(9_000, 9);
    expect(next?.rows.map(({ kind }) => kind)).toEqual(['d']);
    await store.outbox.done(next!);
    expect(await store.outbox.backlog()).toEqual({ pending: 0, since: null, faulty: 0, setAside: 1 });
    await store.close();
  });

  it('writes what became of a batch in one go with its end', async () => {
    const store = await open();
    await post(store, 'tab', ['a']);
    const [batch] = await store.outbox.take(9_000, 9);
    const places = [{ table: 'tab', name: 'ping', channel: 'c', message: 'm', shown: null }];
    const trouble = {
      ...{ table: 'tab', kind: 'locked', guild: 'g', channel: 'c', since: 1, tries: 2, triedAt: 3 },
      ...{ nextAt: 4, toldTo: null, owed: { left: 7 } },
    };
    await store.outbox.done(batch!, { places, trouble });
    expect((await store.messageSlots.of('tab')).get('ping')?.message).toBe('m');
    expect(await store.troubles.of('tab')).toEqual(trouble);
    await post(store, 'tab', ['b']);
    const [next] = await store.outbox.take(9_000, 9);
    await store.outbox.done(next!, { trouble: { table: 'tab', over: true } });
    expect(await store.troubles.of('tab')).toBeNull();
    await store.close();
  });

  it('keeps a nonce within the 25 characters that Discord allows', () => {
    expect(nonceOf('abcdefgh', 2_000_000_000).length).toBeLessThanOrEqual(25);
  });
});
