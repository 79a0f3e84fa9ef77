import {
  type APIModalInteractionResponseCallbackData,
  InteractionResponseType,
  InteractionType,
  MessageFlags,
} from 'discord-api-types/v10';
import type { z } from 'zod';
import { messagePayload } from '../../payload/message.ts';
import { settle, showModal, suggest } from '../../world/interactions.ts';
import { MENTION_USERS } from '../../world/mentions.ts';
import { changeMessage, guildOf } from '../../world/messages.ts';
import type { Interaction, Message } from '../../world/records.ts';
import type { World } from '../../world/world.ts';
import { answerWith, isLoading, placeOf, sourceOf } from '../answers.ts';
import { refusal } from '../api-error.ts';
import { PROBLEMS } from '../body/field.ts';
import { callback, callbackQuery } from '../body/interaction.ts';
import type { EditedContents, MessageContents } from '../body/message.ts';
import { composed, edited } from '../compose.ts';
import { formError } from '../form-error.ts';
import { type Call, NO_CONTENT, ok, type Reply, type Route, route } from '../route.ts';

type Callback = z.infer<typeof callback>;
type Kind = InteractionResponseType;
const Answer = InteractionResponseType;

/** Which answers each kind of interaction takes. */
const TAKES: Readonly<Record<InteractionType, readonly Kind[]>> = {
  [InteractionType.Ping]: [Answer.Pong],
  [InteractionType.ApplicationCommand]: [
    Answer.ChannelMessageWithSource,
    Answer.DeferredChannelMessageWithSource,
    Answer.Modal,
  ],
  [InteractionType.MessageComponent]: [
    Answer.ChannelMessageWithSource,
    Answer.DeferredChannelMessageWithSource,
    Answer.DeferredMessageUpdate,
    Answer.UpdateMessage,
    Answer.Modal,
  ],
  [InteractionType.ApplicationCommandAutocomplete]: [Answer.ApplicationCommandAutocompleteResult],
  [InteractionType.ModalSubmit]: [
    Answer.ChannelMessageWithSource,
    Answer.DeferredChannelMessageWithSource,
    Answer.DeferredMessageUpdate,
    Answer.UpdateMessage,
  ],
};

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
      const taken = TAKES[interaction.type];
      if (!taken.includes(body.type)) {
        throw formError([{ path: ['type'], problem: PROBLEMS.choices(taken) }]);
      }
      const message = answer(call, interaction);
      settle(world, interaction, 'answered');
      if (query.with_response !== 'true') return NO_CONTENT;
      return described(world, interaction, { type: body.type, message });
    },
  }),
];

/** The interaction of a request, unless it is over: 3 seconds for the first answer, and only one of them. */
function openOne({ world, params }: Call): Interaction {
  const interaction = world.interactions.get(params.token ?? '');
  if (interaction === undefined || interaction.id !== params.interaction) {
    throw refusal('unknownInteraction');
  }
  if (interaction.state === 'answered') throw refusal('alreadyAcknowledged');
  if (interaction.state === 'failed') throw refusal('unknownInteraction');
  return interaction;
}

/** Does what the answer says; gives the message it made or will change. */
function answer(call: Call<Callback>, interaction: Interaction): Message | undefined {
  const { world, body } = call;
  switch (body.type) {
    case Answer.ChannelMessageWithSource:
      return reply(call, interaction, body.data);
    case Answer.DeferredChannelMessageWithSource: {
      const flags = (body.data?.flags ?? 0) & MessageFlags.Ephemeral;
      return answerWith(world, interaction, { flags: flags | MessageFlags.Loading });
    }
    case Answer.DeferredMessageUpdate: {
      const source = sourceOf(world, interaction);
      interaction.originalMessageId = source?.id ?? null;
      return source;
    }
    case Answer.UpdateMessage:
      return update(call, interaction, body.data ?? {});
    case Answer.ApplicationCommandAutocompleteResult:
      suggest(world, interaction, body.data.choices);
      return undefined;
    case Answer.Modal:
      showModal(world, interaction, body.data as APIModalInteractionResponseCallbackData);
      return undefined;
    case Answer.Pong:
      return undefined;
  }
}

function reply({ world, files }: Call, interaction: Interaction, body: MessageContents): Message {
  const channel = placeOf(world, interaction);
  const contents = composed({ world, channel, files, body, at: ['data'], mentions: MENTION_USERS });
  const ephemeral = (body.flags ?? 0) & MessageFlags.Ephemeral;
  return answerWith(world, interaction, { ...contents, flags: (contents.flags ?? 0) | ephemeral });
}

function update({ world, files }: Call, interaction: Interaction, body: EditedContents): Message {
  const channel = placeOf(world, interaction);
  const message = sourceOf(world, interaction);
  if (message === undefined) throw refusal('unknownMessage');
  const form = { world, channel, files, body, at: ['data'], mentions: MENTION_USERS };
  changeMessage(world, channel, { message, ...edited(form, message) });
  interaction.originalMessageId = message.id;
  return message;
}

/** What came of an answer. Only one that was given in full is repeated. */
function described(
  world: World,
  interaction: Interaction,
  { type, message }: { type: Kind; message: Message | undefined },
): Reply {
  const isWhole = type === Answer.ChannelMessageWithSource || type === Answer.UpdateMessage;
  return ok({
    interaction: {
      id: interaction.id,
      type: interaction.type,
      channel_id: interaction.channelId,
      ...guildOf(placeOf(world, interaction)),
      ...(message === undefined
        ? {}
        : {
            response_message_id: message.id,
            response_message_loading: isLoading(message),
            response_message_ephemeral: message.onlyFor !== null,
          }),
    },
    ...(isWhole && message !== undefined
      ? { resource: { type, message: messagePayload(world, message, world.botViewer) } }
      : {}),
  });
}
