import {
  type AutocompleteInteraction,
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
import { TableQueue } from '#app/table-queue.ts';
import { textLine } from './ask/controls.ts';
import { isUnknown } from './at-table.ts';
import type { Bot } from './bot.ts';
import { argumentsOf, type Command, deedOf, suggestionsFor } from './command.ts';
import { type Act, decode } from './custom-id.ts';
import { bodyOf, filesOf } from './delivery/office.ts';
import { evenIfStuck } from './even-if-stuck.ts';
import { clip, LIMITS } from './limits.ts';
import { missingForTable } from './permissions.ts';
import type { Press, Verb } from './press.ts';
import { plain } from './say.ts';
import type { ModalScreen, Screen } from './screen.ts';
import { words } from './text/lexicon.ts';
import type { Visit } from './visit.ts';
import { languageOf, wordsIn } from './words.ts';

/** Everything people can do with the bot. */
export interface Repertoire {
  readonly commands: ReadonlyMap<string, Command>;
  readonly verbs: ReadonlyMap<string, Verb>;
}

type Pressed = MessageComponentInteraction | ModalSubmitInteraction;
type Answerable = ChatInputCommandInteraction | Pressed;
type Visited = Pick<
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
>;

/** Takes every interaction to what it means, acknowledges it in time, and shows what came of it. */
export class Router {
  /** Presses at a table count in the order in which they came, however long each takes to be acknowledged. */
  private readonly lines = new TableQueue();
  /** What came of them is shown in the same order, on each panel. */
  private readonly panels = new TableQueue();

  constructor(
    private readonly bot: Bot,
    private readonly repertoire: Repertoire,
  ) {}

  async handle(interaction: Interaction): Promise<void> {
    try {
      if (interaction.isAutocomplete()) await this.complete(interaction);
      else if (interaction.isChatInputCommand()) await this.command(interaction);
      else if (interaction.isMessageComponent() || interaction.isModalSubmit()) await this.press(interaction);
    } catch (error) {
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
        await this.apologize(interaction);
      }
    }
  }

  private async visitOf(interaction: Visited): Promise<Visit> {
    const { id, user, guildId, channelId, channel, locale } = interaction;
    return {
      id,
      user: user.id,
      name: clip(nameOf(interaction), LONGEST_NAME),
      language: (await this.bot.app.language(user.id)) ?? languageOf(locale),
      guild: guildId,
      channel: channelId ?? '',
      hall: (channel?.isThread() ? channel.parentId : channelId) ?? '',
      admin: interaction.memberPermissions?.has(PermissionFlagsBits.ManageGuild) ?? false,
      sees: (wanted) => isSeen(interaction, wanted),
      barred: guildId === null ? [] : missingForTable(interaction.appPermissions),
    };
  }

  private async complete(interaction: AutocompleteInteraction): Promise<void> {
    const found = deedOf(this.repertoire.commands, interaction);
    const suggestions =
      found === null
        ? []
        : await suggestionsFor(found, interaction, { visit: await this.visitOf(interaction), bot: this.bot });
    const shown = suggestions.slice(0, LIMITS.choices);
    await interaction.respond(
      shown.map(({ name, value }) => ({ name: clip(name, LIMITS.choiceName), value })),
    );
  }

  private async command(interaction: ChatInputCommandInteraction): Promise<void> {
    const found = deedOf(this.repertoire.commands, interaction);
    const given = found === null ? null : argumentsOf(found, interaction);
    if (found === null || given === null) return this.tell(interaction, 'router.unknown');
    if (found.form === undefined) await interaction.deferReply(found.open ? {} : PRIVATE);
    const visit = await this.visitOf(interaction);
    await show(interaction, await found.run(given, visit, this.bot));
  }

  private async press(interaction: Pressed): Promise<void> {
    const act = decode(interaction.customId);
    const verb = act === null ? undefined : this.repertoire.verbs.get(act.verb);
    // A form that opens a form is none of ours.
    const isKnown = verb !== undefined && !(verb.answers === 'form' && interaction.isModalSubmit());
    if (act === null || !isKnown) return this.tell(interaction, 'router.unknown');
    if (verb.answers !== 'inPlace') {
      if (verb.answers === 'privately') await interaction.deferReply(PRIVATE);
      return show(interaction, await this.outcomeOf(interaction, act, verb));
    }
    const acknowledged = deferInPlace(interaction);
    // It may be refused while others are served; whoever waits for it hears of it.
    acknowledged.catch(() => undefined);
    const screen = await this.lines.run(act.table, async () => {
      await acknowledged;
      return this.outcomeOf(interaction, act, verb);
    });
    await this.panels.run(interaction.message?.id ?? interaction.id, () => show(interaction, screen));
  }

  private async outcomeOf(interaction: Pressed, act: Act, verb: Verb): Promise<Screen | ModalScreen> {
    const press: Press = { act, values: valuesOf(interaction), visit: await this.visitOf(interaction) };
    const shown = () => verb.run(press, this.bot);
    return (await this.strangers(press)) ?? (await evenIfStuck(this.bot, act.table, shown));
  }

  /** Whoever has nothing to do with a table is not told that it exists. */
  private async strangers({ act, visit }: Press): Promise<Screen | null> {
    const look = await this.bot.app.look({ table: act.table, user: visit.user });
    return isUnknown(visit, look) ? plain(visit.language, words('command.noTables', {})) : null;
  }

  /** Says something that needs no table. */
  private async tell(interaction: Answerable, key: 'router.unknown' | 'router.failed'): Promise<void> {
    const language = (await this.bot.app.language(interaction.user.id)) ?? languageOf(interaction.locale);
    const components = [textLine(wordsIn(language).say(words(key, {})))];
    if (interaction.deferred || interaction.replied) {
      await interaction.followUp({ flags: MessageFlags.Ephemeral | MessageFlags.IsComponentsV2, components });
    } else
      await interaction.reply({ flags: MessageFlags.Ephemeral | MessageFlags.IsComponentsV2, components });
  }

  private async apologize(interaction: Answerable): Promise<void> {
    try {
      await this.tell(interaction, 'router.failed');
    } catch (error) {
      this.bot.log.warn(
        { interaction: interaction.id, error: told(error) },
        'an apology could not be delivered',
      );
    }
  }
}

const LONGEST_NAME = 80;
const PRIVATE = { flags: MessageFlags.Ephemeral } as const;

const UNKNOWN_INTERACTION = 10_062;
const ACKNOWLEDGED = 40_060;

/** It came to us too late or for the second time: nobody waits for an answer, not even for an apology. */
function isOver(error: unknown): boolean {
  return error instanceof DiscordAPIError && [UNKNOWN_INTERACTION, ACKNOWLEDGED].includes(Number(error.code));
}

/** Discord's own words about an error, without the request's contents: those may hold secrets. */
function told(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : 'unknown';
}

function isSeen({ guild, member }: Visited, wanted: string): boolean {
  const channel = guild?.channels.cache.get(wanted);
  if (channel === undefined || !(member instanceof GuildMember)) return false;
  return channel.permissionsFor(member).has(PermissionFlagsBits.ViewChannel);
}

/** discord.js remembers names as it was told them once, even if they were none. */
function nameOf({ member, user }: Visited): string {
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

async function show(interaction: Answerable, screen: Screen | ModalScreen): Promise<void> {
  if ('modal' in screen) {
    if (interaction.isModalSubmit()) throw new Error('a form cannot follow on a form');
    await interaction.showModal(screen.modal);
    return;
  }
  if (interaction.deferred) {
    // Straight to Discord: nobody here needs the message that the library would make of the answer.
    const { client, applicationId, token } = interaction;
    const { allowed_mentions: _, ...body } = bodyOf(screen);
    const route = Routes.webhookMessage(applicationId, token);
    await client.rest.patch(route, { body, files: filesOf(screen.files), auth: false });
    return;
  }
  await interaction.reply({
    components: [...screen.components],
    files: (screen.files ?? []).map(({ name, bytes, alt }) => ({
      name,
      attachment: Buffer.from(bytes),
      description: clip(alt, LIMITS.altText),
    })),
    flags: MessageFlags.IsComponentsV2 | MessageFlags.Ephemeral,
  });
}
