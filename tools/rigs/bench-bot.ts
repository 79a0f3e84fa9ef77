import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { progress } from '#cli/progress.ts';
import type { Game } from '#core/game.ts';
import { pseudoRandom } from '#core/pseudo-random.ts';
import { player } from '#local-discord/driver/player.ts';
import { LocalDiscord } from '#local-discord/server.ts';
import { Clicker } from './bench/bot/clicker.ts';
import { asFastAsItGoes, steadily } from './bench/bot/load.ts';
import { measuredPictures, missedOf, PICTURE_LIMITS } from './bench/bot/pictures.ts';
import type { LongHold, Vitals } from './bench/bot/probe.ts';
import { BotProcess } from './bench/bot/process.ts';
import { type Seen, Watch } from './bench/bot/watch.ts';
import { round } from './bench/clock.ts';

export { benchCold } from './bench/bot/cold.ts';
export { benchPictures } from './bench/bot/pictures.ts';

/** What is measured. */
export interface BotBench {
  readonly game: Game;
  readonly tables: number;
  /**
   * Clicks per second over all tables. Discord takes 50 requests a second from a bot; a move costs about five of them
   * (words, picture, ping, what it replaces, hand), so ten moves a second are as much as it lets a bot announce.
   */
  readonly rate: number;
  readonly seconds: number;
  /** How often each of some pictures is drawn to see its cost. */
  readonly pictureRounds: number;
}

/** What is promised, in milliseconds and as a ratio of processor times taken in the same run. */
const LIMITS = {
  acknowledgementP99: 300,
  eventLoopDelayP99: 50,
  unanswered: 0,
  ...PICTURE_LIMITS,
} as const;

const BOTS = 2;
const SITTING_DOWN_AT_ONCE = 8;
const AT_ONCE = 32;
/** The saturated part is shorter: it promises nothing. */
const SATURATED_PART = 0.25;

/**
 * The bot in a process of its own, at a Discord in this one, where a person at each of many tables clicks, bots answer
 * them and every move becomes a picture.
 */
export async function benchBot({ game, tables, rate, seconds, pictureRounds }: BotBench) {
  const folder = mkdtempSync(path.join(tmpdir(), 'emissary-bench-'));
  const names = Array.from({ length: tables }, (_, at) => `Person ${at + 1}`);
  const people = names.map((name, at) => ({ name, locale: at % 2 === 0 ? 'en-US' : 'ru' }) as const);
  const local = await LocalDiscord.open({ begin: { people }, rateLimits: false });
  const bot = await BotProcess.start(local, path.join(folder, 'bench.sqlite'));
  try {
    const watch = new Watch(local.world);
    const clickers = await sitDown(local, game, names);
    await watch.calm();
    const random = pseudoRandom('steady');
    const steady = await measured(bot, watch, () => steadily(clickers, { seconds, rate, random }));
    const catchUpMs = await watch.calm();
    const some = clickers.slice(0, AT_ONCE);
    const full = await measured(bot, watch, () => asFastAsItGoes(some, seconds * SATURATED_PART));
    await watch.calm();
    const { figures: drawing, picture } = await measuredPictures(game, pictureRounds);
    const figures = {
      acknowledgementP99: steady.seen.acknowledged.p99,
      eventLoopDelayP99: steady.vitals.delay.p99,
      unanswered: steady.seen.unanswered,
      ...drawing,
    };
    return {
      game: game.id,
      tables,
      bots: tables * BOTS,
      figures: drawing,
      limits: LIMITS,
      missed: missedOf(figures, LIMITS),
      steady: {
        wantedClicksPerSecond: rate,
        catchUpMs: round(catchUpMs),
        ...shown(steady, steady.given / seconds),
      },
      saturated: { people: some.length, ...shown(full, full.given) },
      picture,
      machine: { cores: availableParallelism(), loadAverage: loadavg().map(round) },
    };
  } finally {
    await bot.stop();
    await local.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Some people sit down at a time, each at a table of their own. */
async function sitDown(local: LocalDiscord, game: Game, names: readonly string[]): Promise<Clicker[]> {
  const bar = progress('tables', names.length);
  const queue = [...names];
  const seated: Clicker[] = [];
  const work = async () => {
    for (let name = queue.shift(); name !== undefined; name = queue.shift()) {
      const table = { game: game.id, name: `Table of ${name}`, bots: BOTS, random: pseudoRandom(name) };
      seated.push(await Clicker.sitDown(player(local, name), table));
      bar.step();
    }
  };
  await Promise.all(Array.from({ length: SITTING_DOWN_AT_ONCE }, work));
  bar.stop();
  return seated;
}

interface Measured {
  readonly given: number;
  readonly seen: Seen;
  readonly vitals: Vitals;
  /** What held everything up for longer than anything may, with what people had just done. */
  readonly longHolds: readonly (Omit<LongHold, 'endedAt'> & { readonly after: readonly string[] })[];
}

async function measured(bot: BotProcess, watch: Watch, load: () => Promise<number>): Promise<Measured> {
  await bot.begin();
  watch.begin();
  const given = await load();
  const vitals = await bot.report();
  const longHolds = vitals.holds.map(({ endedAt, ownMs, ms, collectingMs }) => ({
    ...rounded({ ms, collectingMs }),
    ownMs,
    after: watch.actsBefore(endedAt),
  }));
  return { given, seen: watch.seen, vitals, longHolds };
}

const rounded = <T extends object>(numbers: T) =>
  Object.fromEntries(Object.entries(numbers).map(([name, number]) => [name, round(number)])) as T;

function shown({ seen, vitals, longHolds }: Measured, clicksPerSecond: number) {
  const { delay, seconds: _, holds: __, ...rest } = vitals;
  return {
    clicksPerSecond: round(clicksPerSecond),
    // Of the bot's own process: neither what draws nor the local Discord is in it.
    processorMsPerClick: round((1000 * vitals.processor) / clicksPerSecond),
    acknowledgementMs: rounded(seen.acknowledged),
    unanswered: seen.unanswered,
    eventLoopDelayMs: rounded(delay),
    longHolds,
    pictures: seen.pictures,
    picturesPerSecond: round(seen.pictures / seen.seconds),
    bot: rounded(rest),
  };
}
