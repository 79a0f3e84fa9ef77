import type {
  APIMessageTopLevelComponent,
  APIModalInteractionResponseCallbackData,
} from 'discord-api-types/v10';
import type { PeopleText } from '#core/people-text.ts';
import type { Row } from './controls.ts';

/** A picture or a file to go with a message. */
export interface MessageFile {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** What it shows, in words that mean nothing but themselves there. */
  readonly alt: PeopleText | string;
}

/** What somebody is shown: components (most messages of ours are made of them) and what they refer to. */
export interface Screen {
  readonly components: readonly APIMessageTopLevelComponent[];
  readonly files?: readonly MessageFile[];
}

/**
 * What must be noticed: plain words, which a notification shows too (it shows nothing of components), rows of buttons below them, files.
 * A message is one or the other for good: no edit makes a plain one of one that is made of components.
 */
export interface PlainScreen {
  readonly content: string;
  readonly components: readonly Row[];
  readonly files?: readonly MessageFile[];
}

/** A form to be filled in. */
export interface ModalScreen {
  readonly modal: APIModalInteractionResponseCallbackData;
}
