import { ApplicationIntegrationType, ChannelType, InteractionContextType } from 'discord-api-types/v10';
import type { Channel, Command } from './records.ts';
import type { World } from './world.ts';

/** By whose leave the application is there: a server that has it, or somebody who brings it along. */
export type Owners = Partial<Record<ApplicationIntegrationType, string>>;

/** What Discord writes for the server of a DM with the application. */
const NO_GUILD = '0';

/** In what kind of place something is done with the application. */
export function contextIn(world: World, { guildId, recipients }: Channel): InteractionContextType {
  if (guildId !== null) return InteractionContextType.Guild;
  return recipients.includes(world.bot.id)
    ? InteractionContextType.BotDM
    : InteractionContextType.PrivateChannel;
}

/** Whoever has the application where somebody is, whatever it is used for. */
export function ownersIn(world: World, userId: string, channel: Channel): Owners {
  const { GuildInstall, UserInstall } = ApplicationIntegrationType;
  const server = serverOf(world, userId, channel);
  return {
    ...(server === null ? {} : { [GuildInstall]: server }),
    ...(world.account(userId).hasApp === true ? { [UserInstall]: userId } : {}),
  };
}

/** The server that has the application here; for a DM with it any that both are in. */
function serverOf(world: World, userId: string, channel: Channel): string | null {
  const { guilds } = world.state;
  switch (contextIn(world, channel)) {
    case InteractionContextType.Guild:
      return guilds.get(channel.guildId ?? '')?.members.has(world.bot.id) ? channel.guildId : null;
    case InteractionContextType.BotDM:
      return [...guilds.values()].some(({ members }) => members.has(userId) && members.has(world.bot.id))
        ? NO_GUILD
        : null;
    case InteractionContextType.PrivateChannel:
      return null;
  }
}

/** By whose leave a command can be used in a place; by nobody's where it is not for such places. */
export function ownersOf(
  world: World,
  userId: string,
  { command, channel }: { command: Command; channel: Channel },
): Owners {
  if (channel.type === ChannelType.GuildForum || !isFor(command, contextIn(world, channel))) return {};
  const { guildId, payload } = command;
  if (guildId !== null && guildId !== channel.guildId) return {};
  const types = payload.integration_types ?? [ApplicationIntegrationType.GuildInstall];
  const found = Object.entries(ownersIn(world, userId, channel)).filter(([type]) => {
    // A server's own commands are the server's.
    const isServers = Number(type) === ApplicationIntegrationType.GuildInstall;
    return types.includes(Number(type)) && (isServers || guildId === null);
  });
  return Object.fromEntries(found);
}

/** Age-restricted commands are off in DMs unless somebody asks for them, which nobody here can. */
export function isFor({ guildId, payload }: Command, context: InteractionContextType): boolean {
  const isServer = context === InteractionContextType.Guild;
  if (!isServer && (guildId !== null || payload.nsfw)) return false;
  return payload.contexts?.includes(context) ?? (isServer || payload.dm_permission !== false);
}
