import { isDeepStrictEqual } from 'node:util';
import type { APIApplicationCommandPermission } from 'discord-api-types/v10';
import { commandPermissionsPayload, localizedCommand } from '../payload/command.ts';
import { mayUseSomewhere } from './command-access.ts';
import type { Command, Guild } from './records.ts';
import type { World } from './world.ts';

/** What a bot says of a command it registers. */
export type Registration = Command['payload'];

/** The commands of one guild, or with null those of all. */
export function commandsOf(world: World, guildId: string | null): Command[] {
  return [...world.state.application.commands.values()].filter((one) => one.guildId === guildId);
}

/** The command that a new one would replace: names are unique among those of a type. */
export function namesake(
  commands: readonly Command[],
  { name, type }: Pick<Registration, 'name' | 'type'>,
): Command | undefined {
  return commands.find(({ payload }) => payload.name === name && payload.type === type);
}

/** Registers a command; one of the same name and type is changed and keeps its id. */
export function registerCommand(world: World, guildId: string | null, payload: Registration): Command {
  const command = put(world, guildId, {
    payload,
    old: namesake(commandsOf(world, guildId), payload),
  });
  tellPeople(world, guildId);
  return command;
}

/** Puts these in the place of all that were there. Whatever keeps its name, or comes with its id, keeps its id. */
export function overwriteCommands(
  world: World,
  guildId: string | null,
  wanted: readonly (Registration & { readonly id?: string })[],
): Command[] {
  const old = commandsOf(world, guildId);
  const unnamed = old.filter((one) => !wanted.some(({ id }) => id === one.id));
  const plan = wanted.map(({ id, ...payload }) => ({
    payload,
    old: old.find((one) => one.id === id) ?? namesake(unnamed, payload),
  }));
  const kept = plan.map((one) => put(world, guildId, one));
  for (const one of old) if (!kept.includes(one)) forget(world, one);
  tellPeople(world, guildId);
  return kept;
}

export function changeCommand(world: World, command: Command, payload: Registration): void {
  put(world, command.guildId, { payload, old: command });
  tellPeople(world, command.guildId);
}

export function removeCommand(world: World, command: Command): void {
  forget(world, command);
  tellPeople(world, command.guildId);
}

function put(
  world: World,
  guildId: string | null,
  { payload, old }: { payload: Registration; old: Command | undefined },
): Command {
  if (old === undefined) {
    const command = { id: world.ids.next(), guildId, version: world.ids.next(), payload };
    world.state.application.commands.set(command.id, command);
    return command;
  }
  if (!isDeepStrictEqual(old.payload, payload)) {
    old.payload = payload;
    old.version = world.ids.next();
  }
  return old;
}

function forget(world: World, { id }: Command): void {
  world.state.application.commands.delete(id);
  for (const { commandPermissions } of world.state.guilds.values()) commandPermissions.delete(id);
}

/** An administrator says who may use a command, or with the application's id all of them; an empty list says nothing. */
export function setCommandPermissions(
  world: World,
  guild: Guild,
  { id, permissions }: { id: string; permissions: readonly APIApplicationCommandPermission[] },
): void {
  if (permissions.length === 0) guild.commandPermissions.delete(id);
  else guild.commandPermissions.set(id, permissions);
  world.publish({
    t: 'APPLICATION_COMMAND_PERMISSIONS_UPDATE',
    intents: 0,
    sees: (userId) => userId === world.bot.id && guild.members.has(userId),
    d: () => commandPermissionsPayload(world, guild.id, [id, permissions]),
  });
  tellPeople(world, guild.id);
}

/** All commands that somebody may use anywhere, in their language. */
export function commandIndex(world: World, userId: string) {
  const { locale } = world.account(userId);
  return [...world.state.application.commands.values()]
    .filter((command) => mayUseSomewhere(world, userId, command))
    .map((command) => localizedCommand(world, command, locale));
}

/** People's clients learn that the commands they are offered have changed. */
function tellPeople(world: World, guildId: string | null): void {
  for (const guild of world.state.guilds.values()) {
    if (guildId !== null && guild.id !== guildId) continue;
    world.publish({
      t: 'GUILD_APPLICATION_COMMAND_INDEX_UPDATE',
      intents: 0,
      sees: (userId) => guild.members.has(userId) && !world.account(userId).bot,
      d: ({ userId }) => ({ guild_id: guild.id, application_commands: commandIndex(world, userId) }),
    });
  }
}
