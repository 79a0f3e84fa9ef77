import {
  type APIApplicationCommandOption,
  ChannelType,
  ApplicationCommandOptionType as Type,
} from 'discord-api-types/v10';
import { z } from 'zod';
import { list, note, PROBLEMS, set, text, whole } from './field.ts';
import { localizations, storedLocalizations } from './localization.ts';

const MAX_OPTIONS = 25;
const MAX_CHOICES = 25;
const MAX_ANSWER_LENGTH = 6000;
const MAX_CHOICE_LENGTH = 100;
const SUB_TYPES: readonly Type[] = [Type.Subcommand, Type.SubcommandGroup];

/** How chat input commands and their options may be called. */
export const COMMAND_NAME = /^[-_'\p{L}\p{N}\p{Script=Devanagari}\p{Script=Thai}]+$/u;
export const INVALID_NAME = {
  code: 'APPLICATION_COMMAND_INVALID_NAME',
  message: 'Command name is invalid',
};
const CHOICES_AND_AUTOCOMPLETE = {
  code: 'APPLICATION_COMMAND_OPTIONS_CHOICES_AUTOCOMPLETE_INVALID',
  message: 'Choices and autocomplete are mutually exclusive',
};
const MIXED = {
  code: 'APPLICATION_COMMAND_OPTIONS_TYPE_INVALID',
  message: 'Sub-command and sub-command group option types are mutually exclusive to all other types',
};
const REQUIRED_LAST = {
  code: 'APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID',
  message: 'Required options must be placed before non-required options',
};

export function isLowerCase(name: string): boolean {
  return name === name.toLowerCase();
}

const name = text({ min: 1, max: 32 }).superRefine((value, context) => {
  if (value === '') return;
  if (!COMMAND_NAME.test(value)) note(context, PROBLEMS.noMatch);
  if (!isLowerCase(value)) note(context, INVALID_NAME);
});

const nameLocalizations = localizations({ max: 32 }).superRefine((names, context) => {
  for (const [locale, value] of Object.entries(names)) {
    if (value && !(COMMAND_NAME.test(value) && isLowerCase(value))) note(context, INVALID_NAME, [locale]);
  }
});

const common = {
  name,
  name_localizations: nameLocalizations.nullish(),
  description: text({ min: 1, max: 100 }),
  description_localizations: localizations({ max: 100 }).nullish(),
  required: z.boolean().nullish(),
};

function choices<V extends z.ZodType<string | number>>(value: V) {
  const choice = z.object({
    name: text({ min: 1, max: 100 }),
    name_localizations: localizations({ max: 100 }).nullish(),
    value,
  });
  return list(choice, { max: MAX_CHOICES })
    .superRefine((all, context) => {
      const seen = new Set<string>();
      for (const [at, one] of all.entries()) {
        if (seen.has(one.name)) {
          const message = `Option choice name ${one.name} is already used in these choices`;
          note(context, { code: 'APPLICATION_COMMAND_OPTIONS_CHOICES_NAME_INVALID', message }, [at]);
        }
        seen.add(one.name);
      }
    })
    .nullish();
}

/** The options whose values can be suggested: by a list of choices, or by the bot while somebody types. */
function suggesting<S extends z.ZodRawShape>(shape: S) {
  return z
    .object({ ...common, ...shape, autocomplete: z.boolean().nullish() })
    .superRefine((option, context) => {
      const { autocomplete, choices: given } = option as { autocomplete?: unknown; choices?: unknown };
      if (autocomplete === true && Array.isArray(given) && given.length > 0) {
        note(context, CHOICES_AND_AUTOCOMPLETE, ['choices']);
      }
    });
}

function inOrder(least: string, most: string) {
  return (option: Readonly<Record<string, unknown>>, context: z.core.$RefinementCtx) => {
    const { [least]: min, [most]: max } = option;
    if (typeof min === 'number' && typeof max === 'number' && min > max) {
      note(context, PROBLEMS.atMost(max), [least]);
    }
  };
}

const integer = whole({ min: Number.MIN_SAFE_INTEGER });

function plain<T extends Type>(type: T) {
  return z.object({ ...common, type: z.literal(type) });
}

const basicOptions = [
  suggesting({
    type: z.literal(Type.String),
    choices: choices(text({ max: MAX_CHOICE_LENGTH })),
    min_length: whole({ max: MAX_ANSWER_LENGTH }).nullish(),
    max_length: whole({ min: 1, max: MAX_ANSWER_LENGTH }).nullish(),
  }).superRefine(inOrder('min_length', 'max_length')),
  suggesting({
    type: z.literal(Type.Integer),
    choices: choices(integer),
    min_value: integer.nullish(),
    max_value: integer.nullish(),
  }).superRefine(inOrder('min_value', 'max_value')),
  suggesting({
    type: z.literal(Type.Number),
    choices: choices(z.number()),
    min_value: z.number().nullish(),
    max_value: z.number().nullish(),
  }).superRefine(inOrder('min_value', 'max_value')),
  plain(Type.Channel).extend({
    channel_types: set(z.enum(ChannelType), { max: Number.MAX_SAFE_INTEGER }).nullish(),
  }),
  plain(Type.Boolean),
  plain(Type.User),
  plain(Type.Role),
  plain(Type.Mentionable),
  plain(Type.Attachment),
] as const;

interface Ordered {
  readonly type: Type;
  readonly name: string;
  readonly required?: boolean | null | undefined;
}

/** Options side by side: called differently, all of one kind, the required ones first. */
function sideBySide(all: readonly Ordered[], context: z.core.$RefinementCtx): void {
  const seen = new Set<string>();
  const [first] = all;
  let optional = false;
  for (const [at, one] of all.entries()) {
    if (seen.has(one.name)) {
      const message = `Option name ${one.name} is already used in these options`;
      note(context, { code: 'APPLICATION_COMMAND_OPTIONS_NAME_INVALID', message }, [at]);
    }
    seen.add(one.name);
    if (first !== undefined && isSub(one) !== isSub(first)) note(context, MIXED, [at]);
    else if (!isSub(one) && one.required === true && optional) note(context, REQUIRED_LAST, [at]);
    optional ||= !isSub(one) && one.required !== true;
  }
}

function isSub({ type }: Ordered): boolean {
  return SUB_TYPES.includes(type);
}

const basicOption = z.discriminatedUnion('type', basicOptions);
const subcommand = z.object({
  ...common,
  type: z.literal(Type.Subcommand),
  options: list(basicOption, { max: MAX_OPTIONS }).superRefine(sideBySide).nullish(),
});
const subcommandGroup = z.object({
  ...common,
  type: z.literal(Type.SubcommandGroup),
  options: list(z.discriminatedUnion('type', [subcommand]), { max: MAX_OPTIONS })
    .superRefine(sideBySide)
    .nullish(),
});
const option = z.discriminatedUnion('type', [...basicOptions, subcommand, subcommandGroup]);

/** What a chat input command asks for. */
export const options = list(option, { max: MAX_OPTIONS }).superRefine(sideBySide);

type Localizations = Readonly<Record<string, string | null>> | null | undefined;

/** What has a text in several languages: options, and the choices and options in them. */
interface Given {
  readonly name_localizations?: Localizations;
  readonly description_localizations?: Localizations;
  readonly options?: readonly Given[] | null | undefined;
  readonly choices?: readonly Given[] | null | undefined;
}

/** As Discord keeps them: without what says nothing. */
export function storedOptions(all: readonly Given[]): APIApplicationCommandOption[] {
  return all.map(storedOption) as APIApplicationCommandOption[];
}

function storedOption(given: Given): object {
  const { options: parts, choices: suggested } = given;
  const said = Object.entries(given).filter(([, value]) => (value ?? false) !== false);
  return {
    ...Object.fromEntries(said),
    name_localizations: storedLocalizations(given.name_localizations),
    description_localizations: storedLocalizations(given.description_localizations),
    ...(parts == null ? {} : { options: parts.map(storedOption) }),
    ...(suggested == null ? {} : { choices: suggested.map(storedChoice) }),
  };
}

function storedChoice(given: Given): object {
  return { ...given, name_localizations: storedLocalizations(given.name_localizations) };
}
