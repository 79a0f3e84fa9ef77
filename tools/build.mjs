/** Bundles the command line into dist/emissary.js, only when a source is newer than the bundle. */
import {
  mkdirSync,
  readdirSync,
  realpathSync,
  renameSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const ENTRY = path.join(ROOT, 'src/cli/main.ts');
const SOURCES = ['src', 'commands', 'db', 'assets', 'package.json', 'tsconfig.json', 'tools/build.mjs'];

/** Where the bundle lies. */
export const BUNDLE = path.join(ROOT, 'dist/emissary.js');

/** A folder counts too, since a file that was taken away leaves no other trace. */
function newest(place) {
  const found = statSync(place, { throwIfNoEntry: false });
  if (!found) return 0;
  if (!found.isDirectory()) return found.mtimeMs;
  return readdirSync(place).reduce(
    (latest, name) => Math.max(latest, newest(path.join(place, name))),
    found.mtimeMs,
  );
}

function isFresh() {
  const bundle = statSync(BUNDLE, { throwIfNoEntry: false });
  return bundle !== undefined && SOURCES.every((source) => newest(path.join(ROOT, source)) <= bundle.mtimeMs);
}

/** Readers see the old file or the new one, never half of it; its time is that of the sources it was made from. */
function replaceFile(file, contents, time) {
  const draft = `${file}.${process.pid}.tmp`;
  writeFileSync(draft, contents);
  utimesSync(draft, time, time);
  renameSync(draft, file);
}

/** Brings the bundle up to date and resolves to its path. */
export async function build() {
  if (isFresh()) return BUNDLE;
  const started = new Date();
  const esbuild = await import('esbuild');
  const { outputFiles } = await esbuild.build({
    absWorkingDir: ROOT,
    entryPoints: [ENTRY],
    outfile: BUNDLE,
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    sourcemap: 'linked',
  });
  mkdirSync(path.dirname(BUNDLE), { recursive: true });
  const mapFirst = outputFiles.toSorted((a, b) => b.path.length - a.path.length);
  for (const file of mapFirst) replaceFile(file.path, file.contents, started);
  return BUNDLE;
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) await build();
