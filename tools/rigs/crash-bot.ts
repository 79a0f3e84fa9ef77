import { setTimeout as pause } from 'node:timers/promises';
import { player } from '#local-discord/driver/player.ts';
import { LocalDiscord } from '#local-discord/server.ts';
import { checkGoingOn, checkLogs, checkReplays } from './crash/check.ts';
import { BotProcess } from './crash-bot/bot-process.ts';
import { checkAll, checkCaughtUp, type Evidence } from './crash-bot/check.ts';
import { Ledger } from './crash-bot/ledger.ts';
import { type Guests, Party, type Presence } from './crash-bot/party.ts';
import { pingsOf } from './crash-bot/pings.ts';
import { Reader } from './crash-bot/reader.ts';
import { Trouble } from './crash-bot/trouble.ts';

/** A soak of the whole bot: a process that plays at a Discord in trouble is killed again and again. */
export interface BotSoak {
  readonly kills: number;
  readonly tables: number;
  /** Where the bot keeps its tables. */
  readonly file: string;
  /** How the bot is started. */
  readonly command: readonly [string, ...string[]];
  readonly onKill?: () => void;
}

/** What a soak found. */
export interface BotSoakReport {
  readonly kills: number;
  /** Kills of a bot that had not come to listen yet. */
  readonly early: number;
  /** Answers that the bot said it had taken, and those it refused, for example because another was faster. */
  readonly answers: number;
  readonly refused: number;
  readonly interactions: number;
  readonly games: number;
  readonly troubles: number;
  readonly pings: number;
  readonly posts: number;
  readonly problems: readonly string[];
}

const PEOPLE = ['Ann', 'Bob', 'Cid', 'Dan'];
/** Of ten kills one hits the process while it starts. */
const EARLY = 0.1;
const MAX_START_MS = 1_500;
const MAX_LIFE_MS = 3_000;
/** After so many kills everybody rests until the bot has caught up, and everything is compared. */
const REST_EVERY = 10;
/** A bot that nobody disturbs has taken an answer by then. */
const PATIENCE_MS = 60_000;
const LOOK_EVERY_MS = 50;

/** The bot, one process after the other. */
class Lives implements Presence {
  private bot: BotProcess | null = null;
  private listens: Promise<unknown> = Promise.resolve();
  private announce: () => void = () => undefined;
  private isAnnounced = true;
  early = 0;

  constructor(private readonly launch: () => BotProcess) {
    this.await();
  }

  /** Those who want to play wait from here on, until a bot listens; those who wait already wait for the same. */
  private await(): void {
    if (!this.isAnnounced) return;
    this.isAnnounced = false;
    this.listens = new Promise<void>((resolve) => {
      this.announce = () => {
        this.isAnnounced = true;
        resolve();
      };
    });
  }

  present(): Promise<unknown> {
    return this.listens;
  }

  gone(): Promise<unknown> {
    return this.bot?.gone ?? Promise.resolve();
  }

  async begin(): Promise<void> {
    this.bot = this.launch();
    await this.bot.ready();
    this.announce();
  }

  /** Starts the bot and kills it at some point; says what is wrong if it was not there to be killed. */
  async oneLife(): Promise<string[]> {
    const bot = this.launch();
    this.bot = bot;
    if (Math.random() < EARLY) {
      this.early += 1;
      await pause(Math.random() * MAX_START_MS);
    } else {
      await bot.ready();
      this.announce();
      await pause(Math.random() * MAX_LIFE_MS);
    }
    this.await();
    const wasThere = await bot.kill();
    return wasThere ? [] : [`the bot ended by itself:\n${bot.reports.join('\n')}`];
  }

  /** Ends the bot as an operator would. */
  async end(): Promise<string[]> {
    this.await();
    const code = await this.bot?.stop();
    return code === 0 ? [] : [`the bot stopped with ${code}:\n${this.bot?.reports.join('\n')}`];
  }

  /** What the latest of them reported. */
  get reports(): readonly string[] {
    return this.bot?.reports ?? [];
  }

  async kill(): Promise<void> {
    await this.bot?.kill();
  }
}

/** Two to four at each table, with bots where people are few. */
function guestsAt(local: LocalDiscord, table: number): Guests {
  const first = player(local, PEOPLE[table % PEOPLE.length] ?? '');
  const second = player(local, PEOPLE[(table + 1) % PEOPLE.length] ?? '');
  return { name: `Table ${table + 1}`, people: [first, second], bots: table % 3 };
}

/** Kills the bot so many times while tables are played; nothing acknowledged may be lost, nothing said twice or never. */
export async function crashBot(soak: BotSoak): Promise<BotSoakReport> {
  const local = await LocalDiscord.open({
    begin: { people: PEOPLE.map((name) => ({ name, locale: 'en-US' })) },
    rateLimits: false,
  });
  const reader = await Reader.open({ file: soak.file });
  const { api, token, world } = local;
  const ledger = new Ledger(world);
  const evidence: Evidence = { world, reader, pings: pingsOf(world) };
  const trouble = new Trouble(local);
  const { command, file } = soak;
  const lives = new Lives(() => new BotProcess({ command, discord: { api, token }, store: { file } }));
  const means = { reader, presence: lives, ledger };
  const parties = Array.from({ length: soak.tables }, (_, table) => new Party(guestsAt(local, table), means));
  const problems: string[] = [];
  let kills = 0;

  /** Some kills while everybody plays, then rest, and a look at everything. */
  async function round(most: number): Promise<void> {
    let isOver = false;
    const playing = parties.map((party) => party.play(() => isOver));
    const failed = Promise.all(playing).then(() => undefined);
    failed.catch((error: unknown) => problems.push(`playing failed: ${String(error)}`));
    for (let killed = 0; killed < most && problems.length === 0; killed++) {
      trouble.start();
      problems.push(...(await lives.oneLife()));
      trouble.stop();
      kills += 1;
      problems.push(...(await checkLogs(reader.store, ledger)), ...(await checkAll(evidence, 'under way')));
      soak.onKill?.();
    }
    await lives.begin();
    const before = ledger.acknowledged.size;
    // However short all those lives were, tables that were left in the middle of anything must be playable now.
    for (
      let waited = 0;
      ledger.acknowledged.size === before && problems.length === 0;
      waited += LOOK_EVERY_MS
    ) {
      if (waited > PATIENCE_MS) problems.push('nobody could answer anything');
      await pause(LOOK_EVERY_MS);
    }
    isOver = true;
    await failed.catch(() => undefined);
    if (problems.length === 0) problems.push(...(await checkCaughtUp(evidence)));
    if (problems.length > 0) problems.push(...lives.reports);
    problems.push(...(await lives.end()));
  }

  try {
    while (kills < soak.kills && problems.length === 0) await round(Math.min(REST_EVERY, soak.kills - kills));
    problems.push(
      ...(await checkLogs(reader.store, ledger)),
      ...(await checkReplays(reader.store, reader.games)),
    );
    if (problems.length === 0) problems.push(...(await checkGoingOn(reader.store, reader.games)));
  } finally {
    trouble.stop();
    await lives.kill();
    await reader.close();
    await local.close();
  }
  const { acknowledged, refused, tried } = ledger;
  const posts = [...world.state.channels.values()].reduce((sum, { messages }) => sum + messages.length, 0);
  return {
    kills,
    early: lives.early,
    answers: acknowledged.size,
    refused: refused.size,
    interactions: tried.size,
    games: parties.reduce((sum, party) => sum + party.games, 0),
    troubles: trouble.count,
    pings: evidence.pings.length,
    posts,
    problems,
  };
}
