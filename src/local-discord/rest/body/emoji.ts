import { z } from 'zod';
import { note, snowflake, text } from './field.ts';

const INVALID = { code: 'BUTTON_COMPONENT_INVALID_EMOJI', message: 'Invalid emoji' };

const PICTURE = '\\p{Extended_Pictographic}\\uFE0F?\\p{Emoji_Modifier}?';
/** Flags and letters, keys, the flags of countries within countries, and pictures, which may be joined. */
const UNICODE = new RegExp(
  `^(?:\\p{RI}{1,2}|[\\d#*]\\uFE0F?\\u20E3|🏴[\\u{E0020}-\\u{E007F}]+|${PICTURE}(?:\\u200D${PICTURE})*)$`,
  'u',
);

/** An emoji on a button, an option or a poll's answer. Nobody has uploaded any of their own here. */
export const emoji = z
  .object({
    id: snowflake.nullish(),
    name: text({ max: 32 }).nullish(),
    animated: z.boolean().nullish(),
  })
  .superRefine(({ id, name }, context) => {
    if (id != null) note(context, INVALID, ['id']);
    else if (name == null || !UNICODE.test(name)) note(context, INVALID, ['name']);
  });
