import { createHash } from 'node:crypto';
import type { Look } from '#app/records/look.ts';
import type { Speaker } from '#core/message.ts';
import type { Followed } from '#core/question.ts';
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

/** What marks in the making come to, by the question that they answer. */
export type Drafts = ReadonlyMap<string, Followed>;

const NO_DRAFTS: Drafts = new Map();

/** Cells that shapes cover, as options are named on pictures. */
const covered = (cells: readonly string[]) => cells.map((cell) => `@${cell}`);

/** What could be chosen now, whatever is asked; where shapes may be laid, the cells they could cover. */
function openOptions({ questions }: Look, drafts: Drafts): string[] {
  return questions.flatMap(({ key, form }) => {
    const now = drafts.get(key)?.next ?? form;
    const options = 'options' in now ? now.options.flatMap(({ id, barred }) => (barred ? [] : [id])) : [];
    const turns = ('turns' in now ? now.turns : undefined) ?? [];
    const cells = new Set(turns.flatMap(({ placements }) => placements.flatMap((one) => one.cells)));
    return [...options, ...covered([...cells])];
  });
}

/** Marks that are made and not sent. */
const draftedMarks = (drafts: Drafts): string[] =>
  [...drafts.values()].flatMap(({ marks }) =>
    marks.flatMap(({ id, cells }) => (cells ? covered(cells) : [id])),
  );

/** What the viewer's seat holds; null for games that say no more of it than a line each. */
export function heldCards(
  bot: BotContext,
  look: Look,
  { speaker, drafts = NO_DRAFTS }: { readonly speaker: Speaker; readonly drafts?: Drafts },
): Held | null {
  const { table, view, seats } = look;
  const presentation = bot.app.games.get(table.game)?.presentation;
  if (!presentation?.held || view === null || look.viewer === 'table') return null;
  const options = openOptions(look, drafts);
  const drafted = draftedMarks(drafts);
  const lines = presentation.held(view, options).map(speaker.say);
  const picture: PictureKind | null = hasHandPicture({ game: table.game, view })
    ? { kind: 'hand', options, ...(drafted.length > 0 && { drafted }) }
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
