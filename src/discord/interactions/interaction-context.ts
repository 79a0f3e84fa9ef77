import type { Language } from '#core/message.ts';
import type { Place } from './command-places.ts';
import type { Permission } from './permissions.ts';

/** An interaction as commands and presses see it: who, from where, in which language, and with which interaction. */
export interface InteractionContext {
  /** The interaction's id: the same request twice counts once. */
  readonly id: string;
  readonly user: string;
  readonly name: string;
  readonly language: Language;
  readonly guild: string | null;
  readonly channel: string;
  /** Where a table opened from here is announced: the channel, or the one that a thread hangs in. */
  readonly parentChannel: string;
  /** May manage the server: does what a table's owner may. */
  readonly admin: boolean;
  /** Whether they see a channel of the server they are in. */
  sees(channel: string): boolean;
  readonly place: Place;
  /** What keeps a table from being opened here; null where one can be. */
  readonly noTable: 'dm' | 'elsewhere' | 'forum' | 'noThreads' | null;
  /** What the bot itself may not do here, though a table would need it. */
  readonly missingPermissions: readonly Permission[];
  /** The same of another channel of this server; null if no table can be played there at all. */
  missingIn(channel: string): readonly Permission[] | null;
}
