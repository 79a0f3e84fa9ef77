import { setTimeout as pause } from 'node:timers/promises';
import { type App, openApp } from '#app/app.ts';
import type { Reply } from '#app/requests/reply.ts';
import { type Dependencies, defaultDependencies } from '#app/runner/dependencies.ts';
import { PresenceClock } from '#app/runner/presence-clock.ts';
import type { Game } from '#core/game.ts';
import { randomBot } from '#core/random-bot.ts';
import { STATUSES } from '#store/model.ts';
import { Store, type StoreLocation } from '#store/store.ts';
import { StoreError } from '#store/store-error.ts';
import { cheat } from './cheat.ts';
import { type Death, Fate } from './death.ts';
import { idleBots } from './idle-bots.ts';
import { type Request, say } from './say.ts';
import { tellAll } from './telling.ts';

/** What a run of the load is told: where the store lies, which games are played, at how many tables at once. */
export interface LoadOrder {
  readonly store: StoreLocation;
  readonly games: readonly string[];
  readonly tables: number;
  /** Tells the requests of this run from those of the runs before. */
  readonly run: number;
  /** When the soak began: from then on time goes faster, so that deadlines come and go. */
  readonly began: number;
  /** Where the process ends itself; null if it is ended from outside. */
  readonly death: Death | null;
}

/** Said of a commit whose answer was lost with the connection. */
const UNSETTLED = 'app.storeUnsettled';
const SEATS = 3;
/** How often somebody clicks twice, takes an answer back, or answers what is put to somebody else. */
const TWICE = 0.15;
const BACK = 0.05;
const CHEATS = 0.1;
const MAX_PAUSE = 4;
const TICK_MS = 20;
/** An hour of a table is half a second. */
const SPEED = 7_200;

/** The times at the tables: what the clock on the wall shows, and what counts for deadlines. */
export function timesFrom(began: number): Pick<Dependencies, 'now' | 'clock'> {
  const now = () => began + (Date.now() - began) * SPEED;
  const monotonic = () => performance.now() * SPEED;
  return { now, clock: new PresenceClock({ now, monotonic, maxGap: Number.POSITIVE_INFINITY }) };
}

function done<T extends object>(reply: Reply<T>): T {
  if (reply.kind !== 'done') throw new Error(`refused: ${JSON.stringify(reply.refusal)}`);
  return reply;
}

/** Whether something failed because the store was away for a moment. */
const isStoreTrouble = (error: unknown) =>
  error instanceof StoreError || /refused: .*"app\.store/.test(String(error));

const user = (seat: number) => `user-${seat}`;
/** At tables with deadlines this one never answers, so that the table has to. */
const SLEEPER = user(1);

/** A table with people in all seats but the last, where a bot sits. */
async function newTable(app: App, game: Game, isTimed: boolean): Promise<string> {
  const seats = game.seats.includes(SEATS) ? SEATS : Math.min(...game.seats);
  const owner = user(0);
  const pace = isTimed ? { deadlineHours: 1 } : { local: true };
  const { table } = done(
    await app.create({ user: owner, game: game.id, name: 'soak', language: 'en', ...pace }),
  );
  for (let seat = 0; seat < seats - 1; seat++)
    done(await app.join({ table, user: user(seat), name: user(seat) }));
  done(await app.addBot({ table, actor: { user: owner }, bot: Object.keys(game.bots)[0] ?? '' }));
  done(await app.start({ table, actor: { user: owner } }));
  return table;
}

/** A new table, however often the store is away before it is begun; one that is not stays as it is. */
async function nextTable(app: App, games: readonly Game[]): Promise<string> {
  for (;;) {
    try {
      return await anotherTable(app, games);
    } catch (error) {
      if (!isStoreTrouble(error)) throw error;
      await pause(TICK_MS);
    }
  }
}

/** Games turn by turn, and of each every second table with deadlines. */
async function anotherTable(app: App, games: readonly Game[]): Promise<string> {
  const all = await Promise.all(STATUSES.map((status) => app.tables(status)));
  const made = all.flat().length;
  const game = games[made % games.length];
  if (!game) throw new Error('there is no game to play');
  return await newTable(app, game, Math.floor(made / games.length) % 2 === 1);
}

async function send(app: App, request: Request): Promise<void> {
  const { table, idempotencyKey } = request;
  const reply = await app.answer(request);
  if (reply.kind === 'done') say({ say: 'ack', table, idempotencyKey, seq: reply.seq });
  // Nobody knows whether it counts: it is sent again by the next process.
  else if (reply.refusal.message.key !== UNSETTLED)
    say({ say: 'no', table, idempotencyKey, why: reply.refusal.message.key });
}

/** One person at one table, answering whatever they are asked until the game is over. */
async function play(app: App, at: { table: string; who: string; name: () => string }): Promise<void> {
  const { table, who } = at;
  for (;;) {
    const look = await app.look({ table, user: who });
    if (look.kind !== 'done') {
      // The store is away for a moment.
      await pause(MAX_PAUSE);
      continue;
    }
    if (look.table.status !== 'playing') return;
    const isAsleep = look.table.deadlineHours !== null && who === SLEEPER;
    const question = isAsleep ? undefined : look.questions[Math.floor(Math.random() * look.questions.length)];
    if (question) {
      const { seat, key, topic, form, fallback } = question;
      const choice = randomBot({ seat, topic, form, fallback, view: () => look.view, random: Math.random });
      const request = { table, user: who, key, choice, idempotencyKey: at.name() };
      say({ say: 'try', request });
      const clicks = Math.random() < TWICE ? 2 : 1;
      await Promise.all(Array.from({ length: clicks }, () => send(app, request)));
      if (Math.random() < BACK) await app.undo({ table, user: who });
    }
    if (Math.random() < CHEATS) await cheat(app, { table, who, last: question?.key });
    await pause(Math.random() * MAX_PAUSE);
  }
}

/** Lets deadlines come, at all tables, for as long as the process lives. */
async function keepTime(app: App): Promise<never> {
  for (;;) {
    await app.tick();
    await pause(TICK_MS);
  }
}

/** Plays at so many tables at once, and at a new one whenever a game is over, until the process is killed. */
export async function crashLoad(
  games: ReadonlyMap<string, Game>,
  order: LoadOrder,
  again: readonly Request[],
): Promise<never> {
  const played = order.games.flatMap((id) => games.get(id) ?? []);
  const fate = new Fate(order.death);
  const store = fate.beside(await Store.open(order.store));
  const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const deps = defaultDependencies({ store, games, log: quiet });
  const app = openApp({ ...deps, ...timesFrom(order.began) });
  let count = 0;
  const name = () => {
    count += 1;
    return `${order.run}-${count}`;
  };
  await app.recover();
  await app.settled();
  for (const what of await idleBots(app)) say({ say: 'wrong', what });
  await Promise.all(again.map((request) => send(app, request)));
  say({ say: 'ready' });
  const running = (await app.tables('playing')).map(({ id }) => id);
  const places = Array.from({ length: Math.max(order.tables, running.length) }, (_, n) => running[n]);
  // One after the other, so that each finds what was opened before.
  const tables: string[] = [];
  for (const first of places) tables.push(first ?? (await nextTable(app, played)));
  const parties = tables.map(async (first) => {
    for (let table = first; ; table = await nextTable(app, played)) {
      const { seats } = done(await app.look({ table }));
      const people = seats.flatMap(({ user: who }) => who ?? []);
      await Promise.all(people.map((who) => play(app, { table, who, name })));
    }
  });
  await Promise.all([...parties, keepTime(app), tellAll(app, fate)]);
  throw new Error('the load never ends by itself');
}
