import { MessageFlags } from 'discord-api-types/v10';
import { messagePayload } from '../../payload/message.ts';
import { findMessage } from '../../world/lookup.ts';
import { MENTION_USERS } from '../../world/mentions.ts';
import { changeMessage, deleteMessage } from '../../world/messages.ts';
import type { Channel, Interaction, Message } from '../../world/records.ts';
import type { World } from '../../world/world.ts';
import { answerWith, isLoading, placeOf } from '../answers.ts';
import { refusal } from '../api-error.ts';
import { type EditedContents, editedAnswer, messageContents } from '../body/message.ts';
import { composed, edited } from '../compose.ts';
import { type Call, NO_CONTENT, ok, type Reply, type Route, route } from '../route.ts';

const WEBHOOK = '/webhooks/:webhook/:token';
const ONE = `${WEBHOOK}/messages/:message`;
const LIMIT = { requests: 5, seconds: 2, bucket: 'webhook' };

/** The answers to an interaction after the first: its token stands for a webhook of the application. */
export const webhookRoutes: readonly Route[] = [
  route({
    method: 'POST',
    path: WEBHOOK,
    open: true,
    body: messageContents,
    limit: LIMIT,
    handle(call) {
      const { world, body, files } = call;
      const interaction = answeredOne(call);
      const channel = placeOf(world, interaction);
      const original = findMessage(channel, interaction.originalMessageId ?? '');
      // What is still waited for is filled before anything follows.
      if (original !== undefined && isLoading(original)) return change(call, channel, original);
      const contents = composed({ world, channel, files, body, mentions: MENTION_USERS });
      const ephemeral = (body.flags ?? 0) & MessageFlags.Ephemeral;
      const flags = (contents.flags ?? 0) | ephemeral;
      return shown(world, answerWith(world, interaction, { ...contents, flags }));
    },
  }),
  route({
    method: 'GET',
    path: ONE,
    open: true,
    handle: (call) => shown(call.world, answerOf(call).message),
  }),
  route({
    method: 'PATCH',
    path: ONE,
    open: true,
    body: editedAnswer,
    limit: LIMIT,
    handle(call) {
      const { channel, message } = answerOf(call);
      return change(call, channel, message);
    },
  }),
  route({
    method: 'DELETE',
    path: ONE,
    open: true,
    limit: LIMIT,
    handle(call) {
      const { channel, message } = answerOf(call);
      deleteMessage(call.world, channel, message);
      return NO_CONTENT;
    },
  }),
];

/** The interaction whose token a request carries: there is none before its first answer, and none after 15 minutes. */
function answeredOne({ world, params }: Call): Interaction {
  if (params.webhook !== world.state.application.id) throw refusal('unknownWebhook');
  const interaction = world.interactions.get(params.token ?? '');
  if (interaction === undefined) throw refusal('invalidWebhookToken');
  if (interaction.state !== 'answered') throw refusal('unknownWebhook');
  return interaction;
}

/** One of the answers to an interaction, and no other message. */
function answerOf(call: Call): { channel: Channel; message: Message } {
  const interaction = answeredOne(call);
  const channel = placeOf(call.world, interaction);
  const asked = call.params.message ?? '';
  const message = findMessage(channel, asked === '@original' ? (interaction.originalMessageId ?? '') : asked);
  const isAnswer =
    message?.id === interaction.originalMessageId || message?.interaction?.id === interaction.id;
  if (message === undefined || !isAnswer) throw refusal('unknownMessage');
  return { channel, message };
}

/** Only an answer that is waited for can become a poll, and a poll stays as it is. */
function change({ world, body, files }: Call<EditedContents>, channel: Channel, message: Message): Reply {
  if (message.poll !== null || (body.poll && !isLoading(message))) throw refusal('cannotEditPoll');
  const form = { world, channel, files, body, mentions: MENTION_USERS };
  changeMessage(world, channel, { message, ...edited(form, message) });
  return shown(world, message);
}

function shown(world: World, message: Message): Reply {
  return ok(messagePayload(world, message, world.botViewer));
}
