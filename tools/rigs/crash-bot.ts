import { setTimeout as pause } from 'node:timers/promises';
import type { Game } from '#core/game.ts';
import { player } from '#local-discord/driver/player.ts';
import { LocalDiscord } from '#local-discord/server.ts';
import type { StoreLocation } from '#store/store.ts';
import { checkGoingOn, checkLogs, checkReplays } from './crash/check.ts';
import { secretsAt } from './crash-bot/audiences.ts';
import { BotProcess } from './crash-bot/bot-process.ts';
import { checkAll, checkCaughtUp, type Evidence, tablesOf } from './crash-bot/check.ts';
import { Haste } from './crash-bot/haste.ts';
import { Ledger } from './crash-bot/ledger.ts';
import { Lives } from './crash-bot/lives.ts';
import { type Guests, Party } from './crash-bot/party.ts';
import { pingsOf } from './crash-bot/pings.ts';
import { Reader } from './crash-bot/reader.ts';
import { Trouble } from './crash-bot/trouble.ts';
import { Witness } from './crash-bot/witness.ts';
import { patientClock } from './patient-clock.ts';

/** A soak of the whole bot: a process that plays at a Discord in trouble is killed again and again. */
export interface BotSoak {
  readonly kills: number;
  /** At least so many answers must be acknowledged, however long that takes. */
  readonly answers: number;
  readonly tables: number;
  readonly played: readonly Game[];
  /** Where the bot keeps its tables. */
  readonly store: StoreLocation;
  /** How the bot is started. */
  readonly command: readonly [string, ...string[]];
  readonly onKill?: () => void;
}

/** What a soak found. */
export interface BotSoakReport {
  /** Kills by what the bot was doing. */
  readonly kills: Readonly<Record<string, number>>;
  /** Answers that the bot said it had taken, and those it refused, for example because another was faster. */
  readonly answers: number;
  readonly refused: number;
  readonly interactions: number;
  readonly games: number;
  readonly troubles: number;
  readonly pings: number;
  readonly posts: number;
  /** Questions that were shown, and lines of news that were told, to one person alone. */
  readonly secrets: { readonly questions: number; readonly news: number };
  /** Deadlines that were made to run out, to be reminded of or answered once each. */
  readonly deadlines: number;
  readonly problems: readonly string[];
}

const PEOPLE = ['Ann', 'Bob', 'Cid', 'Dan'];
/** After so many kills everybody rests until the bot has caught up, and everything is compared. */
const REST_EVERY = 10;
/** A bot that nobody disturbs has taken the answers that are wanted by then. */
const PATIENCE_MS = 10 * 60_000;
const LOOK_EVERY_MS = 50;

/** Two people at each table, with as many bots as the game needs or a few more; games turn by turn, every second table with deadlines. */
function guestsAt(local: LocalDiscord, played: readonly Game[], table: number): Guests {
  const game = played[table % played.length];
  if (game === undefined) throw new Error('there is no game to play');
  const first = player(local, PEOPLE[table % PEOPLE.length] ?? '');
  const second = player(local, PEOPLE[(table + 1) % PEOPLE.length] ?? '');
  const [least, most] = [Math.min(...game.seats), Math.max(...game.seats)];
  const bots = Math.min(Math.max(least - 2, table % 3), most - 2);
  const isTimed = Math.floor(table / played.length) % 2 === 1;
  const names = { name: `Table ${table + 1}`, game: game.id, people: [first, second] as const, bots };
  return isTimed ? { ...names, deadline: 1 } : names;
}

/** Kills the bot so many times while tables are played; nothing acknowledged may be lost, nothing said twice, never, or to others. */
export async function crashBot(soak: BotSoak): Promise<BotSoakReport> {
  const local = await LocalDiscord.open({
    begin: { people: PEOPLE.map((name) => ({ name, locale: 'en-US' })) },
    rateLimits: false,
    clock: patientClock,
  });
  const { command, store, played } = soak;
  const reader = await Reader.open(store);
  const { api, token, world } = local;
  const ledger = new Ledger(world);
  const evidence: Evidence = { world, reader, pings: pingsOf(world), witness: new Witness(world) };
  const haste = new Haste(reader, evidence.pings);
  const trouble = new Trouble(local);
  const lives = new Lives({
    world,
    launch: () => new BotProcess({ command, discord: { api, token }, store }),
    answers: () => ledger.acknowledged.size,
  });
  const means = { reader, presence: lives, ledger };
  const parties = Array.from(
    { length: soak.tables },
    (_, table) => new Party(guestsAt(local, played, table), means),
  );
  const problems: string[] = [];
  let secrets = { questions: 0, news: 0 };
  let kills = 0;

  /** However short all those lives were, tables that were left in the middle of anything must be playable now. */
  async function untilAnswered(): Promise<void> {
    const share = Math.ceil((soak.answers * kills) / soak.kills);
    const wanted = Math.max(share, ledger.acknowledged.size + 1);
    const isEnough = () => ledger.acknowledged.size >= wanted;
    for (let waited = 0; !isEnough() && problems.length === 0; waited += LOOK_EVERY_MS) {
      if (waited > PATIENCE_MS)
        problems.push(`only ${ledger.acknowledged.size} answers were taken, ${wanted} are wanted`);
      await pause(LOOK_EVERY_MS);
    }
  }

  /** Time runs out while the bot is away: what is due then comes once, after it has come back. */
  async function outOfTime(): Promise<void> {
    problems.push(...(await lives.end()));
    await haste.hurry();
    if (haste.count === 0 || problems.length > 0) return;
    await lives.begin();
    problems.push(...(await haste.check()), ...(await checkCaughtUp(evidence)));
    if (problems.length > 0) problems.push(...lives.reports);
    problems.push(...(await lives.end()));
  }

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
    await untilAnswered();
    isOver = true;
    await failed.catch(() => undefined);
    if (problems.length === 0) problems.push(...(await checkCaughtUp(evidence)));
    if (problems.length > 0) problems.push(...lives.reports);
    await outOfTime();
  }

  try {
    while (kills < soak.kills && problems.length === 0) await round(Math.min(REST_EVERY, soak.kills - kills));
    problems.push(...(await checkLogs(reader.store, ledger)));
    problems.push(...(await checkReplays(reader.store, reader.games)));
    secrets = await secretsAt(evidence, await tablesOf(reader));
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
    kills: lives.kills,
    answers: acknowledged.size,
    refused: refused.size,
    interactions: tried.size,
    games: parties.reduce((sum, party) => sum + party.games, 0),
    troubles: trouble.count,
    pings: evidence.pings.length,
    posts,
    secrets,
    deadlines: haste.count,
    problems,
  };
}
