import { describe, expect, it } from 'vitest';
import type { Store } from '#store/store.ts';
import type { TroubleRow } from '#store/troubles.ts';
import { sheet } from '../support/app-journal.ts';
import { storeKinds } from '../support/app-stores.ts';

const REST = { now: 10_000, restMs: 500 };

async function inTrouble(store: Store, table: string, change: Partial<TroubleRow> = {}): Promise<void> {
  await store.tables.insert(sheet(table, { guild: 'g', channel: `channel of ${table}` }));
  const trouble = {
    ...{ table, kind: 'locked', guild: 'g', channel: `thread of ${table}`, since: 1, tries: 1 },
    ...{ triedAt: 2, nextAt: 99_000, toldTo: null, owed: {} },
    ...change,
  };
  await store.outbox.done({ table, batch: 0 }, { trouble });
}

describe.each(storeKinds())('troubles on $name', ({ open }) => {
  it('are due in time, and counted', async () => {
    const store = await open();
    await inTrouble(store, 'a', { nextAt: 20 });
    await inTrouble(store, 'b', { nextAt: 10 });
    expect(await store.troubles.due(15)).toEqual(['b']);
    expect(await store.troubles.due(20)).toEqual(['b', 'a']);
    await store.troubles.putOff('b', 30);
    expect(await store.troubles.due(20)).toEqual(['a']);
    expect(await store.troubles.count()).toBe(2);
    await store.close();
  });

  it.each([
    ['a thread', { guild: 'g', channel: 'thread of a' }, ['a']],
    ['a channel', { guild: 'g', channel: 'channel of b' }, ['b']],
    ['a server', { guild: 'g' }, ['a', 'b']],
    ['another server', { guild: 'h' }, []],
  ])('are looked at at once when something of %s changes', async (_, place, due) => {
    const store = await open();
    await inTrouble(store, 'a');
    await inTrouble(store, 'b');
    await store.troubles.hurry(place, REST);
    expect((await store.troubles.due(REST.now)).sort()).toEqual(due);
    await store.close();
  });

  it('are not looked at again and again, however much changes', async () => {
    const store = await open();
    await inTrouble(store, 'a', { triedAt: 9_900 });
    await store.troubles.hurry({ guild: 'g' }, REST);
    expect(await store.troubles.due(10_399)).toEqual([]);
    expect(await store.troubles.due(10_400)).toEqual(['a']);
    await store.close();
  });
});
