import { writeSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { type App, openApp } from '#app/app.ts';
import type { Reply } from '#app/requests/reply.ts';
import { defaultDependencies } from '#app/runner/dependencies.ts';
import type { Game } from '#core/game.ts';
import type { Choice } from '#core/question.ts';
import { randomBot } from '#core/random-bot.ts';
import { Store } from '#store/store.ts';

/** What a run of the load is told: where the store lies, which game is played, at how many tables at once. */
export interface LoadOrder {
  readonly file: string;
  readonly game: string;
  readonly tables: number;
  /** Tells the requests of this run from those of the runs before. */
  readonly run: number;
}

/** A request as it is announced before it is made, so that it can be made again if its fate is not known. */
export interface Request {
  readonly table: string;
  readonly user: string;
  readonly key: string;
  readonly choice: Choice;
  readonly idempotencyKey: string;
}

/** What the load says of itself, a line each; `ack` only after the commit. */
export type LoadLine =
  | { readonly say: 'ready' }
  | { readonly say: 'try'; readonly request: Request }
  | { readonly say: 'ack'; readonly table: string; readonly idempotencyKey: string; readonly seq: number }
  | { readonly say: 'no'; readonly table: string; readonly idempotencyKey: string; readonly why: string };

/** Straight to the pipe: a line that was written is read even if the process dies right after. */
function say(line: LoadLine): void {
  writeSync(1, `${JSON.stringify(line)}\n`);
}

const SEATS = 3;
/** How often somebody clicks twice, and how often somebody takes an answer back. */
const TWICE = 0.15;
const BACK = 0.05;
const MAX_PAUSE = 4;

function done<T extends object>(reply: Reply<T>): T {
  if (reply.kind !== 'done') throw new Error(`refused: ${JSON.stringify(reply.refusal)}`);
  return reply;
}

const user = (seat: number) => `user-${seat}`;

/** A table with people in all seats but the last, where a bot sits. */
async function newTable(app: App, game: Game): Promise<string> {
  const seats = game.seats.includes(SEATS) ? SEATS : Math.min(...game.seats);
  const owner = user(0);
  const { table } = done(
    await app.create({ user: owner, game: game.id, name: 'soak', language: 'en', local: true }),
  );
  for (let seat = 0; seat < seats - 1; seat++)
    done(await app.join({ table, user: user(seat), name: user(seat) }));
  done(await app.addBot({ table, actor: { user: owner }, bot: Object.keys(game.bots)[0] ?? '' }));
  done(await app.start({ table, actor: { user: owner } }));
  return table;
}

async function send(app: App, request: Request): Promise<void> {
  const { table, idempotencyKey } = request;
  const reply = await app.answer(request);
  if (reply.kind === 'done') say({ say: 'ack', table, idempotencyKey, seq: reply.seq });
  else say({ say: 'no', table, idempotencyKey, why: reply.refusal.message.key });
}

/** One person at one table, answering whatever they are asked until the game is over. */
async function play(app: App, at: { table: string; who: string; name: () => string }): Promise<void> {
  const { table, who } = at;
  for (;;) {
    const look = await app.look({ table, user: who });
    if (look.kind !== 'done' || look.table.status !== 'playing') return;
    const question = look.questions[Math.floor(Math.random() * look.questions.length)];
    if (question) {
      const { seat, key, topic, form, fallback } = question;
      const choice = randomBot({ seat, topic, form, fallback, view: () => look.view, random: Math.random });
      const request = { table, user: who, key, choice, idempotencyKey: at.name() };
      say({ say: 'try', request });
      const clicks = Math.random() < TWICE ? 2 : 1;
      await Promise.all(Array.from({ length: clicks }, () => send(app, request)));
      if (Math.random() < BACK) await app.undo({ table, user: who });
    }
    await pause(Math.random() * MAX_PAUSE);
  }
}

/** Plays at so many tables at once, and at a new one whenever a game is over, until the process is killed. */
export async function crashLoad(
  games: ReadonlyMap<string, Game>,
  order: LoadOrder,
  again: readonly Request[],
): Promise<never> {
  const game = games.get(order.game);
  if (!game) throw new Error(`there is no game ${order.game}`);
  const store = await Store.open({ file: order.file });
  const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const app = openApp(defaultDependencies({ store, games, log: quiet }));
  let count = 0;
  const name = () => {
    count += 1;
    return `${order.run}-${count}`;
  };
  await app.recover();
  await Promise.all(again.map((request) => send(app, request)));
  say({ say: 'ready' });
  const running = (await app.tables('playing')).map(({ id }) => id);
  const places = Array.from({ length: Math.max(order.tables, running.length) }, (_, n) => running[n]);
  await Promise.all(
    places.map(async (first) => {
      for (let table = first ?? (await newTable(app, game)); ; table = await newTable(app, game)) {
        const { seats } = done(await app.look({ table }));
        const people = seats.flatMap(({ user: who }) => who ?? []);
        await Promise.all(people.map((who) => play(app, { table, who, name })));
      }
    }),
  );
  throw new Error('the load never ends by itself');
}
