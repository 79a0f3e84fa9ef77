#!/usr/bin/env node
/** The `emissary` command: makes what it needs (dependencies, bundle), then is the command line. */
import { pathToFileURL } from 'node:url';
import { build } from './build.mjs';
import { setup } from './setup.mjs';

process.setSourceMapsEnabled(true);
await setup();
const bundle = await build().catch((error) => {
  // esbuild has already shown where the sources are wrong.
  if (error.errors === undefined) process.stderr.write(`${error.stack}\n`);
  process.exit(1);
});
await import(pathToFileURL(bundle).href);
