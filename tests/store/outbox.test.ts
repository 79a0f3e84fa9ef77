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

  it('gives each row until it is done, and no longer', async () => {
    const store = await open();
    await post(store, 'tab', ['a', 'b']);
    const [first] = await store.outbox.pending(9_000, 1);
    await store.outbox.done(first!);
    await store.outbox.done(first!);
    expect(await kinds(store, 9_000)).toEqual(['b']);
    await store.close();
  });

  it('holds a table back behind a row that must be tried again, and no other table', async () => {
    const store = await open();
    await post(store, 'tab', ['a', 'b']);
    await post(store, 'other', ['x']);
    const stuck = (await store.outbox.pending(9_000, 99)).find(({ kind }) => kind === 'a');
    await store.outbox.postpone(stuck!, 10_000);
    expect(await kinds(store, 9_999)).toEqual(['x']);
    expect(await kinds(store, 10_000)).toEqual(expect.arrayContaining(['a', 'b', 'x']));
    const again = (await store.outbox.pending(10_000, 99)).find(({ kind }) => kind === 'a');
    expect(again?.attempts).toBe(1);
    await store.close();
  });

  it('keeps a nonce within the 25 characters that Discord allows', () => {
    expect(nonceOf('abcdefgh', 2_000_000_000).length).toBeLessThanOrEqual(25);
  });
});
