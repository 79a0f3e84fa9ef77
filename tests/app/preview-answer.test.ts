import { describe, expect, it } from 'vitest';
import { asked, begun, bench, ok, seen } from '../support/app-harness.ts';

describe('considering an answer', () => {
  it('tells the seat that is asked what would come of it, and leaves the table as it is', async () => {
    const { app } = await bench();
    const table = await begun(app);
    const before = await seen(app, table);
    const { key, fallback } = await asked(app, table, { user: 'ann', topic: 'lead' });
    const choice = fallback as string;
    expect(ok(await app.previewAnswer({ table, user: 'ann', key, choice }))).toMatchObject({ refusal: null });
    const wrong = ok(await app.previewAnswer({ table, user: 'ann', key, choice: 'nonsense' }));
    expect(wrong.refusal?.message.key).toBe('core.notOffered');
    expect(await seen(app, table)).toEqual(before);
  });

  it('tells nobody else anything', async () => {
    const { app } = await bench();
    const table = await begun(app);
    const { key, fallback } = await asked(app, table, { user: 'ann', topic: 'lead' });
    const choice = fallback as string;
    for (const user of ['bob', 'nobody'])
      expect(await app.previewAnswer({ table, user, key, choice })).toMatchObject({ kind: 'refused' });
    expect(await app.previewAnswer({ table: 'none', user: 'ann', key, choice })).toMatchObject({
      kind: 'refused',
    });
    const strange = await app.previewAnswer({ table, user: 'ann', key, choice: { a: 'b' } as never });
    expect(strange).toMatchObject({ kind: 'refused' });
  });
});
