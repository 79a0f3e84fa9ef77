import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect } from 'vitest';
import { type App, openApp } from '#app/app.ts';
import type { Look, ShownQuestion } from '#app/records/look.ts';
import type { Reply } from '#app/requests/reply.ts';
import { type AppSettings, DEFAULT_SETTINGS, type Dependencies } from '#app/runner/dependencies.ts';
import { PresenceClock } from '#app/runner/presence-clock.ts';
import type { Game } from '#core/game.ts';
import type { Choice } from '#core/question.ts';
import type { Row } from '#core/record.ts';
import { sqlite } from '#store/dialect.ts';
import type { OutboxRow } from '#store/model.ts';
import { Store } from '#store/store.ts';
import { chance } from './app-journal.ts';
import { market } from './app-toy.ts';

/** Something the operator was told. */
export interface LogLine {
  readonly level: 'info' | 'warn' | 'error';
  readonly fields: object;
  readonly message: string;
}

/** An app with a clock that stands until it is moved, chance that repeats itself, and everything it says kept. */
export interface Bench {
  readonly app: App;
  readonly store: Store;
  readonly around: Dependencies;
  readonly logs: LogLine[];
  /** How long was waited each time before something was tried again; no time passes meanwhile. */
  readonly waits: number[];
  /** Lets time pass, in which the app is there. */
  pass(ms: number): void;
  /** Lets time pass, in which it is stopped. */
  absent(ms: number): void;
  /** Somebody sets the clock on the wall, forwards or back. */
  setClock(ms: number): void;
  /** The same store as another process, or this one after a restart, would find it. */
  restarted(games?: readonly Game[]): Bench;
}

export const HOUR = 3_600_000;

interface Setting {
  readonly games?: readonly Game[];
  readonly pace?: Partial<AppSettings>;
  readonly store?: Store;
}

export async function bench({ games = [market()], pace = {}, store: given }: Setting = {}): Promise<Bench> {
  const store = given ?? (await Store.over(sqlite(':memory:')));
  const clock = { now: 1_700_000_000_000, mono: 0, names: 0, seeds: 0 };
  const logs: LogLine[] = [];
  return over({
    store,
    clock,
    logs,
    games,
    pace: { ...DEFAULT_SETTINGS, ...pace },
  });
}

interface Parts {
  readonly store: Store;
  readonly clock: { now: number; mono: number; names: number; seeds: number };
  readonly logs: LogLine[];
  readonly games: readonly Game[];
  readonly pace: AppSettings;
}

function over(parts: Parts): Bench {
  const { store, clock, logs, games, pace } = parts;
  const waits: number[] = [];
  const logged = (level: LogLine['level']) => (fields: object, message: string) => {
    logs.push({ level, fields, message });
  };
  const around: Dependencies = {
    store,
    games: new Map(games.map((game) => [game.id, game])),
    settings: pace,
    now: () => clock.now,
    clock: new PresenceClock({ now: () => clock.now, monotonic: () => clock.mono, maxGap: pace.maxGap }),
    seed: () => {
      clock.seeds += 1;
      return clock.seeds.toString(16).padStart(64, 'a5');
    },
    name: () => {
      clock.names += 1;
      return `t${clock.names}`;
    },
    random: chance(clock.names + 5),
    sleep: async (ms) => {
      waits.push(ms);
      await nextTurn();
    },
    log: { info: logged('info'), warn: logged('warn'), error: logged('error') },
  };
  const absent = (ms: number) => {
    clock.now += ms;
    clock.mono += ms;
  };
  const pass = (ms: number) => {
    for (let left = ms; left > 0; left -= pace.maxGap) {
      absent(Math.min(left, pace.maxGap));
      around.clock.now();
    }
  };
  const setClock = (ms: number) => {
    clock.now += ms;
  };
  const restarted = (other?: readonly Game[]) => over({ ...parts, games: other ?? games });
  return { app: openApp(around), store, around, logs, waits, pass, absent, setClock, restarted };
}

/** What was done, or a failed test that says why it was not. */
export function ok<T extends object>(reply: Reply<T>): T {
  expect(reply).toMatchObject({ kind: 'done' });
  return reply as unknown as T;
}

/** The key of the message with which something was refused. */
export function why(reply: Reply): string {
  return reply.kind === 'done' ? 'done' : reply.refusal.message.key;
}

/** Who sits at a table of the bench: people by name, bots as `bot:kind`. */
export interface Party {
  readonly who?: readonly string[];
  readonly rounds?: number;
  readonly deadlineHours?: number;
  readonly reminders?: boolean;
  readonly local?: boolean;
}

/** A table that has begun, opened by the first person there (or by `ann`). */
export async function begun(app: App, party: Party = {}): Promise<string> {
  const { who = ['ann', 'bob', 'cid'], rounds = 3, deadlineHours, reminders, local } = party;
  const user = who.find((name) => !name.startsWith('bot:')) ?? 'ann';
  const { table } = ok(
    await app.create({
      user,
      game: 'market',
      name: 'Friday',
      language: 'en',
      options: { rounds },
      ...(deadlineHours && { deadlineHours }),
      ...(reminders !== undefined && { reminders }),
      ...(local && { local }),
    }),
  );
  for (const name of who) {
    if (name.startsWith('bot:')) ok(await app.addBot({ table, actor: { user }, bot: name.slice(4) }));
    else ok(await app.join({ table, user: name, name: name.toUpperCase() }));
  }
  ok(await app.start({ table, actor: { user } }));
  await app.settled(table);
  return table;
}

export async function seen(app: App, table: string, user?: string): Promise<Look> {
  return ok(await app.look({ table, ...(user && { user }) }));
}

/** The question that somebody is asked, by topic. */
export async function asked(
  app: App,
  table: string,
  about: { user: string; topic: string },
): Promise<ShownQuestion> {
  const { questions } = await seen(app, table, about.user);
  const question = questions.find(({ topic }) => topic === about.topic);
  expect(question, `${about.user} is asked about ${about.topic}`).toBeDefined();
  return question as ShownQuestion;
}

/** An answer to the question of a topic: the one given, or the harmless one. */
export async function say(app: App, table: string, on: { user: string; topic: string; choice?: Choice }) {
  const { key, fallback } = await asked(app, table, on);
  const choice = (on.choice ?? fallback) as string;
  const given = ok(await app.answer({ table, user: on.user, key, choice }));
  await app.settled(table);
  return given;
}

/** Harmless answers until everybody is asked for a bid. */
export async function toBids(app: App, table: string, users: readonly string[]): Promise<void> {
  for (;;) {
    if ((await seen(app, table)).waiting.some(({ topic }) => topic === 'bid')) return;
    await answerSome(app, table, users);
  }
}

/** Harmless answers of everybody until the round (or the game) is over. */
export async function playRound(app: App, table: string, users: readonly string[]): Promise<void> {
  const { round } = (await seen(app, table)).view as { round: number };
  for (;;) {
    const face = await seen(app, table);
    if ((face.view as { round: number }).round !== round || face.table.status !== 'playing') return;
    await answerSome(app, table, users);
  }
}

async function answerSome(app: App, table: string, users: readonly string[]): Promise<void> {
  for (const user of users) {
    const { questions } = await seen(app, table, user);
    const question = questions.find(({ held }) => held === null);
    if (!question) continue;
    const { key, fallback } = question;
    ok(await app.answer({ table, user, key, choice: fallback as string }));
    await app.settled(table);
    return;
  }
  throw new Error('nobody is asked anything');
}

/** Everything announced so far. */
export function posts(store: Store): Promise<OutboxRow[]> {
  return store.outbox.pending(Number.MAX_SAFE_INTEGER, 100_000);
}

/** The answers in a table's log. */
export async function answers(store: Store, table: string): Promise<Row[]> {
  const { entries } = await store.log.history(table);
  return entries.flatMap((entry) => (entry.kind === 'answer' ? [entry.row] : []));
}
