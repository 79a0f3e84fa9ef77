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

it('crash-bot: a bot that is killed while it serves loses no answer, and no post is missing or doubled', () => {
  const { code, found } = emissary<{ kills: number; answers: number; problems: string[] }>(
    'crash-bot',
    '--kills',
    '4',
    '--tables',
    '2',
  );
  expect(found.problems).toEqual([]);
  expect(found.kills).toBe(4);
  expect(found.answers).toBeGreaterThan(0);
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
