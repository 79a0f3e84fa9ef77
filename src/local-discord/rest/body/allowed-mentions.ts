import { AllowedMentionsTypes } from 'discord-api-types/v10';
import { z } from 'zod';
import { note, set, snowflake } from './field.ts';

const MAX_MENTIONS = 100;

/** Who may be notified: whole kinds of mentions, or people and roles one by one, but a kind only once. */
export const allowedMentions = z
  .object({
    parse: set(z.enum(AllowedMentionsTypes), { max: MAX_MENTIONS }).nullish(),
    users: set(snowflake, { max: MAX_MENTIONS }).nullish(),
    roles: set(snowflake, { max: MAX_MENTIONS }).nullish(),
    replied_user: z.boolean().nullish(),
  })
  .superRefine(({ parse, users, roles }, context) => {
    const named = { [AllowedMentionsTypes.User]: users, [AllowedMentionsTypes.Role]: roles };
    for (const kind of [AllowedMentionsTypes.User, AllowedMentionsTypes.Role] as const) {
      if (!parse?.includes(kind) || !named[kind]?.length) continue;
      const message = `parse:["${kind}"] and ${kind}: [ids...] are mutually exclusive.`;
      note(context, { code: 'MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE', message });
    }
  });
