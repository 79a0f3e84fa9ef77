import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Runs the built command and gives what it found. */
function emissary<T>(...args: readonly string[]): { code: number | null; found: T } {
  const ran = spawnSync(process.execPath, ['dist/emissary.js', ...args, '--json'], {
    cwd: root,
    encoding: 'utf8',
  });
  return { code: ran.status, found: JSON.parse(ran.stdout || '{}') as T };
}

interface Killed {
  readonly kills: number;
  readonly answers: number;
  readonly told: { readonly rows: number };
  readonly problems: readonly string[];
}

it('crash: a process that is killed while it plays loses nothing, doubles nothing, and tells all of it to whom it is for', () => {
  const { code, found } = emissary<Killed>('crash', '--kills', '6', '--answers', '20');
  expect(found.problems).toEqual([]);
  expect(found.kills).toBeGreaterThanOrEqual(6);
  expect(found.answers).toBeGreaterThanOrEqual(20);
  expect(found.told.rows).toBeGreaterThan(0);
  expect(code).toBe(0);
}, 240_000);

interface BotKilled {
  readonly kills: Readonly<Record<string, number>>;
  readonly answers: number;
  readonly secrets: { readonly questions: number };
  readonly problems: readonly string[];
}

it('crash-bot: a bot that is killed while it serves loses no answer, and no post is missing, doubled or with somebody else', () => {
  const wanted = ['--kills', '4', '--tables', '2', '--answers', '8'];
  const { code, found } = emissary<BotKilled>('crash-bot', ...wanted);
  expect(found.problems).toEqual([]);
  expect(Object.values(found.kills).reduce((sum, count) => sum + count, 0)).toBe(4);
  expect(found.answers).toBeGreaterThanOrEqual(8);
  expect(found.secrets.questions).toBeGreaterThan(0);
  expect(code).toBe(0);
}, 240_000);

it('hostile: forged, stale, foreign and malformed interactions have no effect and a kind or silent answer', () => {
  const { code, found } = emissary<{ count: number; byKind: object; problems: string[] }>(
    'hostile',
    '--count',
    '2000',
  );
  expect(found.problems).toEqual([]);
  expect(found.count).toBe(2000);
  expect(Object.keys(found.byKind).sort()).toEqual(
    ['autocomplete', 'command', 'form', 'mangled', 'press', 'repeated', 'select', 'vote'].sort(),
  );
  expect(code).toBe(0);
}, 240_000);
