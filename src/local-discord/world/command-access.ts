import {
  type APIApplicationCommand,
  type APIApplicationCommandPermission,
  ApplicationIntegrationType,
  InteractionContextType,
  PermissionFlagsBits,
  ApplicationCommandPermissionType as Subject,
} from 'discord-api-types/v10';
import { localizedCommand } from '../payload/command.ts';
import { isFor, ownersOf } from './integration.ts';
import { ALL_PERMISSIONS, permissionsIn, permissionsInGuild } from './permissions.ts';
import type { Channel, Command, Guild } from './records.ts';
import type { World } from './world.ts';

type Rules = readonly APIApplicationCommandPermission[];

/** The commands somebody may use in a channel, in their language; a guild's own go before those of all. */
export function commandsFor(world: World, userId: string, channel: Channel): APIApplicationCommand[] {
  const { locale } = world.account(userId);
  return usableCommands(world, userId, channel).map((command) => localizedCommand(world, command, locale));
}

export function usableCommands(world: World, userId: string, channel: Channel): Command[] {
  const usable = [...world.state.application.commands.values()].filter((command) =>
    mayUse(world, userId, { command, channel }),
  );
  const isShadowed = ({ guildId, payload: { name, type } }: Command): boolean =>
    guildId === null &&
    usable.some((one) => one.guildId !== null && one.payload.name === name && one.payload.type === type);
  return usable.filter((command) => !isShadowed(command));
}

function mayUse(
  world: World,
  userId: string,
  { command, channel }: { command: Command; channel: Channel },
): boolean {
  const owners = ownersOf(world, userId, { command, channel });
  if (Object.keys(owners).length === 0) return false;
  if (channel.guildId === null) return channel.recipients.includes(userId);
  const guild = world.state.guilds.get(channel.guildId);
  if (guild === undefined) return false;
  const held = permissionsIn(world, channel, userId);
  return (
    (held & PermissionFlagsBits.UseApplicationCommands) !== 0n &&
    (!command.payload.nsfw || isAgeRestricted(world, channel)) &&
    (held === ALL_PERMISSIONS ||
      (rulesAllowChannel(world, guild, { command, channel }) &&
        rulesAllowPerson(world, guild, { command, userId, held })))
  );
}

/** Whether there is any place where somebody may use a command, as far as can be told without looking at channels. */
export function mayUseSomewhere(world: World, userId: string, command: Command): boolean {
  if (isFor(command, InteractionContextType.BotDM) || isCarried(world, userId, command)) return true;
  return [...world.state.guilds.values()].some((guild) => {
    const held = permissionsInGuild(world, guild, userId);
    return (
      guild.members.has(world.bot.id) &&
      guild.members.has(userId) &&
      (command.guildId === null || command.guildId === guild.id) &&
      isFor(command, InteractionContextType.Guild) &&
      (held === ALL_PERMISSIONS || rulesAllowPerson(world, guild, { command, userId, held }))
    );
  });
}

/** Whether somebody has a command with them, wherever they go. */
function isCarried(world: World, userId: string, { guildId, payload }: Command): boolean {
  const { UserInstall } = ApplicationIntegrationType;
  return (
    guildId === null &&
    world.account(userId).hasApp === true &&
    payload.integration_types?.includes(UserInstall) === true
  );
}

function isAgeRestricted(world: World, channel: Channel): boolean {
  const place = channel.thread === null ? channel : world.state.channels.get(channel.parentId ?? '');
  return place?.nsfw === true;
}

/** What was set for the channel goes before what was set for all channels, the command before the application. */
function rulesAllowChannel(
  world: World,
  guild: Guild,
  { command, channel }: { command: Command; channel: Channel },
): boolean {
  const place = channel.thread === null ? channel.id : (channel.parentId ?? '');
  const allChannels = (BigInt(guild.id) - 1n).toString();
  for (const rules of levels(world, guild, command)) {
    for (const id of [place, allChannels]) {
      const rule = rules.find((one) => one.type === Subject.Channel && one.id === id);
      if (rule !== undefined) return rule.permission;
    }
  }
  return true;
}

/** The command's own rules decide; then nobody whom the application's rules shut out; then the permissions it asks for. */
function rulesAllowPerson(
  world: World,
  guild: Guild,
  { command, userId, held }: { command: Command; userId: string; held: bigint },
): boolean {
  const [ofCommand, ofApplication] = levels(world, guild, command);
  const roles = guild.members.get(userId)?.roles ?? [];
  const own = verdict(ofCommand, guild.id, { userId, roles });
  if (own !== undefined) return own;
  if (verdict(ofApplication, guild.id, { userId, roles }) === false) return false;
  const needed = command.payload.default_member_permissions;
  // '0' is how a command is closed to all but administrators.
  return needed === null || (needed !== '0' && (held & BigInt(needed)) === BigInt(needed));
}

function levels(world: World, { commandPermissions }: Guild, { id }: Command): readonly [Rules, Rules] {
  return [commandPermissions.get(id) ?? [], commandPermissions.get(world.state.application.id) ?? []];
}

/** The rule for the person, else of their roles any that allows, else the one for everyone. */
function verdict(
  rules: Rules,
  everyone: string,
  { userId, roles }: { userId: string; roles: readonly string[] },
): boolean | undefined {
  const person = rules.find(({ type, id }) => type === Subject.User && id === userId);
  if (person !== undefined) return person.permission;
  const ofRoles = rules.filter(({ type, id }) => type === Subject.Role && roles.includes(id));
  if (ofRoles.length > 0) return ofRoles.some(({ permission }) => permission);
  return rules.find(({ type, id }) => type === Subject.Role && id === everyone)?.permission;
}
