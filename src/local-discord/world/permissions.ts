import { ChannelType, OverwriteType, PermissionFlagsBits } from 'discord-api-types/v10';
import type { Channel, Guild, Member } from './records.ts';
import type { World } from './world.ts';

const P = PermissionFlagsBits;

export const ALL_PERMISSIONS = Object.values(P).reduce((sum, bit) => sum | bit, 0n);

/** What somebody may do in a DM with the other one. */
const DM_PERMISSIONS =
  P.ViewChannel |
  P.SendMessages |
  P.EmbedLinks |
  P.AttachFiles |
  P.ReadMessageHistory |
  P.AddReactions |
  P.UseExternalEmojis |
  P.UseApplicationCommands |
  P.SendPolls |
  P.PinMessages;

/** All that is left to somebody who is timed out. */
const TIMED_OUT = P.ViewChannel | P.ReadMessageHistory;

/** What only those can do who may send at all. */
const NEEDS_SENDING = P.MentionEveryone | P.SendTTSMessages | P.AttachFiles | P.EmbedLinks;

/** Permissions in the guild as a whole: of everyone, and of one's roles. */
export function guildPermissions(guild: Guild, member: Member): bigint {
  if (guild.ownerId === member.userId) return ALL_PERMISSIONS;
  let all = BigInt(guild.roles.get(guild.id)?.permissions ?? '0');
  for (const id of member.roles) all |= BigInt(guild.roles.get(id)?.permissions ?? '0');
  return (all & P.Administrator) === 0n ? all : ALL_PERMISSIONS;
}

/** What somebody may do in a guild just now: nothing if they are not in it, little while they are timed out. */
export function permissionsInGuild(world: World, guild: Guild, userId: string): bigint {
  const member = guild.members.get(userId);
  if (member === undefined) return 0n;
  return whileTimedOut(world, member, guildPermissions(guild, member));
}

/** Permissions in one channel. A thread goes by its parent; whoever sees nothing may do nothing. */
export function permissionsIn(world: World, channel: Channel, userId: string): bigint {
  if (channel.guildId === null) return channel.recipients.includes(userId) ? DM_PERMISSIONS : 0n;
  const guild = world.state.guilds.get(channel.guildId);
  const member = guild?.members.get(userId);
  if (guild === undefined || member === undefined) return 0n;
  const base = guildPermissions(guild, member);
  if (base === ALL_PERMISSIONS) return base;
  const place = channel.thread === null ? channel : world.state.channels.get(channel.parentId ?? '');
  const all = whileTimedOut(world, member, withOverwrites(base, place ?? channel, { guild, member }));
  if ((all & P.ViewChannel) === 0n || !entersThread(channel, userId, all)) return 0n;
  return (all & sendingBit(channel)) === 0n ? all & ~NEEDS_SENDING : all;
}

/** The permission to send: threads have one of their own. */
export function sendingBit(channel: Channel): bigint {
  return channel.thread === null ? P.SendMessages : P.SendMessagesInThreads;
}

/** A private thread is for its members, and for those who manage threads. */
function entersThread(channel: Channel, userId: string, permissions: bigint): boolean {
  if (channel.type !== ChannelType.PrivateThread) return true;
  return channel.thread?.members.has(userId) === true || (permissions & P.ManageThreads) !== 0n;
}

/** Owners and administrators never come here: nobody can time them out. */
function whileTimedOut(world: World, { timedOutUntil }: Member, permissions: bigint): bigint {
  if (timedOutUntil === null || permissions === ALL_PERMISSIONS) return permissions;
  return Date.parse(timedOutUntil) > world.clock.now() ? permissions & TIMED_OUT : permissions;
}

/** Everyone's overwrite first, then those of roles together, then one's own; within each, denials before grants. */
function withOverwrites(
  base: bigint,
  { overwrites }: Channel,
  { guild, member }: { guild: Guild; member: Member },
): bigint {
  let all = base;
  let [denied, allowed] = [0n, 0n];
  let [deniedToOne, allowedToOne] = [0n, 0n];
  for (const { id, type, allow, deny } of overwrites) {
    if (id === guild.id) all = (all & ~BigInt(deny)) | BigInt(allow);
    else if (type === OverwriteType.Member) {
      if (id === member.userId) [deniedToOne, allowedToOne] = [BigInt(deny), BigInt(allow)];
    } else if (member.roles.includes(id)) {
      denied |= BigInt(deny);
      allowed |= BigInt(allow);
    }
  }
  return (((all & ~denied) | allowed) & ~deniedToOne) | allowedToOne;
}

export function may(world: World, userId: string, wanted: { channel: Channel; bits: bigint }): boolean {
  return (permissionsIn(world, wanted.channel, userId) & wanted.bits) === wanted.bits;
}

/** Whether somebody may send here, be it a channel or a thread. */
export function maySend(world: World, userId: string, channel: Channel): boolean {
  return may(world, userId, { channel, bits: sendingBit(channel) });
}

export function sees(world: World, userId: string, channel: Channel): boolean {
  return may(world, userId, { channel, bits: P.ViewChannel });
}

/** The position of somebody's highest role; the owner stands above all. */
export function rankOf(guild: Guild, userId: string): number {
  if (guild.ownerId === userId) return Number.POSITIVE_INFINITY;
  const roles = guild.members.get(userId)?.roles ?? [];
  return Math.max(0, ...roles.map((id) => guild.roles.get(id)?.position ?? 0));
}

/** Bots are told of all channels of their guilds; people, and both of threads, only of what they may view. */
export function isToldOf(world: World, userId: string, channel: Channel): boolean {
  if (channel.thread !== null || channel.guildId === null || !world.account(userId).bot) {
    return sees(world, userId, channel);
  }
  return world.state.guilds.get(channel.guildId)?.members.has(userId) === true;
}
