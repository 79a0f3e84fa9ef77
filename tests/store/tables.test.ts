import { describe, expect, it } from 'vitest';
import { peopleText } from '#core/people-text.ts';
import { headOf, sheet } from '../support/app-journal.ts';
import { storeKinds } from '../support/app-stores.ts';

describe.each(storeKinds())('tables on $name', ({ open }) => {
  it('come back as they were laid', async () => {
    const store = await open();
    const full = sheet('tab', {
      options: { rounds: 3, name: 'Тест “ё” 🚀' },
      language: 'ru',
      guild: '1122334455667788990',
      channel: '998877',
      local: true,
      deadlineHours: 48,
      createdAt: 1_700_000_000_123,
      updatedAt: 1_700_000_000_123,
    });
    await store.tables.insert(full);
    await store.tables.insert(sheet('bare'));
    expect(await store.tables.find('tab')).toEqual({ table: full, seats: [] });
    expect(await store.tables.find('bare')).toEqual({ table: sheet('bare'), seats: [] });
    expect(await store.tables.find('none')).toBeNull();
    await store.close();
  });

  it('keep their result and their pause', async () => {
    const store = await open();
    await store.tables.insert(sheet('tab'));
    const result = { winners: [1], scores: [3, 9], rounds: 7 };
    const head = {
      ...headOf(sheet('tab')),
      status: 'over' as const,
      result,
      pausedAt: 1_700_000_000_456,
      head: 41,
    };
    await store.commit({ table: 'tab', revision: 0, at: 7_000, head });
    expect((await store.tables.find('tab'))?.table).toEqual(
      sheet('tab', { ...head, revision: 1, updatedAt: 7_000 }),
    );
    await store.close();
  });

  it('cannot share an id', async () => {
    const store = await open();
    await store.tables.insert(sheet('tab'));
    await expect(store.tables.insert(sheet('tab'))).rejects.toMatchObject({ kind: 'conflict' });
    await store.close();
  });

  it('are found by status and by who sits there', async () => {
    const store = await open();
    for (const id of ['a', 'b', 'c']) await store.tables.insert(sheet(id, { updatedAt: id.charCodeAt(0) }));
    const seats = [
      { seat: 0, user: 'bob', bot: null, name: peopleText('Bob'), awayUntil: null, colour: null },
    ];
    const playing = { ...headOf(sheet('b')), status: 'playing' as const };
    await store.commit({ table: 'b', revision: 0, at: 9_000, head: playing, seats });
    expect((await store.tables.list('lobby')).map(({ id }) => id)).toEqual(['c', 'a']);
    expect((await store.tables.list('playing')).map(({ id }) => id)).toEqual(['b']);
    expect((await store.tables.ofUser('bob')).map(({ id }) => id)).toEqual(['b']);
    expect(await store.tables.ofUser('eve')).toEqual([]);
    await store.close();
  });

  it('can move to another channel', async () => {
    const store = await open();
    await store.tables.insert(sheet('tab'));
    const place = { guild: 'g', channel: 'c' };
    await store.commit({ table: 'tab', revision: 0, at: 9_000, head: headOf(sheet('tab')), place });
    expect((await store.tables.find('tab'))?.table).toMatchObject(place);
    await store.close();
  });

  it('are played again once', async () => {
    const store = await open();
    await store.tables.insert(sheet('tab'));
    expect(await store.tables.rematchOf('tab')).toBeNull();
    await store.tables.insert(sheet('again'), 'tab');
    await expect(store.tables.insert(sheet('more'), 'tab')).rejects.toMatchObject({ kind: 'conflict' });
    expect(await store.tables.rematchOf('tab')).toBe('again');
    await store.tables.insert(sheet('other'));
    await store.close();
  });

  it('know nothing of languages: people do', async () => {
    const store = await open();
    expect(await store.preferences.language('ann')).toBeNull();
    await store.preferences.prefer('ann', 'en', 1);
    await store.preferences.prefer('ann', 'ru', 2);
    expect(await store.preferences.language('ann')).toBe('ru');
    await store.close();
  });
});
