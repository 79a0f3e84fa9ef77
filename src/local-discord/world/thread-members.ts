import { ChannelType, GatewayIntentBits, PermissionFlagsBits } from 'discord-api-types/v10';
import {
  channelPayload,
  fullThreadMemberPayload,
  shownMemberCount,
  threadMemberPayload,
} from '../payload/channel.ts';
import { may, sees } from './permissions.ts';
import type { Channel, Message, ThreadMember } from './records.ts';
import type { World } from './world.ts';

export const MAX_THREAD_MEMBERS = 1000;

/** Adds somebody who may see the thread's channel; false if they are in it already or cannot be. */
export function addToThread(world: World, channel: Channel, userId: string): boolean {
  const { thread } = channel;
  if (thread === null || thread.members.has(userId) || thread.members.size >= MAX_THREAD_MEMBERS)
    return false;
  if (!seesParent(world, channel, userId)) return false;
  const member: ThreadMember = { userId, joinedAt: world.timestamp() };
  thread.members.set(userId, member);
  world.publish({
    t: 'THREAD_CREATE',
    intents: GatewayIntentBits.Guilds,
    sees: (id) => id === userId,
    d: () => channelPayload(world, channel, userId),
  });
  tellOfMembers(world, channel, { added: [member], removed: [] });
  return true;
}

/** Takes somebody out of a thread; false if they were not in it. */
export function removeFromThread(world: World, channel: Channel, userId: string): boolean {
  const before = channel.thread?.members.delete(userId) === true;
  if (!before) return false;
  tellOfMembers(world, channel, { added: [], removed: [userId] });
  // The app of a person who is out of a private thread must not go on showing it.
  if (!world.account(userId).bot && !sees(world, userId, channel)) {
    tellOfEnd(world, channel, (id) => id === userId);
  }
  return true;
}

/** Whoever writes in a thread is in it from then on, and so is everybody they mention. */
export function joinBySending(
  world: World,
  channel: Channel,
  { authorId, mentions }: Pick<Message, 'authorId' | 'mentions'>,
): void {
  if (channel.thread === null) return;
  addToThread(world, channel, authorId);
  if (mayInvite(world, channel, authorId)) for (const id of mentions) addToThread(world, channel, id);
}

/** Anybody may bring others into a public thread; into a private one if its owner lets them. */
export function mayInvite(world: World, channel: Channel, userId: string): boolean {
  const { thread, type } = channel;
  if (thread === null || type !== ChannelType.PrivateThread) return thread !== null;
  if (thread.invitable || thread.ownerId === userId) return true;
  return may(world, userId, { channel, bits: PermissionFlagsBits.ManageThreads });
}

export function seesParent(world: World, { parentId }: Channel, userId: string): boolean {
  const parent = world.state.channels.get(parentId ?? '');
  return parent !== undefined && sees(world, userId, parent);
}

/** THREAD_MEMBERS_UPDATE. Without the intent a bot hears of nobody but itself. */
export function tellOfMembers(
  world: World,
  channel: Channel,
  { added, removed }: { added: readonly ThreadMember[]; removed: readonly string[] },
): void {
  const { thread } = channel;
  if (thread === null) return;
  const ownConcern = [...added.map(({ userId }) => userId), ...removed].includes(world.bot.id);
  const { GuildMembers, Guilds } = GatewayIntentBits;
  world.publish({
    t: 'THREAD_MEMBERS_UPDATE',
    intents: ownConcern ? GuildMembers | Guilds : GuildMembers,
    sees: (userId) => removed.includes(userId) || sees(world, userId, channel),
    d: () => ({
      id: channel.id,
      guild_id: channel.guildId,
      member_count: shownMemberCount(thread),
      ...(added.length === 0
        ? {}
        : {
            added_members: added.map((one) => ({
              ...fullThreadMemberPayload(world, channel, one),
              presence: null,
            })),
          }),
      ...(removed.length === 0 ? {} : { removed_member_ids: removed }),
    }),
  });
}

/** THREAD_MEMBER_UPDATE: everybody in the thread is reminded that they are. */
export function remindMembers(world: World, channel: Channel): void {
  for (const member of channel.thread?.members.values() ?? []) {
    world.publish({
      t: 'THREAD_MEMBER_UPDATE',
      intents: GatewayIntentBits.Guilds,
      sees: (userId) => userId === member.userId && sees(world, userId, channel),
      d: () => ({ ...threadMemberPayload(channel.id, member), guild_id: channel.guildId }),
    });
  }
}

/** THREAD_DELETE. */
export function tellOfEnd(world: World, channel: Channel, to: (userId: string) => boolean): void {
  const { id, guildId, parentId, type } = channel;
  world.publish({
    t: 'THREAD_DELETE',
    intents: GatewayIntentBits.Guilds,
    sees: to,
    d: () => ({ id, guild_id: guildId, parent_id: parentId, type }),
  });
}
