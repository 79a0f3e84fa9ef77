import { MessageFlags } from 'discord-api-types/v10';
import { z } from 'zod';
import { components } from './component.ts';
import { embeds } from './embed.ts';
import { list, snowflake, text, whole } from './field.ts';

const MOST_CONTENT = 2000;

const attachment = z.object({
  id: z.union([snowflake, whole()]),
  filename: text({ max: 1024 }).nullish(),
  title: text({ max: 1024 }).nullish(),
  description: text({ max: 1024 }).nullish(),
  is_spoiler: z.boolean().nullish(),
});

const allowedMentions = z.object({
  parse: list(z.enum(['users', 'roles', 'everyone']), { max: 3 }).nullish(),
  users: list(snowflake, { max: 100 }).nullish(),
  roles: list(snowflake, { max: 100 }).nullish(),
  replied_user: z.boolean().nullish(),
});

/** What every way of sending a message takes. */
export const messageContents = z.object({
  content: text({ max: MOST_CONTENT }).nullish(),
  embeds: embeds.nullish(),
  components: components.nullish(),
  attachments: list(attachment, { max: 10 }).nullish(),
  allowed_mentions: allowedMentions.nullish(),
  flags: whole().nullish(),
  tts: z.boolean().nullish(),
});

/** A new message in a channel. */
export const newMessage = messageContents.extend({
  nonce: z.union([z.int(), text({ max: 25 })]).nullish(),
  enforce_nonce: z.boolean().nullish(),
  message_reference: z
    .object({
      type: whole().nullish(),
      message_id: snowflake,
      channel_id: snowflake.nullish(),
      guild_id: snowflake.nullish(),
      fail_if_not_exists: z.boolean().nullish(),
    })
    .nullish(),
});

export type MessageContents = z.infer<typeof messageContents>;

/** The flags a bot may set when it sends. */
export const SENDABLE_FLAGS =
  MessageFlags.SuppressEmbeds |
  MessageFlags.SuppressNotifications |
  MessageFlags.IsComponentsV2 |
  MessageFlags.Ephemeral;
