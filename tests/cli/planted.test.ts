import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { planted } from '../../tools/rigs/planted/fault.ts';
import { FAULTS } from '../../tools/rigs/planted/list.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const at = (file: string) => path.join(root, file);

/** Only to name what hangs. */
const PATIENCE_MS = 20 * 60_000;

describe('planted faults', () => {
  it('are many, each with a name of its own', () => {
    expect(FAULTS.length).toBeGreaterThanOrEqual(30);
    expect(new Set(FAULTS.map(({ id }) => id)).size).toBe(FAULTS.length);
  });

  it.each(FAULTS)('$id still has its place: mend the patch, or its check, where this fails', (fault) => {
    expect(planted(readFileSync(at(fault.file), 'utf8'), fault), fault.file).not.toBeNull();
    for (const check of fault.noticedBy)
      if ('test' in check) expect(existsSync(at(check.test)), check.test).toBe(true);
  });

  it('stand where they are found once, and nowhere else', () => {
    expect(planted('one two', { find: 'two', replace: 'three' })).toBe('one three');
    expect(planted('one two two', { find: 'two', replace: 'three' })).toBeNull();
    expect(planted('one', { find: 'two', replace: 'three' })).toBeNull();
  });

  it(
    'are noticed: some that are quickly found',
    () => {
      const only = ['queue-not-per-table', 'undo-of-revealed-answers-free', 'idempotency-off'];
      const ran = spawnSync(
        process.execPath,
        ['dist/emissary.js', 'planted', '--only', only.join(), '--json'],
        // While it is waited for no other limit counts.
        { cwd: root, encoding: 'utf8', timeout: PATIENCE_MS },
      );
      const { verdicts, unsound } = JSON.parse(ran.stdout || '{}') as {
        readonly verdicts: readonly { readonly id: string; readonly verdict: string }[];
        readonly unsound: readonly string[];
      };
      expect(verdicts.map(({ id, verdict }) => [id, verdict]).sort()).toEqual(
        only.map((id) => [id, 'noticed']).sort(),
      );
      expect(unsound).toEqual([]);
      expect(ran.status).toBe(0);
    },
    PATIENCE_MS,
  );
});
