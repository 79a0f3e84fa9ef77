import { GatewayIntentBits, MessageType } from 'discord-api-types/v10';
import { bareMemberPayload } from '../payload/member.ts';
import { messagePayload } from '../payload/message.ts';
import { userPayload } from '../payload/user.ts';
import { replaceFile } from './attachments.ts';
import { placeOf } from './lookup.ts';
import { type AllowedMentions, MENTION_ALL, mentionsIn } from './mentions.ts';
import { sees } from './permissions.ts';
import type { Channel, Message } from './records.ts';
import { reviveThread } from './thread-archive.ts';
import { joinBySending } from './thread-members.ts';
import type { World } from './world.ts';

/** What is needed to send a message; all else has a usual value. */
export type Draft = Partial<Omit<Message, 'id' | 'channelId' | 'timestamp'>> &
  Pick<Message, 'authorId'> & {
    /** Whom it may mention; everybody it names unless told otherwise. */
    readonly allowed?: AllowedMentions | undefined;
  };

export function createMessage(world: World, channel: Channel, { allowed, ...draft }: Draft): Message {
  const message: Message = {
    type: MessageType.Default,
    editedTimestamp: null,
    content: '',
    flags: 0,
    tts: false,
    embeds: [],
    components: [],
    attachments: [],
    mentions: [],
    mentionRoles: [],
    mentionEveryone: false,
    pinnedAt: null,
    nonce: null,
    reference: null,
    poll: null,
    reactions: [],
    interaction: null,
    threadId: null,
    onlyFor: null,
    ...draft,
    id: world.ids.next(),
    channelId: channel.id,
    timestamp: world.timestamp(),
  };
  if (!isSystem(message)) {
    Object.assign(message, mentionsIn(world, channel, { message, allowed: allowed ?? MENTION_ALL }));
    if (message.onlyFor === null) enliven(world, channel, message);
  }
  channel.messages.push(message);
  if (message.onlyFor === null) {
    channel.lastMessageId = message.id;
    // The message that a thread begins with stands outside.
    if (channel.thread !== null && message.type !== MessageType.ThreadStarterMessage) {
      channel.thread.totalSent += 1;
    }
  }
  tell(world, channel, { t: 'MESSAGE_CREATE', message });
  return message;
}

/** Writing in a thread brings it back and its writer into it. */
function enliven(world: World, channel: Channel, message: Message): void {
  reviveThread(world, channel);
  joinBySending(world, channel, message);
}

/** A change of a message. Who is mentioned is found anew when its words change. */
export interface Change {
  readonly message: Message;
  readonly to: Partial<Message>;
  readonly allowed?: AllowedMentions | undefined;
}

/** Changes a message and tells everybody who sees it. */
export function changeMessage(world: World, channel: Channel, { message, to, allowed }: Change): void {
  const dropped = message.attachments.filter(
    ({ id }) => to.attachments?.every((kept) => kept.id !== id) === true,
  );
  for (const { id } of dropped) replaceFile(world, id);
  Object.assign(message, to);
  if (to.content !== undefined || to.components !== undefined) {
    Object.assign(message, mentionsIn(world, channel, { message, allowed: allowed ?? MENTION_ALL }));
  }
  tell(world, channel, { t: 'MESSAGE_UPDATE', message });
}

export function deleteMessage(world: World, channel: Channel, message: Message): void {
  takeOut(world, channel, message);
  world.publish({
    t: 'MESSAGE_DELETE',
    intents: messageIntent(channel),
    sees: audience(world, channel, message),
    d: () => ({ id: message.id, channel_id: channel.id, ...guildOf(channel) }),
  });
}

/** Deletes many at once, told of in one go. */
export function deleteMessages(world: World, channel: Channel, messages: readonly Message[]): void {
  for (const message of messages) takeOut(world, channel, message);
  world.publish({
    t: 'MESSAGE_DELETE_BULK',
    intents: messageIntent(channel),
    sees: (userId) => sees(world, userId, channel),
    d: () => ({ ids: messages.map(({ id }) => id), channel_id: channel.id, ...guildOf(channel) }),
  });
}

function takeOut(world: World, channel: Channel, message: Message): void {
  channel.messages.splice(placeOf(channel, message.id), 1);
  for (const { id } of message.attachments) world.files.remove(id);
}

/** Who sees a message: one person if it is ephemeral, else all who see the channel. */
export function audience(world: World, channel: Channel, message: Message): (userId: string) => boolean {
  return message.onlyFor === null
    ? (userId) => sees(world, userId, channel)
    : (userId) => userId === message.onlyFor && !world.dismissed.has(message.id);
}

function messageIntent(channel: Channel): number {
  return channel.guildId === null ? GatewayIntentBits.DirectMessages : GatewayIntentBits.GuildMessages;
}

function tell(world: World, channel: Channel, { t, message }: { t: string; message: Message }): void {
  world.publish({
    t,
    intents: messageIntent(channel),
    sees: audience(world, channel, message),
    d: (viewer) => ({
      ...messagePayload(world, message, viewer),
      ...membersOf(world, channel, message),
      ...(message.nonce === null || t !== 'MESSAGE_CREATE' ? {} : { nonce: message.nonce }),
      channel_type: channel.type,
      ...guildOf(channel),
    }),
  });
}

/** In guilds, events name the author and those mentioned as members too. */
function membersOf(world: World, channel: Channel, message: Message): object {
  const guild = world.state.guilds.get(channel.guildId ?? '');
  if (guild === undefined) return {};
  const author = guild.members.get(message.authorId);
  return {
    ...(author === undefined ? {} : { member: bareMemberPayload(author) }),
    mentions: message.mentions.map((id) => {
      const member = guild.members.get(id);
      const user = userPayload(world.account(id));
      return member === undefined ? user : { ...user, member: bareMemberPayload(member) };
    }),
  };
}

/** Events in guilds say so. */
export function guildOf({ guildId }: Channel): { guild_id?: string } {
  return guildId === null ? {} : { guild_id: guildId };
}

const WRITTEN: readonly MessageType[] = [
  MessageType.Default,
  MessageType.Reply,
  MessageType.ChatInputCommand,
  MessageType.ContextMenuCommand,
];

/** Messages that announce things, which nobody wrote. */
export function isSystem({ type }: Message): boolean {
  return !WRITTEN.includes(type);
}
