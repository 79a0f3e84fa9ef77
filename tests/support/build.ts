import { existsSync } from 'node:fs';
import { build } from '../../tools/build.mjs';

/** Tests that run the command line need its bundle, made once before them all. */
export default async function buildOnce(): Promise<void> {
  if (existsSync(new URL('../../src/cli/program.ts', import.meta.url))) await build();
}
