import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import type { Game } from '#core/game.ts';
import type { StoreLocation } from '#store/store.ts';
import { Books } from './crash/books.ts';
import { checkGoingOn, checkLogs, checkReplays, inStore } from './crash/check.ts';
import { DEATHS, type Death } from './crash/death.ts';
import { crashLoad, type LoadOrder, timesFrom } from './crash/load.ts';
import type { LoadLine, Request } from './crash/say.ts';
import { tellTheRest } from './crash/telling.ts';
import type { TellingCount } from './crash/tellings.ts';
import { checkTimers } from './crash/timers.ts';

/** A soak: a process that plays is killed again and again, and nothing may come of it. */
export interface Soak {
  readonly kills: number;
  /** At least so many answers must be acknowledged; more kills follow until they are. */
  readonly answers: number;
  readonly store: StoreLocation;
  /** What happens to the store while the processes work with it, by a way of its own. */
  readonly trouble?: StoreTrouble | undefined;
  readonly played: readonly string[];
  readonly games: ReadonlyMap<string, Game>;
  readonly tables: number;
  /** How the load is started; the order it gets as its last argument, what to send again through its standard input. */
  readonly command: readonly [string, ...string[]];
  /** After each kill: how many there were, and how many answers were acknowledged so far. */
  readonly onKill?: (kills: number, answers: number) => void;
}

/** Lets things go wrong with a store while it is used. */
export interface StoreTrouble {
  /** By which way the processes reach it. */
  readonly way: StoreLocation;
  /** What has happened so far, by kind. */
  readonly count: Readonly<Record<string, number>>;
  start(): void;
  stop(): Promise<void>;
}

/** What a soak found. */
export interface SoakReport {
  readonly kills: number;
  readonly answers: number;
  /** Requests whose fate a kill had left open, and which were sent again. */
  readonly resent: number;
  readonly tables: number;
  readonly told: TellingCount;
  /** Faults of the store that it was played through. */
  readonly faults: Readonly<Record<string, number>>;
  readonly problems: readonly string[];
}

/** Of ten kills one hits the process while it starts, and three at any moment; the others at places that are chosen. */
const EARLY = 0.1;
const ANY_TIME = 0.3;
const MAX_START = 500;
const MAX_LIFE = 250;
const MAX_PASSED = 24;
/** A process that is not ready, or has not come to where it ends, by then never will. */
const PATIENCE = 60_000;
/** A soak that has not seen enough answers by then never will. */
const MAX_SOAK_MS = 30 * 60_000;
/** Replaying all logs takes longer and longer: once in so many kills, and at the end. */
const REPLAY_EVERY = 50;

/** How a process ends: at any moment, while it starts, or at a place of its own. */
function anyDeath(): Death | 'early' | 'any time' {
  const chance = Math.random();
  if (chance < EARLY) return 'early';
  if (chance < EARLY + ANY_TIME) return 'any time';
  const at = DEATHS[Math.floor(Math.random() * DEATHS.length)] ?? 'after commit';
  return { at, after: Math.floor(Math.random() * MAX_PASSED) };
}

/** Starts the load, lets it live for a while, and kills it. */
async function oneLife(soak: Soak, books: Books, order: Omit<LoadOrder, 'death'>): Promise<void> {
  const death = anyDeath();
  const [command, ...rest] = soak.command;
  const given: LoadOrder = { ...order, death: typeof death === 'string' ? null : death };
  const child = spawn(command, [...rest, JSON.stringify(given)], { stdio: ['pipe', 'pipe', 'pipe'] });
  child.stdin.on('error', () => undefined);
  child.stdin.end(JSON.stringify([...books.open.values()]));
  const gone = once(child, 'close');
  const complaint = text(child.stderr);
  let ready: () => void = () => undefined;
  const isReady = new Promise<void>((resolve) => {
    ready = resolve;
  });
  createInterface({ input: child.stdout }).on('line', (line) => {
    const said = lineOf(line);
    if (said) books.note(said);
    if (said?.say !== 'ready') return;
    soak.trouble?.start();
    ready();
  });
  const late = pause(PATIENCE, undefined, { ref: false });
  if (death === 'early') await pause(Math.random() * MAX_START);
  else if (death === 'any time') {
    await Promise.race([isReady, gone, late]);
    await pause(Math.random() * MAX_LIFE);
  } else await Promise.race([gone, late]);
  kill(child);
  await gone;
  await soak.trouble?.stop();
  if (child.signalCode !== 'SIGKILL') books.problems.push(`the process ended by itself: ${await complaint}`);
}

function kill(child: ChildProcess): void {
  if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL');
}

/** A line may be cut short by the kill: then it was not said. */
function lineOf(line: string): LoadLine | null {
  try {
    return JSON.parse(line) as LoadLine;
  } catch {
    return null;
  }
}

/** Kills the process that plays so many times; after each kill everything acknowledged must be there, once, and told or to be told. */
export async function crashSoak(soak: Soak): Promise<SoakReport> {
  const books = new Books();
  const { problems, acknowledged } = books;
  const began = Date.now();
  const isEnough = () => acknowledged.size >= soak.answers || Date.now() - began > MAX_SOAK_MS;
  let resent = 0;
  let kills = 0;
  while ((kills < soak.kills || !isEnough()) && problems.length === 0) {
    kills += 1;
    resent += books.open.size;
    const { store, trouble, played, tables } = soak;
    await oneLife(soak, books, { store: trouble?.way ?? store, games: played, tables, run: kills, began });
    await inStore(store, async (stored) => {
      problems.push(...(await checkLogs(stored, books)), ...(await books.tellings.check(stored)));
      if (kills % REPLAY_EVERY === 0) problems.push(...(await checkReplays(stored, soak.games)));
    });
    soak.onKill?.(kills, acknowledged.size);
  }
  if (acknowledged.size < soak.answers && problems.length === 0)
    problems.push(`only ${acknowledged.size} answers were acknowledged, ${soak.answers} are wanted`);
  if (problems.length === 0)
    await inStore(soak.store, async (stored) => {
      problems.push(...(await checkReplays(stored, soak.games)));
      problems.push(...(await checkGoingOn(stored, soak.games, timesFrom(began))));
      problems.push(...(await checkTimers(stored, soak.games, timesFrom(began).now())));
      await tellTheRest(stored, books.tellings);
      problems.push(...(await books.tellings.check(stored)));
    });
  return {
    kills,
    answers: acknowledged.size,
    resent,
    tables: books.tables.size,
    told: books.tellings.count,
    faults: soak.trouble?.count ?? {},
    problems,
  };
}

/** The process that is killed: plays as its last argument says, after sending again what it reads. */
export async function crashChild(games: ReadonlyMap<string, Game>, order: string): Promise<never> {
  const again = JSON.parse(await text(process.stdin)) as Request[];
  return await crashLoad(games, JSON.parse(order) as LoadOrder, again);
}
