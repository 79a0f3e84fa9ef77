import { createHash } from 'node:crypto';
import { drawings } from './drawings.ts';
import type { RenderRequest } from './render-request.ts';

/** Tells the picture of a request from others without drawing it: by what of the view it shows. */
export function pictureKey({ game, view, picture, language, names }: RenderRequest): string {
  const shown = picture === undefined ? undefined : drawings.get(game)?.shownPart;
  const part = shown && picture ? shown(view as never, picture) : view;
  // What can be chosen is part of what is shown, where it is.
  const kind = picture?.kind === 'hand' ? 'hand' : (picture ?? null);
  return createHash('sha256')
    .update(JSON.stringify([game, language, names, kind, part]))
    .digest('base64');
}
