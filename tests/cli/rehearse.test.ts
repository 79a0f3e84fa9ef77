import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { rehearse, rehearsed } from '#cli/rehearse.ts';
import type { Game } from '#core/game.ts';
import { Store } from '#store/store.ts';
import { begun, bench, ok, say } from '../support/app-harness.ts';
import { market } from '../support/app-toy.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

const installed = (...games: readonly Game[]) => new Map(games.map((game) => [game.id, game]));

/** A store file with a table in the midst of a turn, a paused one, one that is over and one that never began. */
async function storeFile() {
  const folder = mkdtempSync(path.join(tmpdir(), 'emissary-test-'));
  folders.push(folder);
  const file = path.join(folder, 'store.sqlite');
  const store = await Store.open({ file });
  const { app } = await bench({ store });
  const midTurn = await begun(app, { rounds: 5 });
  await say(app, midTurn, { user: 'ann', topic: 'lead' });
  const paused = await begun(app, { rounds: 5, deadlineHours: 1 });
  ok(await app.pause({ table: paused, actor: { user: 'ann' } }));
  const given = await begun(app, { rounds: 5 });
  ok(await app.abandon({ table: given, actor: { user: 'ann' } }));
  ok(await app.create({ user: 'ann', game: 'market', name: 'lobby', language: 'en' }));
  return { file, store, midTurn, paused };
}

const contents = async (store: Store, table: string) =>
  JSON.stringify([await store.tables.find(table), await store.log.history(table)]);

describe('a rehearsal', () => {
  it('plays every table under way to its end, and never touches the store', async () => {
    const { file, store, midTurn, paused } = await storeFile();
    // Still open, and with what was written last in the journal beside it.
    const before = [readFileSync(file), await contents(store, midTurn), await contents(store, paused)];
    const lines = await rehearse(file, installed(market(2)));
    expect(lines.map(({ table }) => table).sort()).toEqual([midTurn, paused].sort());
    for (const line of lines) {
      expect(line).toMatchObject({ game: 'market', version: 2, was: 1, status: 'over' });
      expect(line).not.toHaveProperty('error');
      expect(line.answers).toBeGreaterThan(0);
      expect(rehearsed(line)).toMatch(/^✓ .*version 1 to 2, over after/);
    }
    expect([readFileSync(file), await contents(store, midTurn), await contents(store, paused)]).toEqual(
      before,
    );
    await store.close();
  });

  it('says what is wrong with tables that this version cannot play', async () => {
    const { file, store, midTurn } = await storeFile();
    await store.close();
    const shaped: Game = { ...market(2), state: z.object({ purse: z.int() }) as never };
    const broken: Game = {
      ...market(2),
      next: () => {
        throw new Error('nothing works');
      },
    };
    for (const [game, error] of [
      [shaped, /shape.*purse/s],
      [broken, /nothing works/],
    ] as const) {
      const lines = await rehearse(file, installed(game));
      const line = lines.find(({ table }) => table === midTurn)!;
      expect(line).toMatchObject({ status: 'playing', answers: 0, error: expect.stringMatching(error) });
      expect(rehearsed(line)).toMatch(/^✗ /);
    }
    const [line] = await rehearse(file, installed());
    expect(line).toMatchObject({ version: null, error: 'no game "market" is installed here' });
  });

  it('needs a file that is there, and makes none', async () => {
    await expect(rehearse('/nowhere/store.sqlite')).rejects.toThrow('there is no /nowhere/store.sqlite');
  });
});
