import { InteractionResponseType, MessageFlags, MessageType } from 'discord-api-types/v10';
import type { z } from 'zod';
import { messagePayload } from '../../payload/message.ts';
import { ANSWER_WITHIN_MS, settle, showModal, suggest } from '../../world/interactions.ts';
import { findMessage } from '../../world/lookup.ts';
import { changeMessage, createMessage } from '../../world/messages.ts';
import type { Channel, Interaction, Message } from '../../world/records.ts';
import type { World } from '../../world/world.ts';
import { refusal } from '../api-error.ts';
import { callback, callbackQuery } from '../body/interaction.ts';
import type { MessageContents } from '../body/message.ts';
import { composed } from '../compose.ts';
import { type Call, NO_CONTENT, ok, type Route, route } from '../route.ts';

type Callback = z.infer<typeof callback>;

export const interactionRoutes: readonly Route[] = [
  route({
    method: 'POST',
    path: '/interactions/:interaction/:token/callback',
    open: true,
    body: callback,
    query: callbackQuery,
    handle(call) {
      const { world, body, query } = call;
      const interaction = openOne(call);
      const channel = channelWhere(world, interaction);
      const message = answer(call, interaction, channel);
      settle(world, interaction, 'answered');
      if (query.with_response !== 'true') return NO_CONTENT;
      return ok({
        interaction: {
          id: interaction.id,
          type: interaction.type,
          response_message_id: message?.id,
          response_message_loading: message === undefined ? undefined : isLoading(message),
          response_message_ephemeral: message === undefined ? undefined : message.onlyFor !== null,
        },
        resource: {
          type: body.type,
          ...(message === undefined ? {} : { message: messagePayload(world, message, world.botViewer) }),
        },
      });
    },
  }),
];

/** The interaction of a request, unless it is over: 3 seconds for the first answer, and only one of them. */
function openOne({ world, params }: Call): Interaction {
  const interaction = world.interactions.get(params['token'] ?? '');
  if (interaction === undefined || interaction.id !== params['interaction'])
    throw refusal('unknownInteraction');
  if (interaction.state === 'answered') throw refusal('alreadyAcknowledged');
  if (world.clock.now() - interaction.createdAt > ANSWER_WITHIN_MS) throw refusal('unknownInteraction');
  return interaction;
}

function channelWhere(world: World, { channelId }: Interaction): Channel {
  const channel = world.state.channels.get(channelId);
  if (channel === undefined) throw refusal('unknownChannel');
  return channel;
}

/** Does what the answer says; gives the message it made or changed. */
function answer(call: Call<Callback>, interaction: Interaction, channel: Channel): Message | undefined {
  const { world, body } = call;
  switch (body.type) {
    case InteractionResponseType.ChannelMessageWithSource:
      return reply(world, interaction, {
        channel,
        contents: composed({ ...call, body: body.data }),
        flags: body.data.flags ?? 0,
      });
    case InteractionResponseType.DeferredChannelMessageWithSource:
      return reply(world, interaction, {
        channel,
        contents: {},
        flags: ((body.data?.flags ?? 0) & MessageFlags.Ephemeral) | MessageFlags.Loading,
      });
    case InteractionResponseType.DeferredMessageUpdate:
      return sourceOf(interaction, channel);
    case InteractionResponseType.UpdateMessage:
      return update(call, { interaction, channel, contents: body.data ?? {} });
    case InteractionResponseType.ApplicationCommandAutocompleteResult:
      suggest(world, interaction, body.data.choices);
      return undefined;
    case InteractionResponseType.Modal:
      showModal(world, interaction, body.data as never);
      return undefined;
    case InteractionResponseType.Pong:
      return undefined;
  }
}

function reply(
  world: World,
  interaction: Interaction,
  { channel, contents, flags }: { channel: Channel; contents: Partial<Message>; flags: number },
): Message {
  const ephemeral = (flags & MessageFlags.Ephemeral) !== 0;
  const message = createMessage(world, channel, {
    ...contents,
    authorId: world.bot.id,
    type: interaction.origin.name === null ? MessageType.Reply : MessageType.ChatInputCommand,
    flags: (contents.flags ?? 0) | (flags & (MessageFlags.Ephemeral | MessageFlags.Loading)),
    interaction: interaction.origin,
    onlyFor: ephemeral ? interaction.userId : null,
  });
  interaction.originalMessageId = message.id;
  return message;
}

function update(
  call: Call,
  {
    interaction,
    channel,
    contents,
  }: { interaction: Interaction; channel: Channel; contents: MessageContents },
): Message | undefined {
  const message = sourceOf(interaction, channel);
  if (message !== undefined) {
    const to = { ...composed({ ...call, body: contents }), editedTimestamp: call.world.timestamp() };
    changeMessage(call.world, channel, { message, to });
  }
  return message;
}

function sourceOf(interaction: Interaction, channel: Channel): Message | undefined {
  interaction.originalMessageId = interaction.origin.sourceMessageId;
  return findMessage(channel, interaction.originalMessageId ?? '');
}

function isLoading({ flags }: Message): boolean {
  return (flags & MessageFlags.Loading) !== 0;
}
