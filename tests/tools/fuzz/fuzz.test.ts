import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const PROGRAM = `${root}dist/fuzz-child.js`;

/** A quarter of what a small machine has. */
const MEGABYTES = 256;
const RUNS = 40;
/** Nothing may take longer than this many times what is done with every answer: reading, checking and showing some tables. */
const MAX_UNITS = 20;

interface Measured {
  readonly name: string;
  readonly worst: number;
  readonly error: string | null;
  readonly input: string;
}

async function fuzzed(seed: number): Promise<{ readonly code: number | null; readonly found: Measured[] }> {
  await build({
    absWorkingDir: root,
    entryPoints: ['tests/tools/fuzz/child.ts'],
    outfile: PROGRAM,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
  });
  const child = spawn(
    process.execPath,
    [`--max-old-space-size=${MEGABYTES}`, PROGRAM, `${RUNS}`, `${seed}`],
    { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  let out = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    out += text;
  });
  const code = await new Promise<number | null>((ended) => child.once('close', ended));
  const found = out
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Measured);
  return { code, found };
}

describe('what people type and send', () => {
  it('costs no more than a bounded time and room, and breaks nothing, whatever it is', async () => {
    const { code, found } = await fuzzed(16);
    expect(found.filter(({ error, worst }) => error !== null || worst > MAX_UNITS)).toEqual([]);
    // Whoever dies of it tells no more.
    expect(code).toBe(0);
    expect(found.length).toBeGreaterThan(30);
  }, 240_000);
});
