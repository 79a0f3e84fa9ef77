import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** Emoji of the upper planes: where no font has them they are empty boxes. */
const UPPER = /[\u{1f000}-\u{1faff}]/u;

it('nothing that we say needs a font with emoji', () => {
  const found = ['src/app', 'src/core', 'src/discord', 'src/games', 'src/render', 'commands'].flatMap(
    (folder) =>
      readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.ts'))
        .map((file) => path.join(folder, file))
        .filter((file) => UPPER.test(readFileSync(path.join(ROOT, file), 'utf8'))),
  );
  expect(found).toEqual([]);
});
