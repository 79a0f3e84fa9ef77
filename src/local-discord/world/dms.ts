import { ChannelType } from 'discord-api-types/v10';
import { channelPayload } from '../payload/channel.ts';
import { textChannel } from './newcomers.ts';
import type { Channel } from './records.ts';
import type { World } from './world.ts';

/** The DM of two accounts: the one they have, or a new one. */
export function dmBetween(world: World, a: string, b: string): Channel {
  for (const channel of world.state.channels.values()) {
    if (channel.guildId === null && channel.recipients.includes(a) && channel.recipients.includes(b)) {
      return channel;
    }
  }
  const channel: Channel = {
    ...textChannel(world.ids.next(), null, null),
    type: ChannelType.DM,
    recipients: [a, b],
  };
  world.state.channels.set(channel.id, channel);
  // Bots are told of a DM by its first message only.
  world.publish({
    t: 'CHANNEL_CREATE',
    intents: 0,
    sees: (userId) => channel.recipients.includes(userId) && !world.account(userId).bot,
    d: ({ userId }) => channelPayload(world, channel, userId),
  });
  return channel;
}

/** Whether the other one of a DM cannot be written to: their DMs are closed, or no guild is shared. */
export function refusesDm(world: World, channel: Channel, senderId: string): boolean {
  if (channel.guildId !== null) return false;
  const other = channel.recipients.find((id) => id !== senderId);
  if (other === undefined || !world.account(other).dmsOpen) return true;
  if (world.account(other).bot && world.account(senderId).bot) return true;
  const isWithApp = [other, senderId].includes(world.bot.id);
  if (isWithApp && [other, senderId].some((id) => world.account(id).hasApp === true)) return false;
  return ![...world.state.guilds.values()].some(({ members }) => members.has(other) && members.has(senderId));
}
