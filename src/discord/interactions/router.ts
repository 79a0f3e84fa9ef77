import {
  type AutocompleteInteraction,
  ChannelType,
  type ChatInputCommandInteraction,
  DiscordAPIError,
  GuildMember,
  type Interaction,
  type MessageComponentInteraction,
  MessageFlags,
  type ModalSubmitInteraction,
  PermissionFlagsBits,
  Routes,
} from 'discord.js';
import { TableQueue } from '#app/runner/table-queue.ts';
import type { Language, Message } from '#core/message.ts';
import { plainText, rawText } from '#core/people-text.ts';
import { textLine } from '../messages/controls.ts';
import { decode, type PressTarget } from '../messages/custom-id.ts';
import { editOf, pingingOnly, requestOf } from '../messages/discord-api.ts';
import { clip, LIMITS } from '../messages/limits.ts';
import { labelText } from '../messages/quote.ts';
import { textScreen } from '../messages/say.ts';
import type { ModalScreen, Screen } from '../messages/screen.ts';
import { languageOf, wordsIn } from '../messages/words.ts';
import { words } from '../text/lexicon.ts';
import type { BotContext } from './bot-context.ts';
import { argumentsOf, type Command, handlerOf, suggestionsFor } from './command.ts';
import { type CommandPlaces, isOffered, placeOf, unfitForTable } from './command-places.ts';
import { evenIfStuck } from './even-if-stuck.ts';
import { HeardInteractions } from './heard-interactions.ts';
import type { InteractionContext } from './interaction-context.ts';
import { missingForTable, type Permission } from './permissions.ts';
import type { Press, PressAction } from './press.ts';
import { isUnknown } from './table-handler.ts';

/** Everything people can do with the bot. */
export interface InteractionHandlers {
  readonly commands: ReadonlyMap<string, Command>;
  readonly actions: ReadonlyMap<string, PressAction>;
}

type Pressed = MessageComponentInteraction | ModalSubmitInteraction;
type Told = 'router.unknown' | 'place.onlyServers' | 'place.onlyTables';
type Answerable = ChatInputCommandInteraction | Pressed;
type ContextSource = Pick<
  Interaction,
  | 'id'
  | 'user'
  | 'guild'
  | 'guildId'
  | 'channelId'
  | 'channel'
  | 'locale'
  | 'member'
  | 'memberPermissions'
  | 'appPermissions'
  | 'context'
>;

/** Takes every interaction to what it means, acknowledges it in time, and shows what came of it. */
export class Router {
  /** Presses at a table count in the order in which they came, however long each takes to be acknowledged. */
  private readonly tableQueue = new TableQueue();
  /** What came of them is shown in the same order, on each panel. */
  private readonly messageQueue = new TableQueue();
  private readonly heard = new HeardInteractions();

  constructor(
    private readonly bot: BotContext,
    private readonly handlers: InteractionHandlers,
  ) {}

  async handle(interaction: Interaction): Promise<void> {
    const isFirst = this.heard.isFirst(interaction.id);
    try {
      if (interaction.isAutocomplete()) await this.complete(interaction);
      else if (interaction.isChatInputCommand()) await this.command(interaction);
      else if (interaction.isMessageComponent() || interaction.isModalSubmit()) await this.press(interaction);
    } catch (error) {
      if (isFirst && isAnswered(error)) {
        this.bot.log.error({ interaction: interaction.id }, ANSWERED_ELSEWHERE);
        return;
      }
      if (isOver(error)) {
        this.bot.log.info({ interaction: interaction.id }, 'an interaction was over before it was answered');
        return;
      }
      this.bot.log.error({ interaction: interaction.id, error: told(error) }, 'an interaction failed');
      if (
        interaction.isChatInputCommand() ||
        interaction.isMessageComponent() ||
        interaction.isModalSubmit()
      ) {
        await this.apologize(interaction, error);
      }
    }
  }

  private async contextOf(interaction: ContextSource): Promise<InteractionContext> {
    const { id, user, guildId, channelId, channel, locale } = interaction;
    const place = placeOf(interaction);
    const parent = channel?.isThread() ? channel.parent : channel;
    return {
      id,
      user: user.id,
      name: clip(plainText(nameOf(interaction)), MAX_NAME_LENGTH),
      language: await this.languageFor({ user, locale }),
      guild: guildId,
      channel: channelId ?? '',
      parentChannel: (channel?.isThread() ? channel.parentId : channelId) ?? '',
      admin: interaction.memberPermissions?.has(PermissionFlagsBits.ManageGuild) ?? false,
      sees: (wanted) => isSeen(interaction, wanted),
      place,
      noTable: place === 'server' ? unfitForTable(parent?.type ?? null) : place,
      missingPermissions: place !== 'server' ? [] : missingForTable(interaction.appPermissions),
      missingIn: (wanted) => missingAt(interaction, wanted),
    };
  }

  /** The language that somebody chose, or their Discord's: also where the store cannot be asked, so that they are told at least that. */
  private async languageFor({ user, locale }: Pick<Interaction, 'user' | 'locale'>): Promise<Language> {
    return (await this.bot.app.language(user.id).catch(() => null)) ?? languageOf(locale);
  }

  private async complete(interaction: AutocompleteInteraction): Promise<void> {
    const found = handlerOf(this.handlers.commands, interaction);
    const where = this.handlers.commands.get(interaction.commandName)?.where ?? 'servers';
    const suggestions =
      found === null || !isOffered(where, placeOf(interaction))
        ? []
        : await suggestionsFor(found, interaction, {
            context: await this.contextOf(interaction),
            bot: this.bot,
          });
    const shown = suggestions.slice(0, LIMITS.choices);
    await interaction.respond(
      shown.map(({ name, value }) => ({ name: clip(name, LIMITS.choiceName), value })),
    );
  }

  private async command(interaction: ChatInputCommandInteraction): Promise<void> {
    const found = handlerOf(this.handlers.commands, interaction);
    const given = found === null ? null : argumentsOf(found, interaction);
    if (found === null || given === null) return this.tell(interaction, words('router.unknown', {}));
    const where = this.handlers.commands.get(interaction.commandName)?.where ?? 'servers';
    if (!isOffered(where, placeOf(interaction))) return this.tell(interaction, words(NOT_OFFERED[where], {}));
    if (found.isForm?.(given) !== true) await interaction.deferReply(found.open ? {} : PRIVATE);
    const context = await this.contextOf(interaction);
    await show(interaction, await found.run(given, context, this.bot));
  }

  private async press(interaction: Pressed): Promise<void> {
    const target = decode(interaction.customId);
    const action = target === null ? undefined : this.handlers.actions.get(target.action);
    // A form that opens a form is none of ours.
    const isKnown = action !== undefined && !(action.answers === 'form' && interaction.isModalSubmit());
    if (target === null || !isKnown) return this.tell(interaction, words('router.unknown', {}));
    if (action.answers !== 'inPlace') {
      if (action.answers === 'privately') await interaction.deferReply(PRIVATE);
      return show(interaction, await this.outcomeOf(interaction, target, action));
    }
    const acknowledged = deferInPlace(interaction);
    // It may be refused while others are served; whoever waits for it hears of it.
    acknowledged.catch(() => undefined);
    const screen = await this.tableQueue.run(target.table, async () => {
      await acknowledged;
      return this.outcomeOf(interaction, target, action);
    });
    await this.messageQueue.run(interaction.message?.id ?? interaction.id, () => show(interaction, screen));
  }

  private async outcomeOf(
    interaction: Pressed,
    target: PressTarget,
    action: PressAction,
  ): Promise<Screen | ModalScreen> {
    const press: Press = {
      target,
      values: valuesOf(interaction),
      context: await this.contextOf(interaction),
    };
    const shown = () => action.run(press, this.bot);
    return (await this.refuseStrangers(press)) ?? (await evenIfStuck(this.bot, target.table, shown));
  }

  /** Whoever has nothing to do with a table is not told that it exists. */
  private async refuseStrangers({ target, context }: Press): Promise<Screen | null> {
    const involvement = await this.bot.app.involvement({ table: target.table, user: context.user });
    return isUnknown(context, involvement)
      ? textScreen(context.language, words('command.noTables', {}))
      : null;
  }

  /** Says something that needs no table. */
  private async tell(interaction: Answerable, said: Message): Promise<void> {
    const language = await this.languageFor(interaction);
    const components = [textLine(wordsIn(language).say(said))];
    const flags = MessageFlags.Ephemeral | MessageFlags.IsComponentsV2;
    const message = { flags, components, allowedMentions: NO_PINGS } as const;
    if (interaction.deferred || interaction.replied) await interaction.followUp(message);
    else await interaction.reply(message);
  }

  private async apologize(interaction: Answerable, reason: unknown): Promise<void> {
    try {
      await this.tell(interaction, this.bot.app.storeTrouble(reason) ?? words('router.failed', {}));
    } catch (error) {
      this.bot.log.warn(
        { interaction: interaction.id, error: told(error) },
        'an apology could not be delivered',
      );
    }
  }
}

const MAX_NAME_LENGTH = 80;

/** What is said to a command that is not for the place where it was used. */
const NOT_OFFERED = {
  servers: 'place.onlyServers',
  tables: 'place.onlyTables',
  anywhere: 'router.unknown',
} as const satisfies Record<CommandPlaces, Told>;
const NO_PINGS = pingingOnly([]);
const PRIVATE = { flags: MessageFlags.Ephemeral } as const;

const UNKNOWN_INTERACTION = 10_062;
const ACKNOWLEDGED = 40_060;

const ANSWERED_ELSEWHERE =
  'another program answers as this bot: DISCORD_TOKEN is in use elsewhere too, so stop that program, or reset the token and give it to this one only';

/** Somebody has answered it already; if we heard of it for the first time, that was not us. */
function isAnswered(error: unknown): boolean {
  return error instanceof DiscordAPIError && error.code === ACKNOWLEDGED;
}

/** It came to us too late or for the second time: nobody waits for an answer, not even for an apology. */
function isOver(error: unknown): boolean {
  return error instanceof DiscordAPIError && [UNKNOWN_INTERACTION, ACKNOWLEDGED].includes(Number(error.code));
}

/** Discord's own words about an error, without the request's contents: those may hold secrets. */
function told(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : 'unknown';
}

function isSeen({ guild, member }: ContextSource, wanted: string): boolean {
  const channel = guild?.channels.cache.get(wanted);
  if (channel === undefined || !(member instanceof GuildMember)) return false;
  return channel.permissionsFor(member).has(PermissionFlagsBits.ViewChannel);
}

function missingAt({ guild }: ContextSource, wanted: string): readonly Permission[] | null {
  const channel = guild?.channels.cache.get(wanted);
  const me = guild?.members.me;
  if (channel?.type !== ChannelType.GuildText && channel?.type !== ChannelType.GuildAnnouncement) return null;
  return me ? missingForTable(channel.permissionsFor(me)) : [];
}

/** discord.js remembers names as it was told them once, even if they were none. */
function nameOf({ member, user }: ContextSource): string {
  const nick = member === null ? null : 'displayName' in member ? member.displayName : member.nick;
  const names: readonly unknown[] = [nick, user.globalName, user.username];
  return names.find((name) => typeof name === 'string') ?? user.id;
}

function valuesOf(interaction: Pressed): readonly string[] {
  if (!interaction.isModalSubmit()) return interaction.isAnySelectMenu() ? interaction.values : [];
  return interaction.fields.fields.map((field) =>
    'value' in field && typeof field.value === 'string' ? field.value : '',
  );
}

/** What somebody sees of a table never goes into a message that others see, whatever stands on its buttons. */
async function deferInPlace(interaction: Pressed): Promise<void> {
  const isPrivate =
    interaction.guildId === null || interaction.message?.flags.has(MessageFlags.Ephemeral) === true;
  if (isPrivate && (!interaction.isModalSubmit() || interaction.isFromMessage()))
    await interaction.deferUpdate();
  else await interaction.deferReply(PRIVATE);
}

/** A form shows every sign of its labels as it is. */
function withPlainLabels<T>(part: T): T {
  if (Array.isArray(part)) return part.map(withPlainLabels) as T;
  if (typeof part !== 'object' || part === null) return part;
  const shown = Object.entries(part).map(([name, value]) => [
    name,
    typeof value === 'string' && LABELS.includes(name) ? labelText(value) : withPlainLabels(value),
  ]);
  return Object.fromEntries(shown) as T;
}

const LABELS: readonly string[] = ['title', 'label', 'placeholder', 'description'];

async function show(interaction: Answerable, screen: Screen | ModalScreen): Promise<void> {
  if ('modal' in screen) {
    if (interaction.isModalSubmit()) throw new Error('a form cannot follow on a form');
    await interaction.showModal(withPlainLabels(screen.modal));
    return;
  }
  if (interaction.deferred) {
    // Straight to Discord: nobody here needs the message that the library would make of the answer.
    const { client, applicationId, token } = interaction;
    const request = requestOf(editOf(screen), screen.files);
    await client.rest.patch(Routes.webhookMessage(applicationId, token), { ...request, auth: false });
    return;
  }
  await interaction.reply({
    components: [...screen.components],
    files: (screen.files ?? []).map(({ name, bytes, alt }) => ({
      name,
      attachment: Buffer.from(bytes),
      description: clip(rawText(alt), LIMITS.altText),
    })),
    flags: MessageFlags.IsComponentsV2 | MessageFlags.Ephemeral,
    allowedMentions: NO_PINGS,
  });
}
