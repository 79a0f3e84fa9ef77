import { ChannelType, GatewayIntentBits, MessageFlags, MessageType } from 'discord-api-types/v10';
import { channelPayload } from '../payload/channel.ts';
import { forgetChannel, takesMessages } from './channels.ts';
import { timeOf } from './ids.ts';
import { findMessage } from './lookup.ts';
import { changeMessage, createMessage } from './messages.ts';
import { textChannel } from './newcomers.ts';
import { sees } from './permissions.ts';
import type { Channel, Message, Thread } from './records.ts';
import { tellOfThread, watchThread } from './thread-archive.ts';
import { addToThread, remindMembers, removeFromThread, tellOfEnd, tellOfMembers } from './thread-members.ts';
import type { World } from './world.ts';

/** What the API takes when no time is given, in minutes. */
const USUAL_AUTO_ARCHIVE = 4320;
/** A thread from a message that has scrolled away is announced in its channel. */
const OLD_AFTER_MS = 5 * 60_000;

/** How a thread is started. */
export interface Start {
  readonly ownerId: string;
  readonly name: string;
  readonly type: ChannelType.PublicThread | ChannelType.PrivateThread | ChannelType.AnnouncementThread;
  /** The message that it is about. */
  readonly from?: Message;
  readonly autoArchiveMinutes?: number | undefined;
  readonly rateLimitPerUser?: number | undefined;
  /** Whether people in a private thread may bring in others. */
  readonly invitable?: boolean | undefined;
}

/** Starts a thread, with whoever starts it as its first member. */
export function startThread(world: World, parent: Channel, start: Start): Channel {
  const now = world.timestamp();
  const first = { userId: start.ownerId, joinedAt: now };
  const channel: Channel = {
    ...textChannel(start.from?.id ?? world.ids.next(), parent.guildId, start.name),
    type: start.type,
    parentId: parent.id,
    rateLimitPerUser: start.rateLimitPerUser ?? parent.defaultThreadRateLimit,
    thread: {
      ownerId: start.ownerId,
      archived: false,
      locked: false,
      invitable: start.invitable ?? true,
      autoArchiveMinutes: start.autoArchiveMinutes ?? parent.defaultAutoArchiveMinutes ?? USUAL_AUTO_ARCHIVE,
      archiveChangedAt: now,
      createdAt: now,
      members: new Map([[start.ownerId, first]]),
      totalSent: 0,
    },
  };
  world.state.channels.set(channel.id, channel);
  world.publish({
    t: 'THREAD_CREATE',
    intents: GatewayIntentBits.Guilds,
    sees: (userId) => sees(world, userId, channel),
    d: ({ userId }) => ({ ...channelPayload(world, channel, userId), newly_created: true }),
  });
  tellOfMembers(world, channel, { added: [first], removed: [] });
  tieToMessage(world, parent, { channel, start });
  watchThread(world, channel);
  return channel;
}

/** The message carries its thread, the thread repeats its message; where people would see neither, it is announced. */
function tieToMessage(
  world: World,
  parent: Channel,
  { channel, start }: { channel: Channel; start: Start },
): void {
  const { from, ownerId, name } = start;
  if (from !== undefined) {
    const flags = from.flags | MessageFlags.HasThread;
    changeMessage(world, parent, { message: from, to: { threadId: channel.id, flags } });
    createMessage(world, channel, {
      authorId: ownerId,
      type: MessageType.ThreadStarterMessage,
      reference: { channelId: parent.id, messageId: from.id },
    });
  }
  const isFresh = from !== undefined && world.clock.now() - timeOf(from.id) < OLD_AFTER_MS;
  if (isFresh || channel.type === ChannelType.PrivateThread || !takesMessages(parent)) return;
  createMessage(world, parent, {
    authorId: ownerId,
    type: MessageType.ThreadCreated,
    content: name,
    reference: { channelId: channel.id, messageId: null },
  });
}

const THREAD_FIELDS = [
  'name',
  'archived',
  'locked',
  'invitable',
  'autoArchiveMinutes',
  'rateLimitPerUser',
] as const;

/** What can be changed about a thread. */
type ThreadChange = Partial<
  Pick<Thread, 'archived' | 'locked' | 'invitable' | 'autoArchiveMinutes'> & {
    readonly name: string;
    readonly rateLimitPerUser: number;
  }
>;

/** Changes a thread, told of in one go; a new name is announced in it. */
export function changeThread(
  world: World,
  channel: Channel,
  { by, to }: { by: string; to: ThreadChange },
): void {
  const { thread } = channel;
  if (thread === null) return;
  const { name, rateLimitPerUser, ...more } = to;
  const was = { ...thread, name: channel.name, rateLimitPerUser: channel.rateLimitPerUser };
  const isNew = (field: keyof ThreadChange): boolean => to[field] !== undefined && to[field] !== was[field];
  if (!THREAD_FIELDS.some(isNew)) return;
  Object.assign(thread, more);
  if (name !== undefined) channel.name = name;
  if (rateLimitPerUser !== undefined) channel.rateLimitPerUser = rateLimitPerUser;
  if (isNew('archived') || isNew('autoArchiveMinutes')) thread.archiveChangedAt = world.timestamp();
  tellOfThread(world, channel);
  if (was.archived && !thread.archived) remindMembers(world, channel);
  if (isNew('name')) {
    createMessage(world, channel, { authorId: by, type: MessageType.ChannelNameChange, content: name ?? '' });
  }
  watchThread(world, channel);
}

/** Somebody brings in somebody else. */
export function inviteToThread(
  world: World,
  channel: Channel,
  { by, userId }: { by: string; userId: string },
): void {
  if (!addToThread(world, channel, userId)) return;
  createMessage(world, channel, { authorId: by, type: MessageType.RecipientAdd, mentions: [userId] });
}

/** Somebody puts somebody else out; false if they were not in it. */
export function expelFromThread(
  world: World,
  channel: Channel,
  { by, userId }: { by: string; userId: string },
): boolean {
  if (!removeFromThread(world, channel, userId)) return false;
  createMessage(world, channel, { authorId: by, type: MessageType.RecipientRemove, mentions: [userId] });
  return true;
}

/** Deletes a thread and its files; the message it was about stays, without it. */
export function deleteThread(world: World, channel: Channel): void {
  const guild = world.state.guilds.get(channel.guildId ?? '');
  const told = new Set([...(guild?.members.keys() ?? [])].filter((id) => sees(world, id, channel)));
  const parent = world.state.channels.get(channel.parentId ?? '');
  const source = parent && findMessage(parent, channel.id);
  if (source !== undefined) {
    source.threadId = null;
    source.flags &= ~MessageFlags.HasThread;
  }
  forgetChannel(world, channel);
  tellOfEnd(world, channel, (userId) => told.has(userId));
}
