import {
  type APIMessage,
  type APIMessageInteractionMetadata,
  type APIMessageReference,
  type APIReaction,
  ApplicationIntegrationType,
  InteractionType,
  MessageFlags,
  MessageReferenceType,
  MessageType,
} from 'discord-api-types/v10';
import type { Viewer } from '../world/happening.ts';
import { findMessage, placeOf } from '../world/lookup.ts';
import type { InteractionOrigin, Message, Reaction } from '../world/records.ts';
import type { World } from '../world/world.ts';
import { channelPayload } from './channel.ts';
import { componentsPayload } from './component.ts';
import { attachmentPayload, embedPayload, looseAttachments } from './media.ts';
import { pollPayload } from './poll.ts';
import { userPayload } from './user.ts';

/** A message as somebody sees it. Bots without the intent read only what is theirs or meant for them. */
export function messagePayload(world: World, message: Message, viewer: Viewer): APIMessage {
  return { ...basicPayload(world, message, viewer), ...referenced(world, message, viewer) };
}

function basicPayload(world: World, message: Message, viewer: Viewer): APIMessage {
  const channel = world.state.channels.get(message.channelId);
  const thread = message.threadId === null ? undefined : world.state.channels.get(message.threadId);
  const reactions = message.reactions.filter(({ users }) => users.length > 0);
  return {
    id: message.id,
    channel_id: message.channelId,
    author: userPayload(world.account(message.authorId)),
    type: message.type,
    timestamp: message.timestamp,
    edited_timestamp: message.editedTimestamp,
    flags: message.flags,
    tts: message.tts,
    mention_everyone: message.mentionEveryone,
    mentions: message.mentions.map((id) => userPayload(world.account(id))),
    mention_roles: [...message.mentionRoles],
    pinned: message.pinnedAt !== null,
    ...(mayRead(world, message, viewer) ? contents(world, message, viewer) : NOTHING),
    ...(reactions.length === 0 ? {} : { reactions: reactions.map((one) => reactionPayload(one, viewer)) }),
    ...(message.interaction === null ? {} : answerTo(world, message, message.interaction)),
    ...(channel?.thread ? { position: placeOf(channel, message.id) } : {}),
    ...(thread === undefined ? {} : { thread: channelPayload(world, thread, viewer.userId) as never }),
    ...(message.reference === null ? {} : { message_reference: referencePayload(world, message.reference) }),
  };
}

const NOTHING = { content: '', embeds: [], attachments: [], components: [] };

function contents(world: World, message: Message, viewer: Viewer) {
  const hidden = (message.flags & MessageFlags.SuppressEmbeds) !== 0;
  return {
    content: message.content,
    embeds: hidden ? [] : message.embeds.map((one) => embedPayload(world, message, one)),
    components: componentsPayload(world, message),
    attachments: looseAttachments(message).map((one) => attachmentPayload(world, message, one)),
    ...(message.poll === null ? {} : { poll: pollPayload(message.poll, viewer) }),
  };
}

function mayRead(world: World, message: Message, viewer: Viewer): boolean {
  return (
    viewer.readsContent ||
    message.authorId === viewer.userId ||
    message.mentions.includes(viewer.userId) ||
    world.state.channels.get(message.channelId)?.guildId === null
  );
}

function referencePayload(
  world: World,
  { channelId, messageId }: NonNullable<Message['reference']>,
): APIMessageReference {
  const guildId = world.state.channels.get(channelId)?.guildId ?? null;
  return {
    type: MessageReferenceType.Default,
    channel_id: channelId,
    ...(messageId === null ? {} : { message_id: messageId }),
    ...(guildId === null ? {} : { guild_id: guildId }),
  };
}

/** Replies and the beginnings of threads carry the message they stand for; null once that is deleted. */
function referenced(world: World, { type, reference }: Message, viewer: Viewer): Partial<APIMessage> {
  if (reference === null || (type !== MessageType.Reply && type !== MessageType.ThreadStarterMessage))
    return {};
  const channel = world.state.channels.get(reference.channelId);
  const target = channel && findMessage(channel, reference.messageId ?? '');
  const isShown = target !== undefined && isFor(target, viewer);
  return { referenced_message: isShown ? basicPayload(world, target, viewer) : null };
}

/** An ephemeral message is for one person, and for its author. */
function isFor({ onlyFor, authorId }: Message, { userId }: Viewer): boolean {
  return onlyFor === null || onlyFor === userId || authorId === userId;
}

function reactionPayload({ emoji, users }: Reaction, viewer: Viewer): APIReaction {
  return {
    emoji: { id: emoji.id, name: emoji.name },
    count: users.length,
    count_details: { burst: 0, normal: users.length },
    burst_colors: [],
    me_burst: false,
    me: users.includes(viewer.userId),
  };
}

/** What marks a message as the answer to an interaction. */
function answerTo(world: World, message: Message, origin: InteractionOrigin): Partial<APIMessage> {
  const { id: application_id } = world.state.application;
  const guildId = world.state.channels.get(message.channelId)?.guildId ?? '0';
  return {
    application_id,
    webhook_id: application_id,
    interaction_metadata: originPayload(world, origin, guildId),
    ...(origin.type === InteractionType.ApplicationCommand && origin.name !== null
      ? {
          interaction: {
            id: origin.id,
            type: origin.type,
            name: origin.name,
            user: userPayload(world.account(origin.userId)),
          },
        }
      : {}),
  };
}

function originPayload(
  world: World,
  { id, type, userId, sourceMessageId, openedBy, target }: InteractionOrigin,
  guildId: string,
): APIMessageInteractionMetadata {
  const common = {
    id,
    user: userPayload(world.account(userId)),
    authorizing_integration_owners: { [ApplicationIntegrationType.GuildInstall]: guildId },
  };
  if (type === InteractionType.MessageComponent) {
    return { ...common, type, interacted_message_id: sourceMessageId ?? '' };
  }
  if (type === InteractionType.ModalSubmit && openedBy !== null) {
    const opener = originPayload(world, openedBy, guildId);
    return { ...common, type, triggering_interaction_metadata: opener as never };
  }
  return { ...common, type: InteractionType.ApplicationCommand, ...targetPayload(world, target) };
}

function targetPayload(world: World, target: InteractionOrigin['target']): object {
  if (target === null) return {};
  return 'userId' in target
    ? { target_user: userPayload(world.account(target.userId)) }
    : { target_message_id: target.messageId };
}
