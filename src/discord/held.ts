import { createHash } from 'node:crypto';
import type { Look } from '#app/look.ts';
import type { Speaker } from '#core/message.ts';
import { hasHand } from '../render/hands.ts';
import type { Sight } from '../render/order.ts';
import { prints } from '../render/prints.ts';
import { textLine } from './ask/controls.ts';
import type { Bot } from './bot.ts';
import { clip } from './limits.ts';
import type { Screen } from './screen.ts';
import { gallery } from './screens.ts';

/** What a seat holds, at length: in words, and as a picture. */
export interface Held {
  readonly lines: readonly string[];
  /** None where nothing is held, or the game has no such picture. */
  readonly sight: Sight | null;
  /** Tells it from any other without drawing it. */
  readonly print: string;
}

/** What could be chosen now, whatever is asked. */
function openOptions({ questions }: Look): string[] {
  return questions.flatMap(({ form }) =>
    'options' in form ? form.options.flatMap(({ id, barred }) => (barred ? [] : [id])) : [],
  );
}

/** What the viewer's seat holds; null for games that say no more of it than a line each. */
export function heldIn(bot: Bot, look: Look, speaker: Speaker): Held | null {
  const { table, view, seats } = look;
  const face = bot.app.games.get(table.game)?.face;
  if (!face?.held || view === null || look.viewer === 'table') return null;
  const options = openOptions(look);
  const lines = face.held(view, options).map(speaker.say);
  const sight: Sight | null = hasHand({ game: table.game, view }) ? { kind: 'hand', options } : null;
  const names = seats.map(({ name }) => name);
  const drawn = sight && prints({ game: table.game, view, sight, language: speaker.language, names });
  const print = createHash('sha256')
    .update(JSON.stringify([lines, drawn]))
    .digest('base64url');
  return { lines, sight, print };
}

interface Holding {
  readonly title: string;
  readonly speaker: Speaker;
  readonly most: number;
}

/** A message with what a seat holds. */
export async function heldScreen(
  bot: Bot,
  { look, held }: { readonly look: Look; readonly held: Held },
  { title, speaker, most }: Holding,
): Promise<Required<Screen>> {
  const drawn = held.sight && (await bot.picture(look, speaker.language, held.sight));
  // Files of one message need names of their own.
  const files = drawn ? [{ ...drawn, name: `hand-${look.viewer}-${drawn.name}` }] : [];
  const text = textLine(clip([title, ...held.lines].join('\n'), most));
  return { components: [text, ...files.map(gallery)], files };
}
