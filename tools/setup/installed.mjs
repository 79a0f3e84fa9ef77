/** Tells whether node_modules is what package.json and package-lock.json ask for, without asking npm. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { bindingSizes } from './bindings.mjs';

export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

const KINDS = ['dependencies', 'devDependencies', 'optionalDependencies'];

const stampFile = (root) => path.join(root, 'node_modules', '.emissary-setup');
const installedLockFile = (root) => path.join(root, 'node_modules', '.package-lock.json');

function readJson(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}

/** `>=20.19` in package.json is '20.19'. */
export function nodeFloor(root) {
  return readJson(path.join(root, 'package.json')).engines.node.replace(/[^\d.]/g, '');
}

function askedFor(manifest) {
  return JSON.stringify(
    KINDS.map((kind) => Object.entries(manifest[kind] ?? {}).sort(([a], [b]) => (a < b ? -1 : 1))),
  );
}

/**
 * `npm ci` refuses a lock file that leaves out binaries for other systems, as npm writes it where the registry
 * does not carry them.
 */
function namesEveryOptionalPackage(lock) {
  const named = new Set(Object.keys(lock.packages).map((place) => place.split('node_modules/').at(-1)));
  return Object.values(lock.packages).every(({ optionalDependencies = {} }) =>
    Object.keys(optionalDependencies).every((name) => named.has(name)),
  );
}

/** What package.json asks for, and whether the lock file and an earlier install can serve it. */
export function dependenciesOf(root) {
  const manifest = readJson(path.join(root, 'package.json'));
  const lock = readJson(path.join(root, 'package-lock.json'));
  return {
    hasLock: lock !== null,
    lockAgrees: lock !== null && askedFor(lock.packages['']) === askedFor(manifest),
    lockComplete: lock !== null && namesEveryOptionalPackage(lock),
    finishedOnce: existsSync(installedLockFile(root)),
  };
}

function stamp(root) {
  const hash = createHash('sha256');
  const lockFile = path.join(root, 'package-lock.json');
  const manifest = readJson(path.join(root, 'package.json'));
  hash.update(askedFor(manifest)).update(JSON.stringify(manifest.overrides ?? null));
  hash.update(existsSync(lockFile) ? readFileSync(lockFile) : 'no lock file');
  hash.update([process.versions.modules, process.platform, process.arch, ...bindingSizes(root)].join(' '));
  return hash.digest('hex');
}

export function recordedAsCurrent(root) {
  const file = stampFile(root);
  return existsSync(file) && readFileSync(file, 'utf8') === stamp(root);
}

export function recordCurrent(root) {
  writeFileSync(stampFile(root), stamp(root));
}

/** True after an `npm install` by hand: every package the lock names is there in its version, and no other. */
export function treeMatchesLock(root) {
  const { lockAgrees } = dependenciesOf(root);
  const installed = readJson(installedLockFile(root))?.packages;
  if (!lockAgrees || !installed) return false;
  const { '': _self, ...wanted } = readJson(path.join(root, 'package-lock.json')).packages;
  return (
    Object.keys(installed).every((place) => place in wanted) &&
    Object.entries(wanted).every(([place, { version, optional, devOptional }]) => {
      if (!(place in installed)) return Boolean(optional || devOptional);
      return installed[place].version === version && existsSync(path.join(root, place));
    })
  );
}
