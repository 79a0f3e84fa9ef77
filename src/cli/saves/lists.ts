import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { en as appTexts } from '#app/text/en.ts';
import type { Game } from '#core/game.ts';
import { en as coreTexts } from '#core/text/en.ts';

/** Keys that begin like this are said of the table as it is and are never stored: questions, reasons, what lies open, what can be looked up. */
const NEVER_STORED =
  /^(ask|status|no|refuse|sum|hand|battle|ballot|title|game|rule|held|setting|deal|case|answer)\./;

/** What running tables hold of a game: they must find it again in every later version. */
export interface Lists {
  /** The shape of a state, as JSON Schema. */
  readonly shape: unknown;
  /** Keys of messages that may be stored, as facts or within them. */
  readonly keys: readonly string[];
  /** Topics, which name answers in the log, standing orders and deadlines. */
  readonly topics: readonly string[];
}

/** The lists of a game as it is now. */
export function listsOf({
  state,
  texts,
  presentation: face,
}: Pick<Game, 'state' | 'texts' | 'presentation'>): Lists {
  const keys = Object.keys({ ...texts.en, ...coreTexts, ...appTexts });
  return {
    shape: z.toJSONSchema(state, { io: 'input' }),
    keys: keys.filter((key) => !NEVER_STORED.test(key)).sort(),
    topics: face.topics.map(({ id }) => id).sort(),
  };
}

/** Writes the lists of a game beside its saves. */
export function writeLists(folder: string, game: Game): void {
  for (const [name, list] of Object.entries(listsOf(game)))
    writeFileSync(path.join(folder, `${name}.json`), `${JSON.stringify(list, null, 1)}\n`);
}
