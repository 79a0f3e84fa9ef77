/** Runs a program with its whole output on stderr and a sign of life every ten seconds. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

const HEARTBEAT_MS = 10_000;

export function say(line) {
  process.stderr.write(`setup: ${line}\n`);
}

export function seconds(since) {
  return `${((Date.now() - since) / 1000).toFixed(1)} s`;
}

/** Resolves to the exit code. `doing` names what a person waits for, asked anew at each sign of life. */
export function run(
  command,
  args,
  { cwd, env = {}, lock, doing = () => `running ${command}`, shell = false } = {},
) {
  const started = Date.now();
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      shell,
      env: { ...process.env, ...env },
      stdio: ['ignore', 2, 2],
    });
    lock?.holdFor(child);
    const heartbeat = setInterval(() => {
      lock?.touch();
      say(`still ${doing()}, ${Math.round((Date.now() - started) / 1000)} s …`);
    }, HEARTBEAT_MS);
    const finish = (settle) => (value) => {
      clearInterval(heartbeat);
      lock?.holdFor(null);
      settle(value);
    };
    child.once('error', finish(reject));
    child.once('exit', (code, signal) => finish(resolve)(code ?? `signal ${signal}`));
  });
}

/** Runs the npm that started us, or else the one on the path. */
export function runNpm(root, args, { lock, env = {} }) {
  const unpacked = path.join(root, 'node_modules', 'better-sqlite3', 'binding.gyp');
  const doing = () => (existsSync(unpacked) ? 'building native modules' : 'fetching packages');
  const npm = process.env.npm_execpath;
  if (npm?.endsWith('npm-cli.js'))
    return run(process.execPath, [npm, ...args], { cwd: root, env, lock, doing });
  return run('npm', args, { cwd: root, env, lock, doing, shell: process.platform === 'win32' });
}
