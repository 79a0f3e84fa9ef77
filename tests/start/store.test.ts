import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type Player, player } from '#local-discord/driver/player.ts';
import { LocalDiscord } from '#local-discord/server.ts';
import { Store } from '#store/store.ts';
import { BotProcess, ownFolder } from '../e2e/bot-process.ts';

const COMMAND_LINE = fileURLToPath(new URL('../../dist/emissary.js', import.meta.url));
const PATIENT = { until: 'final', withinMs: 60_000 } as const;

/** A Discord, Ann there, and the settings of a bot that keeps its tables in a file of its own. */
async function scene() {
  const local = await LocalDiscord.open({
    rateLimits: false,
    begin: { people: [{ name: 'Ann', locale: 'en-US' }] },
  });
  onTestFinished(() => local.close());
  const settings = (file: string) => ({
    EMISSARY_DB: file,
    DISCORD_TOKEN: local.token,
    DISCORD_API: local.api,
  });
  return { local, settings, file: path.join(ownFolder(), 'data', 'emissary.db'), ann: player(local, 'Ann') };
}

const newTable = (ann: Player, name: string) =>
  ann.slash('/game new', { game: 'master-of-the-galaxy', name }, PATIENT);

/** What a start that fails says: one line, no stack, and exit code 1. */
async function failing(settings: Readonly<Record<string, string>>): Promise<string> {
  const bot = BotProcess.spawn(settings);
  expect(await bot.exit()).toBe(1);
  expect(bot.printed).toBe('');
  expect(bot.log).toMatch(/^[^\n]+\.\n$/);
  return bot.log;
}

/** The command line with the settings of a bot. */
function emissary(settings: Readonly<Record<string, string>>, ...words: readonly string[]) {
  const { PATH = '' } = process.env;
  return spawnSync(process.execPath, [COMMAND_LINE, ...words], {
    encoding: 'utf8',
    env: { PATH, ...settings },
    cwd: path.dirname(COMMAND_LINE),
  });
}

describe('a store file', () => {
  it('is served by one process at a time; a killed one is followed by the next at once', async () => {
    const { settings, file, ann } = await scene();
    const first = await BotProcess.start(settings(file));
    expect(await failing(settings(file))).toBe(
      `Another Emissary is at work with ${file}: stop that one first, or point EMISSARY_DB to another file.\n`,
    );
    await newTable(ann, 'First');
    first.signal('SIGKILL');
    await first.exit();
    const second = await BotProcess.start(settings(file));
    await newTable(ann, 'Second');
    expect(await second.stop()).toBe(0);
    const store = await Store.open({ file });
    const names = (await store.tables.list('lobby')).map(({ name }) => name);
    await store.close();
    expect(names.sort()).toEqual(['First', 'Second']);
  }, 120_000);

  it('can be copied while it is served: the copy is whole, private, and goes on from there', async () => {
    const { settings, file, ann } = await scene();
    const bot = await BotProcess.start(settings(file));
    await newTable(ann, 'Kept');
    const copy = path.join(ownFolder(), 'backup.db');
    const made = emissary(settings(file), 'backup', copy);
    expect([made.status, made.stderr]).toEqual([0, '']);
    expect(made.stdout).toMatch(/^✓ .*backup\.db: \d+\.\d MB\n$/);
    expect(statSync(copy).mode & 0o777).toBe(0o600);
    expect(readdirSync(path.dirname(copy))).toEqual(['backup.db']);
    const again = emissary(settings(file), 'backup', copy);
    expect([again.status, again.stderr]).toEqual([
      1,
      `emissary: ${copy} is there already: name a file that is not.\n`,
    ]);
    expect(await bot.stop()).toBe(0);
    const restored = await BotProcess.start(settings(copy));
    expect(await restored.stop()).toBe(0);
    const store = await Store.open({ file: copy });
    expect((await store.tables.list('lobby')).map(({ name }) => name)).toEqual(['Kept']);
    await store.close();
  }, 120_000);

  it('that is damaged, cut off or empty is named, and left as it is', async () => {
    const { settings, file, ann } = await scene();
    const bot = await BotProcess.start(settings(file));
    await newTable(ann, 'Lost');
    expect(await bot.stop()).toBe(0);
    const whole = readFileSync(file);
    const smashed = Buffer.from(whole);
    smashed.fill(0x5a, 4_096 * 3, 4_096 * 5);
    for (const bytes of [smashed, Buffer.from('a shopping list'), Buffer.alloc(0)]) {
      writeFileSync(file, bytes);
      const told = await failing(settings(file));
      expect(told).toContain(`${file} is damaged and was left as it is (`);
      expect(told).toMatch(/put your backup in its place, or see what "sqlite3 .* \.recover" can save\.\n$/);
      expect(readFileSync(file)).toEqual(bytes);
    }
    writeFileSync(file, whole);
    truncateSync(file, 4_096 * 4);
    expect(await failing(settings(file))).toContain('is damaged and was left as it is (');
    expect(existsSync(`${file}-lock`)).toBe(true);
    writeFileSync(file, whole);
    expect(await (await BotProcess.start(settings(file))).stop()).toBe(0);
  }, 120_000);
});

describe('a token in two processes with stores of their own', () => {
  it('is told to the operator as soon as both hear the same', async () => {
    const { settings, file, ann } = await scene();
    const bots = [await BotProcess.start(settings(file)), await BotProcess.start(settings(`${file}.other`))];
    await ann.slash('/help', {}, PATIENT);
    await Promise.any(bots.map((bot) => bot.reports(/another program answers as this bot: DISCORD_TOKEN/)));
    for (const bot of bots) expect(await bot.stop()).toBe(0);
  }, 120_000);
});
