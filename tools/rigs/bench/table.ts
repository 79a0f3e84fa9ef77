import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AnswerRequest } from '#app/answers/answer.ts';
import type { App } from '#app/app.ts';
import { openApp } from '#app/app.ts';
import { defaultDependencies } from '#app/runner/dependencies.ts';
import type { CreateRequest } from '#app/tables/create.ts';
import { pseudoRandom } from '#core/pseudo-random.ts';
import { randomBot } from '#core/random-bot.ts';
import { games } from '#games/index.ts';
import { Store } from '#store/store.ts';
import { type Benched, sceneOf } from './scenes.ts';

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };
const NAMES = ['one', 'two', 'three', 'four', 'five', 'six'] as const;
const usersOf = (game: string) => NAMES.slice(0, sceneOf(game).seats);

/** A database of its own, thrown away afterwards. */
export async function withStore<T>(work: (file: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'emissary-bench-'));
  try {
    return await work(join(folder, 'bench.sqlite'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export async function openBench(file: string): Promise<{ app: App; store: Store }> {
  const store = await Store.open({ file });
  return { app: openApp({ ...defaultDependencies({ store, games, log: quiet }) }), store };
}

/** A table with everybody seated, ready to play. */
export async function newTable(app: App, { game: { id: game }, options }: Benched): Promise<string> {
  const users = usersOf(game);
  const created = await app.create({
    user: NAMES[0],
    game,
    name: 'bench',
    language: 'en',
    options: options as CreateRequest['options'],
    local: true,
  });
  if (created.kind !== 'done') throw new Error('no table');
  for (const user of users) await app.join({ table: created.table, user, name: user });
  const started = await app.start({ table: created.table, actor: { user: NAMES[0] } });
  if (started.kind !== 'done') throw new Error(`not started: ${JSON.stringify(started)}`);
  return created.table;
}

/** Choices that the first refused one is followed by: some of chance, then the careful one. */
const TRIES = 5;

/** Chooses the next answer at random; the answering itself is left to be timed. Null when the game is over. */
export async function nextAnswer(
  app: App,
  table: string,
  random: () => number,
): Promise<(() => Promise<void>) | null> {
  for (const user of NAMES) {
    const looked = await app.look({ table, user });
    if (looked.kind !== 'done') throw new Error('nothing to look at');
    if (looked.table.status === 'over') return null;
    const question = looked.questions.find(({ optional, held }) => !optional && held === null);
    if (!question) continue;
    const { seat, key, topic, form, fallback } = question;
    const chance = () => randomBot({ seat, topic, form, fallback, view: () => null, random });
    return async () => {
      for (let tries = 0; tries <= TRIES; tries++) {
        const choice = tries < TRIES ? chance() : fallback;
        const answered = await app.answer({ table, user, key, choice } as AnswerRequest);
        if (answered.kind === 'done') return;
      }
      throw new Error(`the fallback of ${topic} is refused`);
    };
  }
  throw new Error('nobody is asked anything');
}

export const benchRandom = () => pseudoRandom('bench table');
