import { ReactionType } from 'discord-api-types/v10';
import { z } from 'zod';
import { number, set, snowflake } from './field.ts';

const limit = ({ max, usual }: { max: number; usual: number }) => number({ min: 1, max }).default(usual);
const id = snowflake.optional();

/** Which messages of a channel are asked for. */
export const messagesQuery = z.object({
  limit: limit({ max: 100, usual: 50 }),
  before: id,
  after: id,
  around: id,
});

/** Which people of a list, ordered by their ids. */
export const usersQuery = z.object({ limit: limit({ max: 100, usual: 25 }), after: id });

export const reactionsQuery = usersQuery.extend({
  type: z.preprocess((value) => Number(value), z.enum(ReactionType)).default(ReactionType.Normal),
});

export const pinsQuery = z.object({
  limit: limit({ max: 50, usual: 50 }),
  before: z.iso.datetime({ offset: true }).optional(),
});

export const bulkDelete = z.object({ messages: set(snowflake, { min: 2, max: 100 }) });
