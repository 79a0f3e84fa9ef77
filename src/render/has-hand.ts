import { drawings } from './drawings.ts';

/** Whether what the viewer of a table holds has a picture of its own. */
export function hasHandPicture({ game, view }: { readonly game: string; readonly view: unknown }): boolean {
  return view !== null && drawings.get(game)?.hasHand?.(view as never) === true;
}
