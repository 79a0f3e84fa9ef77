import Database from 'better-sqlite3';
import type { App } from '#app/app.ts';
import { Stopwatch, type Timing } from './clock.ts';
import { type Benched, sceneOf } from './scenes.ts';
import { benchRandom, newTable, nextAnswer, openBench, withStore } from './table.ts';

/** What is measured of answers that are kept. */
export interface PathBench {
  /** validate → flow → commit. */
  readonly fullPath: Timing;
  /** A bare transaction that writes as many bytes with the same durability. */
  readonly bareTransaction: Timing;
  readonly bytesPerAnswer: number;
  /** A long table taken up from the file. */
  readonly coldLoad: Timing;
  /** The state of that table as it is kept. */
  readonly checkpointBytes: number;
}

const COLD_LOADS = 30;

/** Bytes of everything that the answers of a table wrote, by entry of the log. */
function bytesBySeq(file: string): number[] {
  const db = new Database(file, { readonly: true });
  const written = db
    .prepare(
      `select seq, sum(bytes) as bytes from (
         select seq, length(coalesce(choice, '')) + length(coalesce(draws, '')) + length(coalesce(path, '')) + 60 as bytes from moves
         union all select seq, length(state) + 30 from checkpoints
         union all select seq, length(key) + length(args) + 20 from facts
         union all select seq, length(payload) + 40 from outbox
       ) group by seq order by seq`,
    )
    .all() as { bytes: number }[];
  db.close();
  return written.map(({ bytes }) => bytes);
}

function lastCheckpoint(file: string, table: string): number {
  const db = new Database(file, { readonly: true });
  const last = db
    .prepare('select length(state) as bytes from checkpoints where table_id = ? order by seq desc limit 1')
    .get(table) as { bytes: number };
  db.close();
  return last.bytes;
}

/** A file beside the store into which as many bytes are written, a transaction each, with the same durability. */
function bareWriter(file: string): {
  write: (size: number) => void;
  timing: () => Timing;
  close: () => void;
} {
  const clock = new Stopwatch();
  const db = new Database(file);
  db.pragma('journal_mode = WAL');
  db.pragma('synchronous = FULL');
  db.exec('create table kept (seq integer primary key, bytes text not null)');
  const insert = db.prepare('insert into kept (bytes) values (?)');
  const write = (size: number) => {
    const text = 'x'.repeat(size);
    clock.run(() => db.transaction(() => insert.run(text))());
  };
  return { write, timing: () => clock.timing, close: () => db.close() };
}

/** Gives so many answers at a table, and at a new one when a game is over; the last table has all of them. */
async function play(
  app: App,
  benched: Benched,
  each: (answer: () => Promise<void>) => Promise<void>,
): Promise<string> {
  const random = benchRandom();
  let table = await newTable(app, benched);
  for (let given = 0; given < sceneOf(benched.game.id).answers; ) {
    const answer = await nextAnswer(app, table, random);
    if (answer) {
      await each(answer);
      given += 1;
    } else {
      table = await newTable(app, benched);
      given = 0;
    }
  }
  return table;
}

/** The whole way of an answer, in turns with the barest way of keeping as many bytes; and the loading of a long table. */
export async function benchPath(benched: Benched): Promise<PathBench> {
  return await withStore(async (file) => {
    const full = new Stopwatch();
    const { app, store } = await openBench(file);
    await play(app, benched, (answer) => answer()); // warms up, and shows how many bytes an answer writes
    const sizes = bytesBySeq(file).slice(0, sceneOf(benched.game.id).answers);
    const bare = bareWriter(`${file}.bare`);
    let turn = 0;
    const table = await play(app, benched, async (answer) => {
      await full.runAsync(answer);
      bare.write(sizes[turn % sizes.length] ?? 0);
      turn += 1;
    });
    await app.close();
    await store.close();
    const cold = new Stopwatch();
    for (let i = 0; i < COLD_LOADS; i++) {
      const again = await openBench(file);
      await cold.runAsync(() => again.app.look({ table }));
      await again.app.close();
      await again.store.close();
    }
    bare.close();
    return {
      fullPath: full.timing,
      bareTransaction: bare.timing(),
      bytesPerAnswer: Math.round(sizes.reduce((sum, size) => sum + size, 0) / Math.max(1, sizes.length)),
      coldLoad: cold.timing,
      checkpointBytes: lastCheckpoint(file, table),
    };
  });
}
