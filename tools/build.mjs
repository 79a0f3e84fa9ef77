/** Bundles the command line into dist/emissary.js, the bot into dist/start.js with its renderer and its bench beside it, the chat page into dist/chat, each only when it is stale. */
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
const ALWAYS = ['package.json', 'tsconfig.json', 'tools/build.mjs'];

/** Where the bundle lies. */
export const BUNDLE = path.join(ROOT, 'dist/emissary.js');

/** Where the page's script, style and fonts lie. */
const PAGE = path.join(ROOT, 'dist/chat');

const COMMAND_LINE = {
  made: BUNDLE,
  sources: ['src', 'commands', 'db', 'assets', 'tools/rigs', ...ALWAYS],
  options: {
    entryPoints: ['tools/rigs/main.ts'],
    outfile: BUNDLE,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
  },
};

const BOT = {
  ...COMMAND_LINE,
  made: path.join(ROOT, 'dist/start.js'),
  options: {
    ...COMMAND_LINE.options,
    entryPoints: ['src/start-main.ts'],
    outfile: path.join(ROOT, 'dist/start.js'),
  },
};

const RENDERER = {
  ...COMMAND_LINE,
  made: path.join(ROOT, 'dist/render.js'),
  options: {
    ...COMMAND_LINE.options,
    entryPoints: ['src/render/child.ts'],
    outfile: path.join(ROOT, 'dist/render.js'),
  },
};

/** What measures the bot needs the canvas too, which no other command should load. */
const BENCH = {
  ...COMMAND_LINE,
  made: path.join(ROOT, 'dist/bench-bot.js'),
  options: {
    ...COMMAND_LINE.options,
    entryPoints: ['tools/rigs/bench-bot.ts', 'tools/rigs/bench/bot/probe.ts'],
    outfile: undefined,
    outdir: path.join(ROOT, 'dist'),
    entryNames: '[name]',
  },
};

const CHAT_PAGE = {
  made: path.join(PAGE, 'page.js'),
  sources: ['src/local-discord', ...ALWAYS],
  options: {
    entryPoints: [
      { in: 'src/local-discord/page/main.ts', out: 'page' },
      { in: 'src/local-discord/page/page.css', out: 'page' },
    ],
    outdir: PAGE,
    platform: 'browser',
    format: 'esm',
    target: 'es2022',
    minify: true,
    loader: { '.woff2': 'file', '.svg': 'file', '.png': 'file' },
    assetNames: '[name]-[hash]',
  },
};

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

function isFresh({ made, sources }) {
  const bundle = statSync(made, { throwIfNoEntry: false });
  return bundle !== undefined && sources.every((source) => newest(path.join(ROOT, source)) <= bundle.mtimeMs);
}

/** Readers see the old file or the new one, never half of it; its time is that of the sources it was made from. */
function replaceFile(file, contents, time) {
  const draft = `${file}.${process.pid}.tmp`;
  writeFileSync(draft, contents);
  utimesSync(draft, time, time);
  renameSync(draft, file);
}

async function make({ made, options }) {
  const started = new Date();
  const esbuild = await import('esbuild');
  const { outputFiles } = await esbuild.build({
    absWorkingDir: ROOT,
    bundle: true,
    write: false,
    sourcemap: 'linked',
    ...options,
  });
  mkdirSync(path.dirname(made), { recursive: true });
  // The one whose age is looked at comes last: while it is old, all is.
  const last = outputFiles.toSorted((a, b) => Number(a.path === made) - Number(b.path === made));
  for (const file of last) replaceFile(file.path, file.contents, started);
}

/** Brings all that is made from sources up to date and resolves to the path of the command line's bundle. */
export async function build() {
  await Promise.all([COMMAND_LINE, BOT, RENDERER, BENCH, CHAT_PAGE].filter((one) => !isFresh(one)).map(make));
  return BUNDLE;
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) await build();
