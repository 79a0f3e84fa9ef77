import { createHash } from 'node:crypto';
import type { Look } from '#app/records/look.ts';
import type { Speaker } from '#core/message.ts';
import { hasHandPicture } from '../../render/has-hand.ts';
import { pictureKey } from '../../render/picture-key.ts';
import type { PictureKind } from '../../render/render-request.ts';
import type { BotContext } from '../interactions/bot-context.ts';
import { textLine } from '../messages/controls.ts';
import { clip } from '../messages/limits.ts';
import type { Screen } from '../messages/screen.ts';
import { gallery } from './table-screens.ts';

/** What a seat holds, at length: in words, and as a picture. */
export interface Held {
  readonly lines: readonly string[];
  /** None where nothing is held, or the game has no such picture. */
  readonly picture: PictureKind | null;
  /** Tells it from any other without drawing it. */
  readonly key: string;
}

/** What could be chosen now, whatever is asked. */
function openOptions({ questions }: Look): string[] {
  return questions.flatMap(({ form }) =>
    'options' in form ? form.options.flatMap(({ id, barred }) => (barred ? [] : [id])) : [],
  );
}

/** What the viewer's seat holds; null for games that say no more of it than a line each. */
export function heldCards(bot: BotContext, look: Look, speaker: Speaker): Held | null {
  const { table, view, seats } = look;
  const presentation = bot.app.games.get(table.game)?.presentation;
  if (!presentation?.held || view === null || look.viewer === 'table') return null;
  const options = openOptions(look);
  const lines = presentation.held(view, options).map(speaker.say);
  const picture: PictureKind | null = hasHandPicture({ game: table.game, view })
    ? { kind: 'hand', options }
    : null;
  const names = seats.map(({ name }) => name);
  const drawn = picture && pictureKey({ game: table.game, view, picture, language: speaker.language, names });
  const print = createHash('sha256')
    .update(JSON.stringify([lines, drawn]))
    .digest('base64url');
  return { lines, picture, key: print };
}

interface Holding {
  readonly title: string;
  readonly speaker: Speaker;
  readonly most: number;
}

/** A message with what a seat holds. */
export async function heldScreen(
  bot: BotContext,
  { look, held }: { readonly look: Look; readonly held: Held },
  { title, speaker, most }: Holding,
): Promise<Required<Screen>> {
  const drawn = held.picture && (await bot.picture(look, speaker.language, held.picture));
  // Files of one message need names of their own.
  const files = drawn ? [{ ...drawn, name: `hand-${look.viewer}-${drawn.name}` }] : [];
  const text = textLine(clip([title, ...held.lines].join('\n'), most));
  return { components: [text, ...files.map(gallery)], files };
}
