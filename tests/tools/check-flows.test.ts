import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkFlows, type Finding } from '../../tools/check-flows.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const place = mkdtempSync(path.join(tmpdir(), 'check-flows-'));
const command = path.join(root, 'tools/check-flows.mjs');

function write(name: string, text: string): void {
  mkdirSync(path.dirname(path.join(place, name)), { recursive: true });
  writeFileSync(path.join(place, name), text);
}

/** A project of its own: the engine's flow type, and beside it the files of the tests. */
function project(name: string): string {
  write(
    `${name}/src/core/flow.ts`,
    [
      'export type Flow<T> = Generator<string, T, unknown>;',
      'export function* ask(seat: number): Flow<number> { yield "asked"; return seat; }',
    ].join('\n'),
  );
  const typeRoots = [path.join(root, 'node_modules/@types')];
  const config = {
    extends: path.join(root, 'tsconfig.json'),
    compilerOptions: { typeRoots },
    include: ['src'],
  };
  write(`${name}/tsconfig.json`, JSON.stringify(config));
  return path.join(place, name, 'tsconfig.json');
}

let files = 0;
let findings: readonly Finding[] = [];

/** Puts a file into the project that all tests share; what is found in it reads `line: message`. */
function scene(folder: string, text: string): () => string[] {
  files += 1;
  const file = `src/${folder}/scene-${files}.ts`;
  write(`shared/${file}`, text);
  return () =>
    findings.filter((finding) => finding.file === file).map(({ line, message }) => `${line}: ${message}`);
}

/** A file of a game that has the engine at hand; its own first line is line 2. */
const game = (...lines: string[]) =>
  [`import { ask, type Flow } from '../../core/flow.ts';`, ...lines].join('\n');
const inGame = (...lines: string[]) => scene('games/chess', game(...lines));

beforeAll(() => {
  findings = checkFlows({ project: project('shared') });
});

afterAll(() => rmSync(place, { recursive: true, force: true }));

describe('check-flows: flows not run', () => {
  const lost = expect.stringContaining('made and never run');

  for (const [what, statement] of [
    ['a statement', 'ask(1);'],
    ['void', 'void ask(1);'],
    ['the left of a comma', 'const n = (ask(1), 2); return n;'],
    ['a short circuit', 'if (t) t > 1 && ask(t);'],
    ['a branch of a choice', 't > 1 ? ask(1) : undefined;'],
    ['a list of flows', '[1, 2].map((seat) => ask(seat));'],
    ['the step of a loop', 'for (let i = 0; i < 3; ask(i)) i += 1;'],
    ['a method that may be missing', 'const card: { resolve?(): Flow<void> } = {}; card.resolve?.();'],
    ['a flow already made', 'const f = ask(1); f; yield* f;'],
  ]) {
    const found = inGame(`export function* play(t: number): Flow<unknown> { ${statement} }`);
    it(`finds ${what}`, () => expect(found()).toEqual([lost]));
  }

  const variables = inGame(
    'export function* play(): Flow<void> {',
    '  const kept = ask(1);',
    '  let later: Flow<number>;',
    '  later = ask(2);',
    '  const { flow } = { flow: ask(3) };',
    '  const used = ask(4);',
    '  yield* used;',
    '}',
  );
  it('finds a flow kept in a variable and never used', () => {
    const unused = 'this flow is kept in a variable and never run';
    expect(variables()).toEqual([`3: ${unused}`, `4: ${unused}`, `6: ${unused}`]);
  });

  const tests = inGame(
    'export function* play(): Flow<number> {',
    '  if (ask(1)) return 1;',
    '  return !ask(2) ? 3 : 4;',
    '}',
  );
  it('finds a flow tested in place of its result', () => {
    expect(tests()).toEqual([
      expect.stringMatching(/^3: this tests the flow/),
      expect.stringMatching(/^4: this tests the flow/),
    ]);
  });

  const callbacks = inGame(
    'export const all = () => {',
    '  [1].forEach((seat) => ask(seat));',
    '  [1].forEach(ask);',
    '};',
  );
  it('finds a callback whose flow the caller drops', () => {
    expect(callbacks()).toEqual([
      expect.stringMatching(/^3: this callback/),
      expect.stringMatching(/^4: this callback/),
    ]);
  });

  const engine = scene('core', `import { ask } from './flow.ts';\nask(1);`);
  it('finds them in the engine too', () => expect(engine()).toEqual([lost]));
});

describe('check-flows: yield and try', () => {
  const bare = inGame('export function* play(): Flow<void> { yield "x"; }');
  it('finds a bare yield in a game', () => expect(bare()).toEqual([expect.stringMatching(/^2: bare/)]));

  const yielding = scene('core', 'export function* play(): Generator<string> { yield "x"; }');
  it('lets the engine yield', () => expect(yielding()).toEqual([]));

  for (const folder of ['core', 'games/chess']) {
    const text = 'export function* f(): Generator<string> {\n  try { yield* f(); } finally { f.length; }\n}';
    const found = scene(folder, text);
    it(`finds try in a flow of ${folder}`, () => {
      expect(found()).toEqual([expect.stringMatching(/^2: `try` in a flow/)]);
    });
  }

  const nested = scene(
    'core',
    [
      'export function* f(): Generator<string> {',
      '  const g = () => { try { return 1; } catch { return 2; } };',
      '  yield String(g());',
      '}',
      'export function plain() { try { return 1; } catch { return 2; } }',
    ].join('\n'),
  );
  it('finds try in a function within a flow, and lets plain functions try', () => {
    expect(nested()).toEqual([expect.stringMatching(/^2: `try`/)]);
  });
});

describe('check-flows: the world outside', () => {
  for (const expression of [
    'Date.now()',
    'new Date()',
    'Math.random()',
    'structuredClone({})',
    'process.pid',
    'setTimeout(() => 1, 1)',
    '"a".localeCompare("b")',
    '(1).toLocaleString()',
    'new Intl.PluralRules("ru")',
    'console.log(1)',
    'Promise.resolve(1)',
    'globalThis',
    'async () => 1',
    'import("node:fs")',
  ]) {
    const text = `export const x = () => ${expression};`;
    const inRules = scene('games/chess/rules', text);
    const inCore = scene('core', text);
    it(`finds ${expression}`, () => {
      expect(inRules()).toHaveLength(1);
      expect(inCore()).toHaveLength(1);
    });
  }

  const imports = [
    `import { readFileSync } from 'node:fs';`,
    `import { createHash } from 'node:crypto';`,
    'export { createHash, readFileSync };',
  ].join('\n');
  const importsOfGame = scene('games/chess/rules', imports);
  const importsOfCore = scene('core', imports);
  it('finds builtin modules, of which only the engine may have node:crypto', () => {
    expect(importsOfGame()).toHaveLength(2);
    expect(importsOfCore()).toEqual([expect.stringMatching(/^1: `node:fs`/)]);
  });

  const words =
    'export const forms = new Intl.PluralRules("ru");\nexport const n = (1).toLocaleString("ru");';
  const inText = scene('games/chess/text', words);
  const clockInText = scene('games/chess/text', 'export const now = Date.now();');
  it('lets text follow the language, and nothing else', () => {
    expect(inText()).toEqual([]);
    expect(clockInText()).toHaveLength(1);
  });

  const alike = scene(
    'games/chess/rules',
    [
      'type Board = { Date: number; random(): number };',
      'export const f = (process: number, board: Board) => process + board.Date + board.random();',
      'export const made = { process: 1, console: 2 };',
      'export type When = Date;',
    ].join('\n'),
  );
  it('does not mind own names that sound alike', () => expect(alike()).toEqual([]));
});

describe('check-flows: the command', () => {
  const run = (...args: string[]) => spawnSync(process.execPath, [command, ...args], { encoding: 'utf8' });

  it('prints file, line and column, and fails', () => {
    write('dirty/src/games/a/x.ts', 'export const x = Math.random();');
    const { status, stdout } = run('--project', project('dirty'));
    expect(stdout).toBe('src/games/a/x.ts:1:23 `Math.random`: draw from the dice of the table\n');
    expect(status).toBe(1);
  });

  it('looks only at the folders it is given', () => {
    write('part/src/games/a/x.ts', 'export const x = Math.random();');
    expect(checkFlows({ project: project('part'), folders: ['src/core'] })).toEqual([]);
  });

  it('passes clean flows in silence', () => {
    write(
      'clean/src/games/a/flow.ts',
      game(
        'export interface Reaction { readonly resolve: () => Flow<void> }',
        'function* turn(seat: number): Flow<number> {',
        '  const answer = yield* ask(seat);',
        '  return answer > 0 && (yield* ask(seat)) ? Math.max(answer, 1) : 0;',
        '}',
        'export const branch = (seat: number): Flow<number> => turn(seat);',
        'export const reactions: readonly Reaction[] = [{ *resolve() { yield* turn(1); } }];',
        'export function* play(): Flow<void> {',
        '  const flows = [1, 2].map((seat) => branch(seat));',
        '  for (const flow of flows) yield* flow;',
        '  const next = flows[0] ?? null;',
        '  if (next) yield* next;',
        '}',
      ),
    );
    const { status, stdout } = run('--project', project('clean'), 'src/core', 'src/games');
    expect(stdout).toBe('');
    expect(status).toBe(0);
  });
});
