/**
 * All that must hold before a commit. The quick checks run two at a time; the tests, which use every core, last.
 *
 *   node tools/check.mjs [--no-tests] [--only name …]
 */
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs, stripVTControlCharacters } from 'node:util';

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const SIDE_BY_SIDE = 2;
const MAX_LINES = 400;
const COLOR = Boolean(process.stdout.isTTY);

const FOLDERS = ['src', 'commands', 'db', 'tools'].filter((folder) => existsSync(path.join(ROOT, folder)));

const bin = (name) => path.join(ROOT, 'node_modules', '.bin', name);

/** Resolves to what the program printed and whether it succeeded. */
function program(command, ...args) {
  return () =>
    new Promise((resolve) => {
      const child = spawn(command, args, {
        cwd: ROOT,
        env: { ...process.env, ...(COLOR && { FORCE_COLOR: '1' }) },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      let output = '';
      const keep = (chunk) => {
        output += chunk;
      };
      child.stdout.setEncoding('utf8').on('data', keep);
      child.stderr.setEncoding('utf8').on('data', keep);
      child.once('error', (error) => resolve({ ok: false, output: `${error.message}\n` }));
      child.once('close', (code) => resolve({ ok: code === 0, output }));
    });
}

function checkLengths() {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(ts|mts|mjs)$/.test(name))
      .map((name) => path.join(folder, name)),
  );
  const long = files.flatMap((file) => {
    const lines = readFileSync(path.join(ROOT, file), 'utf8').replace(/\n$/, '').split('\n').length;
    return lines > MAX_LINES
      ? [`${file}: ${lines} lines, at most ${MAX_LINES}; split it by what it is for\n`]
      : [];
  });
  return Promise.resolve({ ok: long.length === 0, output: long.join('') });
}

const CHECKS = [
  { name: 'types', run: program(bin('tsc'), '--noEmit', '--pretty', 'false') },
  { name: 'page', run: program(bin('tsc'), '--noEmit', '--pretty', 'false', '-p', 'src/local-discord/page') },
  { name: 'flows', run: program(process.execPath, path.join(ROOT, 'tools/check-flows.mjs')) },
  { name: 'names', run: program(process.execPath, path.join(ROOT, 'tools/check-names.mjs')) },
  {
    name: 'lint',
    run: program(bin('biome'), 'check', '--error-on-warnings', `--colors=${COLOR ? 'force' : 'off'}`, '.'),
  },
  {
    name: 'imports',
    run: program(bin('depcruise'), '--config', '.dependency-cruiser.cjs', ...FOLDERS),
  },
  { name: 'unused', run: program(bin('knip'), '--no-progress') },
  { name: 'length', run: checkLengths },
];

const TESTS = { name: 'tests', run: program(bin('vitest'), 'run') };

async function time({ name, run }) {
  const started = performance.now();
  const result = await run();
  return { name, ...result, seconds: (performance.now() - started) / 1000 };
}

/** Takes the checks from a common queue, so that a short one does not wait for a long one. */
async function runSideBySide(checks) {
  const queue = checks.map((check, index) => ({ check, index }));
  const results = [];
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) results[next.index] = await time(next.check);
  };
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, work));
  return results;
}

function selected({ only = [], tests }) {
  const all = [...CHECKS, TESTS];
  const unknown = only.filter((name) => !all.some((check) => check.name === name));
  if (unknown.length > 0) {
    console.error(
      `no check named ${unknown.join(', ')}; there are: ${all.map(({ name }) => name).join(', ')}`,
    );
    process.exit(2);
  }
  const chosen = only.length > 0 ? all.filter(({ name }) => only.includes(name)) : all;
  return tests ? chosen : chosen.filter((check) => check !== TESTS);
}

function show(results) {
  for (const { name, output } of results.filter((result) => !result.ok)) {
    console.log(`── ${name} ${'─'.repeat(70 - name.length)}\n${output.trimEnd()}\n`);
  }
  for (const { name, ok, seconds, output } of results) {
    const counted =
      name === TESTS.name ? /Tests +(.+)$/m.exec(stripVTControlCharacters(output))?.[1] : undefined;
    console.log(
      `${name.padEnd(8)} ${ok ? 'ok    ' : 'FAILED'} ${seconds.toFixed(1).padStart(6)} s  ${counted ?? ''}`.trimEnd(),
    );
  }
}

const { values } = parseArgs({
  options: { only: { type: 'string', multiple: true }, 'no-tests': { type: 'boolean', default: false } },
});
const checks = selected({ only: values.only, tests: !values['no-tests'] });
const results = await runSideBySide(checks.filter((check) => check !== TESTS));
if (checks.includes(TESTS)) results.push(await time(TESTS));
show(results);
process.exitCode = results.every(({ ok }) => ok) ? 0 : 1;
