import { ApplicationCommandType } from 'discord-api-types/v10';
import { z } from 'zod';
import { commandPayload, commandPermissionsPayload, localizedCommand } from '../../payload/command.ts';
import {
  changeCommand,
  commandsOf,
  namesake,
  overwriteCommands,
  type Registration,
  registerCommand,
  removeCommand,
} from '../../world/commands.ts';
import type { Command, Guild } from '../../world/records.ts';
import { ApiError, refusal } from '../api-error.ts';
import { bulkCommands, changedCommand, newCommand } from '../body/command.ts';
import { flag } from '../body/field.ts';
import { checked } from '../checked.ts';
import { fieldError } from '../form-error.ts';
import { type Call, NO_CONTENT, ok, type Route, route } from '../route.ts';

const GLOBAL = '/applications/:application/commands';
const OF_GUILD = '/applications/:application/guilds/:guild/commands';

/** How many commands of a type an application may have, in one guild or in all. */
const MAX: Readonly<Record<number, number>> = {
  [ApplicationCommandType.ChatInput]: 100,
  [ApplicationCommandType.User]: 15,
  [ApplicationCommandType.Message]: 15,
};

const listQuery = z.object({ with_localizations: flag.optional() });

/** The same operations on the commands of all guilds and on those of one. */
function operations(path: string): readonly Route[] {
  return [
    route({
      method: 'GET',
      path,
      query: listQuery,
      handle(call) {
        const commands = commandsOf(call.world, scopeOf(call));
        return ok(
          commands.map((command) =>
            call.query.with_localizations
              ? commandPayload(call.world, command)
              : localizedCommand(call.world, command, null),
          ),
        );
      },
    }),
    route({
      method: 'POST',
      path,
      body: newCommand,
      handle(call) {
        const guildId = scopeOf(call);
        const known = commandsOf(call.world, guildId);
        const isNew = namesake(known, call.body) === undefined;
        if (isNew) checkRoom(known, call.body);
        const command = registerCommand(call.world, guildId, call.body);
        return { status: isNew ? 201 : 200, body: commandPayload(call.world, command) };
      },
    }),
    route({
      method: 'PUT',
      path,
      body: bulkCommands,
      handle(call) {
        const commands = overwriteCommands(call.world, scopeOf(call), call.body);
        return ok(commands.map((command) => commandPayload(call.world, command)));
      },
    }),
    route({
      method: 'GET',
      path: `${path}/:command`,
      handle: (call) => ok(commandPayload(call.world, commandOf(call))),
    }),
    route({
      method: 'PATCH',
      path: `${path}/:command`,
      body: changedCommand,
      handle(call) {
        const command = commandOf(call);
        const whole = checked(newCommand, { ...command.payload, ...call.body });
        const other = namesake(commandsOf(call.world, command.guildId), whole);
        if (other !== undefined && other !== command) throw sameName();
        changeCommand(call.world, command, whole);
        return ok(commandPayload(call.world, command));
      },
    }),
    route({
      method: 'DELETE',
      path: `${path}/:command`,
      handle(call) {
        removeCommand(call.world, commandOf(call));
        return NO_CONTENT;
      },
    }),
  ];
}

function sameName(): ApiError {
  const message = 'Application command names must be unique';
  return fieldError(['name'], 'APPLICATION_COMMANDS_DUPLICATE_NAME', message);
}

function checkRoom(known: readonly Command[], { type }: Registration): void {
  const most = MAX[type] ?? 0;
  const count = known.filter(({ payload }) => payload.type === type).length;
  if (count >= most) {
    const message = `Maximum number of application commands reached (${most})`;
    throw new ApiError(400, { code: 30032, message });
  }
}

/** The guild whose commands are meant, or null for those of all; only of the bot's own application. */
function scopeOf({ world, params }: Call): string | null {
  const { application, guild } = params;
  if (!/^\d{1,20}$/.test(application ?? '')) {
    const message = `Value "${(application ?? '').slice(0, 40)}" is not snowflake.`;
    throw fieldError(['application_id'], 'NUMBER_TYPE_COERCE', message);
  }
  if (application !== world.state.application.id) throw refusal('unknownApplication');
  if (guild === undefined) return null;
  // Discord does not tell a guild that is not there from one that the bot is not in.
  if (!world.state.guilds.get(guild)?.members.has(world.bot.id)) throw refusal('missingAccess');
  return guild;
}

function commandOf(call: Call): Command {
  const guildId = scopeOf(call);
  const command = call.world.state.application.commands.get(call.params.command ?? '');
  if (command === undefined || command.guildId !== guildId) throw refusal('unknownCommand');
  return command;
}

const permissionRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: `${OF_GUILD}/permissions`,
    handle(call) {
      const { id, commandPermissions } = guildOf(call);
      return ok([...commandPermissions].map((one) => commandPermissionsPayload(call.world, id, one)));
    },
  }),
  route({
    method: 'GET',
    path: `${OF_GUILD}/:command/permissions`,
    handle(call) {
      const { id, commandPermissions } = guildOf(call);
      const command = call.params.command ?? '';
      const permissions = commandPermissions.get(command);
      if (permissions === undefined) throw refusal('unknownCommandPermissions');
      return ok(commandPermissionsPayload(call.world, id, [command, permissions]));
    },
  }),
  // Only people with the right to manage the guild set these, with a token of their own.
  route({
    method: 'PUT',
    path: `${OF_GUILD}/:command/permissions`,
    handle(call) {
      guildOf(call);
      throw refusal('botsCannotUse');
    },
  }),
];

function guildOf(call: Call): Guild {
  const guild = call.world.state.guilds.get(scopeOf(call) ?? '');
  if (guild === undefined) throw refusal('missingAccess');
  return guild;
}

export const commandRoutes: readonly Route[] = [
  ...operations(GLOBAL),
  ...permissionRoutes,
  ...operations(OF_GUILD),
];
