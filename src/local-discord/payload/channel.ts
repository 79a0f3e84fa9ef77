import {
  type APIChannel,
  type APIDMChannel,
  type APIGuildMember,
  type APITextChannel,
  type APIThreadChannel,
  type APIThreadMember,
  type ChannelFlags,
  ChannelType,
  MessageType,
  OverwriteType,
  PermissionFlagsBits,
  type ThreadAutoArchiveDuration,
  type ThreadMemberFlags,
} from 'discord-api-types/v10';
import { sees } from '../world/permissions.ts';
import type { Channel, Thread, ThreadMember } from '../world/records.ts';
import type { World } from '../world/world.ts';
import { memberPayload } from './member.ts';
import { userPayload } from './user.ts';

const NO_FLAGS = 0 as ChannelFlags;
const OBFUSCATED = (1 << 17) as ChannelFlags;

/** A channel as somebody sees it: a DM names the other one, a thread the viewer's own membership. */
export function channelPayload(world: World, channel: Channel, viewerId: string): APIChannel {
  if (channel.guildId === null) return dmPayload(world, channel, viewerId);
  if (channel.thread !== null) return threadPayload(channel, channel.thread, viewerId);
  const common = {
    id: channel.id,
    guild_id: channel.guildId,
    name: channel.name ?? '',
    position: channel.position,
    parent_id: channel.parentId,
    permission_overwrites: channel.overwrites,
    flags: NO_FLAGS,
  };
  if (channel.type === ChannelType.GuildCategory) return { ...common, type: channel.type, parent_id: null };
  return {
    ...common,
    type: channel.type as APITextChannel['type'],
    nsfw: channel.nsfw,
    topic: channel.topic,
    rate_limit_per_user: channel.rateLimitPerUser,
    last_message_id: channel.lastMessageId,
    last_pin_timestamp: channel.lastPinAt,
    ...(channel.defaultAutoArchiveMinutes === null
      ? {}
      : { default_auto_archive_duration: channel.defaultAutoArchiveMinutes as ThreadAutoArchiveDuration }),
    ...(channel.defaultThreadRateLimit === 0
      ? {}
      : { default_thread_rate_limit_per_user: channel.defaultThreadRateLimit }),
  };
}

/** A guild's channel as the gateway tells it. Of a channel that a bot cannot view it learns only that it is there. */
export function announcedPayload(world: World, channel: Channel, viewerId: string): APIChannel {
  if (sees(world, viewerId, channel)) return channelPayload(world, channel, viewerId);
  const guildId = channel.guildId ?? '';
  const deny = PermissionFlagsBits.ViewChannel.toString();
  return {
    id: channel.id,
    guild_id: guildId,
    type: channel.type as APITextChannel['type'],
    name: '___hidden___',
    position: channel.position,
    parent_id: channel.parentId,
    permission_overwrites: [{ id: guildId, type: OverwriteType.Role, allow: '0', deny }],
    flags: OBFUSCATED,
    nsfw: false,
    topic: null,
    last_message_id: null,
  };
}

function dmPayload(world: World, channel: Channel, viewerId: string): APIDMChannel {
  return {
    id: channel.id,
    type: ChannelType.DM,
    name: null,
    flags: NO_FLAGS,
    last_message_id: channel.lastMessageId,
    last_pin_timestamp: channel.lastPinAt,
    recipients: channel.recipients
      .filter((id) => id !== viewerId)
      .map((id) => userPayload(world.account(id))),
  };
}

function threadPayload(channel: Channel, thread: Thread, viewerId: string): APIThreadChannel {
  const own = thread.members.get(viewerId);
  return {
    id: channel.id,
    type: channel.type as APIThreadChannel['type'],
    guild_id: channel.guildId ?? '',
    parent_id: channel.parentId ?? '',
    name: channel.name ?? '',
    owner_id: thread.ownerId,
    rate_limit_per_user: channel.rateLimitPerUser,
    last_message_id: channel.lastMessageId,
    last_pin_timestamp: channel.lastPinAt,
    message_count: messageCount(channel),
    total_message_sent: thread.totalSent,
    member_count: shownMemberCount(thread),
    flags: NO_FLAGS,
    thread_metadata: {
      archived: thread.archived,
      archive_timestamp: thread.archiveChangedAt,
      auto_archive_duration: thread.autoArchiveMinutes as ThreadAutoArchiveDuration,
      locked: thread.locked,
      create_timestamp: thread.createdAt,
      ...(channel.type === ChannelType.PrivateThread ? { invitable: thread.invitable } : {}),
    },
    ...(own === undefined ? {} : { member: threadMemberPayload(channel.id, own) }),
  };
}

/** Messages still there, without the one that repeats where the thread began. */
function messageCount({ messages }: Channel): number {
  let count = 0;
  for (const { onlyFor, type } of messages)
    if (onlyFor === null && type !== MessageType.ThreadStarterMessage) count += 1;
  return count;
}

/** Discord stops counting at fifty. */
export function shownMemberCount({ members }: Thread): number {
  return Math.min(members.size, 50);
}

export function threadMemberPayload(threadId: string, { userId, joinedAt }: ThreadMember): APIThreadMember {
  return { id: threadId, user_id: userId, join_timestamp: joinedAt, flags: 0 as ThreadMemberFlags };
}

/** A thread's member together with who they are in the guild. */
export function fullThreadMemberPayload(
  world: World,
  channel: Channel,
  one: ThreadMember,
): APIThreadMember & { member?: APIGuildMember } {
  const member = world.state.guilds.get(channel.guildId ?? '')?.members.get(one.userId);
  return {
    ...threadMemberPayload(channel.id, one),
    ...(member === undefined ? {} : { member: memberPayload(world, member) }),
  };
}
