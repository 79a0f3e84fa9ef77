import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AnswerRequest } from '#app/answer.ts';
import type { App } from '#app/app.ts';
import { openApp } from '#app/app.ts';
import { surroundings } from '#app/surroundings.ts';
import { pseudoRandom } from '#core/pseudo-random.ts';
import { randomBot } from '#core/random-bot.ts';
import { games } from '#games/index.ts';
import { Store } from '#store/store.ts';

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };
const USERS = ['one', 'two', 'three'] as const;

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
  return { app: openApp({ ...surroundings({ store, games, log: quiet }) }), store };
}

/** A table of three seats, ready to play. */
export async function newTable(app: App, game: string): Promise<string> {
  const created = await app.create({ user: USERS[0], game, name: 'bench', language: 'en', local: true });
  if (created.kind !== 'done') throw new Error('no table');
  for (const user of USERS) await app.join({ table: created.table, user, name: user });
  const started = await app.start({ table: created.table, actor: { user: USERS[0] } });
  if (started.kind !== 'done') throw new Error(`not started: ${JSON.stringify(started)}`);
  return created.table;
}

/** Chooses the next answer at random; the answering itself is left to be timed. */
export async function nextAnswer(
  app: App,
  table: string,
  random: () => number,
): Promise<(() => Promise<void>) | null> {
  for (const user of USERS) {
    const looked = await app.look({ table, user });
    if (looked.kind !== 'done') throw new Error('nothing to look at');
    if (looked.table.status === 'over') return null;
    const question = looked.questions.find(({ optional }) => !optional);
    if (!question) continue;
    const { seat, key, topic, form, fallback } = question;
    const choice = randomBot({ seat, topic, form, fallback, view: () => null, random });
    return async () => {
      const answered = await app.answer({ table, user, key, choice } as AnswerRequest);
      if (answered.kind !== 'done') throw new Error(`an answer to ${topic} is refused`);
    };
  }
  throw new Error('nobody is asked anything');
}

export const benchRandom = () => pseudoRandom('bench table');
