import { speaker } from '#core/speak.ts';
import type { Place } from './drawing.ts';
import { drawings } from './drawings.ts';
import type { Order } from './order.ts';

/** The parts of a board that have a picture of their own; null for a game that has none. */
export function placesOf({ game, view, language, names }: Order): readonly Place[] | null {
  const drawing = drawings.get(game);
  if (!drawing?.places || view === null) return null;
  const words = speaker(language, drawing.texts[language], (seat) => names[seat] ?? `${seat + 1}`);
  return drawing.places(view as never, words);
}
