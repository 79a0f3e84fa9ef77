import { ChannelType, MessageFlags, MessageType, PermissionFlagsBits } from 'discord-api-types/v10';
import { messagePayload } from '../../payload/message.ts';
import { timeOf } from '../../world/ids.ts';
import { findMessage, stretchOf } from '../../world/lookup.ts';
import { MENTION_ALL } from '../../world/mentions.ts';
import {
  changeMessage,
  createMessage,
  deleteMessage,
  deleteMessages,
  isSystem,
} from '../../world/messages.ts';
import { sentWithNonce } from '../../world/nonces.ts';
import { may } from '../../world/permissions.ts';
import type { Channel, Message } from '../../world/records.ts';
import { startTyping } from '../../world/typing.ts';
import type { World } from '../../world/world.ts';
import { refusal } from '../api-error.ts';
import { editedMessage, newMessage } from '../body/message.ts';
import { bulkDelete, messagesQuery } from '../body/paging.ts';
import { composed, edited } from '../compose.ts';
import { activeOf, channelOf, editableOf, messageOf, sendableOf } from '../find.ts';
import { repliedTo } from '../reply.ts';
import { type Call, NO_CONTENT, ok, type Reply, type Route, route, type Sublimit } from '../route.ts';

const P = PermissionFlagsBits;
const BULK_WITHIN_MS = 14 * 24 * 3_600_000;
const HOUR_MS = 3_600_000;

/** What is older than an hour can be edited only now and then. */
const OLD_EDITS: Sublimit = {
  requests: 3,
  seconds: 20,
  applies: (_, { params, now }) =>
    /^\d+$/.test(params.message ?? '') && now - timeOf(params.message ?? '0') > HOUR_MS,
  refused: refusal('maximumOldEdits').why,
};

export const messageRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/channels/:channel/messages',
    query: messagesQuery,
    handle(call) {
      const { world, query } = call;
      const channel = channelOf(call);
      const reads = may(world, world.bot.id, { channel, bits: P.ReadMessageHistory });
      const found = reads ? stretchOf(channel, query) : [];
      return ok(found.map((message) => messagePayload(world, message, world.botViewer)));
    },
  }),
  route({
    method: 'POST',
    path: '/channels/:channel/messages',
    body: newMessage,
    limit: { requests: 5, seconds: 5 },
    handle(call) {
      const { world, body, files } = call;
      const channel = sendableOf(call);
      checkContents(call, channel);
      // Nobody has any stickers here.
      if (body.sticker_ids?.length) throw refusal('unusableSticker');
      const nonce = body.nonce ?? null;
      const earlier = nonce !== null && body.enforce_nonce && sentWithNonce(world, world.bot.id, nonce);
      if (earlier) return sent(world, earlier);
      const reference = repliedTo(call, channel);
      const message = createMessage(world, channel, {
        ...composed({ world, channel, files, body, mentions: MENTION_ALL }),
        authorId: world.bot.id,
        nonce,
        reference,
        type: reference === null ? MessageType.Default : MessageType.Reply,
      });
      return sent(world, message);
    },
  }),
  route({
    method: 'GET',
    path: '/channels/:channel/messages/:message',
    handle(call) {
      const channel = channelOf(call, P.ReadMessageHistory);
      return shown(call.world, messageOf(call, channel));
    },
  }),
  route({
    method: 'PATCH',
    path: '/channels/:channel/messages/:message',
    body: editedMessage,
    limit: { requests: 5, seconds: 5 },
    sublimit: OLD_EDITS,
    handle(call) {
      const { world, body, files } = call;
      const channel = editableOf(call);
      const message = messageOf(call, channel);
      if (message.authorId !== world.bot.id) checkHiding(call, channel);
      if (isSystem(message)) throw refusal('cannotOnSystemMessage');
      if (message.poll !== null) throw refusal('cannotEditPoll');
      checkContents(call, channel);
      const form = { world, channel, files, body, mentions: MENTION_ALL };
      changeMessage(world, channel, { message, ...edited(form, message) });
      return shown(world, message);
    },
  }),
  route({
    method: 'DELETE',
    path: '/channels/:channel/messages/:message',
    limit: { requests: 5, seconds: 1 },
    handle(call) {
      const channel = activeOf(call);
      const message = messageOf(call, channel);
      if (message.authorId !== call.world.bot.id) {
        if (channel.guildId === null) throw refusal('cannotOnDm');
        channelOf(call, P.ManageMessages);
      }
      deleteMessage(call.world, channel, message);
      return NO_CONTENT;
    },
  }),
  route({
    method: 'POST',
    path: '/channels/:channel/messages/bulk-delete',
    body: bulkDelete,
    limit: { requests: 1, seconds: 1 },
    handle(call) {
      const { world, body } = call;
      const channel = activeOf(call);
      if (channel.guildId === null) throw refusal('cannotOnDm');
      channelOf(call, P.ManageMessages);
      const oldest = world.clock.now() - BULK_WITHIN_MS;
      if (body.messages.some((id) => timeOf(id) < oldest)) throw refusal('tooOldToBulkDelete');
      const found = body.messages.flatMap((id) => findMessage(channel, id) ?? []);
      deleteMessages(
        world,
        channel,
        found.filter(({ onlyFor }) => onlyFor === null),
      );
      return NO_CONTENT;
    },
  }),
  route({
    method: 'POST',
    path: '/channels/:channel/messages/:message/crosspost',
    handle(call) {
      const channel = activeOf(call, P.SendMessages);
      const message = messageOf(call, channel);
      if (channel.type !== ChannelType.GuildAnnouncement) throw refusal('cannotOnChannelType');
      if (message.authorId !== call.world.bot.id) channelOf(call, P.ManageMessages);
      if ((message.flags & MessageFlags.Crossposted) !== 0) throw refusal('alreadyCrossposted');
      const flags = message.flags | MessageFlags.Crossposted;
      changeMessage(call.world, channel, { message, to: { flags } });
      return shown(call.world, message);
    },
  }),
  route({
    method: 'POST',
    path: '/channels/:channel/typing',
    handle(call) {
      startTyping(call.world, sendableOf(call), call.world.bot.id);
      return NO_CONTENT;
    },
  }),
];

function shown(world: World, message: Message): Reply {
  return ok(messagePayload(world, message, world.botViewer));
}

/** Only whoever sent a message is told its nonce again. */
function sent(world: World, message: Message): Reply {
  const { nonce } = message;
  const payload = messagePayload(world, message, world.botViewer);
  return ok(nonce === null ? payload : { ...payload, nonce });
}

interface Contents {
  readonly embeds?: readonly unknown[] | null | undefined;
  readonly poll?: unknown;
  readonly tts?: boolean | null | undefined;
}

/** Some contents need permissions of their own. */
function checkContents(call: Call<Contents>, channel: Channel): void {
  const { world, body, files } = call;
  const wanted =
    (body.embeds?.length ? P.EmbedLinks : 0n) |
    (files.length > 0 ? P.AttachFiles : 0n) |
    (body.poll ? P.SendPolls : 0n) |
    (body.tts && channel.guildId !== null ? P.SendTTSMessages : 0n);
  if (!may(world, world.bot.id, { channel, bits: wanted })) throw refusal('missingPermissions');
}

/** In messages of others moderators can hide the embeds, and nothing else. */
function checkHiding(call: Call<object>, channel: Channel): void {
  const { world, body } = call;
  const said = Object.entries(body).filter(([, value]) => value !== undefined);
  if (said.length === 0 || said.some(([field]) => field !== 'flags')) throw refusal('cannotEditOthers');
  if (!may(world, world.bot.id, { channel, bits: P.ManageMessages })) throw refusal('missingPermissions');
}
