import type { APIMessage } from 'discord-api-types/v10';
import type { ActResult, Housekeeping } from '../chat/protocol.ts';
import type { Act } from '../people/act.ts';
import type { Interactions } from './interactions.ts';
import type { Store } from './store/store.ts';
import type { Words } from './text/words.ts';
import type { Times } from './times.ts';

/** One person at the page: what they know, and all they can do. Nothing of it outlives their sitting there. */
export interface Sitting {
  readonly store: Store;
  readonly words: Words;
  readonly times: Times;
  readonly interactions: Interactions;
  /** Rejects with `NotDone` when it is refused. */
  act(act: Act | Housekeeping): Promise<ActResult>;
  /** As `act`, but a refusal is shown to the person; resolves to whether it was done. */
  attempt(act: Act | Housekeeping): Promise<boolean>;
  /** Why something was not done, in words to show. */
  reason(error: unknown): string;
  /** Hands a file to the server; resolves to the id that acts name it by. */
  upload(file: File): Promise<string>;
  /** Shows a channel, and a message in it. */
  go(channel: string, message?: string): void;
  /** Begins to fill in a command. */
  fillIn(path: readonly string[]): void;
  /** Begins to answer a message. */
  reply(message: APIMessage): void;
  /** Lets a screen reader say something. */
  announce(text: string): void;
  /** Shows a passing notice. */
  warn(text: string): void;
}
