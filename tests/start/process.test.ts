import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { BotProcess, ownFolder } from '../e2e/bot-process.ts';

const at = (folder: string) => ({
  EMISSARY_DB: path.join(folder, 'data', 'emissary.db'),
  EMISSARY_PORT: '0',
});

/** What a start that fails says: one sentence, no stack, and exit code 1. */
async function failing(settings: Readonly<Record<string, string>>): Promise<string> {
  const bot = BotProcess.spawn(settings);
  expect(await bot.exit()).toBe(1);
  expect(bot.printed).toBe('');
  expect(bot.log).toMatch(/^[^\n]+\.\n$/);
  return bot.log;
}

describe('npm start without a token', () => {
  it('prints where to go, keeps everything in its folder, and stops cleanly on either signal', async () => {
    const folder = ownFolder();
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      const bot = await BotProcess.start(at(folder));
      expect(bot.printed).toMatch(/^Emissary is here: http:\/\/127\.0\.0\.1:\d+\n/);
      const page = await fetch(bot.address);
      expect(page.status).toBe(200);
      expect(await page.text()).toContain('<title>');
      bot.signal(signal);
      expect(await bot.exit()).toBe(0);
      expect(bot.log).toBe('');
      expect(bot.printed).toContain('Stopping…');
    }
    expect(existsSync(path.join(folder, 'data', 'emissary.db'))).toBe(true);
    expect(existsSync(path.join(folder, 'data', 'local-discord'))).toBe(true);
  }, 60_000);

  it('says in one sentence that another one is at work there', async () => {
    const folder = ownFolder();
    const bot = await BotProcess.start(at(folder));
    expect(await failing(at(folder))).toMatch(/another|already|in use|local-discord/i);
    expect(await bot.stop()).toBe(0);
  }, 60_000);

  it('says in one sentence what is wrong with the settings', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await new Promise((listening) => taken.once('listening', listening));
    const { port } = taken.address() as { port: number };
    const good = at(ownFolder());
    expect(await failing({ ...good, EMISSARY_PORT: `${port}` })).toMatch(
      /^Port \d+ is taken: set EMISSARY_PORT/,
    );
    expect(await failing({ ...good, EMISSARY_HEALTH_PORT: `${port}` })).toMatch(/set EMISSARY_HEALTH_PORT/);
    expect(await failing({ ...good, EMISSARY_PORT: 'x' })).toMatch(/^EMISSARY_PORT must be a number/);
    const secret = await failing({ ...good, DISCORD_TOKEN: 'hunter2' });
    expect(secret).toMatch(/^DISCORD_TOKEN is not a bot token/);
    expect(secret).not.toContain('hunter2');
    taken.close();
  }, 60_000);
});

describe('the health port', () => {
  it('tells how the bot is and what it has done, to this machine’s own names only', async () => {
    const bot = await BotProcess.start({ ...at(ownFolder()), EMISSARY_HEALTH_PORT: '0' });
    const health = /Health and counters: (http:\/\/127\.0\.0\.1:\d+)\/health/.exec(bot.printed)?.[1] ?? '';
    const well = await fetch(`${health}/health`);
    expect(well.status).toBe(200);
    expect(await well.json()).toMatchObject({
      status: 'ok',
      gateway: 'online',
      store: 'ok',
      outbox: { pending: 0, faulty: 0, setAside: 0, unreachable: 0 },
    });
    const counters = await (await fetch(`${health}/metrics`)).text();
    for (const name of ['interactions_total', 'outbox_pending', 'tables_live', 'discord_requests_total'])
      expect(counters).toContain(`emissary_${name}`);
    expect((await fetch(`${health}/other`)).status).toBe(404);
    expect((await fetch(`${health}/health`, { method: 'POST' })).status).toBe(405);
    expect(await bot.stop()).toBe(0);
  }, 60_000);
});
