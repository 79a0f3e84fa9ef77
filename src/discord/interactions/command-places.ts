import type { Interaction } from 'discord.js';
import { ApplicationIntegrationType, ChannelType, InteractionContextType } from 'discord-api-types/v10';

/**
 * Where a command is offered: on servers that have the bot; there and in a direct message to it, for the tables one sits at; or
 * anywhere, also to somebody who has the bot for themselves.
 */
export type CommandPlaces = 'servers' | 'tables' | 'anywhere';

/** Where somebody does something with the bot: a server that has it, a direct message to it, or a place where they brought it along. */
export type Place = 'server' | 'dm' | 'elsewhere';

const { Guild, BotDM, PrivateChannel } = InteractionContextType;
const { GuildInstall, UserInstall } = ApplicationIntegrationType;

const PAYLOADS = {
  servers: { contexts: [Guild], integration_types: [GuildInstall] },
  tables: { contexts: [Guild, BotDM], integration_types: [GuildInstall] },
  anywhere: { contexts: [Guild, BotDM, PrivateChannel], integration_types: [GuildInstall, UserInstall] },
} as const satisfies Record<CommandPlaces, unknown>;

/** The same for Discord. */
export function placesPayload(where: CommandPlaces) {
  const { contexts, integration_types } = PAYLOADS[where];
  return { contexts: [...contexts], integration_types: [...integration_types] };
}

const PLACES: Readonly<Record<CommandPlaces, readonly Place[]>> = {
  servers: ['server'],
  tables: ['server', 'dm'],
  anywhere: ['server', 'dm', 'elsewhere'],
};

/** Whether a command is for a place; Discord sees to it too, but what it offers may be of an earlier version. */
export function isOffered(where: CommandPlaces, place: Place): boolean {
  return PLACES[where].includes(place);
}

type Placed = Pick<Interaction, 'guildId' | 'guild' | 'context'>;

/** Where something is done; a server that nobody told us of does not have us as a member. */
export function placeOf({ guildId, guild, context }: Placed): Place {
  if (guildId !== null) return guild === null ? 'elsewhere' : 'server';
  return context === PrivateChannel ? 'elsewhere' : 'dm';
}

/** Channels in which a table can be announced, with a thread below it. */
const WITH_THREADS: readonly ChannelType[] = [ChannelType.GuildText, ChannelType.GuildAnnouncement];
const FORUMS: readonly ChannelType[] = [ChannelType.GuildForum, ChannelType.GuildMedia];

/** What keeps a table from being opened in a channel of a server, by the channel that would announce it. */
export function unfitForTable(parent: ChannelType | null): 'forum' | 'noThreads' | null {
  if (parent === null || WITH_THREADS.includes(parent)) return null;
  return FORUMS.includes(parent) ? 'forum' : 'noThreads';
}
