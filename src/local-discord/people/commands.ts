import {
  type APIApplicationCommandOption,
  ApplicationCommandType,
  InteractionType,
  type ApplicationCommandOptionType as Type,
} from 'discord-api-types/v10';
import { localized } from '../payload/command.ts';
import { usableCommands } from '../world/command-access.ts';
import { ownersOf } from '../world/integration.ts';
import { openInteraction } from '../world/interactions.ts';
import { findMessage } from '../world/lookup.ts';
import type { Channel, Command } from '../world/records.ts';
import { type ActOf, ActRefused, type FilledCommand } from './act.ts';
import { type BasicOption, type FilledOption, filledOptions, isBasic, unfinishedOptions } from './options.ts';
import { channelAt, isShownTo, type Somebody } from './place.ts';
import { Resolved } from './resolved.ts';

type Begun = { readonly interaction: string };

/** What a bot receives as the options of a command: values, perhaps inside a subcommand or a group of them. */
type SentOption =
  | FilledOption
  | { readonly name: string; readonly type: Type; readonly options: readonly SentOption[] };

/** A command's way down to what is asked for: the command, its group, its subcommand. */
interface Chosen {
  readonly command: Command;
  readonly way: readonly APIApplicationCommandOption[];
  readonly asked: readonly BasicOption[];
}

export function useCommand(who: Somebody, act: ActOf<'command'>): Begun {
  const channel = channelAt(who, act.channel);
  const chosen = choose(who, channel, act);
  const resolved = new Resolved(who, channel);
  const options = filledOptions(chosen.asked, act.options, resolved);
  return begin(who, channel, {
    type: InteractionType.ApplicationCommand,
    command: chosen.command,
    name: [chosen.command.payload, ...chosen.way].map(({ name }) => name).join(' '),
    more: { ...sentOptions(chosen, options), ...resolved.payload },
  });
}

/** The bot is told only what has been typed so far. */
export function complete(who: Somebody, act: ActOf<'complete'>): Begun {
  const channel = channelAt(who, act.channel);
  const chosen = choose(who, channel, act);
  const resolved = new Resolved(who, channel);
  const options = unfinishedOptions(chosen.asked, act.options, { focused: act.focused, resolved });
  return begin(who, channel, {
    type: InteractionType.ApplicationCommandAutocomplete,
    command: chosen.command,
    more: sentOptions(chosen, options),
  });
}

/** A command on a message or on somebody. */
export function useMenu(who: Somebody, act: ActOf<'menu'>): Begun {
  const channel = channelAt(who, act.channel);
  const usable = usableCommands(who.world, who.userId, channel).filter(
    ({ payload }) => payload.type !== ApplicationCommandType.ChatInput && isCalled(who, payload, act.command),
  );
  if (usable.length === 0) throw new ActRefused(`There is no menu command ${act.command} for you here.`);
  const resolved = new Resolved(who, channel);
  const command = usable.find((one) => hasTarget(one, act.target, resolved));
  if (command === undefined) throw new ActRefused(`${act.command} cannot be used on that.`);
  return begin(who, channel, {
    type: InteractionType.ApplicationCommand,
    command,
    name: command.payload.name,
    more: { target_id: act.target, ...resolved.payload },
  });
}

function hasTarget({ payload }: Command, id: string, resolved: Resolved): boolean {
  if (payload.type === ApplicationCommandType.User) return resolved.neighbour(id);
  const message = findMessage(resolved.channel, id);
  if (message === undefined || message.onlyFor !== null || !isShownTo(resolved.who, message)) return false;
  resolved.message(message);
  return true;
}

function begin(
  { world, userId }: Somebody,
  channel: Channel,
  { type, command, name, more }: { type: InteractionType; command: Command; name?: string; more: object },
): Begun {
  const { id, guildId, payload } = command;
  const data = {
    id,
    name: payload.name,
    type: payload.type,
    ...(guildId === null ? {} : { guild_id: guildId }),
    ...more,
  };
  const owners = ownersOf(world, userId, { command, channel });
  const opening = { type, userId, channel, data, owners, ...(name === undefined ? {} : { name }) };
  return { interaction: openInteraction(world, opening).id };
}

function choose(who: Somebody, channel: Channel, { path }: FilledCommand): Chosen {
  const [first = '', ...rest] = path;
  const command = usableCommands(who.world, who.userId, channel).find(
    ({ payload }) => payload.type === ApplicationCommandType.ChatInput && isCalled(who, payload, first),
  );
  if (command === undefined) throw new ActRefused(`There is no command /${first} for you here.`);
  const way: APIApplicationCommandOption[] = [];
  let options = command.payload.options ?? [];
  for (const part of rest) {
    const next = options.find((option) => !isBasic(option) && isCalled(who, option, part));
    if (next === undefined || isBasic(next)) throw new ActRefused(`/${first} has no subcommand ${part}.`);
    way.push(next);
    options = next.options ?? [];
  }
  if (options.some((option) => !isBasic(option))) {
    const names = options.map(({ name }) => name).join(', ');
    throw new ActRefused(`/${path.join(' ')} needs one of its subcommands: ${names}.`);
  }
  return { command, way, asked: options.filter(isBasic) };
}

/** People may call commands as they were registered, or as they are called in their language. */
function isCalled(
  { world, userId }: Somebody,
  { name, name_localizations: names }: Pick<Command['payload'], 'name' | 'name_localizations'>,
  wanted: string,
): boolean {
  return name === wanted || localized(names, world.account(userId).locale) === wanted;
}

/** The options inside their subcommand, which may stand in a group. */
function sentOptions({ way }: Chosen, options: readonly FilledOption[]): { options?: readonly SentOption[] } {
  if (way.length === 0) return options.length === 0 ? {} : { options };
  return {
    options: way.reduceRight<readonly SentOption[]>(
      (inner, { name, type }) => [{ name, type, options: inner }],
      options,
    ),
  };
}
