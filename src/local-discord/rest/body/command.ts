import {
  type APIApplicationCommand,
  ApplicationCommandType,
  ApplicationIntegrationType,
  InteractionContextType,
} from 'discord-api-types/v10';
import { z } from 'zod';
import { COMMAND_NAME, INVALID_NAME, isLowerCase, options, storedOptions } from './command-option.ts';
import { lengthOf, note, PROBLEMS, set, snowflake, text } from './field.ts';
import { localizations, storedLocalizations } from './localization.ts';

const MAX_CHARACTERS = 8000;
const MAX_OF_TYPE: Readonly<Record<number, number>> = {
  [ApplicationCommandType.ChatInput]: 100,
  [ApplicationCommandType.User]: 15,
  [ApplicationCommandType.Message]: 15,
};
const MENU_DESCRIPTION = {
  code: 'APPLICATION_COMMAND_CONTEXT_MENU_DESCRIPTION_INVALID',
  message: 'Context menu commands cannot have description',
};
const MENU_OPTIONS = {
  code: 'APPLICATION_COMMAND_CONTEXT_MENU_OPTIONS_INVALID',
  message: 'Context menu commands cannot have options',
};
const TOO_LARGE = {
  code: 'APPLICATION_COMMAND_TOO_LARGE',
  message: `Command exceeds maximum size (${MAX_CHARACTERS})`,
};
const SAME_NAME = {
  code: 'APPLICATION_COMMANDS_DUPLICATE_NAME',
  message: 'Application command names must be unique',
};

/** What is registered: everything but what Discord itself adds. */
type Registered = Omit<APIApplicationCommand, 'id' | 'application_id' | 'version' | 'guild_id'>;

const types = [
  ApplicationCommandType.ChatInput,
  ApplicationCommandType.User,
  ApplicationCommandType.Message,
] as const;

/** A set of permissions, written as a number. */
const permissions = z.unknown().transform((value, context): string => {
  const written = String(value);
  if (!/^\d{1,20}$/.test(written)) note(context, PROBLEMS.notWhole(written));
  return written;
});

const fields = {
  name_localizations: localizations({ max: 32 }).nullish(),
  description: text({ max: 100 }).nullish(),
  description_localizations: localizations({ max: 100 }).nullish(),
  options: options.nullish(),
  default_member_permissions: permissions.nullish(),
  dm_permission: z.boolean().nullish(),
  contexts: set(z.enum(InteractionContextType), { min: 1, max: 3 }).nullish(),
  integration_types: set(z.enum(ApplicationIntegrationType), { min: 1, max: 2 }).nullish(),
  nsfw: z.boolean().nullish(),
};
const name = text({ min: 1, max: 32 });

const command = z
  .object({ ...fields, name, type: z.literal(types).nullish() })
  .superRefine((one, context) => {
    if ((one.type ?? ApplicationCommandType.ChatInput) === ApplicationCommandType.ChatInput) {
      if (one.name !== '' && !isChatName(one.name)) note(context, INVALID_NAME, ['name']);
      if (Object.values(one.name_localizations ?? {}).some((value) => value && !isChatName(value))) {
        note(context, INVALID_NAME, ['name_localizations']);
      }
      if (!one.description) note(context, PROBLEMS.required, ['description']);
      if (charactersOf(one) > MAX_CHARACTERS) note(context, TOO_LARGE);
      return;
    }
    if (one.description) note(context, MENU_DESCRIPTION, ['description']);
    if (one.options?.length) note(context, MENU_OPTIONS, ['options']);
  });

function isChatName(value: string): boolean {
  return COMMAND_NAME.test(value) && isLowerCase(value);
}

interface Described {
  readonly name: string;
  readonly name_localizations?: Readonly<Record<string, string | null>> | null | undefined;
  readonly description?: string | null | undefined;
  readonly description_localizations?: Readonly<Record<string, string | null>> | null | undefined;
  readonly value?: string | number;
  readonly options?: readonly Described[] | null | undefined;
  readonly choices?: readonly Described[] | null | undefined;
}

/** Discord counts the longest of a text's languages. */
function charactersOf(one: Described): number {
  const own =
    longest(one.name, one.name_localizations) +
    longest(one.description ?? '', one.description_localizations) +
    (typeof one.value === 'string' ? lengthOf(one.value) : 0);
  return [...(one.options ?? []), ...(one.choices ?? [])].reduce(
    (sum, part) => sum + charactersOf(part),
    own,
  );
}

function longest(words: string, others: Described['name_localizations']): number {
  return Math.max(...[words, ...Object.values(others ?? {})].map((one) => lengthOf(one ?? '')));
}

/** As Discord keeps it: what was not said has its usual value. */
function asRegistered(one: z.infer<typeof command>): Registered {
  return {
    type: one.type ?? ApplicationCommandType.ChatInput,
    name: one.name,
    name_localizations: storedLocalizations(one.name_localizations),
    description: one.description ?? '',
    description_localizations: storedLocalizations(one.description_localizations),
    default_member_permissions: one.default_member_permissions ?? null,
    ...(one.dm_permission == null ? {} : { dm_permission: one.dm_permission }),
    contexts: one.contexts ?? null,
    integration_types: one.integration_types ?? [ApplicationIntegrationType.GuildInstall],
    nsfw: one.nsfw ?? false,
    ...(one.options?.length ? { options: storedOptions(one.options) } : {}),
  };
}

/** A command to register. */
export const newCommand = command.transform(asRegistered);

/** The fields of a command that change. Whether the whole still fits together shows when they are put in. */
export const changedCommand = z.object({ ...fields, name: name.optional() }).transform((one) => {
  const said = Object.entries(one).filter(([, value]) => value !== undefined);
  return Object.fromEntries(said) as typeof one;
});

/** All commands of an application, or of it in one guild; those that exist may come with their ids. */
export const bulkCommands = z
  .array(command.safeExtend({ id: snowflake.nullish() }))
  .superRefine((all, context) => {
    const seen = new Set<string>();
    const counts = new Map<number, number>();
    for (const [at, one] of all.entries()) {
      const type = one.type ?? ApplicationCommandType.ChatInput;
      if (seen.has(`${type} ${one.name}`)) note(context, SAME_NAME, [at]);
      seen.add(`${type} ${one.name}`);
      counts.set(type, (counts.get(type) ?? 0) + 1);
    }
    for (const [type, count] of counts) {
      const most = MAX_OF_TYPE[type] ?? 0;
      if (count > most) note(context, PROBLEMS.tooLong(most));
    }
  })
  .transform((all) =>
    all.map((one) => ({ ...asRegistered(one), ...(one.id == null ? {} : { id: one.id }) })),
  );
