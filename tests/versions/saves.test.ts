import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { openApp } from '#app/app.ts';
import { DEFAULT_SETTINGS } from '#app/runner/dependencies.ts';
import { readSaves, type Save } from '#cli/saves/save.ts';
import { SITUATIONS } from '#cli/saves/situations.ts';
import { LANGUAGES, type Language } from '#core/message.ts';
import { wordsIn } from '#discord/messages/words.ts';
import { games } from '#games/index.ts';
import { sqlite } from '#store/dialect.ts';
import { Store } from '#store/store.ts';
import { sceneOf } from '../../src/render/render-picture.ts';
import { bench, ok, seen } from '../support/app-harness.ts';
import { bots, importSave, people, reseat } from './import-save.ts';

const ROOT = path.resolve(import.meta.dirname, '../saves');
const TABLE = 'saved';

/** Facts of versions before the first whose keys are kept: these words are gone, and shown as gone. */
const GONE_BEFORE = ['twilight-imperium/2-0b82d2f'];

const folders = readdirSync(ROOT).flatMap((game) =>
  readdirSync(path.join(ROOT, game)).map((version) => path.join(game, version)),
);

const all = folders.flatMap((folder) =>
  readSaves(path.join(ROOT, folder)).map(({ name, save }) => ({ title: `${folder} ${name}`, folder, save })),
);

/** The save in a store of its own, with people in all seats, and an app over it. */
async function takenUp(save: Save) {
  const store = await Store.over(sqlite(':memory:'));
  await importSave(store, TABLE, { save, seats: people(save.seats) });
  return await bench({ games: [...games.values()], store, pace: { ...DEFAULT_SETTINGS, botTries: 5 } });
}

const wordsFor = (game: string, language: Language) =>
  wordsIn(language, games.get(game), (seat) => `P${seat}`);

/** What it looks like in words and in a picture, for everybody and for each seat. */
async function expectShown(app: ReturnType<typeof openApp>, { game, seats }: Save): Promise<void> {
  const face = games.get(game)!.presentation;
  for (const user of [undefined, ...people(seats).map((row) => row.user ?? undefined)]) {
    const { view, viewer, stuck } = await seen(app, TABLE, user);
    expect(stuck).toBe(false);
    const messages = [...face.status(view), ...(viewer === 'table' ? [] : face.hand(view))];
    for (const language of LANGUAGES) {
      const words = messages.map(wordsFor(game, language).say).join('\n');
      expect(words).not.toMatch(/undefined|NaN|\[object|no longer put into words|больше нет слов/);
    }
    if (viewer !== 'table') continue;
    const names = people(seats).map(({ name }) => name);
    expect(sceneOf({ game, view, language: 'en', names, sight: undefined } as never).alt).not.toBe('');
  }
}

/** The rules of transactions were corrected since: what was agreed in that turn is asked again, and the table is told. */
const ASKED_AGAIN = ['twilight-imperium/2-0b82d2f offer'];

describe.each(all)('$title', ({ title, folder, save }) => {
  it('is taken up as it was, shown, and can be read in both languages', async () => {
    const { app, store, logs } = await takenUp(save);
    const look = await seen(app, TABLE, 'user0');
    expect(logs.filter(({ level }) => level === 'error')).toEqual([]);
    expect(look.table.status).toBe(save.over ? 'over' : 'playing');
    if (!save.over) expect(look.table.version).toBe(games.get(save.game)!.version);
    await expectShown(app, save);
    const { happened } = ok(await app.history({ table: TABLE, user: 'user0' }));
    expect(happened.length).toBeGreaterThan(0);
    for (const language of LANGUAGES) {
      const { say } = wordsFor(save.game, language);
      const text = happened
        .flatMap(({ told, secret }) => [...told, ...secret])
        .map(say)
        .join('\n');
      expect(text).not.toMatch(/undefined|NaN|\[object/);
      if (!GONE_BEFORE.includes(folder)) expect(text).not.toMatch(/no longer put into words|больше нет слов/);
    }
    const { orders } = await store.tables.find(TABLE).then(() => look);
    expect(orders).toHaveLength(save.orders.length);
    expect(ok(await app.replay({ table: TABLE })).moments.length).toBeGreaterThan(0);
    await store.close();
  });

  it('keeps the answers since its checkpoint', async () => {
    const { app, store } = await takenUp(save);
    await seen(app, TABLE);
    const upgrades = (await store.log.history(TABLE)).entries.flatMap((entry) =>
      entry.kind === 'upgrade' ? entry.dropped : [],
    );
    expect(upgrades.length > 0).toBe(ASKED_AGAIN.includes(title));
    await store.close();
  });

  it.skipIf(save.over)('can be taken back where that is free, and is played to its end by bots', async () => {
    const { app, store, around, logs } = await takenUp(save);
    for (const { user } of people(save.seats)) {
      const undone = await app.undo({ table: TABLE, user: user! });
      expect(['done', 'refused']).toContain(undone.kind);
      if (undone.kind === 'done') break;
    }
    await app.close();
    await reseat(store, TABLE, bots(save.seats, 'greedy'));
    const played = openApp(around);
    await played.recover();
    await played.settled();
    expect(logs.filter(({ level }) => level === 'error')).toEqual([]);
    expect((await seen(played, TABLE)).table.status).toBe('over');
    await played.close();
    await store.close();
  });
});

describe('the saves', () => {
  it.each(folders)('of %s hold every situation that is worth it', (folder) => {
    const names = readSaves(path.join(ROOT, folder)).map(({ name }) => name);
    if (names.length === 0) return;
    const wanted = SITUATIONS[path.dirname(folder)] ?? [];
    expect(names).toEqual(['finished', ...wanted.map(({ name }) => name)].sort());
  });

  it('are of every version before the present one, and of the first', () => {
    for (const { id, version, migrations = [] } of games.values()) {
      const kept = folders.filter((folder) => path.dirname(folder) === id);
      for (const { from } of migrations) expect(kept).toContain(path.join(id, `${from}`));
      expect(kept).toContain(path.join(id, `${version}`));
    }
  });
});
