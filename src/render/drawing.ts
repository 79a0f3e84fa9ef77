import type { AnyTexts, Language, Speaker } from '#core/message.ts';
import type { PictureKind } from './render-request.ts';
import type { Scene } from './scene.ts';

/** Part of a board, or something else about it, that can be looked at alone. */
export interface NamedPicture {
  readonly id: string;
  readonly name: string;
}

/** How a game is drawn: from a view, in somebody's words, with the seats called by plain names. */
export interface Drawing<V> {
  /** The game's own words. */
  readonly texts: Readonly<Record<Language, AnyTexts>>;
  scene(view: V, speaker: Speaker, picture?: PictureKind): Scene;
  /** What the picture shows, for whoever cannot see it. */
  alt(view: V, speaker: Speaker, picture?: PictureKind): string;
  /** The parts of the board that have a picture of their own, by what they are called; none for most games. */
  places?(view: V, speaker: Speaker): readonly NamedPicture[];
  /** What else has a picture of its own, such as who can score what; none for most games. One called `summary` is shown at the end. */
  pages?(view: V, speaker: Speaker): readonly NamedPicture[];
  /** Which of these pages belong beside the board wherever all of a table is shown; none for games whose board says everything. */
  readonly beside?: readonly string[];
  /** Whether what the viewer holds in secret has a picture of its own; not for most games. */
  hasHand?(view: V): boolean;
  /** What of a view a picture shows, where that is less than all of it: as long as this is the same, so is the picture. */
  shownPart?(view: V, picture: PictureKind): unknown;
}
