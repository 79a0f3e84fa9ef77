import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import type { Game } from '#core/game.ts';
import { checkGoingOn, checkLogs, checkReplays } from './crash/check.ts';
import { crashLoad, type LoadLine, type LoadOrder, type Request } from './crash/load.ts';

/** A soak: a process that plays is killed again and again, and nothing may come of it. */
export interface Soak {
  readonly kills: number;
  readonly file: string;
  readonly game: string;
  readonly games: ReadonlyMap<string, Game>;
  readonly tables: number;
  /** How the load is started; the order it gets as its last argument, what to send again through its standard input. */
  readonly command: readonly [string, ...string[]];
  /** After each kill: how many there were, and how many answers were acknowledged so far. */
  readonly onKill?: (kills: number, answers: number) => void;
}

/** What a soak found. */
export interface SoakReport {
  readonly kills: number;
  readonly answers: number;
  /** Requests whose fate a kill had left open, and which were sent again. */
  readonly resent: number;
  readonly tables: number;
  readonly problems: readonly string[];
}

/** Of ten kills one hits the process while it starts. */
const EARLY = 0.1;
const MAX_START = 500;
const MAX_LIFE = 250;
/** A process that is not ready by then never will be. */
const PATIENCE = 30_000;
/** Replaying all logs takes longer and longer: once in so many kills, and at the end. */
const REPLAY_EVERY = 50;

/** Everything that the processes said about their requests. */
class Books {
  readonly acknowledged = new Map<string, { table: string; seq: number }>();
  readonly refused = new Set<string>();
  readonly tried = new Set<string>();
  readonly open = new Map<string, Request>();
  readonly tables = new Set<string>();
  readonly problems: string[] = [];

  note(line: LoadLine): void {
    switch (line.say) {
      case 'ready':
        return;
      case 'try':
        this.tried.add(line.request.idempotencyKey);
        this.tables.add(line.request.table);
        this.open.set(line.request.idempotencyKey, line.request);
        return;
      case 'ack': {
        const { table, idempotencyKey, seq } = line;
        const before = this.acknowledged.get(idempotencyKey);
        if (before && before.seq !== seq)
          this.problems.push(`${table}: ${idempotencyKey} acknowledged at ${before.seq} and ${seq}`);
        this.acknowledged.set(idempotencyKey, { table, seq });
        this.open.delete(idempotencyKey);
        return;
      }
      case 'no':
        // Of two clicks the second may be refused by then; the first one counts.
        if (!this.acknowledged.has(line.idempotencyKey)) this.refused.add(line.idempotencyKey);
        this.open.delete(line.idempotencyKey);
    }
  }
}

/** Starts the load, lets it live for a while, and kills it. */
async function oneLife(soak: Soak, books: Books, run: number): Promise<void> {
  const order: LoadOrder = { file: soak.file, game: soak.game, tables: soak.tables, run };
  const [command, ...rest] = soak.command;
  const child = spawn(command, [...rest, JSON.stringify(order)], { stdio: ['pipe', 'pipe', 'pipe'] });
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
    if (said?.say === 'ready') ready();
  });
  if (Math.random() < EARLY) await pause(Math.random() * MAX_START);
  else {
    await Promise.race([isReady, gone, pause(PATIENCE, undefined, { ref: false })]);
    await pause(Math.random() * MAX_LIFE);
  }
  const early = !kill(child);
  await gone;
  if (early) books.problems.push(`the process ended by itself: ${await complaint}`);
}

/** Whether it was still there to be killed. */
function kill(child: ChildProcess): boolean {
  return child.exitCode === null && child.signalCode === null && child.kill('SIGKILL');
}

/** A line may be cut short by the kill: then it was not said. */
function lineOf(line: string): LoadLine | null {
  try {
    return JSON.parse(line) as LoadLine;
  } catch {
    return null;
  }
}

/** Kills the process that plays so many times; after each kill everything acknowledged must be there, once. */
export async function crashSoak(soak: Soak): Promise<SoakReport> {
  const books = new Books();
  let resent = 0;
  for (let kills = 1; kills <= soak.kills && books.problems.length === 0; kills++) {
    resent += books.open.size;
    await oneLife(soak, books, kills);
    books.problems.push(...(await checkLogs(soak.file, books)));
    if (kills % REPLAY_EVERY === 0 || kills === soak.kills)
      books.problems.push(...(await checkReplays(soak.file, soak.games)));
    soak.onKill?.(kills, books.acknowledged.size);
  }
  if (books.problems.length === 0) books.problems.push(...(await checkGoingOn(soak.file, soak.games)));
  const { acknowledged, tables, problems } = books;
  return { kills: soak.kills, answers: acknowledged.size, resent, tables: tables.size, problems };
}

/** The process that is killed: plays as its last argument says, after sending again what it reads. */
export async function crashChild(games: ReadonlyMap<string, Game>, order: string): Promise<never> {
  const again = JSON.parse(await text(process.stdin)) as Request[];
  return await crashLoad(games, JSON.parse(order) as LoadOrder, again);
}
