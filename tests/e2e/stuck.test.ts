import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Game } from '#core/game.ts';
import { games } from '#games/index.ts';
import { masterOfTheGalaxy } from '#games/master-of-the-galaxy/index.ts';
import { ok } from '../support/app-harness.ts';
import { friday, textOf, told } from './friday.ts';

const GALAXY = 'master-of-the-galaxy';
const good = games.get(GALAXY) as Game;
const thrown = () => {
  throw new Error('out of range');
};

const faults: readonly (readonly [string, Game])[] = [
  ['a state that does not fit', { ...good, state: z.object({ nothing: z.string() }) as never }],
  ['a checkpoint that throws', { ...good, next: thrown }],
  ['a view that throws', { ...good, view: thrown }],
  ['a status that throws', { ...good, presentation: { ...good.presentation, status: thrown } }],
];

const APOLOGY = /went wrong|incident|Something|fault of ours \(|out of range/;
const STUCK = 'A fault of ours keeps this table from going on';

/** A table in mid-game that a new version of the bot cannot play or show. */
async function stuckTable(bad: Game) {
  const installed = new Map(games);
  const scene = await friday({}, { games: installed });
  const { table, at, move, thread } = await scene.game();
  await move(2);
  const becomes = async (game: Game) => (await scene.restart(() => void installed.set(GALAXY, game))).app;
  const app = await becomes(bad);
  return { ...scene, table, thread, at, app, becomes };
}

describe.each(faults)('a table with %s', (_, bad) => {
  it('is told so in its thread once, and every command has an answer', async () => {
    const { bob, at, app, store, table, becomes, thread } = await stuckTable(bad);
    const answers: string[] = [];
    for (const line of [
      '/status',
      '/play',
      '/board',
      '/log',
      '/hand',
      '/undo',
      '/game info',
      '/orders list',
      '/deal',
    ])
      answers.push(await told(at(bob), line));
    expect(answers[0]).toContain(STUCK);
    expect(answers[1]).toContain(STUCK);
    expect(answers[2]).toContain(STUCK);
    expect(answers[3]).toMatch(/happened|look/);
    expect(answers.filter((answer) => answer === '' || APOLOGY.test(answer))).toEqual([]);
    const notice = await at(bob).waitFor((message) => textOf(message).includes('may lead back'), {
      where: 'anywhere',
    });
    expect(notice.channel_id).toBe(thread);
    expect(await told(at(bob), '/export')).toContain('A copy of this table while it is stuck');
    expect(await told(at(bob), '/pause')).toContain('paused');
    expect(await told(at(bob), '/pause')).not.toMatch(APOLOGY);
    await app.settled();
    expect((await store.tables.find(table))?.table).toMatchObject({ status: 'playing' });
    await becomes(good);
    await at(bob).waitFor((message) => textOf(message).includes('The fault is gone'), { where: 'anywhere' });
    expect(await told(at(bob), '/status')).not.toContain(STUCK);
  });

  it('can be ended', async () => {
    const { bob, cid, at, app, table } = await stuckTable(bad);
    expect(await told(at(bob), '/game end')).not.toMatch(APOLOGY);
    const { proposal } = ok(
      await app.propose({ table, actor: { user: bob.id }, motion: { kind: 'abandon' } }),
    );
    await app.vote({ table, user: cid.id, proposal, yes: true });
    expect(await app.look({ table })).toMatchObject({ table: { status: 'abandoned' } });
  });
});

describe('an announcement whose words are gone', () => {
  it('is shown as gone, and what comes after it is told', async () => {
    const { 'fact.first': _, ...en } = masterOfTheGalaxy.texts.en;
    const speechless = { ...masterOfTheGalaxy, texts: { ...masterOfTheGalaxy.texts, en } } as unknown as Game;
    const { game, bob } = await friday({}, { games: new Map([[speechless.id, speechless]]) });
    const { at } = await game();
    await at(bob).waitFor(
      (message) => /no longer put into words: fact\.first[\s\S]* settles in /.test(textOf(message)),
      { where: 'anywhere' },
    );
  });
});
