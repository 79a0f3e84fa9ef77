import {
  type APIApplicationCommand,
  type APIApplicationCommandBasicOption,
  type APIApplicationCommandOption,
  type APIChannel,
  ApplicationCommandOptionType,
  ApplicationCommandType,
  ApplicationIntegrationType,
  ChannelType,
  InteractionContextType,
} from 'discord-api-types/v10';
import type { Store } from './store.ts';

/** A command that can be run: a whole one, or one of its subcommands. */
export interface Runnable {
  /** Discord's names: `['game', 'new']`. */
  readonly path: readonly string[];
  /** The same in the person's language. */
  readonly title: string;
  readonly description: string;
  readonly options: readonly APIApplicationCommandBasicOption[];
}

interface Named {
  readonly name: string;
  readonly name_localized?: string | null;
}

interface Described extends Named {
  readonly description: string;
  readonly description_localized?: string | null;
}

/** What something is called in the person's language. */
export function commandName(named: Named): string {
  return named.name_localized ?? named.name;
}

export function commandDescription(described: Described): string {
  return described.description_localized ?? described.description;
}

/** Everything that can be typed after a slash in a channel. */
export function runnables(store: Store, channel: string): Runnable[] {
  return offered(store, channel)
    .filter(({ type }) => type === ApplicationCommandType.ChatInput)
    .flatMap((command) => within({ step: command, above: [], titles: [] }))
    .sort((a, b) => a.title.localeCompare(b.title));
}

/** The commands of a message's or a person's menu. */
export function menuCommands(
  store: Store,
  { channel, type }: { channel: string; type: ApplicationCommandType },
): APIApplicationCommand[] {
  return offered(store, channel).filter((command) => command.type === type);
}

function offered(store: Store, channelId: string): APIApplicationCommand[] {
  const channel = store.channels.get(channelId);
  if (channel === undefined || channel.type === ChannelType.GuildForum) return [];
  const guild = store.guildOf(channelId);
  const context = contextOf(store, channel);
  const isApps = context === InteractionContextType.BotDM || guild?.members.has(store.bot.user.id) === true;
  const owners = [
    ...(isApps ? [ApplicationIntegrationType.GuildInstall] : []),
    ...(store.me.hasApp ? [ApplicationIntegrationType.UserInstall] : []),
  ];
  return store.commands.filter(
    (command) =>
      (command.guild_id === undefined || command.guild_id === guild?.id) &&
      (command.contexts?.includes(context) ?? true) &&
      owners.some((one) =>
        (command.integration_types ?? [ApplicationIntegrationType.GuildInstall]).includes(one),
      ),
  );
}

function contextOf(store: Store, channel: APIChannel): InteractionContextType {
  if (channel.type !== ChannelType.DM) return InteractionContextType.Guild;
  return channel.recipients?.[0]?.id === store.bot.user.id
    ? InteractionContextType.BotDM
    : InteractionContextType.PrivateChannel;
}

interface Level {
  readonly step: Described & { readonly options?: readonly APIApplicationCommandOption[] };
  readonly above: readonly string[];
  readonly titles: readonly string[];
}

function within({ step, above, titles }: Level): Runnable[] {
  const path = [...above, step.name];
  const title = [...titles, commandName(step)];
  const deeper = (step.options ?? []).filter(isSubcommand);
  if (deeper.length > 0) return deeper.flatMap((one) => within({ step: one, above: path, titles: title }));
  return [
    {
      path,
      title: title.join(' '),
      description: commandDescription(step),
      options: (step.options ?? []) as readonly APIApplicationCommandBasicOption[],
    },
  ];
}

function isSubcommand({ type }: APIApplicationCommandOption): boolean {
  return (
    type === ApplicationCommandOptionType.Subcommand || type === ApplicationCommandOptionType.SubcommandGroup
  );
}
