import { describe, expect, it } from 'vitest';
import type { AiTurn, Game } from '#core/game.ts';
import { asked, begun, bench, ok, seen } from '../support/app-harness.ts';
import { market } from '../support/app-toy.ts';

/** The market with a player that answers like this. */
function advisedBy(greedy: (turn: AiTurn<unknown>) => never): Game {
  const game = market();
  return { ...game, bots: { ...game.bots, greedy } };
}

describe('advice', () => {
  it('is what the best player would answer in that seat, and leaves the table as it is', async () => {
    let turns = 0;
    const game = advisedBy((turn) => {
      turns += 1;
      const open = 'options' in turn.form ? turn.form.options.filter(({ barred }) => !barred) : [];
      return open.at(-1)?.id as never;
    });
    const { app } = await bench({ games: [game] });
    const table = await begun(app);
    const before = await seen(app, table);
    const { key, form } = await asked(app, table, { user: 'ann', topic: 'lead' });
    const last = 'options' in form ? form.options.filter(({ barred }) => !barred).at(-1)?.id : undefined;
    expect(ok(await app.advise({ table, user: 'ann', key }))).toMatchObject({ choice: last });
    expect(ok(await app.advise({ table, user: 'ann', key }))).toMatchObject({ choice: last });
    // Nothing has happened since: nobody thinks twice.
    expect(turns).toBe(1);
    expect(await seen(app, table)).toEqual(before);
  });

  it('is never an answer that the rules refuse, nor a fault of the player', async () => {
    const wrong = await bench({ games: [advisedBy(() => 'nonsense' as never)] });
    const table = await begun(wrong.app);
    const { key, fallback } = await asked(wrong.app, table, { user: 'ann', topic: 'lead' });
    expect(ok(await wrong.app.advise({ table, user: 'ann', key })).choice).toEqual(fallback);

    const broken = await bench({
      games: [
        advisedBy(() => {
          throw new Error('lost its head');
        }),
      ],
    });
    const other = await begun(broken.app);
    const question = await asked(broken.app, other, { user: 'ann', topic: 'lead' });
    expect(ok(await broken.app.advise({ table: other, user: 'ann', key: question.key })).choice).toBeNull();
  });

  it('is for nobody but whoever is asked', async () => {
    const { app } = await bench();
    const table = await begun(app);
    const { key } = await asked(app, table, { user: 'ann', topic: 'lead' });
    for (const user of ['bob', 'nobody'])
      expect(await app.advise({ table, user, key })).toMatchObject({ kind: 'refused' });
    expect(await app.advise({ table, user: 'ann', key: 'past' })).toMatchObject({ kind: 'refused' });
  });
});

describe('a question that is past', () => {
  it('was decided at a time and led to something, which whoever was asked is told', async () => {
    const { app, around } = await bench();
    const table = await begun(app);
    const { key, fallback } = await asked(app, table, { user: 'ann', topic: 'lead' });
    expect(ok(await app.decided({ table, user: 'ann', key })).decided).toBeNull();
    ok(await app.answer({ table, user: 'ann', key, choice: fallback, idempotencyKey: 'one' }));
    expect(ok(await app.decided({ table, user: 'ann', key })).decided).toMatchObject({
      at: around.now(),
      by: 'seat',
    });
    for (const user of ['bob', 'nobody'])
      expect(ok(await app.decided({ table, user, key })).decided).toBeNull();
  });
});
