import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import { type Player, player } from '#local-discord/driver/player.ts';
import { LocalDiscord } from '#local-discord/server.ts';
import type { StoreLocation } from '#store/store.ts';
import { BotProcess } from '../../../tools/rigs/crash-bot/bot-process.ts';
import { checkCaughtUp } from '../../../tools/rigs/crash-bot/check.ts';
import { Clicker } from '../../../tools/rigs/crash-bot/clicker.ts';
import { pingsOf } from '../../../tools/rigs/crash-bot/pings.ts';
import { Reader } from '../../../tools/rigs/crash-bot/reader.ts';
import { Witness } from '../../../tools/rigs/crash-bot/witness.ts';
import { isPing } from '../ping.ts';
import { recording } from '../recording.ts';

const BOT = fileURLToPath(new URL('../../../dist/start.js', import.meta.url));
const PATIENCE_MS = 60_000;

/** The local Discord in this process, and the bot as a process of its own with a store of its own: a file, if nothing else is said. */
export async function processScene(people: readonly string[], place?: StoreLocation) {
  const folder = mkdtempSync(path.join(tmpdir(), 'emissary-process-'));
  const store = place ?? { file: path.join(folder, 'tables.db') };
  const local = await LocalDiscord.open({
    begin: { people: people.map((name) => ({ name, locale: 'en-US' })) },
    rateLimits: false,
    record: recording(),
  });
  const reader = await Reader.open(store);
  const pings = pingsOf(local.world);
  const witness = new Witness(local.world);
  const { api, token } = local;
  const launch = () => new BotProcess({ command: [process.execPath, BOT], discord: { api, token }, store });
  let bot = launch();
  onTestFinished(async () => {
    await bot.kill();
    await reader.close();
    await local.close();
    rmSync(folder, { recursive: true, force: true });
  });
  await bot.ready();

  /** A game of these people and so many bots, begun by clicks; gives its table and its thread. */
  async function begin(who: readonly Player[], bots: number): Promise<{ table: string; thread: string }> {
    const [first, ...others] = who;
    if (first === undefined) throw new Error('nobody is there');
    const patience = { until: 'final', withinMs: PATIENCE_MS } as const;
    await first.slash('/game new', { game: 'master-of-the-galaxy', name: 'Whole', bots }, patience);
    const [face] = await reader.fresh.tablesOf(first.id);
    const table = face?.id ?? '';
    const shows = (action: string) => (message: object) =>
      JSON.stringify(message).includes(`${action}|${table}`);
    await first.waitFor(shows('lobby.start'), { withinMs: PATIENCE_MS });
    for (const one of others) await one.click(`1|lobby.join|${table}`, patience);
    await first.click(`1|lobby.start|${table}`, patience);
    const ping = await first.waitFor(isPing, {
      where: 'anywhere',
      withinMs: PATIENCE_MS,
    });
    return { table, thread: ping.channel_id };
  }

  return {
    local,
    reader,
    pings,
    players: people.map((name) => player(local, name)),
    begin,
    get bot() {
      return bot;
    },
    /** The bot once more, after it was stopped or killed. */
    async startAgain() {
      bot = launch();
      await bot.ready();
    },
    /** What is wrong with what stands at Discord, once everything is announced. */
    check: () => checkCaughtUp({ world: local.world, reader, pings, witness }, PATIENCE_MS),
    clicker: (who: Player, { table, thread }: { table: string; thread: string }) =>
      new Clicker(who.in({ id: thread }), { app: reader, table }),
  };
}
