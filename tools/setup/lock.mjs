/**
 * One setup at a time per working copy. The lock is a directory that holds one file named after its owner's
 * process; it appears by rename, owner included, so it is never seen without one. A lock left behind is taken
 * over by removing the dead owner's file: of several that try, one succeeds.
 */
import { createHash } from 'node:crypto';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  unlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { say } from './run.mjs';

const POLL_MS = 250;
const SAY_EVERY_MS = 10_000;
/** An owner touches its file every ten seconds; one silent for this long is another program with the same pid. */
const ABANDONED_MS = 5 * 60_000;

const lockPath = (root) =>
  path.join(tmpdir(), `emissary-setup-${createHash('sha256').update(root).digest('hex').slice(0, 16)}`);

function ignoring(codes, action) {
  try {
    return action();
  } catch (error) {
    if (codes.includes(error.code)) return null;
    throw error;
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

function take(directory) {
  const draft = mkdtempSync(`${directory}-`);
  writeFileSync(path.join(draft, String(process.pid)), '');
  const taken = ignoring(['ENOTEMPTY', 'EEXIST'], () => renameSync(draft, directory) ?? true);
  if (!taken) rmSync(draft, { recursive: true, force: true });
  return taken === true;
}

function release(directory, owner) {
  ignoring(['ENOENT'], () => unlinkSync(path.join(directory, owner)));
  ignoring(['ENOENT', 'ENOTEMPTY', 'EEXIST'], () => rmdirSync(directory));
}

/** The pid of a live owner, or null after clearing away a dead one. */
function liveOwner(directory) {
  const [owner] = ignoring(['ENOENT'], () => readdirSync(directory)) ?? [];
  if (owner === undefined) return null;
  const file = path.join(directory, owner);
  const touched = ignoring(['ENOENT'], () => statSync(file).mtimeMs);
  const child = ignoring(['ENOENT'], () => readFileSync(file, 'utf8'));
  if (touched === null || child === null) return null;
  const running = isAlive(Number(owner)) || (child !== '' && isAlive(Number(child)));
  if (running && Date.now() - touched < ABANDONED_MS) return owner;
  release(directory, owner);
  return null;
}

async function acquire(directory) {
  mkdirSync(path.dirname(directory), { recursive: true });
  for (let waited = 0; !take(directory); waited += POLL_MS) {
    const owner = liveOwner(directory);
    if (owner !== null && waited % SAY_EVERY_MS === 0)
      say(`another setup is at work (process ${owner}), waiting`);
    await sleep(POLL_MS);
  }
}

/** Runs `work(lock)` alone; the lock also names the child at work, which may outlive a killed owner. */
export async function withLock(root, work) {
  const directory = lockPath(root);
  await acquire(directory);
  const owner = String(process.pid);
  const file = path.join(directory, owner);
  let child = null;
  const lock = {
    touch: () => utimesSync(file, new Date(), new Date()),
    holdFor(process) {
      child = process;
      writeFileSync(file, child?.pid ? String(child.pid) : '');
    },
  };
  const letGo = () => release(directory, owner);
  const stop = (signal) => {
    child?.kill(signal);
    process.exit(signal === 'SIGINT' ? 130 : 143);
  };
  process.once('exit', letGo).once('SIGINT', stop).once('SIGTERM', stop);
  try {
    await work(lock);
  } finally {
    process.off('exit', letGo).off('SIGINT', stop).off('SIGTERM', stop);
    letGo();
  }
}
