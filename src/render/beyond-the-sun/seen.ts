import type { Seat } from '#core/seat.ts';
import type { View } from '#games/beyond-the-sun/view.ts';
import type { Words } from './say.ts';

/** The width of every picture, and what stays free at its sides. */
export const WIDTH = 1200;
export const MARGIN = 16;
export const INNER = WIDTH - 2 * MARGIN;

/** A table to be drawn, and in whose words. */
export interface Seen {
  readonly view: View;
  readonly say: Words;
  /** The seat for which it is marked what can be reached: who looks at it, or else whose turn it is. */
  readonly subject: Seat | null;
}

export const seenBy = (view: View, say: Words): Seen => ({
  view,
  say,
  subject: view.viewer === 'table' ? view.turn : view.viewer,
});
