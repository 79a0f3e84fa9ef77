import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { games } from '#games/index.ts';

/** Only to name what hangs. */
const PATIENCE_MS = 20 * 60_000;
const root = fileURLToPath(new URL('../..', import.meta.url));

/** Runs the built command and gives what it found, a line each. */
function emissary<T>(...args: readonly string[]): { code: number | null; found: T; all: readonly T[] } {
  const ran = spawnSync(process.execPath, ['dist/emissary.js', ...args, '--json'], {
    cwd: root,
    encoding: 'utf8',
    // While it is waited for no other limit counts.
    timeout: PATIENCE_MS,
  });
  const all = (ran.stdout.trim() || '{}').split('\n').map((line) => JSON.parse(line) as T);
  return { code: ran.status, found: all[0] as T, all };
}

interface Killed {
  readonly kills: number;
  readonly answers: number;
  readonly told: { readonly rows: number };
  readonly problems: readonly string[];
}

it(
  'crash: a process that is killed while it plays loses nothing, doubles nothing, and tells all of it to whom it is for',
  () => {
    const { code, found } = emissary<Killed>('crash', '--kills', '6', '--answers', '20');
    expect(found.problems).toEqual([]);
    expect(found.kills).toBeGreaterThanOrEqual(6);
    expect(found.answers).toBeGreaterThanOrEqual(20);
    expect(found.told.rows).toBeGreaterThan(0);
    expect(code).toBe(0);
  },
  PATIENCE_MS,
);

interface BotKilled {
  readonly kills: Readonly<Record<string, number>>;
  readonly answers: number;
  readonly secrets: { readonly questions: number };
  readonly problems: readonly string[];
}

it(
  'crash-bot: a bot that is killed while it serves loses no answer, and no post is missing, doubled or with somebody else',
  () => {
    const wanted = ['--kills', '4', '--tables', '2', '--answers', '8'];
    const { code, found } = emissary<BotKilled>('crash-bot', ...wanted);
    expect(found.problems).toEqual([]);
    expect(Object.values(found.kills).reduce((sum, count) => sum + count, 0)).toBe(4);
    expect(found.answers).toBeGreaterThanOrEqual(8);
    expect(found.secrets.questions).toBeGreaterThan(0);
    expect(code).toBe(0);
  },
  PATIENCE_MS,
);

interface Attacked {
  readonly game: string;
  readonly count: number;
  readonly byKind: object;
  readonly problems: readonly string[];
}

const KINDS = ['autocomplete', 'command', 'form', 'mangled', 'press', 'repeated', 'select', 'stolen', 'vote'];

it(
  'hostile: forged, stale, foreign and stolen interactions have no effect and a kind or silent answer',
  () => {
    const { code, all } = emissary<Attacked>('hostile', '--count', '300');
    expect(all.map(({ game }) => game)).toEqual([...games.keys()]);
    for (const { count, byKind, problems } of all) {
      expect(problems).toEqual([]);
      expect(count).toBe(300);
      expect(Object.keys(byKind).sort()).toEqual(KINDS);
    }
    expect(code).toBe(0);
  },
  PATIENCE_MS,
);
