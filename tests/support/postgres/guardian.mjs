/**
 * Runs a PostgreSQL server in a folder of its own and cleans up after it, also when whoever started it was killed: the end of its input is
 * the end of the server. Orders come as lines: `start`, `stop` (at once, as a crash would), and each is answered with a line.
 *
 *   node guardian.mjs <folder of the binaries> <port>
 */
import { spawn, spawnSync } from 'node:child_process';
import { chownSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';

const [native, port] = process.argv.slice(2);
const folder = mkdtempSync(path.join(tmpdir(), 'emissary-postgres-'));
const data = path.join(folder, 'data');

/** PostgreSQL runs under nobody's rights but its own: root has to lend it some other user's. */
const idOf = (kind) => Number(spawnSync('id', [kind, 'nobody'], { encoding: 'utf8' }).stdout);
const user = process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : {};

/** What lies in a folder that only root may enter is copied to where that user can run it. */
function reachable() {
  if (spawnSync(path.join(native, 'bin/initdb'), ['--version'], user).status === 0) return native;
  const copy = path.join(folder, 'native');
  cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
  return copy;
}

if ('uid' in user) chownSync(folder, user.uid, user.gid);
const bin = path.join(reachable(), 'bin');

const made = spawnSync(
  path.join(bin, 'initdb'),
  [
    '-D',
    data,
    '-U',
    'emissary',
    '-E',
    'UTF8',
    '--locale=C',
    '--auth=trust',
    '--no-sync',
    '--no-instructions',
  ],
  { ...user, cwd: folder, encoding: 'utf8' },
);
let server = null;

const SETTINGS = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  // The machine itself does not fail in tests; a killed server loses nothing that the system has taken.
  'fsync=off',
  'full_page_writes=off',
  'max_connections=200',
  'shared_buffers=32MB',
  'jit=off',
];

function answers() {
  return new Promise((resolve) => {
    const socket = connect(Number(port), '127.0.0.1');
    socket.once('connect', () => resolve(socket.destroy() && true)).once('error', () => resolve(false));
  });
}

async function start() {
  if (server !== null) return 'started';
  let log = '';
  server = spawn(
    path.join(bin, 'postgres'),
    ['-D', data, '-p', port, ...SETTINGS.flatMap((one) => ['-c', one])],
    {
      ...user,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  server.stderr.setEncoding('utf8').on('data', (text) => {
    log = (log + text).slice(-4_000);
  });
  const { exited } = watch(server);
  while (!/ready to accept connections/.test(log) || !(await answers())) {
    if (exited()) return `failed ${JSON.stringify(log)}`;
    await pause(10);
  }
  return 'started';
}

function watch(child) {
  const exited = () => child.exitCode !== null || child.signalCode !== null;
  return { exited };
}

async function stop() {
  const child = server;
  server = null;
  if (child === null) return 'stopped';
  const gone = new Promise((resolve) => child.once('exit', resolve));
  if (!watch(child).exited()) {
    child.kill('SIGQUIT');
    await gone;
  }
  return 'stopped';
}

const say = (line) => process.stdout.write(`${line}\n`);
// Whoever started us may be gone before it has read an answer.
process.stdout.on('error', () => undefined);

const orders = { start, stop };
let last = Promise.resolve();
const input = createInterface({ input: process.stdin });
input.on('line', (order) => {
  last = last.then(async () =>
    say(made.status === 0 ? await orders[order]() : `failed ${JSON.stringify(made.stderr)}`),
  );
});
input.on('close', () => {
  void last.then(stop).finally(() => {
    rmSync(folder, { recursive: true, force: true });
    process.exit(0);
  });
});
