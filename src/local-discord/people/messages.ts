import { ChannelType, MessageType, PermissionFlagsBits } from 'discord-api-types/v10';
import type { ActResult } from '../chat/protocol.ts';
import { messagePayload } from '../payload/message.ts';
import { MAX_FILES } from '../world/attachments.ts';
import { refusesDm } from '../world/dms.ts';
import { timeOf } from '../world/ids.ts';
import { changeMessage, createMessage, deleteMessage, isSystem } from '../world/messages.ts';
import { may, maySend } from '../world/permissions.ts';
import type { Attachment, Channel, Message } from '../world/records.ts';
import { startThread } from '../world/threads.ts';
import { type ActOf, ActRefused } from './act.ts';
import {
  channelAt,
  messageAt,
  needs,
  needsActive,
  needsHistory,
  needsPublic,
  type Somebody,
} from './place.ts';
import { uploadOf } from './uploads.ts';

const MAX_LENGTH = 2000;

/** Any of these frees from slow mode. */
const UNHURRIED = [
  PermissionFlagsBits.BypassSlowmode,
  PermissionFlagsBits.ManageMessages,
  PermissionFlagsBits.ManageChannels,
];

/** Gives the message that was sent. */
export function send(who: Somebody, act: ActOf<'send'>): ActResult {
  const { world, userId } = who;
  const place = channelAt(who, act.channel);
  checkMaySend(who, place);
  const attachments = filesOf(who, place, act.uploads ?? []);
  const content = checkedWords(act.content, attachments);
  const replied = act.replyTo === undefined ? null : repliedTo(who, place, act.replyTo);
  checkPace(who, place);
  const channel = place.type === ChannelType.GuildForum ? newPost(who, place, content) : place;
  for (const { id } of attachments) world.uploads.delete(id);
  const message = createMessage(world, channel, {
    authorId: userId,
    content,
    attachments,
    ...(replied === null
      ? {}
      : { type: MessageType.Reply, reference: { channelId: channel.id, messageId: replied.id } }),
  });
  return { messages: [messagePayload(world, message, { userId, readsContent: true })], more: false };
}

/** What is written to a forum begins a post there, called by its first line. */
function newPost({ world, userId }: Somebody, forum: Channel, content: string): Channel {
  const [name = ''] = content.trim().split('\n');
  if (name === '') throw new ActRefused('A post needs words.');
  return startThread(world, forum, {
    ownerId: userId,
    name: name.slice(0, MAX_POST_NAME),
    type: ChannelType.PublicThread,
  });
}

const MAX_POST_NAME = 100;

function checkMaySend({ world, userId }: Somebody, channel: Channel): void {
  if (channel.type === ChannelType.GuildCategory) throw new ActRefused('Nothing can be sent there.');
  if (!maySend(world, userId, channel)) throw new ActRefused('You may not send messages here.');
  if (refusesDm(world, channel, userId)) {
    throw new ActRefused('Your message could not be delivered: they take no direct messages from you.');
  }
  const mayUnlock = may(world, userId, { channel, bits: PermissionFlagsBits.ManageThreads });
  if (channel.thread?.locked === true && !mayUnlock) throw new ActRefused('This thread is locked.');
}

function filesOf(who: Somebody, channel: Channel, ids: readonly string[]): Attachment[] {
  if (ids.length === 0) return [];
  if (ids.length > MAX_FILES) throw new ActRefused(`A message can hold at most ${MAX_FILES} files.`);
  needs(who, channel, { bits: PermissionFlagsBits.AttachFiles, refused: 'You may not send files here.' });
  return [...new Set(ids)].map((id) => {
    const file = uploadOf(who, id);
    if (file === undefined) throw new ActRefused('That file was not uploaded.');
    return file;
  });
}

function checkedWords(words: string, attachments: readonly Attachment[]): string {
  const content = words.trim();
  if (content === '' && attachments.length === 0) throw new ActRefused('There is nothing to send.');
  if ([...content].length > MAX_LENGTH) {
    throw new ActRefused(`A message can have at most ${MAX_LENGTH} characters.`);
  }
  return content;
}

function repliedTo(who: Somebody, channel: Channel, id: string): Message {
  needsHistory(who, channel);
  const { message } = messageAt(who, { channel: channel.id, message: id });
  needsPublic(message);
  if (isSystem(message)) throw new ActRefused('Nobody can reply to that message.');
  return message;
}

function checkPace({ world, userId }: Somebody, channel: Channel): void {
  if (channel.rateLimitPerUser === 0 || UNHURRIED.some((bits) => may(world, userId, { channel, bits })))
    return;
  const last = channel.messages.findLast(({ authorId, onlyFor }) => authorId === userId && onlyFor === null);
  if (last === undefined) return;
  const left = timeOf(last.id) + channel.rateLimitPerUser * 1000 - world.clock.now();
  if (left > 0) throw new ActRefused(`Slow mode: you can send again in ${Math.ceil(left / 1000)} s.`);
}

export function edit(who: Somebody, act: ActOf<'edit'>): ActResult {
  const { channel, message } = messageAt(who, act);
  needsActive(channel);
  if (message.authorId !== who.userId || isSystem(message)) {
    throw new ActRefused('You can edit only what you have written.');
  }
  const content = checkedWords(act.content, message.attachments);
  changeMessage(who.world, channel, { message, to: { content, editedTimestamp: who.world.timestamp() } });
  return {};
}

export function remove(who: Somebody, act: ActOf<'delete'>): ActResult {
  const { channel, message } = messageAt(who, act);
  if (message.onlyFor !== null) return dismiss(who, channel, message);
  needsActive(channel);
  if (message.authorId !== who.userId) {
    needs(who, channel, {
      bits: PermissionFlagsBits.ManageMessages,
      refused: 'You can delete only your own messages.',
    });
  }
  deleteMessage(who.world, channel, message);
  return {};
}

/** Only the person's own screen loses an ephemeral message; the bot does not hear of it. */
function dismiss({ world, userId }: Somebody, channel: Channel, message: Message): ActResult {
  world.dismissed.add(message.id);
  world.publish({
    t: 'MESSAGE_DELETE',
    intents: 0,
    sees: (id) => id === userId,
    d: () => ({ id: message.id, channel_id: channel.id, guild_id: channel.guildId ?? undefined }),
  });
  return {};
}
