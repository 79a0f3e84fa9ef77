import { channelPayload } from '../payload/channel.ts';
import { guildCreatePayload } from '../payload/guild.ts';
import { userPayload } from '../payload/user.ts';
import { commandIndex } from '../world/commands.ts';
import { sees } from '../world/permissions.ts';
import type { Account } from '../world/records.ts';
import type { World } from '../world/world.ts';
import type { Ready } from './protocol.ts';
import { seatable } from './seatable.ts';

/** All that somebody sees when they sit down. */
export function readyFor(world: World, me: Account, { botOnline }: { botOnline: boolean }): Ready {
  const { guilds, channels, readMarks } = world.state;
  return {
    op: 'ready',
    me: seatable(me),
    bot: { user: userPayload(world.bot), online: botOnline },
    guilds: [...guilds.values()]
      .filter(({ members }) => members.has(me.id))
      .map((guild) => guildCreatePayload(world, guild, me.id)),
    dms: [...channels.values()]
      .filter(({ guildId, recipients }) => guildId === null && recipients.includes(me.id))
      .map((channel) => channelPayload(world, channel, me.id)),
    read: Object.fromEntries(
      [...(readMarks.get(me.id) ?? [])].filter(([id]) => {
        const channel = channels.get(id);
        return channel !== undefined && sees(world, me.id, channel);
      }),
    ),
    commands: commandIndex(world, me.id),
  };
}
