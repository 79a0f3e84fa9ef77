import {
  type APIMessage,
  type APIMessageInteractionMetadata,
  type APIPoll,
  type APIReaction,
  InteractionType,
  MessageFlags,
  MessageReferenceType,
  PollLayoutType,
} from 'discord-api-types/v10';
import type { Viewer } from '../world/happening.ts';
import { findMessage } from '../world/lookup.ts';
import type { InteractionOrigin, Message, Poll, Reaction } from '../world/records.ts';
import type { World } from '../world/world.ts';
import { channelPayload } from './channel.ts';
import { attachmentPayload, referredAttachment, resolveMedia } from './media.ts';
import { userPayload } from './user.ts';

/** A message as somebody sees it. Bots without the intent read only what is theirs or meant for them. */
export function messagePayload(world: World, message: Message, viewer: Viewer): APIMessage {
  return { ...basicPayload(world, message, viewer), ...repliedTo(world, message, viewer) };
}

function basicPayload(world: World, message: Message, viewer: Viewer): APIMessage {
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
    ...(message.nonce === null ? {} : { nonce: message.nonce }),
    ...(reactions.length === 0 ? {} : { reactions: reactions.map((one) => reactionPayload(one, viewer)) }),
    ...(message.interaction === null
      ? {}
      : { interaction_metadata: originPayload(world, message.interaction) }),
    ...(message.authorId === world.bot.id ? { application_id: world.state.application.id } : {}),
    ...(message.interaction === null ? {} : { webhook_id: world.state.application.id }),
    ...(thread === undefined ? {} : { thread: channelPayload(world, thread, viewer.userId) as never }),
  };
}

const NOTHING = { content: '', embeds: [], attachments: [], components: [] };

function contents(world: World, message: Message, viewer: Viewer) {
  const inEmbeds = new Set(mediaUrls(message.embeds).map((url) => referredAttachment(message, url)?.id));
  return {
    content: message.content,
    embeds: resolveMedia(world, message, message.embeds),
    components: resolveMedia(world, message, message.components),
    attachments: message.attachments
      .filter(({ id }) => !inEmbeds.has(id))
      .map((one) => attachmentPayload(world, message, one)),
    ...(message.poll === null ? {} : { poll: pollPayload(message.poll, viewer) }),
  };
}

function mediaUrls(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value === null || typeof value !== 'object' ? [] : Object.values(value).flatMap(mediaUrls);
}

function mayRead(world: World, message: Message, viewer: Viewer): boolean {
  return (
    viewer.readsContent ||
    message.authorId === viewer.userId ||
    message.mentions.includes(viewer.userId) ||
    world.state.channels.get(message.channelId)?.guildId === null
  );
}

function repliedTo(world: World, message: Message, viewer: Viewer): Partial<APIMessage> {
  if (message.reference === null) return {};
  const { channelId, messageId } = message.reference;
  const channel = world.state.channels.get(channelId);
  const target = channel === undefined ? undefined : findMessage(channel, messageId);
  return {
    message_reference: {
      type: MessageReferenceType.Default,
      channel_id: channelId,
      message_id: messageId,
      ...(channel?.guildId ? { guild_id: channel.guildId } : {}),
    },
    referenced_message: target === undefined ? null : basicPayload(world, target, viewer),
  };
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

function pollPayload(poll: Poll, viewer: Viewer): APIPoll {
  return {
    question: poll.question,
    answers: poll.answers.map((answer) => ({ ...answer })),
    expiry: poll.expiry,
    allow_multiselect: poll.allowMultiselect,
    layout_type: PollLayoutType.Default,
    results: {
      is_finalized: poll.finalized,
      answer_counts: [...poll.votes].map(([id, voters]) => ({
        id,
        count: voters.length,
        me_voted: voters.includes(viewer.userId),
      })),
    },
  };
}

function originPayload(world: World, origin: InteractionOrigin): APIMessageInteractionMetadata {
  const common = {
    id: origin.id,
    user: userPayload(world.account(origin.userId)),
    authorizing_integration_owners: {},
  };
  if (origin.type === InteractionType.MessageComponent) {
    return { ...common, type: origin.type, interacted_message_id: origin.sourceMessageId ?? '' };
  }
  if (origin.type === InteractionType.ModalSubmit && origin.openedBy !== null) {
    const opener = originPayload(world, origin.openedBy);
    return { ...common, type: origin.type, triggering_interaction_metadata: opener as never };
  }
  return { ...common, type: InteractionType.ApplicationCommand };
}

export function isEphemeral(flags: number): boolean {
  return (flags & MessageFlags.Ephemeral) !== 0;
}
