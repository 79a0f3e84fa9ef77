import type { App } from '#app/app.ts';
import type { Look } from '#app/records/look.ts';
import type { Logger } from '#app/runner/dependencies.ts';
import type { Language } from '#core/message.ts';
import type { PictureKind } from '../../render/render-request.ts';
import type { MessageFile } from '../messages/screen.ts';
import type { Signs } from '../messages/signs.ts';
import type { InteractionContext } from './interaction-context.ts';
import type { Meter } from './meter.ts';
import type { ReplayResult } from './replays.ts';

/** What commands and presses work with. */
export interface BotContext {
  readonly app: App;
  readonly log: Logger;
  /** A picture of a table as somebody sees it, usually of its board; null for a game that has none. */
  picture(look: Look, language: Language, picture?: PictureKind): Promise<MessageFile | null>;
  /** How a table came to stand as it does, as an animated picture of what everybody could see. */
  replay(look: Look, language: Language): Promise<ReplayResult>;
  /** Seats and things of games as signs, wherever texts name them. */
  readonly signs: Signs;
  /** Where signs can be drawn: a PNG. */
  readonly drawSign?: (sign: string) => Promise<Uint8Array>;
  /** A table from which no one outside this place can be reached: people at one machine, bots without delay. */
  readonly local: boolean;
  /** Where somebody wants to know how much goes on. */
  readonly meter?: Meter;
}

/** Who acts, as the use cases want it. */
export function actorOf({ user, admin, guild, name }: InteractionContext): {
  user: string;
  admin: boolean;
  guild: string | null;
  name: string;
} {
  return { user, admin, guild, name };
}

/** Whether somebody may do what a table's owner may: the owner, and whoever manages the table's own server. */
export function canManageAt({ user, admin, guild }: InteractionContext, { table }: Look): boolean {
  return table.owner === user || (admin && guild !== null && guild === table.guild);
}
