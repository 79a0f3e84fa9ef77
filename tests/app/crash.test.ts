import { rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import Database from 'better-sqlite3';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Store } from '#store/store.ts';
import { checkGoingOn, checkLogs, checkReplays } from '../../tools/rigs/crash/check.ts';
import { crashSoak } from '../../tools/rigs/crash.ts';
import { begun, bench } from '../support/app-harness.ts';
import { scratch } from '../support/app-stores.ts';
import { market } from '../support/app-toy.ts';

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
  it('loses no answer that was acknowledged, takes none twice, and every table goes on', async () => {
    const report = await crashSoak({
      kills: 8,
      file: at('soak.db'),
      game: game.id,
      games,
      tables: 4,
      command: [process.execPath, bundle],
    });
    expect(report.problems).toEqual([]);
    expect(report.kills).toBe(8);
    expect(report.answers).toBeGreaterThan(0);
  }, 120_000);
});

describe('the checks of a soak', () => {
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
    expect(await checkReplays(file, games)).toEqual([]);
    expect(await checkGoingOn(file, games)).toEqual([]);
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
    expect(await checkReplays(answer, games)).toHaveLength(1);
    const checkpoint = at('checkpoint.db');
    await played(checkpoint);
    tamper(
      checkpoint,
      `update checkpoints set state = replace(state, '"round":1', '"round":2') where table_id = '${table}'`,
    );
    expect(await checkReplays(checkpoint, games)).toHaveLength(1);
  });
});
