import { createHash } from 'node:crypto';
import { drawings } from './drawings.ts';
import type { Order } from './order.ts';

/** Tells the picture of an order from others without drawing it: by what of the view it shows. */
export function prints({ game, view, sight, language, names }: Order): string {
  const shown = sight === undefined ? undefined : drawings.get(game)?.shown;
  const part = shown && sight ? shown(view as never, sight) : view;
  // What can be chosen is part of what is shown, where it is.
  const kind = sight?.kind === 'hand' ? 'hand' : (sight ?? null);
  return createHash('sha256')
    .update(JSON.stringify([game, language, names, kind, part]))
    .digest('base64');
}
