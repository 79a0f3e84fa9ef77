import { GatewayIntentBits } from 'discord-api-types/v10';
import { memberPayload } from '../payload/member.ts';
import { guildOf } from './messages.ts';
import { sees } from './permissions.ts';
import type { Channel } from './records.ts';
import type { World } from './world.ts';

/** Somebody is writing; clients show it for some seconds. */
export function startTyping(world: World, channel: Channel, userId: string): void {
  const member = world.state.guilds.get(channel.guildId ?? '')?.members.get(userId);
  const d = {
    channel_id: channel.id,
    user_id: userId,
    timestamp: Math.floor(world.clock.now() / 1000),
    ...guildOf(channel),
    ...(member === undefined ? {} : { member: memberPayload(world, member) }),
  };
  world.publish({
    t: 'TYPING_START',
    intents:
      channel.guildId === null ? GatewayIntentBits.DirectMessageTyping : GatewayIntentBits.GuildMessageTyping,
    sees: (id) => sees(world, id, channel),
    d: () => d,
  });
}
