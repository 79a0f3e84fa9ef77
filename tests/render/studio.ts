import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { afterAll } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Where packages are found from, and nobody looks. */
const FOLDER = path.join(ROOT, `node_modules/.cache/emissary-render-${process.pid}`);
afterAll(() => rmSync(FOLDER, { recursive: true, force: true }));

/** Builds the drawing process as the distribution has it. */
export async function drawingProcess(): Promise<string> {
  const outfile = path.join(FOLDER, 'child.mjs');
  await build({
    absWorkingDir: ROOT,
    entryPoints: ['src/render/child.ts'],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    logLevel: 'error',
  });
  return outfile;
}

/** A process that draws nothing: orders 13 wide hang it, orders 17 wide kill it. */
export function fakeProcess(): string {
  mkdirSync(FOLDER, { recursive: true });
  const file = path.join(FOLDER, 'fake.mjs');
  writeFileSync(
    file,
    `process.on('message', ({ id, order: { view: { width } } }) => {
       if (width === 13) for (;;);
       if (width === 17) process.exit(3);
       process.send({ id, shown: { bytes: Buffer.from([width]), width, height: 1, alt: '' } });
     });
     process.on('disconnect', () => process.exit());`,
  );
  return file;
}
