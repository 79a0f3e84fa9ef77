import { type APIOverwrite, ChannelType, OverwriteType, PermissionFlagsBits } from 'discord-api-types/v10';
import type { Channel, Guild, Member } from './records.ts';
import type { World } from './world.ts';

export const ALL_PERMISSIONS = Object.values(PermissionFlagsBits).reduce((sum, bit) => sum | bit, 0n);

/** What somebody may do in a DM with the other one. */
const DM_PERMISSIONS =
  PermissionFlagsBits.ViewChannel |
  PermissionFlagsBits.SendMessages |
  PermissionFlagsBits.EmbedLinks |
  PermissionFlagsBits.AttachFiles |
  PermissionFlagsBits.ReadMessageHistory |
  PermissionFlagsBits.AddReactions |
  PermissionFlagsBits.UseExternalEmojis |
  PermissionFlagsBits.UseApplicationCommands |
  PermissionFlagsBits.SendPolls |
  PermissionFlagsBits.PinMessages;

/** Permissions in the guild as a whole: of everyone, and of one's roles. */
export function guildPermissions(guild: Guild, member: Member): bigint {
  if (guild.ownerId === member.userId) return ALL_PERMISSIONS;
  const everyone = BigInt(guild.roles.get(guild.id)?.permissions ?? '0');
  const all = member.roles.reduce(
    (sum, id) => sum | BigInt(guild.roles.get(id)?.permissions ?? '0'),
    everyone,
  );
  return (all & PermissionFlagsBits.Administrator) === 0n ? all : ALL_PERMISSIONS;
}

/** Permissions in one channel. A thread goes by its parent; whoever sees nothing may do nothing. */
export function permissionsIn(world: World, channel: Channel, userId: string): bigint {
  if (channel.guildId === null) return channel.recipients.includes(userId) ? DM_PERMISSIONS : 0n;
  const guild = world.state.guilds.get(channel.guildId);
  const member = guild?.members.get(userId);
  if (guild === undefined || member === undefined) return 0n;
  const parent = channel.thread === null ? channel : world.state.channels.get(channel.parentId ?? '');
  const base = guildPermissions(guild, member);
  const all =
    base === ALL_PERMISSIONS
      ? base
      : withOverwrites(base, { overwrites: parent?.overwrites ?? [], guild, member });
  if ((all & PermissionFlagsBits.ViewChannel) === 0n) return 0n;
  return entersThread(channel, userId, all) ? all : 0n;
}

/** A private thread is for its members, and for those who manage threads. */
function entersThread(channel: Channel, userId: string, permissions: bigint): boolean {
  if (channel.type !== ChannelType.PrivateThread) return true;
  return (
    channel.thread?.members.has(userId) === true || (permissions & PermissionFlagsBits.ManageThreads) !== 0n
  );
}

/** Everyone's overwrite first, then those of roles together, then one's own; within each, denials before grants. */
function withOverwrites(
  base: bigint,
  { overwrites, guild, member }: { overwrites: readonly APIOverwrite[]; guild: Guild; member: Member },
): bigint {
  const tiers = [
    overwrites.filter(({ id }) => id === guild.id),
    overwrites.filter(({ id, type }) => type === OverwriteType.Role && member.roles.includes(id)),
    overwrites.filter(({ id, type }) => type === OverwriteType.Member && id === member.userId),
  ];
  return tiers.reduce((sum, tier) => {
    const denied = tier.reduce((bits, { deny }) => bits | BigInt(deny), 0n);
    const allowed = tier.reduce((bits, { allow }) => bits | BigInt(allow), 0n);
    return (sum & ~denied) | allowed;
  }, base);
}

export function may(world: World, userId: string, wanted: { channel: Channel; bits: bigint }): boolean {
  return (permissionsIn(world, wanted.channel, userId) & wanted.bits) === wanted.bits;
}

export function sees(world: World, userId: string, channel: Channel): boolean {
  return may(world, userId, { channel, bits: PermissionFlagsBits.ViewChannel });
}
