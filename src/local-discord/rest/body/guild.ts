import { z } from 'zod';
import { flag, number, snowflake, text } from './field.ts';

export const guildQuery = z.object({ with_counts: flag.optional() });

export const guildChange = z.object({
  name: text({ min: 2, max: 100 }).nullish(),
  preferred_locale: z.literal(['en-US', 'ru']).nullish(),
});

export const ownGuildsQuery = z.object({
  before: snowflake.optional(),
  after: snowflake.optional(),
  limit: number({ min: 1, max: 200 }).optional(),
  with_counts: flag.optional(),
});
