import { MessageType, PermissionFlagsBits } from 'discord-api-types/v10';
import { messagePayload } from '../../payload/message.ts';
import { createMessage, deleteMessage } from '../../world/messages.ts';
import { refusal } from '../api-error.ts';
import { newMessage } from '../body/message.ts';
import { composed } from '../compose.ts';
import { channelOf, messageOf } from '../find.ts';
import { NO_CONTENT, ok, type Route, route } from '../route.ts';

export const messageRoutes: readonly Route[] = [
  route({
    method: 'POST',
    path: '/channels/:channel/messages',
    body: newMessage,
    limit: { requests: 5, seconds: 5 },
    handle(call) {
      const { world, body } = call;
      const channel = channelOf(call, PermissionFlagsBits.SendMessages);
      const contents = composed(call);
      const message = createMessage(world, channel, {
        ...contents,
        authorId: world.bot.id,
        nonce: body.nonce ?? null,
        type: MessageType.Default,
      });
      return ok(messagePayload(world, message, world.botViewer));
    },
  }),
  route({
    method: 'GET',
    path: '/channels/:channel/messages/:message',
    handle(call) {
      const channel = channelOf(call, PermissionFlagsBits.ReadMessageHistory);
      return ok(messagePayload(call.world, messageOf(call, channel), call.world.botViewer));
    },
  }),
  route({
    method: 'DELETE',
    path: '/channels/:channel/messages/:message',
    limit: { requests: 5, seconds: 1 },
    handle(call) {
      const channel = channelOf(call);
      const message = messageOf(call, channel);
      if (message.authorId !== call.world.bot.id) {
        channelOf(call, PermissionFlagsBits.ManageMessages);
        if (channel.guildId === null) throw refusal('cannotOnDm');
      }
      deleteMessage(call.world, channel, message);
      return NO_CONTENT;
    },
  }),
];
