import { z } from 'zod';
import { number, set, snowflake, text } from './field.ts';

const nick = text({ max: 32 }).nullish();

export const memberChange = z.object({
  nick,
  roles: set(snowflake, { max: 350 }).nullish(),
  communication_disabled_until: z.iso.datetime({ offset: true, local: true }).nullish(),
  mute: z.boolean().nullish(),
  deaf: z.boolean().nullish(),
  channel_id: snowflake.nullish(),
});

export const ownMemberChange = z.object({ nick });

export const membersQuery = z.object({
  limit: number({ min: 1, max: 1000 }).optional(),
  after: snowflake.optional(),
});

export const memberSearchQuery = z.object({
  query: text({ min: 1, max: 100 }),
  limit: number({ min: 1, max: 1000 }).optional(),
});
