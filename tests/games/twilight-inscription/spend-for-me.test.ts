import { describe, expect, it } from 'vitest';
import type { Game } from '#core/game.ts';
import { twilightInscription } from '#games/twilight-inscription/index.ts';
import { Clicker } from '../../discord/clicker.ts';
import { answers, asked, bench, ok, say, seen } from '../../support/app-harness.ts';
import { scene } from './scene.ts';

const game = twilightInscription as unknown as Game;

/** A table of one against the automated faction, its faction chosen. */
async function alone() {
  const { app, store } = await bench({ games: [game] });
  const request = { user: 'ann', game: game.id, name: 'Friday', language: 'en' as const };
  const { table } = ok(await app.create({ ...request, options: { factions: 'deal' }, local: true }));
  ok(await app.join({ table, user: 'ann', name: 'ANN' }));
  ok(await app.start({ table, actor: { user: 'ann' } }));
  await app.settled(table);
  while (!(await seen(app, table, 'ann')).questions.some(({ topic }) => topic === 'sheet')) {
    const [first] = (await seen(app, table, 'ann')).questions;
    await say(app, table, { user: 'ann', topic: first?.topic ?? '' });
  }
  return { app, store, table };
}

describe('“spend for me”', () => {
  it('spends the card as advice shows it, without a question', async () => {
    const { app, store, table } = await alone();
    ok(await app.setOrder({ table, user: 'ann', topic: 'card', order: { kind: 'plan' } }));
    await say(app, table, { user: 'ann', topic: 'sheet', choice: 'industry' });
    const own = (await answers(store, table)).filter(({ topic }) => topic === 'card');
    expect(own.map(({ by }) => by)).toEqual(['order']);
    expect(own[0]?.choice).not.toEqual([]);
    const { key } = await asked(app, table, { user: 'ann', topic: 'dice' });
    const { choice } = ok(await app.advise({ table, user: 'ann', key }));
    ok(await app.setOrder({ table, user: 'ann', topic: 'dice', order: { kind: 'plan' } }));
    await app.settled(table);
    const last = (await answers(store, table)).find(({ topic }) => topic === 'dice');
    expect(last).toMatchObject({ by: 'order', choice });
  });

  it('plays every strategy round by itself together with “choose for me”', async () => {
    const { app, store, table } = await alone();
    for (const topic of ['sheet', 'card', 'event', 'dice'])
      ok(await app.setOrder({ table, user: 'ann', topic, order: { kind: 'plan' } }));
    await app.settled(table);
    const [next] = (await seen(app, table, 'ann')).questions;
    expect(['sheet', 'card', 'event', 'dice']).not.toContain(next?.topic);
    const rows = await answers(store, table);
    expect(new Set(rows.filter(({ topic }) => topic === 'sheet').map(({ by }) => by))).toEqual(
      new Set(['order']),
    );
  });

  it('can be ordered on the panel once the plan is shown there, not before', async () => {
    const table = scene(2).events('open-lanes').play().activate(0, 'industry');
    const player = await new Clicker(table as never, 0).open();
    await expect(player.press('Always decide this for me')).rejects.toThrow('no button');
    await player.press('Suggest');
    expect(player.orders).toEqual([]);
    expect(table.player(0).hand).not.toEqual([]);
    await player.press('Always decide this for me');
    expect(player.orders).toEqual([
      { table: 'abcdefg', user: '0', seat: 0, topic: 'card', order: { kind: 'plan' } },
    ]);
  });

  it('cannot be ordered where the ticked marks are no longer the plan', async () => {
    const table = scene(2).events('open-lanes').play().activate(0, 'industry');
    const player = await new Clicker(table as never, 0).open();
    await player.press('Suggest');
    await player.press('Undo last mark');
    await expect(player.press('Always decide this for me')).rejects.toThrow('no button');
  });
});
