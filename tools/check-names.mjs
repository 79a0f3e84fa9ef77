/**
 * Rules and flows name no component: what a card, a faction or a technology does is said where it is written, and hooked in.
 *
 *   node tools/check-names.mjs [root]
 *
 * Every game says in its `content-names.json` which lists hold the ids of its components, in which files (`ids`), which folders
 * must not name them (`folders`), and which files list words that mean something else as well (`except`).
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = path.resolve(process.argv[2] ?? path.join(path.dirname(fileURLToPath(import.meta.url)), '..'));
const GAMES = path.join(ROOT, 'src/games');
const CONFIG = 'content-names.json';

const quoted = (text) => [...text.matchAll(/'([a-z0-9-]+)'/g)].map(([, id]) => id);
const named = (line) => quoted(line).concat([...line.matchAll(/'[a-z]+:([a-z0-9-]+)'/g)].map(([, id]) => id));

/** The ids of a list as it is written in a file of ids. */
function idsOf(text, list) {
  const found = new RegExp(`export const ${list} = \\[([^\\]]*)\\]`).exec(text);
  return found ? quoted(found[1]) : [];
}

/** What is wrong in one game, a line each. */
function problemsOf(game) {
  const at = (...parts) => path.join(GAMES, game, ...parts);
  const shown = (...parts) => ['src/games', game, ...parts].join('/');
  if (!existsSync(at(CONFIG))) return [`${shown(CONFIG)}: is missing; it says which components have names`];
  const { ids: sources, folders, except = [] } = JSON.parse(readFileSync(at(CONFIG), 'utf8'));
  const read = (...parts) => readFileSync(at(...parts), 'utf8');
  const lists = Object.entries(sources).flatMap(([file, names]) =>
    names.map((list) => ({ list, file, ids: idsOf(read(file), list) })),
  );
  const moved = lists.filter(({ ids }) => ids.length === 0);
  if (moved.length > 0) return moved.map(({ list, file }) => `${shown(file)}: has no list ${list} any more`);
  const others = new Set(except.flatMap((file) => quoted(read(file))));
  const ids = new Set(lists.flatMap((one) => one.ids).filter((id) => !others.has(id)));
  return folders.flatMap((folder) =>
    readdirSync(at(folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .flatMap((file) =>
        read(folder, file)
          .split('\n')
          .flatMap((line, i) =>
            named(line)
              .filter((id) => ids.has(id))
              .map((id) => `${shown(folder, file)}:${i + 1}: names ${id}; a hook is missing`),
          ),
      ),
  );
}

const games = readdirSync(GAMES, { withFileTypes: true }).filter((entry) => entry.isDirectory());
const problems = games.flatMap(({ name }) => problemsOf(name));
for (const line of problems) console.log(line);
process.exitCode = problems.length > 0 ? 1 : 0;
