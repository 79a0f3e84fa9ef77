import { ChannelType } from 'discord-api-types/v10';
import { z } from 'zod';
import { list, snowflake, text, whole } from './field.ts';
import { overwrite } from './permission.ts';

/** The kinds of channels there are here besides threads and DMs. */
const CHANNEL_TYPES = [
  ChannelType.GuildText,
  ChannelType.GuildCategory,
  ChannelType.GuildAnnouncement,
] as const;

/** After how many minutes threads may be archived. */
export const autoArchive = z.literal([60, 1440, 4320, 10080]);

/** How long people wait between two messages. */
export const slowMode = whole({ max: 21_600 });

const fields = {
  name: text({ min: 1, max: 100 }),
  type: z.literal(CHANNEL_TYPES).nullish(),
  topic: text({ max: 1024 }).nullish(),
  position: whole().nullish(),
  nsfw: z.boolean().nullish(),
  rate_limit_per_user: slowMode.nullish(),
  default_auto_archive_duration: autoArchive.nullish(),
  default_thread_rate_limit_per_user: slowMode.nullish(),
  parent_id: snowflake.nullish(),
  permission_overwrites: list(overwrite, { max: 100 }).nullish(),
};

export const newChannel = z.object(fields);
export const channelChange = z.object({ ...fields, name: fields.name.nullish() });

/** Where channels go in the list. */
export const channelPlaces = z.array(
  z.object({
    id: snowflake,
    position: whole().nullish(),
    parent_id: snowflake.nullish(),
    lock_permissions: z.boolean().nullish(),
  }),
);

export type ChannelForm = z.infer<typeof channelChange>;
