import { describe, expect, it } from 'vitest';
import { begun, bench, seen, why } from '../support/app-harness.ts';

describe('looking at a table', () => {
  it('shows a seat only to who sits there', async () => {
    const { app } = await bench();
    const table = await begun(app);
    expect(why(await app.look({ table, user: 'bob', seat: 0 }))).toBe('app.notSeated');
    expect(why(await app.look({ table, seat: 0 }))).toBe('app.notSeated');
    expect(why(await app.look({ table, user: 'bob', seat: 9 }))).toBe('app.noSeat');
    expect(why(await app.look({ table: 'none' }))).toBe('app.noTable');
    const outside = await seen(app, table);
    expect(outside).toMatchObject({ viewer: 'table', questions: [], view: { hand: [] } });
    expect(JSON.stringify(await seen(app, table, 'ann'))).not.toContain('"path"');
  });

  it('lists the tables of a person and those of a status', async () => {
    const { app } = await bench();
    const one = await begun(app);
    const two = await begun(app, { who: ['bob', 'cid'] });
    expect((await app.tablesOf('bob')).map(({ id }) => id).sort()).toEqual([one, two].sort());
    expect((await app.tablesOf('ann')).map(({ id }) => id)).toEqual([one]);
    expect((await app.tables('playing')).every(({ seed }) => seed === null)).toBe(true);
    await app.prefer('ann', 'ru');
    expect([await app.language('ann'), await app.language('bob')]).toEqual(['ru', null]);
  });
});
