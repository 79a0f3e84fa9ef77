import { z } from 'zod';
import { note, snowflake, text } from './field.ts';

const FORBIDDEN = ['@', '#', ':', '```', 'discord'] as const;

/** Names of bots may have anything but what Discord itself uses. */
const username = text({ min: 2, max: 32 }).superRefine((value, context) => {
  const found = FORBIDDEN.find((one) => value.toLowerCase().includes(one));
  if (found !== undefined) {
    note(context, { code: 'USERNAME_INVALID_CONTAINS', message: `Username cannot contain "${found}"` });
  }
});

export const ownUserChange = z.object({ username: username.nullish() });

export const newDm = z.object({ recipient_id: snowflake });

export const applicationChange = z.object({ description: text({ max: 400 }).nullish() });
