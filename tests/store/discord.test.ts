import { describe, expect, it } from 'vitest';
import { sheet } from '../support/app-journal.ts';
import { storeKinds } from '../support/app-stores.ts';

describe.each(storeKinds())('what the Discord table remembers on $name', ({ open }) => {
  it('knows where a message stands, by table and by channel, until it is removed', async () => {
    const store = await open();
    await store.tables.insert(sheet('tab'));
    const status = { table: 'tab', name: 'status', channel: '7', message: '8', shown: null };
    await store.messageSlots.put(status);
    await store.messageSlots.put({ ...status, name: 'board', message: '9' });
    await store.messageSlots.put({ ...status, shown: 'x' });
    expect(await store.messageSlots.of('tab')).toEqual(
      new Map([
        ['board', { channel: '7', message: '9', shown: null }],
        ['status', { channel: '7', message: '8', shown: 'x' }],
      ]),
    );
    expect((await store.messageSlots.in('7')).map(({ name }) => name).sort()).toEqual(['board', 'status']);
    expect(await store.messageSlots.in('8')).toEqual([]);
    await store.messageSlots.remove(status);
    expect([...(await store.messageSlots.of('tab')).keys()]).toEqual(['board']);
    await store.close();
  });

  it('tells each line for beginners once by its question, until somebody has enough of them', async () => {
    const store = await open();
    const line = { user: 'ann', game: 'chess', line: 'first', key: 'k1' };
    expect(await store.coaching.of('ann', 'chess')).toEqual({ lines: new Map(), isEnough: false });
    await store.coaching.tell(line, 5);
    await store.coaching.tell({ ...line, key: 'k2' }, 6);
    expect(await store.coaching.of('ann', 'chess')).toEqual({
      lines: new Map([['first', 'k1']]),
      isEnough: false,
    });
    await store.coaching.enough('ann', 'chess', 7);
    await store.coaching.enough('ann', 'chess', 8);
    expect(await store.coaching.of('ann', 'chess')).toMatchObject({ isEnough: true });
    expect(await store.coaching.of('ann', 'go')).toMatchObject({ isEnough: false });
    expect(await store.coaching.of('bob', 'chess')).toMatchObject({ isEnough: false });
    await store.close();
  });

  it('keeps a draft until it is dropped or swept out', async () => {
    const store = await open();
    await store.tables.insert(sheet('tab'));
    const [one, two] = [
      { table: 'tab', key: 'k1' },
      { table: 'tab', key: 'k2' },
    ];
    await store.drafts.keep(one, { page: 1, value: ['a'] }, 100);
    await store.drafts.keep(one, { page: 2, value: ['b'] }, 200);
    await store.drafts.keep(two, { page: 0, value: null }, 100);
    expect(await store.drafts.find(one)).toEqual({ page: 2, value: ['b'] });
    await store.drafts.sweep(150);
    expect(await store.drafts.find(two)).toBeNull();
    await store.drafts.drop(one);
    expect(await store.drafts.find(one)).toBeNull();
    await store.close();
  });

  it('remembers how far each has read', async () => {
    const store = await open();
    await store.tables.insert(sheet('tab'));
    expect(await store.readMarks.upTo('tab', 'ann')).toBe(-1);
    await store.readMarks.mark('tab', 'ann', 4);
    await store.readMarks.mark('tab', 'ann', 9);
    expect(await store.readMarks.upTo('tab', 'ann')).toBe(9);
    expect(await store.readMarks.upTo('tab', 'bob')).toBe(-1);
    await store.close();
  });
});
