import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';

const command = fileURLToPath(new URL('../../tools/check-names.mjs', import.meta.url));
const place = mkdtempSync(path.join(tmpdir(), 'check-names-'));
afterAll(() => rmSync(place, { recursive: true, force: true }));

const USUAL = {
  'content-names.json': JSON.stringify({
    ids: { 'content/ids.ts': ['CARDS'] },
    except: ['content/kinds.ts'],
    folders: ['flow'],
  }),
  'content/ids.ts': "export const CARDS = ['comet', 'dark-moon', 'probe'] as const;",
  'content/kinds.ts': "export const UNITS = ['probe'] as const;",
  'flow/turn.ts': "export const topic = 'turn';",
};

let trees = 0;

/** What is said of a tree with one game, some of its files changed; null takes a file away. */
function said(changes: Readonly<Record<string, string | null>>): string {
  trees += 1;
  const root = path.join(place, `${trees}`);
  for (const [name, text] of Object.entries({ ...USUAL, ...changes })) {
    const file = path.join(root, 'src/games/stars', name);
    mkdirSync(path.dirname(file), { recursive: true });
    if (text !== null) writeFileSync(file, text);
  }
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, root], { encoding: 'utf8' });
  if (status !== (stdout === '' ? 0 : 1)) throw new Error(`ended with ${status}: ${stderr}`);
  return stdout;
}

describe('the names of components', () => {
  it('stand in content alone', () => {
    expect(said({})).toBe('');
    expect(said({ 'flow/deep/turn.ts': "\nif (id === 'dark-moon') draw();" })).toBe(
      'src/games/stars/flow/deep/turn.ts:2: names dark-moon; a hook is missing\n',
    );
    expect(said({ 'flow/turn.ts': "const id = 'card:comet';" })).toContain('names comet');
  });

  it('may be words for something else as well', () => {
    expect(said({ 'flow/turn.ts': "const unit = 'probe';" })).toBe('');
  });

  it('are asked of every game, and of lists that are there', () => {
    expect(said({ 'content-names.json': null })).toContain('src/games/stars/content-names.json: is missing');
    expect(said({ 'content/ids.ts': "export const OTHERS = ['comet'];" })).toContain('has no list CARDS');
  });
});
