/** The slow path: gets libraries and packages, says at each step what happens and how long it took. */
import { spawnSync } from 'node:child_process';
import { dependenciesOf, recordCurrent, treeMatchesLock } from './installed.mjs';
import { installLibraries, librariesHint } from './libraries.mjs';
import { withLock } from './lock.mjs';
import { runNpm, say, seconds } from './run.mjs';

/** A failure that a person can mend; its message says how. */
export class SetupFailed extends Error {}

const NPM_OPTIONS = [
  '--include=dev',
  '--ignore-scripts=false',
  '--no-audit',
  '--no-fund',
  '--progress=false',
  '--loglevel=error',
];

/**
 * A tree that npm once finished is brought up to date in place, which keeps native modules that are already
 * built; anything else is made from nothing. The lock file is rewritten only when package.json has gone ahead.
 */
function npmArguments(root) {
  const { hasLock, lockAgrees, lockComplete, finishedOnce } = dependenciesOf(root);
  if (!hasLock || (!lockAgrees && !process.env.CI)) return ['install', ...NPM_OPTIONS];
  if (lockAgrees && (finishedOnce || !lockComplete)) return ['install', '--no-save', ...NPM_OPTIONS];
  return ['ci', ...NPM_OPTIONS];
}

async function installPackages(root, lock) {
  const args = npmArguments(root);
  const started = Date.now();
  say(`installing the dependencies with npm ${args[0]} (native modules may take some minutes to build)`);
  const code = await runNpm(root, args, { lock }).catch((error) => {
    throw new SetupFailed(
      `npm does not start (${error.message}); it comes with Node.js from https://nodejs.org`,
    );
  });
  if (code !== 0) {
    const outOfSync = 'If npm says that package-lock.json is out of sync: run `npm install` and commit it.';
    throw new SetupFailed(
      [
        `npm ${args[0]} failed after ${seconds(started)} (exit code ${code}); its messages stand above.`,
        ...librariesHint(),
        'Check the network, then run the same command again; `rm -rf node_modules` starts from nothing.',
        ...(args[0] === 'ci' ? [outOfSync] : []),
      ].join('\n  '),
    );
  }
  say(`dependencies installed, ${seconds(started)}`);
}

/** Asked in a new process: a damaged file may end it, and this one may keep what it failed to load. */
function brokenInFreshProcess(root) {
  const bindings = JSON.stringify(new URL('./bindings.mjs', import.meta.url).href);
  const code = `import(${bindings}).then((m) => console.log(JSON.stringify(m.brokenBindings(${JSON.stringify(root)}))))`;
  const child = spawnSync(process.execPath, ['-e', code], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  if (child.status === 0) return JSON.parse(child.stdout);
  const reason = `loading it ended with ${child.signal ?? child.status}`;
  return ['better-sqlite3', 'canvas'].map((name) => ({ name, built: true, reason }));
}

async function mendBindings(root, lock) {
  const broken = brokenInFreshProcess(root);
  if (broken.length === 0) return;
  const names = broken.map(({ name }) => name);
  const started = Date.now();
  say(`building ${names.join(' and ')} anew: ${broken[0].reason}`);
  // A binary that is there and does not load was made for another system: fetching it again would not help.
  const env = broken.some(({ built }) => built) ? { npm_config_build_from_source: 'true' } : {};
  await runNpm(root, ['rebuild', '--ignore-scripts=false', '--loglevel=error', ...names], { lock, env });
  const still = brokenInFreshProcess(root);
  if (still.length > 0) {
    const reasons = still.map(({ name, reason }) => `${name} does not load: ${reason}`);
    const retry = 'Then remove node_modules and run the same command again.';
    throw new SetupFailed([...reasons, ...librariesHint(), retry].join('\n  '));
  }
  say(`${names.join(' and ')} built, ${seconds(started)}`);
}

async function bringUpToDate(root, lock) {
  const started = Date.now();
  const matches = treeMatchesLock(root);
  if (matches && brokenInFreshProcess(root).length === 0) return;
  await installLibraries(lock);
  if (!matches) await installPackages(root, lock);
  await mendBindings(root, lock);
  say(`ready, ${seconds(started)}`);
}

/** Brings node_modules up to date, alone: a second setup waits and then finds nothing left to do. */
export async function install(root) {
  await withLock(root, async (lock) => {
    await bringUpToDate(root, lock);
    recordCurrent(root);
  });
}
