import { ChannelType, GatewayIntentBits, MessageFlags, MessageType } from 'discord-api-types/v10';
import { bareMemberPayload } from '../payload/member.ts';
import { messagePayload } from '../payload/message.ts';
import { placeOf } from './lookup.ts';
import { mentionsIn } from './mentions.ts';
import { sees } from './permissions.ts';
import type { Channel, Message } from './records.ts';
import type { World } from './world.ts';

/** What is needed to send a message; all else has a usual value. */
export type Draft = Partial<Omit<Message, 'id' | 'timestamp'>> & Pick<Message, 'authorId'>;

export function createMessage(world: World, channel: Channel, draft: Draft): Message {
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
  Object.assign(message, mentionsIn(world, channel, message));
  channel.messages.push(message);
  if (message.onlyFor === null) {
    channel.lastMessageId = message.id;
    if (channel.thread !== null) channel.thread.totalSent += 1;
  }
  tell(world, channel, { t: 'MESSAGE_CREATE', message });
  return message;
}

/** Changes a message and tells everybody who sees it. */
export function changeMessage(
  world: World,
  channel: Channel,
  change: { message: Message; to: Partial<Message> },
): void {
  const { message, to } = change;
  Object.assign(message, to);
  if (to.content !== undefined) Object.assign(message, mentionsIn(world, channel, message));
  tell(world, channel, { t: 'MESSAGE_UPDATE', message });
}

export function deleteMessage(world: World, channel: Channel, message: Message): void {
  channel.messages.splice(placeOf(channel, message.id), 1);
  for (const { id } of message.attachments) world.files.remove(id);
  world.publish({
    t: 'MESSAGE_DELETE',
    intents: messageIntent(channel),
    sees: audience(world, channel, message),
    d: () => ({
      id: message.id,
      channel_id: channel.id,
      ...(channel.guildId ? { guild_id: channel.guildId } : {}),
    }),
  });
}

/** Who sees a message: one person if it is ephemeral, else all who see the channel. */
export function audience(world: World, channel: Channel, message: Message): (userId: string) => boolean {
  return message.onlyFor === null
    ? (userId) => sees(world, userId, channel)
    : (userId) => userId === message.onlyFor;
}

export function messageIntent(channel: Channel): number {
  return channel.guildId === null ? GatewayIntentBits.DirectMessages : GatewayIntentBits.GuildMessages;
}

function tell(world: World, channel: Channel, { t, message }: { t: string; message: Message }): void {
  const guild = world.state.guilds.get(channel.guildId ?? '');
  const member = guild?.members.get(message.authorId);
  world.publish({
    t,
    intents: messageIntent(channel),
    sees: audience(world, channel, message),
    d: (viewer) => ({
      ...messagePayload(world, message, viewer),
      channel_type: channel.type,
      ...(guild === undefined ? {} : { guild_id: guild.id }),
      ...(member === undefined ? {} : { member: bareMemberPayload(member) }),
    }),
  });
}

/** Messages that announce things, which nobody wrote. */
export function isSystem(message: Message): boolean {
  return (
    message.type !== MessageType.Default && message.type !== MessageType.Reply && !answersCommand(message)
  );
}

function answersCommand({ type }: Message): boolean {
  return type === MessageType.ChatInputCommand || type === MessageType.ContextMenuCommand;
}

export const EPHEMERAL = MessageFlags.Ephemeral;
export const THREADS = [
  ChannelType.PublicThread,
  ChannelType.PrivateThread,
  ChannelType.AnnouncementThread,
] as const;
