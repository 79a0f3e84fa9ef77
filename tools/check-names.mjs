/**
 * Rules and flows name no component: what a card, a faction or a technology does is said where it is written, and hooked in.
 * Fails where a file of these folders holds the id of one.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const GAME = path.join(ROOT, 'src/games/twilight-imperium');
const FOLDERS = ['flow', 'rules', 'verbs', 'timing'];
const LISTS = [
  'ABILITY_IDS',
  'NOTE_IDS',
  'STAGE_ONE',
  'STAGE_TWO',
  'SECRET_IDS',
  'ACTION_CARD_IDS',
  'AGENDA_IDS',
  'TECHNOLOGY_IDS',
  'FACTION_IDS',
];

const read = (...parts) => readFileSync(path.join(GAME, ...parts), 'utf8');
const quoted = (text) => [...text.matchAll(/'([a-z0-9-]+)'/g)].map(([, id]) => id);

/** The ids of a list as it is written in a file of ids. */
function idsOf(text, list) {
  const found = new RegExp(`export const ${list} = \\[([^\\]]*)\\]`).exec(text);
  return found ? quoted(found[1]) : [];
}

const sources = read('tables/ids.ts') + read('tables/card-ids.ts');
// A war sun is a unit as well as a technology.
const units = new Set(quoted(read('tables/kinds.ts')));
const ids = new Set(LISTS.flatMap((list) => idsOf(sources, list)).filter((id) => !units.has(id)));
if (ids.size < 200) throw new Error(`only ${ids.size} ids were found: the lists have moved`);

const named = FOLDERS.flatMap((folder) =>
  readdirSync(path.join(GAME, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) =>
      read(folder, file)
        .split('\n')
        .flatMap((line, i) =>
          quoted(line)
            .concat([...line.matchAll(/'[a-z]+:([a-z0-9-]+)'/g)].map(([, id]) => id))
            .filter((id) => ids.has(id))
            .map(
              (id) =>
                `src/games/twilight-imperium/${folder}/${file}:${i + 1}: names ${id}; a hook is missing`,
            ),
        ),
    ),
);
for (const line of named) console.log(line);
process.exitCode = named.length > 0 ? 1 : 0;
