/**
 * Makes sure the dependencies are there and current. Says nothing when there is nothing to do, and never
 * writes to stdout, so that machine-readable output stays readable.
 */
import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brokenBindings } from './setup/bindings.mjs';
import { findBrowser } from './setup/browser.mjs';
import { nodeFloor, ROOT, recordedAsCurrent } from './setup/installed.mjs';

function fail(message) {
  process.stderr.write(`setup: ${message}\n`);
  process.exit(1);
}

function checkNode() {
  const floor = nodeFloor(ROOT);
  const [major, minor = 0] = floor.split('.').map(Number);
  const [hasMajor, hasMinor] = process.versions.node.split('.').map(Number);
  if (hasMajor > major || (hasMajor === major && hasMinor >= minor)) return;
  fail(
    `Node.js ${floor} or newer is needed, this is ${process.version}.\n` +
      '  Install it from https://nodejs.org and run the same command again.',
  );
}

/** Installs what is missing; on failure says what to do and ends the process with code 1. */
export async function setup() {
  checkNode();
  if (recordedAsCurrent(ROOT) && brokenBindings(ROOT).length === 0) return;
  const { install, SetupFailed } = await import('./setup/install.mjs');
  try {
    await install(ROOT);
  } catch (error) {
    fail(error instanceof SetupFailed ? error.message : `unexpected error: ${error.stack}`);
  }
}

/** Run by itself, as before the tests, it also gets the browser that they look at pages with. */
if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  await setup();
  if (findBrowser() === null) {
    const { installBrowser } = await import('./setup/install-browser.mjs');
    await installBrowser(ROOT);
  }
}
