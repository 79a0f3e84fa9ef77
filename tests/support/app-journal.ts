import { commitmentOf } from '#core/dice.ts';
import { Journal } from '#core/journal.ts';
import type { Json } from '#core/json.ts';
import { peopleText } from '#core/people-text.ts';
import { randomBot } from '#core/random-bot.ts';
import type { LogLine } from '#store/log-rows.ts';
import type { TableHead, TableRow } from '#store/model.ts';
import type { Store } from '#store/store.ts';
import { market } from './app-toy.ts';

const SEED = '5eed'.repeat(16);

/** Chance for tests: the same numbers every time. */
export function chance(start = 1): () => number {
  let state = start;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** A table row as it is laid. */
export function sheet(id: string, more: Partial<TableRow> = {}): TableRow {
  return {
    id,
    game: 'market',
    version: 1,
    options: { rounds: 3 },
    language: 'en',
    name: peopleText('Friday'),
    owner: 'ann',
    guild: null,
    channel: null,
    local: false,
    deadlineHours: null,
    reminders: true,
    seed: SEED,
    fixed: null,
    stuck: null,
    commitment: commitmentOf(SEED),
    status: 'lobby',
    head: -1,
    posts: 0,
    revision: 0,
    pausedAt: null,
    result: null,
    createdAt: 1_000,
    updatedAt: 1_000,
    ending: null,
    resumedAt: null,
    ...more,
  };
}

export const headOf = (row: TableRow): TableHead => {
  const { version, status, head, posts, pausedAt, result } = row;
  return { version, status, head, posts, pausedAt, result };
};

/** A journal played by chance for so many answers. */
export function played(answers: number, options: Json = { rounds: 20 }): Journal {
  const journal = Journal.start(market(), { options, seats: 3, seed: SEED });
  const random = chance();
  for (let given = 0; given < answers && !journal.session.over; )
    given += answerOnce(journal, random) ? 1 : 0;
  return journal;
}

/** One answer by chance; whether it was taken. */
export function answerOnce(journal: Journal, random: () => number): boolean {
  const open = journal.session.open().filter(({ held }) => held === null);
  const question = open[Math.floor(random() * open.length)];
  if (!question) throw new Error('nobody is asked');
  const { key, seat, topic, form, fallback } = question;
  const choice = randomBot({ seat, topic, form, fallback, view: () => null, random });
  return (
    journal.answer({ key, seat, choice: choice === 'broken' ? fallback : choice, by: 'seat' }).kind ===
    'taken'
  );
}

/** Writes a whole journal into the store, entry by entry as it came to be. */
export async function keep(store: Store, id: string, journal: Journal): Promise<void> {
  await store.tables.insert(sheet(id, { status: 'playing' }));
  const checkpoints = new Map(journal.checkpoints.map((checkpoint) => [checkpoint.seq, checkpoint]));
  for (const [revision, entry] of journal.entries.entries()) {
    const checkpoint = checkpoints.get(entry.seq) ?? null;
    const line: LogLine = { entry, checkpoint, user: 'ann', idempotencyKey: null };
    const head = { ...headOf(sheet(id, { status: 'playing' })), head: entry.seq };
    await store.commit({ table: id, revision, at: 2_000 + revision, head, lines: [line] });
  }
}
