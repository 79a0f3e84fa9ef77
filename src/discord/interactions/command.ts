import type {
  AutocompleteInteraction,
  ChatInputCommandInteraction,
  CommandInteractionOption,
} from 'discord.js';
import {
  type APIApplicationCommandBasicOption,
  type APIApplicationCommandSubcommandOption,
  ApplicationCommandOptionType,
  ChannelType,
  type LocalizationMap,
  type RESTPostAPIChatInputApplicationCommandsJSONBody,
} from 'discord-api-types/v10';
import type { Language } from '#core/message.ts';
import { lengthOf } from '../messages/limits.ts';
import type { ModalScreen, Screen } from '../messages/screen.ts';
import type { BotContext } from './bot-context.ts';
import { type CommandPlaces, placesPayload } from './command-places.ts';
import type { InteractionContext } from './interaction-context.ts';

/** A text of the words of a command in all languages. */
export type InEachLanguage = Readonly<Record<Language, string>>;

/** A suggestion while somebody types: what is shown, and what is sent. */
export interface Suggestion {
  readonly name: string;
  readonly value: string;
}

/** Completes what is being typed, knowing the other options so far. */
export type Complete = (
  typed: string,
  context: InteractionContext,
  bot: BotContext & { readonly given: Readonly<Record<string, unknown>> },
) => Promise<readonly Suggestion[]>;

/** Of what is typed for an option, unless it says less: nobody has more to say in one line, and everything reads it whole. */
const MAX_TYPED = 1_000;

interface CommandWords {
  readonly name: InEachLanguage;
  readonly description: InEachLanguage;
  readonly required?: boolean;
}

/** An option of a command, by what may be given for it. */
export type OptionSpec = CommandWords &
  (
    | { readonly kind: 'text'; readonly most?: number; readonly complete?: Complete }
    | { readonly kind: 'choice'; readonly choices: Readonly<Record<string, InEachLanguage>> }
    | { readonly kind: 'whole'; readonly min?: number; readonly max?: number }
    | { readonly kind: 'yes' | 'person' | 'file' | 'channel' }
  );

interface OptionValues {
  readonly text: string;
  readonly choice: string;
  readonly whole: number;
  readonly yes: boolean;
  readonly person: { readonly id: string; readonly name: string; readonly bot: boolean };
  readonly file: { readonly name: string; readonly url: string; readonly size: number };
  /** A text channel of the server, by its id. */
  readonly channel: string;
}

/** What comes of options: each by its key, missing only where it is not required. */
export type Arguments<O extends Readonly<Record<string, OptionSpec>>> = {
  readonly [K in keyof O]: O[K] extends { readonly required: true }
    ? OptionValues[O[K]['kind']]
    : OptionValues[O[K]['kind']] | null;
};

/** Something that can be typed after a slash: its words, its options, what it does, and who sees the answer. */
export interface Handler<
  O extends Readonly<Record<string, OptionSpec>> = Readonly<Record<string, OptionSpec>>,
> {
  readonly options: O;
  /** Everybody in the channel sees the answer; usually only the one who asked does. */
  readonly open?: true;
  /** With this it opens a form at once. */
  isForm?(given: Arguments<O>): boolean;
  run(given: Arguments<O>, context: InteractionContext, bot: BotContext): Promise<Screen | ModalScreen>;
}

/** A slash command: where it is offered, and a handler of its own or several below it. */
export type Command = {
  readonly name: InEachLanguage;
  readonly description: InEachLanguage;
  readonly where: CommandPlaces;
} & (
  | { readonly handler: Handler }
  | {
      readonly handlers: Readonly<
        Record<string, Handler & { readonly name: InEachLanguage; readonly description: InEachLanguage }>
      >;
    }
);

/** Lets a handler know the types of its options. */
export function handler<
  const O extends Readonly<Record<string, OptionSpec>>,
  const R extends object = object,
>(one: Handler<O> & R): Handler & R {
  return one as unknown as Handler & R;
}

function localized(names: InEachLanguage): LocalizationMap {
  return { ru: names.ru };
}

const wordsPayload = ({ name, description }: Pick<CommandWords, 'name' | 'description'>) => ({
  name: name.en,
  name_localizations: localized(name),
  description: description.en,
  description_localizations: localized(description),
});

/** What is registered with Discord. */
export function payloadOf(command: Command): RESTPostAPIChatInputApplicationCommandsJSONBody {
  const options =
    'handler' in command
      ? Object.values(command.handler.options).map(optionPayload)
      : Object.values(command.handlers).map(
          (one): APIApplicationCommandSubcommandOption => ({
            type: ApplicationCommandOptionType.Subcommand,
            ...wordsPayload(one),
            options: Object.values(one.options).map(optionPayload),
          }),
        );
  return { ...wordsPayload(command), ...placesPayload(command.where), options };
}

function optionPayload(option: OptionSpec): APIApplicationCommandBasicOption {
  const common = { ...wordsPayload(option), ...(option.required ? { required: true } : {}) };
  switch (option.kind) {
    case 'text':
      return {
        type: ApplicationCommandOptionType.String,
        ...common,
        max_length: option.most ?? MAX_TYPED,
        ...(option.complete === undefined ? {} : { autocomplete: true }),
      } as APIApplicationCommandBasicOption;
    case 'choice':
      return {
        type: ApplicationCommandOptionType.String,
        ...common,
        choices: Object.entries(option.choices).map(([value, name]) => ({
          name: name.en,
          name_localizations: localized(name),
          value,
        })),
      };
    case 'whole':
      return {
        type: ApplicationCommandOptionType.Integer,
        ...common,
        ...(option.min === undefined ? {} : { min_value: option.min }),
        ...(option.max === undefined ? {} : { max_value: option.max }),
      } as APIApplicationCommandBasicOption;
    case 'yes':
      return { type: ApplicationCommandOptionType.Boolean, ...common };
    case 'person':
      return { type: ApplicationCommandOptionType.User, ...common };
    case 'file':
      return { type: ApplicationCommandOptionType.Attachment, ...common };
    case 'channel':
      return {
        type: ApplicationCommandOptionType.Channel,
        ...common,
        channel_types: [ChannelType.GuildText, ChannelType.GuildAnnouncement],
      };
  }
}

/** What was typed: the handler of a command, or of a subcommand. */
export function handlerOf(
  commands: ReadonlyMap<string, Command>,
  interaction: ChatInputCommandInteraction | AutocompleteInteraction,
): Handler | null {
  const command = commands.get(interaction.commandName);
  if (command === undefined) return null;
  if ('handler' in command) return command.handler;
  const name = interaction.options.getSubcommand(false);
  return Object.values(command.handlers).find((one) => one.name.en === name) ?? null;
}

/** What was given for each option; null if anything was given that the command does not allow. */
export function argumentsOf(
  { options }: Handler,
  interaction: ChatInputCommandInteraction,
): Arguments<Readonly<Record<string, OptionSpec>>> | null {
  const given: Record<string, OptionValues[OptionSpec['kind']] | null> = {};
  for (const [key, option] of Object.entries(options)) {
    const found = interaction.options.get(option.name.en);
    const value = found === null ? (option.required ? undefined : null) : valueFor(option, found);
    if (value === undefined) return null;
    given[key] = value;
  }
  return given;
}

/** The value of an option, or undefined if it is none: Discord checks them too, but we do not have to believe it. */
function valueFor(
  option: OptionSpec,
  { value, user, attachment }: CommandInteractionOption,
): OptionValues[OptionSpec['kind']] | undefined {
  switch (option.kind) {
    case 'text':
      return typeof value === 'string' && lengthOf(value) <= (option.most ?? MAX_TYPED) ? value : undefined;
    case 'choice':
      return typeof value === 'string' && Object.hasOwn(option.choices, value) ? value : undefined;
    case 'whole': {
      const { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY } = option;
      return typeof value === 'number' && Number.isSafeInteger(value) && value >= min && value <= max
        ? value
        : undefined;
    }
    case 'yes':
      return typeof value === 'boolean' ? value : undefined;
    case 'person':
      return user && { id: user.id, name: user.displayName, bot: user.bot };
    case 'channel':
      return typeof value === 'string' ? value : undefined;
    case 'file':
      return attachment && { name: attachment.name, url: attachment.url, size: attachment.size };
  }
}

/** What the option that is being typed suggests. */
export async function suggestionsFor(
  { options }: Handler,
  interaction: AutocompleteInteraction,
  { context, bot }: { context: InteractionContext; bot: BotContext },
): Promise<readonly Suggestion[]> {
  const focused = focusedIn(interaction.options.data);
  if (focused === null) return [];
  const option = Object.values(options).find(({ name }) => name.en === focused.name);
  if (option?.kind !== 'text' || option.complete === undefined) return [];
  // Discord checks the length only when it is sent.
  if (focused.value.length > (option.most ?? MAX_TYPED)) return [];
  const given = Object.fromEntries(
    Object.entries(options).map(([key, { name }]) => [key, interaction.options.get(name.en)?.value ?? null]),
  );
  return await option.complete(focused.value, context, { ...bot, given });
}

/** The option that is being typed, inside a subcommand or not. */
function focusedIn(
  options: readonly CommandInteractionOption[],
): { readonly name: string; readonly value: string } | null {
  for (const { name, value, focused, options: inner } of options) {
    if (focused === true && typeof value === 'string') return { name, value };
    const below = focusedIn(inner ?? []);
    if (below !== null) return below;
  }
  return null;
}
