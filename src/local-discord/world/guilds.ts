import { GatewayIntentBits } from 'discord-api-types/v10';
import { guildCreatePayload, guildPayload } from '../payload/guild.ts';
import { memberPayload } from '../payload/member.ts';
import { userPayload } from '../payload/user.ts';
import { addChannel } from './channels.ts';
import { BOT_PERMISSIONS, emptyGuild } from './newcomers.ts';
import type { Account, Guild, Member } from './records.ts';
import { addRole, deleteRole } from './roles.ts';
import { removeFromThread } from './thread-members.ts';
import type { World } from './world.ts';

/** A new guild with its first member, who owns it. */
export function addGuild(
  world: World,
  { name, ownerId, channels }: Pick<Guild, 'name' | 'ownerId'> & { readonly channels: readonly string[] },
): Guild {
  const guild = emptyGuild(world.ids.next(), { name, ownerId });
  world.state.guilds.set(guild.id, guild);
  for (const channel of channels) addChannel(world, guild, { name: channel });
  joinGuild(world, guild, world.account(ownerId));
  return guild;
}

/** Somebody comes into a guild: they are told of it, and the others of them. A bot brings its own role. */
export function joinGuild(world: World, guild: Guild, { id, bot, username }: Account): Member {
  const known = guild.members.get(id);
  if (known !== undefined) return known;
  const roles = bot
    ? [
        addRole(world, guild, {
          name: username,
          permissions: BOT_PERMISSIONS.toString(),
          managed: true,
          tags: { bot_id: id },
        }).id,
      ]
    : [];
  const member: Member = { userId: id, nick: null, roles, joinedAt: world.timestamp(), timedOutUntil: null };
  guild.members.set(id, member);
  world.publish({
    t: 'GUILD_CREATE',
    intents: GatewayIntentBits.Guilds,
    sees: (userId) => userId === id,
    d: ({ userId }) => guildCreatePayload(world, guild, userId),
  });
  world.publish({
    t: 'GUILD_MEMBER_ADD',
    intents: GatewayIntentBits.GuildMembers,
    sees: (userId) => userId !== id && guild.members.has(userId),
    d: () => ({ ...memberPayload(world, member), guild_id: guild.id }),
  });
  return member;
}

/** Somebody leaves a guild, or has to. A bot takes its role along. */
export function leaveGuild(world: World, guild: Guild, { id }: Account): void {
  for (const channel of world.state.channels.values())
    if (channel.guildId === guild.id) removeFromThread(world, channel, id);
  const own = [...guild.roles.values()].find(({ tags }) => tags?.bot_id === id);
  guild.members.delete(id);
  if (own !== undefined) deleteRole(world, guild, own);
  world.publish({
    t: 'GUILD_MEMBER_REMOVE',
    intents: GatewayIntentBits.GuildMembers,
    sees: (userId) => guild.members.has(userId),
    d: () => ({ guild_id: guild.id, user: userPayload(world.account(id)) }),
  });
  world.publish({
    t: 'GUILD_DELETE',
    intents: GatewayIntentBits.Guilds,
    sees: (userId) => userId === id,
    d: () => ({ id: guild.id }),
  });
}

export function changeGuild(world: World, guild: Guild, to: Partial<Pick<Guild, 'name' | 'locale'>>): void {
  Object.assign(guild, to);
  world.publish({
    t: 'GUILD_UPDATE',
    intents: GatewayIntentBits.Guilds,
    sees: (userId) => guild.members.has(userId),
    d: () => guildPayload(guild),
  });
}
