import Database from 'better-sqlite3';
import { Stopwatch, type Timing } from './clock.ts';
import { benchRandom, newTable, nextAnswer, openBench, withStore } from './table.ts';

/** What is measured of answers that are kept. */
export interface PathBench {
  /** validate → flow → commit. */
  readonly fullPath: Timing;
  /** A bare transaction that writes as many bytes with the same durability. */
  readonly bareTransaction: Timing;
  readonly bytesPerAnswer: number;
  /** A table of a thousand answers taken up from the file. */
  readonly coldLoad: Timing;
}

const ANSWERS = 1_000;

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

/** Writes as many bytes as the answers did, a transaction each. */
function bare(file: string, sizes: readonly number[]): Timing {
  const clock = new Stopwatch();
  const db = new Database(file);
  db.pragma('journal_mode = WAL');
  db.pragma('synchronous = FULL');
  db.exec('create table kept (seq integer primary key, bytes text not null)');
  const insert = db.prepare('insert into kept (bytes) values (?)');
  for (const size of sizes) {
    const text = 'x'.repeat(size);
    clock.run(() => db.transaction(() => insert.run(text))());
  }
  db.close();
  return clock.timing;
}

/** The whole way of an answer, and the loading of a long table, beside the barest way of keeping the same bytes. */
export async function benchPath(game: string): Promise<PathBench> {
  return await withStore(async (file) => {
    const random = benchRandom();
    const full = new Stopwatch();
    const first = await openBench(file);
    let table = await newTable(first.app, game);
    for (let given = 0; given < ANSWERS; ) {
      const answer = await nextAnswer(first.app, table, random);
      if (answer) {
        await full.runAsync(answer);
        given += 1;
      } else {
        table = await newTable(first.app, game);
        given = 0;
      }
    }
    await first.app.close();
    await first.store.close();
    const sizes = bytesBySeq(file).slice(0, ANSWERS);
    const cold = new Stopwatch();
    for (let i = 0; i < 30; i++) {
      const again = await openBench(file);
      await cold.runAsync(() => again.app.look({ table }));
      await again.app.close();
      await again.store.close();
    }
    return {
      fullPath: full.timing,
      bareTransaction: bare(`${file}.bare`, sizes),
      bytesPerAnswer: Math.round(sizes.reduce((sum, size) => sum + size, 0) / Math.max(1, sizes.length)),
      coldLoad: cold.timing,
    };
  });
}
