import { speaker } from '#core/speak.ts';
import type { Place } from './drawing.ts';
import { drawings } from './drawings.ts';
import type { Order } from './order.ts';

/** The parts of a board that have a picture of their own; null for a game that has none. */
export const placesOf = (order: Order): readonly Place[] | null => named(order, 'places');

/** What else has a picture of its own; null for a game that has nothing of the kind. */
export const pagesOf = (order: Order): readonly Place[] | null => named(order, 'pages');

function named({ game, view, language, names }: Order, what: 'places' | 'pages'): readonly Place[] | null {
  const drawing = drawings.get(game);
  if (!drawing?.[what] || view === null) return null;
  const words = speaker(language, drawing.texts[language], (seat) => names[seat] ?? `${seat + 1}`);
  return drawing[what](view as never, words);
}

/** Whether a game has pictures at all. */
export const isDrawn = (game: string): boolean => drawings.has(game);
