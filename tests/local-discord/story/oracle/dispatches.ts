import * as spec from 'discord-api-spec/zod';
import { z } from 'zod';

const id = z.string().regex(/^\d+$/);
const user = spec.UserResponseSchema;
const member = spec.GuildMemberResponseSchema;
const message = spec.MessageResponseSchema;
const thread = spec.ThreadResponseSchema;
const threadMember = spec.ThreadMemberResponseSchema;
const guildChannel = spec.GuildChannelResponseSchema;
const channel = z.union([guildChannel, spec.PrivateChannelResponseSchema]);
const list = (one: z.ZodType) => z.array(one);
const byId = (one: z.ZodType) => z.optional(z.record(id, one));

/** Messages carry whoever wrote them as a member too, without repeating the user. */
const inGuild = z.object({
  guild_id: id.optional(),
  channel_type: z.int().optional(),
  member: z.optional(member),
});
const told = z.preprocess(
  (one: Told) => (one.member === undefined ? one : { ...one, member: { ...one.member, user: one.author } }),
  z.intersection(message, inGuild),
);

interface Told {
  readonly author: unknown;
  readonly member?: object;
}
const place = z.object({ channel_id: id, guild_id: id.optional() });
const emoji = z.object({ id: id.nullable(), name: z.string().nullable() });
const onMessage = place.extend({ message_id: id });
const reaction = onMessage.extend({ user_id: id, emoji, burst: z.boolean(), type: z.int() });
const vote = onMessage.extend({ user_id: id, answer_id: z.int() });
const roleOf = z.object({ guild_id: id, role: spec.GuildRoleResponseSchema });
const memberOf = z.intersection(member, z.object({ guild_id: id }));

/** Members that were chosen stand beside their users, and without what only concerns voices. */
const resolved = z.preprocess(
  ({ members, ...rest }: Named) => ({
    ...rest,
    ...(members === undefined ? {} : { members: withUsers(members, rest.users ?? {}) }),
  }),
  z.strictObject({
    users: byId(user),
    members: byId(z.intersection(member, z.object({ permissions: z.string() }))),
    roles: byId(spec.GuildRoleResponseSchema),
    channels: byId(z.object({ id, type: z.int(), permissions: z.string() })),
    messages: byId(message),
    attachments: byId(spec.MessageAttachmentResponseSchema),
  }),
);

interface Named {
  readonly users?: Readonly<Record<string, unknown>>;
  readonly members?: Readonly<Record<string, object>>;
}

function withUsers(members: Readonly<Record<string, object>>, users: Readonly<Record<string, unknown>>) {
  const silent = { deaf: false, mute: false };
  return Object.fromEntries(
    Object.entries(members).map(([userId, one]) => [userId, { ...silent, ...one, user: users[userId] }]),
  );
}

const interaction = z.object({
  id,
  application_id: id,
  type: z.int(),
  token: z.string(),
  version: z.literal(1),
  data: z.object({ resolved: resolved.optional() }),
  channel_id: id,
  channel: z.union([channel, thread]),
  guild_id: id.optional(),
  member: z.intersection(member, z.object({ permissions: z.string() })).optional(),
  user: z.optional(user),
  message: z.optional(message),
  locale: z.string(),
  app_permissions: z.string(),
  entitlements: list(z.unknown()),
  authorizing_integration_owners: z.record(z.string(), id.or(z.literal('0'))),
  context: z.int(),
  attachment_size_limit: z.int(),
});

/** Every event of the story, with the parts that REST gives too described by the same schemas. */
export const DISPATCHES: Readonly<Record<string, z.ZodType>> = {
  READY: z.object({
    v: z.literal(10),
    user: z.intersection(user, z.object({ verified: z.boolean(), mfa_enabled: z.boolean() })),
    guilds: list(z.object({ id, unavailable: z.literal(true) })),
    session_id: z.string(),
    resume_gateway_url: z.url(),
    application: z.object({ id, flags: z.int() }),
  }),
  RESUMED: z.unknown(),
  GUILD_CREATE: z.intersection(
    spec.GuildResponseSchema,
    z.object({
      joined_at: z.iso.datetime(),
      large: z.boolean(),
      member_count: z.int(),
      members: list(member),
      channels: list(guildChannel),
      threads: list(thread),
    }),
  ),
  CHANNEL_CREATE: channel,
  CHANNEL_UPDATE: channel,
  CHANNEL_DELETE: channel,
  CHANNEL_PINS_UPDATE: place.extend({ last_pin_timestamp: z.iso.datetime().nullish() }),
  THREAD_CREATE: z.intersection(thread, z.object({ newly_created: z.literal(true).optional() })),
  THREAD_UPDATE: thread,
  THREAD_DELETE: z.strictObject({ id, guild_id: id, parent_id: id, type: z.int() }),
  THREAD_LIST_SYNC: z.object({ guild_id: id, threads: list(thread), members: list(threadMember) }),
  THREAD_MEMBER_UPDATE: z.intersection(threadMember, z.object({ guild_id: id })),
  THREAD_MEMBERS_UPDATE: z.object({
    id,
    guild_id: id,
    member_count: z.int(),
    added_members: list(threadMember).optional(),
    removed_member_ids: list(id).optional(),
  }),
  GUILD_MEMBER_UPDATE: memberOf,
  GUILD_MEMBERS_CHUNK: z.object({
    guild_id: id,
    members: list(member),
    chunk_index: z.int(),
    chunk_count: z.int(),
  }),
  GUILD_ROLE_CREATE: roleOf,
  GUILD_ROLE_UPDATE: roleOf,
  GUILD_ROLE_DELETE: z.strictObject({ guild_id: id, role_id: id }),
  MESSAGE_CREATE: told,
  MESSAGE_UPDATE: told,
  MESSAGE_DELETE: place.extend({ id }).strict(),
  MESSAGE_DELETE_BULK: place.extend({ ids: list(id) }).strict(),
  MESSAGE_REACTION_ADD: reaction.extend({ member: z.optional(member), message_author_id: id.optional() }),
  MESSAGE_REACTION_REMOVE: reaction.strict(),
  MESSAGE_REACTION_REMOVE_ALL: onMessage.strict(),
  MESSAGE_REACTION_REMOVE_EMOJI: onMessage.extend({ emoji }).strict(),
  MESSAGE_POLL_VOTE_ADD: vote.strict(),
  MESSAGE_POLL_VOTE_REMOVE: vote.strict(),
  INTERACTION_CREATE: interaction,
  TYPING_START: place.extend({ user_id: id, timestamp: z.int(), member: z.optional(member) }),
  USER_UPDATE: user,
};
