import type {
  APIApplicationCommand,
  APIApplicationCommandPermission,
  APIGuildApplicationCommandPermissions,
} from 'discord-api-types/v10';
import type { Command } from '../world/records.ts';
import type { World } from '../world/world.ts';

/** Languages that Discord falls back on when a text has none of the one wanted. */
const FALLBACKS: Readonly<Record<string, string>> = { 'en-US': 'en-GB', 'en-GB': 'en-US', 'es-419': 'es-ES' };

/** A command with all its languages, as it was registered. */
export function commandPayload(
  world: World,
  { id, guildId, version, payload }: Command,
): APIApplicationCommand {
  return {
    id,
    application_id: world.state.application.id,
    version,
    ...(guildId === null ? {} : { guild_id: guildId }),
    ...payload,
  };
}

/** A command in one language: its texts in it stand beside the registered ones, all other languages are left out. */
export function localizedCommand(
  world: World,
  command: Command,
  locale: string | null,
): APIApplicationCommand {
  return inLanguage({ ...commandPayload(world, command) }, locale) as unknown as APIApplicationCommand;
}

type Described = Readonly<Record<string, unknown>>;

function inLanguage(described: Described, locale: string | null): Described {
  const { name_localizations: names, description_localizations: descriptions, ...rest } = described;
  const name = localized(names, locale);
  const description = localized(descriptions, locale);
  return {
    ...rest,
    ...(name === undefined ? {} : { name_localized: name }),
    ...(description === undefined ? {} : { description_localized: description }),
    ...('options' in rest ? { options: allInLanguage(rest.options, locale) } : {}),
    ...('choices' in rest ? { choices: allInLanguage(rest.choices, locale) } : {}),
  };
}

function allInLanguage(all: unknown, locale: string | null): Described[] {
  return (all as readonly Described[]).map((one) => inLanguage(one, locale));
}

/** A text in somebody's language, if it has one. */
export function localized(texts: unknown, locale: string | null): string | undefined {
  if (texts === null || texts === undefined || locale === null) return undefined;
  const known = texts as Readonly<Record<string, string | null>>;
  return known[locale] ?? known[FALLBACKS[locale] ?? ''] ?? undefined;
}

/** Who may use a command, or all commands of the application, in a guild. */
export function commandPermissionsPayload(
  world: World,
  guildId: string,
  [id, permissions]: readonly [string, readonly APIApplicationCommandPermission[]],
): APIGuildApplicationCommandPermissions {
  return {
    id,
    application_id: world.state.application.id,
    guild_id: guildId,
    permissions: [...permissions],
  };
}
