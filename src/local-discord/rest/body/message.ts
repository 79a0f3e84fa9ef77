import { MessageFlags, MessageReferenceType } from 'discord-api-types/v10';
import { z } from 'zod';
import { allowedMentions } from './allowed-mentions.ts';
import { components, layoutProblems } from './component.ts';
import { embeds } from './embed.ts';
import { lengthOf, list, note, snowflake, text, whole } from './field.ts';
import { newPoll } from './poll.ts';

const MAX_CONTENT = 2000;
const MAX_NONCE_LENGTH = 25;
const MAX_STICKERS = 3;

const attachment = z.object({
  id: snowflake,
  filename: text({ min: 1, max: 1024 }).nullish(),
  title: text({ max: 1024 }).nullish(),
  description: text({ max: 1024 }).nullish(),
  is_spoiler: z.boolean().nullish(),
});

const fields = {
  content: text({ max: MAX_CONTENT }).nullish(),
  embeds: embeds.nullish(),
  components: components.nullish(),
  attachments: list(attachment, { max: 10 }).nullish(),
  allowed_mentions: allowedMentions.nullish(),
  flags: whole().nullish(),
};
const newFields = { ...fields, tts: z.boolean().nullish(), poll: newPoll.nullish() };

/** A number, or a text of 25 characters, by which its sender knows a message again. */
const nonce = z.unknown().transform((value, context): string | number | null => {
  if (value === undefined || value === null) return null;
  if (typeof value === 'number' && Number.isInteger(value)) return value;
  if (typeof value !== 'string') {
    note(context, { code: 'NONCE_TYPE_INVALID_TYPE', message: 'This field must be a string or integer.' });
  } else if (lengthOf(value) > MAX_NONCE_LENGTH) {
    const message = `Must be ${MAX_NONCE_LENGTH} or fewer characters long.`;
    note(context, { code: 'NONCE_TYPE_TOO_LONG', message });
  }
  return String(value);
});

const reference = z.object({
  type: z.enum(MessageReferenceType).nullish(),
  message_id: snowflake,
  channel_id: snowflake.nullish(),
  guild_id: snowflake.nullish(),
  fail_if_not_exists: z.boolean().nullish(),
});

/** What every way of sending a message takes. */
export const messageContents = z.object(newFields).superRefine(fitsTogether);

/** A new message in a channel. */
export const newMessage = z
  .object({
    ...newFields,
    sticker_ids: list(snowflake, { max: MAX_STICKERS }).nullish(),
    nonce: nonce.optional(),
    enforce_nonce: z.boolean().nullish(),
    message_reference: reference.nullish(),
  })
  .superRefine(fitsTogether);

/** What is to change in a message. Whether it fits the rest, `misfits` tells. */
export const editedMessage = z.object(fields).superRefine((one, context) => {
  if (one.flags != null) fitsTogether(one, context);
});

/** What is to change in an answer to an interaction: one that is still waited for may become a poll. */
export const editedAnswer = z.object({ ...fields, poll: newPoll.nullish() }).superRefine((one, context) => {
  if (one.flags != null) fitsTogether(one, context);
});

export type EditedContents = z.infer<typeof editedAnswer>;
export type MessageContents = z.infer<typeof messageContents>;

/** The flags a bot may set when it sends. */
export const SENDABLE_FLAGS =
  MessageFlags.SuppressEmbeds |
  MessageFlags.SuppressNotifications |
  MessageFlags.IsComponentsV2 |
  MessageFlags.Ephemeral;

type Whole = Pick<MessageContents, 'content' | 'embeds' | 'components' | 'flags'> & {
  readonly poll?: unknown;
  readonly sticker_ids?: readonly string[] | null | undefined;
};

/** The older parts of a message, which the new layout replaces. */
const OLDER = ['content', 'embeds', 'poll', 'sticker_ids'] as const;

/** What does not go together in a message with these flags. */
export function misfits(one: Whole) {
  const v2 = ((one.flags ?? 0) & MessageFlags.IsComponentsV2) !== 0;
  const older = v2 ? OLDER.filter((field) => isSaid(one[field])) : [];
  return [
    ...older.map((field) => ({
      path: [field],
      problem: {
        code: 'MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2',
        message: `The '${field}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2`,
      },
    })),
    ...layoutProblems(one.components ?? [], { v2 }).map(({ path, problem }) => ({
      path: ['components', ...path],
      problem,
    })),
  ];
}

function fitsTogether(one: Whole, context: z.core.$RefinementCtx): void {
  for (const { path, problem } of misfits(one)) note(context, problem, path);
}

function isSaid(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : Boolean(value);
}
