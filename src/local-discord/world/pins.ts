import { GatewayIntentBits, MessageType } from 'discord-api-types/v10';
import { changeMessage, createMessage, guildOf, isSystem } from './messages.ts';
import { sees } from './permissions.ts';
import type { Channel, Message } from './records.ts';
import type { World } from './world.ts';

const MAX_PINS = 250;

/** A pinned message, with the moment it was pinned. */
export type Pinned = Message & { readonly pinnedAt: string };

/** What is pinned in a channel, the newest pin first. */
export function pinsOf({ messages }: Channel): Pinned[] {
  return messages
    .filter((message): message is Pinned => message.pinnedAt !== null)
    .sort((a, b) => Date.parse(b.pinnedAt) - Date.parse(a.pinnedAt));
}

/** Pins a message and announces it, unless that cannot be: gives the name of the refusal. */
export function pin(
  world: World,
  channel: Channel,
  { message, userId }: { message: Message; userId: string },
): 'cannotOnSystemMessage' | 'maximumPins' | null {
  if (message.pinnedAt !== null) return null;
  if (isSystem(message)) return 'cannotOnSystemMessage';
  if (pinsOf(channel).length >= MAX_PINS) return 'maximumPins';
  const pinnedAt = world.timestamp();
  channel.lastPinAt = pinnedAt;
  changeMessage(world, channel, { message, to: { pinnedAt } });
  tellPins(world, channel);
  createMessage(world, channel, {
    authorId: userId,
    type: MessageType.ChannelPinnedMessage,
    reference: { channelId: channel.id, messageId: message.id },
  });
  return null;
}

export function unpin(world: World, channel: Channel, message: Message): void {
  if (message.pinnedAt === null) return;
  changeMessage(world, channel, { message, to: { pinnedAt: null } });
  tellPins(world, channel);
}

function tellPins(world: World, channel: Channel): void {
  world.publish({
    t: 'CHANNEL_PINS_UPDATE',
    intents: channel.guildId === null ? GatewayIntentBits.DirectMessages : GatewayIntentBits.Guilds,
    sees: (userId) => sees(world, userId, channel),
    d: () => ({ channel_id: channel.id, last_pin_timestamp: channel.lastPinAt, ...guildOf(channel) }),
  });
}
