import type { Language } from '#core/message.ts';
import type { PeopleText } from '#core/people-text.ts';
import type { Seat } from '#core/seat.ts';
import type { Picture } from './draw.ts';

/** Which picture of a table is wanted: a place or page is one of those that the game names. A game draws its board wherever it has no other picture. */
export type PictureKind =
  | { readonly kind: 'board' }
  | { readonly kind: 'seat'; readonly seat: Seat }
  | { readonly kind: 'place'; readonly place: string }
  | { readonly kind: 'page'; readonly page: string }
  /** One of the pictures of a replay: which one, of how many. */
  | { readonly kind: 'frame'; readonly at: number; readonly of: number }
  /** What the viewer holds in secret; options that stand open are marked on it, and those drafted but not sent. */
  | { readonly kind: 'hand'; readonly options: readonly string[]; readonly drafted?: readonly string[] };

/** What is to be drawn, as plain data that goes to another process: a view, and in whose words. */
export interface RenderRequest {
  readonly game: string;
  /** The table as one viewer sees it. */
  readonly view: unknown;
  /** The board, if nothing is said. */
  readonly picture?: PictureKind | undefined;
  readonly language: Language;
  /** How the seats are called, by their numbers. */
  readonly names: readonly (PeopleText | string)[];
}

/** A replay to be drawn: the board as everybody saw it, moment by moment. */
export interface ReplayRequest extends Omit<RenderRequest, 'view' | 'picture'> {
  readonly frames: readonly Frame[];
}

/** A sign for texts to be drawn. */
export interface SignRequest {
  readonly sign: string;
}

/** Anything that is drawn. */
export type DrawingRequest = RenderRequest | ReplayRequest | SignRequest;

/** A moment of a game. */
export interface Frame {
  readonly view: unknown;
  /** Whoever watches has longer to look at it. */
  readonly lingers: boolean;
}

/** A picture with its words. */
export interface Rendered extends Picture {
  /** What the picture shows, for whoever cannot see it. */
  readonly alt: string;
}
