import type { APIApplicationCommand, APIApplicationCommandOption } from 'discord-api-types/v10';
import type { FilledCommand, OptionValue } from '../people/act.ts';
import { type Around, optionId } from './names.ts';

/** What a player types after a command: by the options' names. */
export type Options = Readonly<Record<string, OptionValue>>;

/** `/game new` with its options, in which people, roles and channels may be called by name. */
export function filledCommand(
  line: string,
  options: Options,
  { commands, around }: { commands: readonly APIApplicationCommand[]; around: Around },
): FilledCommand {
  const path = line.replace(/^\//, '').trim().split(/\s+/);
  const asked = askedBy(commands, path);
  const given = Object.entries(options).map(([name, value]) => {
    const type = asked.find((option) => option.name === name)?.type;
    return [
      name,
      type === undefined || typeof value !== 'string' ? value : optionId(around, type, value),
    ] as const;
  });
  return { path, options: Object.fromEntries(given) };
}

function askedBy(
  commands: readonly APIApplicationCommand[],
  [first, ...rest]: readonly string[],
): readonly APIApplicationCommandOption[] {
  let options = commands.find((one) => isCalled(one, first))?.options ?? [];
  for (const part of rest) {
    const next = options.find((option) => isCalled(option, part));
    options = next !== undefined && 'options' in next ? (next.options ?? []) : [];
  }
  return options;
}

function isCalled(one: { name: string; name_localized?: string }, name: string | undefined): boolean {
  return one.name === name || one.name_localized === name;
}
