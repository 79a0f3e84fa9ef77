import type { Look } from '#app/records/look.ts';
import type { Speaker } from '#core/message.ts';
import type { BotContext } from '../interactions/bot-context.ts';
import type { Permission } from '../interactions/permissions.ts';
import type { DiscordApi } from '../messages/discord-api.ts';
import type { SentMessages } from './sent-messages.ts';
import type { MessageSlots } from './slots.ts';

/** What is known of the servers the bot is on. */
export interface Servers {
  ownerOf(guild: string): string | null;
  /** What the bot may not do in a channel although tables need it. */
  missingIn(channel: string): readonly Permission[];
}

/** What a delivery works with. */
export interface DeliveryContext {
  readonly bot: BotContext;
  readonly api: DiscordApi;
  readonly servers: Servers;
  /** Names this delivery's messages, the same again if it is repeated. */
  readonly nonce: (what: string) => string;
  /** What of it was sent in an earlier try. */
  readonly sent: SentMessages;
  readonly look: Look;
  /** Where the table's messages stand. */
  readonly slots: MessageSlots;
  /** In the table's language. */
  readonly speaker: Speaker;
}
