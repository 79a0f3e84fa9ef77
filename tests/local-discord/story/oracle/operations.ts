import * as spec from 'discord-api-spec/zod';
import { z } from 'zod';

/** What Discord says of an operation: what is sent, and what is answered with which status. */
export interface Operation {
  readonly request?: z.ZodType;
  readonly answers: Readonly<Record<number, z.ZodType>>;
}

const nothing = z.undefined();
const done: Operation = { answers: { 204: nothing } };
const gives = (answer: z.ZodType, request?: z.ZodType): Operation => ({
  answers: { 200: answer },
  ...(request === undefined ? {} : { request }),
});
const list = (one: z.ZodType) => z.array(one);
const id = z.string().regex(/^\d+$/);

const message = spec.MessageResponseSchema;
const role = spec.GuildRoleResponseSchema;
const member = spec.GuildMemberResponseSchema;
const thread = spec.ThreadResponseSchema;
const threads = spec.ThreadsResponseSchema;
const command = spec.ApplicationCommandResponseSchema;
const webhookUpdate = spec.IncomingWebhookUpdateRequestPartialSchema;
const privateChannel = z.union([spec.PrivateChannelResponseSchema, spec.PrivateGroupChannelResponseSchema]);
const channel = z.union([spec.GuildChannelResponseSchema, privateChannel, thread]);
const webhookMessage = {
  read: gives(message),
  change: gives(message, webhookUpdate),
};
const madeCommand: Operation = {
  request: spec.ApplicationCommandCreateRequestSchema,
  answers: { 200: command, 201: command },
};
const setCommands = gives(list(command), list(spec.ApplicationCommandUpdateRequestSchema));
const changedCommand = gives(command, spec.ApplicationCommandPatchRequestPartialSchema);

const callback = z.union([
  spec.ApplicationCommandAutocompleteCallbackRequestSchema,
  spec.CreateMessageInteractionCallbackRequestSchema,
  spec.ModalInteractionCallbackRequestSchema,
  spec.UpdateMessageInteractionCallbackRequestSchema,
]);
const channelChange = z.union([
  spec.UpdateGuildChannelRequestPartialSchema,
  spec.UpdateThreadRequestPartialSchema,
]);
const positions = list(
  z.object({
    id: id.nullish(),
    position: z.int().min(0).nullish(),
    parent_id: id.nullish(),
    lock_permissions: z.boolean().nullish(),
  }),
);
const overwrite = z.object({
  type: z.union([z.literal(0), z.literal(1)]).nullish(),
  allow: z.int().nullish(),
  deny: z.int().nullish(),
});
const memberChange = z.object({
  nick: z.string().max(32).nullish(),
  roles: list(id.nullable()).nullish(),
  mute: z.boolean().nullish(),
  deaf: z.boolean().nullish(),
  channel_id: id.nullish(),
  communication_disabled_until: z.iso.datetime().nullish(),
  flags: z.int().nullish(),
});
const ownMemberChange = z.object({ nick: z.string().max(32).nullish() });

/** Every operation of the story, as the specification lists it under `paths`. */
export const OPERATIONS: Readonly<Record<string, Operation>> = {
  'GET /gateway/bot': gives(spec.GatewayBotResponseSchema),
  'GET /applications/@me': gives(spec.PrivateApplicationResponseSchema),

  'GET /applications/:id/commands': gives(list(command)),
  'PUT /applications/:id/commands': setCommands,
  'POST /applications/:id/commands': madeCommand,
  'GET /applications/:id/commands/:id': gives(command),
  'PATCH /applications/:id/commands/:id': changedCommand,
  'DELETE /applications/:id/commands/:id': done,
  'GET /applications/:id/guilds/:id/commands': gives(list(command)),
  'PUT /applications/:id/guilds/:id/commands': setCommands,
  'POST /applications/:id/guilds/:id/commands': madeCommand,
  'GET /applications/:id/guilds/:id/commands/permissions': gives(list(spec.CommandPermissionsResponseSchema)),
  'GET /applications/:id/guilds/:id/commands/:id/permissions': gives(spec.CommandPermissionsResponseSchema),
  'PATCH /applications/:id/guilds/:id/commands/:id': changedCommand,
  'DELETE /applications/:id/guilds/:id/commands/:id': done,

  'POST /interactions/:id/:token/callback': {
    request: callback,
    answers: { 200: spec.InteractionCallbackResponseSchema, 204: nothing },
  },
  'POST /webhooks/:id/:token': gives(
    message,
    z.union([spec.IncomingWebhookRequestPartialSchema, webhookUpdate]),
  ),
  'GET /webhooks/:id/:token/messages/@original': webhookMessage.read,
  'PATCH /webhooks/:id/:token/messages/@original': webhookMessage.change,
  'DELETE /webhooks/:id/:token/messages/@original': done,
  'GET /webhooks/:id/:token/messages/:id': webhookMessage.read,
  'PATCH /webhooks/:id/:token/messages/:id': webhookMessage.change,
  'DELETE /webhooks/:id/:token/messages/:id': done,

  'GET /channels/:id': gives(channel),
  'PATCH /channels/:id': gives(channel, channelChange),
  'DELETE /channels/:id': gives(channel),
  'GET /channels/:id/messages': gives(list(message)),
  'POST /channels/:id/messages': gives(message, spec.MessageCreateRequestSchema),
  'GET /channels/:id/messages/:id': gives(message),
  'PATCH /channels/:id/messages/:id': gives(message, spec.MessageEditRequestPartialSchema),
  'DELETE /channels/:id/messages/:id': done,
  'POST /channels/:id/messages/bulk-delete': {
    ...done,
    request: z.object({ messages: list(id).min(2).max(100) }),
  },
  'POST /channels/:id/messages/:id/threads': {
    request: spec.CreateTextThreadWithMessageRequestSchema,
    answers: { 201: thread },
  },
  'GET /channels/:id/messages/pins': gives(spec.PinnedMessagesResponseSchema),
  'PUT /channels/:id/messages/pins/:id': done,
  'DELETE /channels/:id/messages/pins/:id': done,
  'GET /channels/:id/messages/:id/reactions/:emoji': gives(list(spec.UserResponseSchema)),
  'PUT /channels/:id/messages/:id/reactions/:emoji/@me': done,
  'DELETE /channels/:id/messages/:id/reactions/:emoji/@me': done,
  'DELETE /channels/:id/messages/:id/reactions/:emoji/:id': done,
  'DELETE /channels/:id/messages/:id/reactions/:emoji': done,
  'DELETE /channels/:id/messages/:id/reactions': done,
  'GET /channels/:id/polls/:id/answers/:answer': gives(spec.PollAnswerDetailsResponseSchema),
  'POST /channels/:id/polls/:id/expire': gives(message),
  'POST /channels/:id/typing': { answers: { 200: spec.TypingIndicatorResponseSchema, 204: nothing } },
  'PUT /channels/:id/permissions/:id': { ...done, request: overwrite },
  'DELETE /channels/:id/permissions/:id': done,

  'POST /channels/:id/threads': {
    request: z.union([spec.CreateForumThreadRequestSchema, spec.CreateTextThreadWithoutMessageRequestSchema]),
    answers: { 201: spec.CreatedThreadResponseSchema },
  },
  'GET /channels/:id/threads/archived/public': gives(threads),
  'GET /channels/:id/threads/archived/private': gives(threads),
  'GET /channels/:id/users/@me/threads/archived/private': gives(threads),
  'GET /channels/:id/thread-members': gives(list(spec.ThreadMemberResponseSchema)),
  'GET /channels/:id/thread-members/:id': gives(spec.ThreadMemberResponseSchema),
  'PUT /channels/:id/thread-members/@me': done,
  'DELETE /channels/:id/thread-members/@me': done,
  'PUT /channels/:id/thread-members/:id': done,
  'DELETE /channels/:id/thread-members/:id': done,

  'GET /guilds/:id': gives(spec.GuildWithCountsResponseSchema),
  'PATCH /guilds/:id': gives(spec.GuildResponseSchema, spec.GuildPatchRequestPartialSchema),
  'GET /guilds/:id/preview': gives(spec.GuildPreviewResponseSchema),
  'GET /guilds/:id/channels': gives(list(channel)),
  'POST /guilds/:id/channels': {
    request: spec.CreateGuildChannelRequestSchema,
    answers: { 201: spec.GuildChannelResponseSchema },
  },
  'PATCH /guilds/:id/channels': { ...done, request: positions },
  'GET /guilds/:id/threads/active': gives(threads),
  'GET /guilds/:id/members': gives(list(member)),
  'GET /guilds/:id/members/search': gives(list(member)),
  'GET /guilds/:id/members/:id': gives(member),
  'PATCH /guilds/:id/members/@me': gives(spec.PrivateGuildMemberResponseSchema, ownMemberChange),
  'PATCH /guilds/:id/members/:id': { request: memberChange, answers: { 200: member, 204: nothing } },
  'PUT /guilds/:id/members/:id/roles/:id': done,
  'DELETE /guilds/:id/members/:id/roles/:id': done,
  'GET /guilds/:id/roles': gives(list(role)),
  'POST /guilds/:id/roles': gives(role, spec.CreateRoleRequestSchema),
  'PATCH /guilds/:id/roles': gives(list(role), list(spec.UpdateRolePositionsRequestSchema)),
  'GET /guilds/:id/roles/:id': gives(role),
  'PATCH /guilds/:id/roles/:id': gives(role, spec.UpdateRoleRequestPartialSchema),
  'DELETE /guilds/:id/roles/:id': done,

  'PATCH /users/@me': gives(spec.UserPIIResponseSchema, spec.BotAccountPatchRequestSchema),
  'GET /users/@me/guilds': gives(list(spec.MyGuildResponseSchema)),
  'POST /users/@me/channels': gives(privateChannel, spec.CreatePrivateChannelRequestSchema),
  'GET /users/:id': gives(spec.UserResponseSchema),
};
