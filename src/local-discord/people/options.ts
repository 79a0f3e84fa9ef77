import {
  type APIApplicationCommandAttachmentOption,
  type APIApplicationCommandBasicOption,
  type APIApplicationCommandOption,
  ApplicationCommandOptionType as Type,
} from 'discord-api-types/v10';
import { ActRefused, type OptionValue } from './act.ts';
import type { Resolved } from './resolved.ts';

const MAX_TEXT_LENGTH = 6000;

export type BasicOption = APIApplicationCommandBasicOption | APIApplicationCommandAttachmentOption;
type TextOption = Extract<BasicOption, { type: Type.String }>;
type NumberOption = Extract<BasicOption, { type: Type.Integer | Type.Number }>;

/** An option of an interaction, as the bot receives it. */
export interface FilledOption {
  readonly name: string;
  readonly type: Type;
  readonly value: OptionValue;
  readonly focused?: true;
}

export function isBasic(option: APIApplicationCommandOption): option is BasicOption {
  return option.type !== Type.Subcommand && option.type !== Type.SubcommandGroup;
}

/** The options that were given, each checked as Discord's client checks it. */
export function filledOptions(
  asked: readonly BasicOption[],
  given: Readonly<Record<string, OptionValue>>,
  resolved: Resolved,
): FilledOption[] {
  const missing = asked.find(({ name, required }) => required === true && given[name] === undefined);
  if (missing !== undefined) throw new ActRefused(`The option ${missing.name} is required.`);
  return Object.entries(given).map(([name, value]) => {
    const option = optionCalled(asked, name);
    return { name: option.name, type: option.type, value: checked(option, value, resolved) };
  });
}

/** While somebody types: the option typed in as it stands, of the others those that are complete. */
export function unfinishedOptions(
  asked: readonly BasicOption[],
  given: Readonly<Record<string, OptionValue>>,
  { focused, resolved }: { focused: string; resolved: Resolved },
): FilledOption[] {
  const typed = optionCalled(asked, focused);
  if (!('autocomplete' in typed) || typed.autocomplete !== true) {
    throw new ActRefused(`The option ${typed.name} is not completed by the bot.`);
  }
  const others = Object.entries(given).filter(([name]) => name !== focused);
  return [
    ...others.flatMap(([name, value]) => ifComplete(optionCalled(asked, name), value, resolved)),
    { name: typed.name, type: typed.type, value: String(given[focused] ?? ''), focused: true },
  ];
}

function ifComplete(option: BasicOption, value: OptionValue, resolved: Resolved): FilledOption[] {
  try {
    return [{ name: option.name, type: option.type, value: checked(option, value, resolved) }];
  } catch (error) {
    if (error instanceof ActRefused) return [];
    throw error;
  }
}

function optionCalled(asked: readonly BasicOption[], name: string): BasicOption {
  const option = asked.find((one) => one.name === name);
  if (option === undefined) throw new ActRefused(`There is no option called ${name}.`);
  return option;
}

function checked(option: BasicOption, value: OptionValue, resolved: Resolved): OptionValue {
  switch (option.type) {
    case Type.String:
      return checkedText(option, String(value));
    case Type.Integer:
    case Type.Number:
      return checkedNumber(option, value);
    case Type.Boolean:
      return checkedBoolean(option, value);
    default:
      return checkedId(option, String(value), resolved);
  }
}

function checkedText(option: TextOption, value: string): string {
  if (isOfChoices(option)) return checkedChoice(option, value);
  const { min_length: min = 0, max_length: max = MAX_TEXT_LENGTH } = option;
  const length = [...value].length;
  if (length < min) throw new ActRefused(`${option.name} needs at least ${min} characters.`);
  if (length > max) throw new ActRefused(`${option.name} may have at most ${max} characters.`);
  if (value === '') throw new ActRefused(`${option.name} is empty.`);
  return value;
}

function checkedNumber(option: NumberOption, value: OptionValue): number {
  const number = typeof value === 'boolean' || value === '' ? Number.NaN : Number(value);
  const isWhole = option.type === Type.Integer;
  if (isWhole ? !Number.isSafeInteger(number) : !Number.isFinite(number)) {
    throw new ActRefused(`${option.name} must be a ${isWhole ? 'whole number' : 'number'}.`);
  }
  if (isOfChoices(option)) return checkedChoice(option, number);
  const { min_value: min, max_value: max } = option;
  if (min !== undefined && number < min) throw new ActRefused(`${option.name} must be at least ${min}.`);
  if (max !== undefined && number > max) throw new ActRefused(`${option.name} must be at most ${max}.`);
  return number;
}

function isOfChoices({ choices = [] }: TextOption | NumberOption): boolean {
  return choices.length > 0;
}

function checkedChoice<V extends string | number>(option: TextOption | NumberOption, value: V): V {
  const choices: readonly { readonly value: string | number }[] = option.choices ?? [];
  if (!choices.some((choice) => choice.value === value)) {
    throw new ActRefused(`${value} is not one of the choices for ${option.name}.`);
  }
  return value;
}

function checkedBoolean({ name }: BasicOption, value: OptionValue): boolean {
  if (value === true || value === 'true') return true;
  if (value === false || value === 'false') return false;
  throw new ActRefused(`${name} must be true or false.`);
}

function checkedId(option: BasicOption, id: string, resolved: Resolved): string {
  const [isThere, what] = lookUp(option, id, resolved);
  if (!isThere) throw new ActRefused(`${option.name} must be ${what}.`);
  return id;
}

function lookUp(option: BasicOption, id: string, resolved: Resolved): readonly [boolean, string] {
  switch (option.type) {
    case Type.User:
      return [resolved.user(id), 'a person'];
    case Type.Role:
      return [resolved.role(id), 'a role of this server'];
    case Type.Mentionable:
      return [resolved.user(id) || resolved.role(id), 'a person or a role of this server'];
    case Type.Channel:
      return [resolved.guildChannel(id, option.channel_types), 'a channel that can be chosen here'];
    default:
      return [resolved.attachment(id), 'a file that you have uploaded'];
  }
}
