import { rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import Database from 'better-sqlite3';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { Store } from '#store/store.ts';
import * as checks from '../../tools/rigs/crash/check.ts';
import { PostgresTrouble } from '../../tools/rigs/crash/postgres-trouble.ts';
import { Tellings } from '../../tools/rigs/crash/tellings.ts';
import { crashSoak } from '../../tools/rigs/crash.ts';
import { begun, bench, playRound } from '../support/app-harness.ts';
import { scratch } from '../support/app-stores.ts';
import { market } from '../support/app-toy.ts';
import { ownDatabase } from '../support/postgres/database.ts';

/** Only to name what hangs. */
const PATIENCE_MS = 20 * 60_000;
const at = scratch();
const root = fileURLToPath(new URL('../..', import.meta.url));
/** Beside the packages, so that the bundle finds them. */
const bundle = path.join(root, `node_modules/.emissary-test/crash-${process.pid}.mjs`);
const game = market();
const games = new Map([[game.id, game]]);

/** The process that is killed. */
const CHILD = `
  import { crashChild } from './tools/rigs/crash.ts';
  import { market } from './tests/support/app-toy.ts';
  const game = market();
  await crashChild(new Map([[game.id, game]]), process.argv.at(-1) ?? '');
`;

beforeAll(async () => {
  await build({
    absWorkingDir: root,
    stdin: { contents: CHILD, resolveDir: root, loader: 'ts' },
    outfile: bundle,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    logLevel: 'error',
  });
});
afterAll(() => rmSync(bundle, { force: true }));

describe('a process that is killed while it plays', () => {
  it(
    'loses no answer that was acknowledged, takes none twice, and every table goes on',
    async () => {
      const report = await crashSoak({
        kills: 8,
        answers: 40,
        store: { file: at('soak.db') },
        played: [game.id],
        games,
        tables: 4,
        command: [process.execPath, bundle],
      });
      expect(report.problems).toEqual([]);
      expect(report.kills).toBeGreaterThanOrEqual(8);
      expect(report.answers).toBeGreaterThanOrEqual(40);
    },
    PATIENCE_MS,
  );
});

describe('a process that is killed while it plays in PostgreSQL', () => {
  const database = ownDatabase();

  it(
    'goes on through lost connections and lost answers, and loses and doubles nothing either',
    async () => {
      const { address } = await database();
      const trouble = await PostgresTrouble.at(address);
      onTestFinished(() => trouble.close());
      const store = { address };
      const command = [process.execPath, bundle] as const;
      const played = { played: [game.id], games, tables: 4 };
      const report = await crashSoak({ kills: 4, answers: 20, store, trouble, ...played, command });
      expect(report.problems).toEqual([]);
      expect(report.kills).toBeGreaterThanOrEqual(4);
      expect(report.answers).toBeGreaterThanOrEqual(20);
    },
    PATIENCE_MS,
  );
});

describe('the checks of a soak', () => {
  const checkLogs = (file: string, ledger: checks.Ledger) =>
    checks.inStore({ file }, (store) => checks.checkLogs(store, ledger));
  const checkReplays = (file: string) =>
    checks.inStore({ file }, (store) => checks.checkReplays(store, games));
  const checkGoingOn = (file: string) =>
    checks.inStore({ file }, (store) => checks.checkGoingOn(store, games));
  const none = { acknowledged: new Map(), refused: new Set<string>(), tried: new Set<string>() };

  async function played(file: string): Promise<string> {
    const store = await Store.open({ file });
    const { app } = await bench({ store });
    const table = await begun(app, { who: ['bot:random', 'bot:random'], rounds: 3 });
    await begun(app, { who: ['ann', 'bot:random'], rounds: 3 });
    await app.close();
    await store.close();
    return table;
  }

  const tamper = (file: string, sql: string) => {
    const database = new Database(file);
    database.pragma('foreign_keys = OFF');
    database.exec(sql);
    database.close();
  };

  it('find nothing wrong where nothing is', async () => {
    const file = at('sound.db');
    await played(file);
    expect(await checkLogs(file, none)).toEqual([]);
    expect(await checkReplays(file)).toEqual([]);
    expect(await checkGoingOn(file)).toEqual([]);
  });

  it('find an answer that is lost, taken though refused, or at another place', async () => {
    const file = at('lost.db');
    const table = await played(file);
    const ledger = (key: string, seq: number) => ({
      ...none,
      tried: new Set(['a']),
      acknowledged: new Map([[key, { table, seq }]]),
    });
    expect(await checkLogs(file, ledger('a', 1))).toEqual([
      `${table}: request a was acknowledged and is lost`,
    ]);
    tamper(file, `update moves set idempotency_key = 'a' where table_id = '${table}' and seq = 2`);
    expect(await checkLogs(file, ledger('a', 2))).toEqual([]);
    expect(await checkLogs(file, ledger('a', 1))).toHaveLength(1);
    expect(await checkLogs(file, none)).toEqual([`${table}: request a was never made`]);
    expect(await checkLogs(file, { ...none, tried: new Set(['a']), refused: new Set(['a']) })).toHaveLength(
      1,
    );
  });

  it('find a gap, a changed answer and a changed checkpoint', async () => {
    const gap = at('gap.db');
    const table = await played(gap);
    tamper(gap, `delete from moves where table_id = '${table}' and seq = 3`);
    expect(await checkLogs(gap, none)).toHaveLength(2);
    const answer = at('answer.db');
    await played(answer);
    tamper(answer, `update moves set digest = digest + 1 where table_id = '${table}' and seq = 4`);
    expect(await checkReplays(answer)).toHaveLength(1);
    const checkpoint = at('checkpoint.db');
    await played(checkpoint);
    tamper(
      checkpoint,
      `update checkpoints set state = replace(state, '"round":1', '"round":2') where table_id = '${table}'`,
    );
    expect(await checkReplays(checkpoint)).toHaveLength(1);
  });
});

describe('what a soak was told', () => {
  /** A table as it was played, and everything that is to be told of it. */
  async function tellingsOf(file: string) {
    const store = await Store.open({ file });
    const { app } = await bench({ store });
    const table = await begun(app, { who: ['ann', 'bob', 'bot:random'], rounds: 3 });
    await playRound(app, table, ['ann', 'bob']);
    await app.close();
    onTestFinished(() => store.close());
    const [batch] = await store.outbox.take(Number.MAX_SAFE_INTEGER, 1);
    if (batch === undefined) throw new Error('nothing is to be told');
    return { store, batch, line: { say: 'told' as const, ...batch } };
  }

  it('is what its log says, each thing once', async () => {
    const { store, batch, line } = await tellingsOf(at('told.db'));
    const tellings = new Tellings();
    tellings.note(line);
    tellings.note(line);
    await store.outbox.done(batch);
    expect(await tellings.check(store)).toEqual([]);
    expect(tellings.count).toMatchObject({ rows: batch.rows.length, repeated: batch.rows.length });
    expect(tellings.count.privately).toBeGreaterThan(0);
  });

  it('is missed if it is gone without having been told', async () => {
    const { store, batch } = await tellingsOf(at('untold.db'));
    await store.outbox.done(batch);
    const lost = batch.rows.map(({ ord }) => `${batch.table}: post ${ord} was never told and is gone`);
    expect(await new Tellings().check(store)).toEqual(lost);
  });

  it('is found out if it was told otherwise, twice, or to somebody else', async () => {
    const { store, line } = await tellingsOf(at('wrong.db'));
    const wrong = async (...lines: readonly (typeof line)[]) => {
      const tellings = new Tellings();
      for (const one of lines) tellings.note(one);
      return await tellings.check(store);
    };
    const swapped = line.rows.map((row) => (row.seat === null ? row : { ...row, seat: 1 - row.seat }));
    expect(await wrong({ ...line, rows: swapped })).not.toEqual([]);
    expect(await wrong(line, { ...line, rows: swapped })).toContain(
      `${line.table}: batch ${line.batch} was told twice, and not as it was`,
    );
    expect(await wrong(line, { ...line, batch: line.batch + 1 })).toContain(
      `${line.table}: post 0 was told again under another name`,
    );
    expect(await wrong({ ...line, rows: [...line.rows].reverse() })).not.toEqual([]);
  });

  it('may be followed by a reminder long after, and by none of its facts', async () => {
    const { store, line } = await tellingsOf(at('late.db'));
    const tellings = new Tellings();
    tellings.note(line);
    expect(await tellings.check(store)).toEqual([]);
    const ord = line.rows.length;
    const seq = line.rows.at(-1)?.seq ?? 0;
    const reminder = { ord, seq, kind: 'remind', seat: null, payload: { key: 'a key', nth: 1 } } as const;
    tellings.note({ ...line, batch: line.batch + 1, rows: [reminder] });
    expect(await tellings.check(store)).toEqual([]);
    const told = line.rows.find(({ kind }) => kind === 'feed');
    const again = told ? [{ ...told, ord: ord + 1 }] : [];
    tellings.note({ ...line, batch: line.batch + 2, rows: again });
    expect(await tellings.check(store)).toEqual([
      `${line.table}: post ${ord + 1} tells facts of ${told?.seq} once more`,
    ]);
  });
});
