import { ChannelType } from 'discord-api-types/v10';
import { z } from 'zod';
import { autoArchive, slowMode } from './channel.ts';
import { flag, number, snowflake, text } from './field.ts';

const fields = {
  name: text({ min: 1, max: 100 }),
  auto_archive_duration: autoArchive.nullish(),
  rate_limit_per_user: slowMode.nullish(),
};

/** A thread about a message. */
export const threadFromMessage = z.object(fields);

/** A thread about nothing yet. */
export const newThread = z.object({
  ...fields,
  type: z
    .literal([ChannelType.AnnouncementThread, ChannelType.PublicThread, ChannelType.PrivateThread])
    .nullish(),
  invitable: z.boolean().nullish(),
});

export const threadChange = z.object({
  ...fields,
  name: fields.name.nullish(),
  archived: z.boolean().nullish(),
  locked: z.boolean().nullish(),
  invitable: z.boolean().nullish(),
});

export type ThreadForm = z.infer<typeof threadChange>;

export const threadMemberQuery = z.object({ with_member: flag.optional() });

export const threadMembersQuery = z.object({
  with_member: flag.optional(),
  after: snowflake.optional(),
  limit: number({ min: 1, max: 100 }).optional(),
});

const limit = number({ min: 2, max: 100 }).optional();

/** Archived threads go back in time … */
export const archivedQuery = z.object({
  before: z.iso.datetime({ offset: true, local: true }).optional(),
  limit,
});

/** … or by their ids. */
export const joinedArchivedQuery = z.object({ before: snowflake.optional(), limit });
