import { speaker } from '#core/speak.ts';
import type { NamedPicture } from './drawing.ts';
import { drawings } from './drawings.ts';
import type { PictureKind, RenderRequest } from './render-request.ts';

/** The parts of a board that have a picture of their own; null for a game that has none. */
export const boardPartsOf = (request: RenderRequest): readonly NamedPicture[] | null =>
  named(request, 'places');

/** What else has a picture of its own; null for a game that has nothing of the kind. */
export const pagesOf = (request: RenderRequest): readonly NamedPicture[] | null => named(request, 'pages');

function named(
  { game, view, language, names }: RenderRequest,
  what: 'places' | 'pages',
): readonly NamedPicture[] | null {
  const drawing = drawings.get(game);
  if (!drawing?.[what] || view === null) return null;
  const words = speaker(language, drawing.texts[language], (seat) => names[seat] ?? `${seat + 1}`);
  return drawing[what](view as never, words);
}

type PagePicture = Extract<PictureKind, { kind: 'page' }>;

/** What belongs beside the board of a game wherever all of a table is shown. */
export const besideBoard = (game: string): readonly PagePicture[] =>
  (drawings.get(game)?.beside ?? []).map((page) => ({ kind: 'page', page }));

/** Whether a game has pictures at all. */
export const isDrawn = (game: string): boolean => drawings.has(game);
