import type {
  APIMessageTopLevelComponent,
  APIModalInteractionResponseCallbackData,
} from 'discord-api-types/v10';
import type { PeopleText } from '#core/people-text.ts';

/** A picture or a file to go with a message. */
export interface MessageFile {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** What it shows, in words that mean nothing but themselves there. */
  readonly alt: PeopleText | string;
}

/** What somebody is shown: components (all messages of ours are made of them) and what they refer to. */
export interface Screen {
  readonly components: readonly APIMessageTopLevelComponent[];
  readonly files?: readonly MessageFile[];
}

/** A form to be filled in. */
export interface ModalScreen {
  readonly modal: APIModalInteractionResponseCallbackData;
}
