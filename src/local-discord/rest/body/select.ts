import { ChannelType, ComponentType, SelectMenuDefaultValueType as Default } from 'discord-api-types/v10';
import { z } from 'zod';
import { customId, id } from './component-id.ts';
import { emoji } from './emoji.ts';
import { list, note, PROBLEMS, set, snowflake, text, whole } from './field.ts';

const MAX_VALUES = 25;
const USED_VALUE = {
  code: 'SELECT_COMPONENT_OPTION_VALUE_DUPLICATED',
  message: 'The specified option value is already used',
};
const TOO_MANY_DEFAULTS = {
  code: 'SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES',
  message: 'The specified number of default values exceeds the specified maximum values',
};

const common = {
  id,
  custom_id: customId,
  placeholder: text({ max: 150 }).nullish(),
  min_values: whole({ max: MAX_VALUES }).nullish(),
  max_values: whole({ min: 1, max: MAX_VALUES }).nullish(),
  disabled: z.boolean().nullish(),
  /** Means something in modals only. */
  required: z.boolean().nullish(),
};

/** How many of something somebody may choose. */
interface Chosen {
  readonly min_values?: number | null | undefined;
  readonly max_values?: number | null | undefined;
}

/** Fewest and most must fit each other; where only one is said the other is 1. */
export function countsFit(one: Chosen, context: z.core.$RefinementCtx): void {
  const most = one.max_values ?? 1;
  if ((one.min_values ?? 1) > most) note(context, PROBLEMS.atMost(most), ['min_values']);
}

/** One line of a list to choose from. */
export const choosable = {
  label: text({ min: 1, max: 100 }),
  value: text({ min: 1, max: 100 }),
  description: text({ max: 100 }).nullish(),
  default: z.boolean().nullish(),
};

interface WithOptions extends Chosen {
  readonly options: readonly { readonly value: string; readonly default?: boolean | null | undefined }[];
}

/** Enough options, each with a value of its own, and no more chosen beforehand than may be chosen. */
export function optionsFit(one: WithOptions, context: z.core.$RefinementCtx): void {
  const { options } = one;
  const most = one.max_values ?? 1;
  const seen = new Set<string>();
  for (const [at, { value }] of options.entries()) {
    if (seen.has(value)) note(context, USED_VALUE, ['options', at]);
    seen.add(value);
  }
  if (options.length < most) note(context, PROBLEMS.tooShort(most), ['options']);
  if (options.filter((option) => option.default === true).length > most) {
    note(context, TOO_MANY_DEFAULTS, ['options']);
  }
}

const stringSelect = z
  .object({
    ...common,
    type: z.literal(ComponentType.StringSelect),
    options: list(z.object({ ...choosable, emoji: emoji.nullish() }), { min: 1, max: MAX_VALUES }),
  })
  .superRefine(countsFit)
  .superRefine(optionsFit);

function defaults<T extends Default>(...types: readonly [T, ...T[]]) {
  const value = z.object({ type: z.literal(types), id: snowflake });
  return { default_values: list(value, { max: MAX_VALUES }).nullish() };
}

interface WithDefaults extends Chosen {
  readonly default_values?: readonly unknown[] | null | undefined;
}

function defaultsFit(one: WithDefaults, context: z.core.$RefinementCtx): void {
  if ((one.default_values?.length ?? 0) > (one.max_values ?? 1)) {
    note(context, TOO_MANY_DEFAULTS, ['default_values']);
  }
}

const userSelect = z
  .object({ ...common, ...defaults(Default.User), type: z.literal(ComponentType.UserSelect) })
  .superRefine(countsFit)
  .superRefine(defaultsFit);
const roleSelect = z
  .object({ ...common, ...defaults(Default.Role), type: z.literal(ComponentType.RoleSelect) })
  .superRefine(countsFit)
  .superRefine(defaultsFit);
const mentionableSelect = z
  .object({
    ...common,
    ...defaults(Default.User, Default.Role),
    type: z.literal(ComponentType.MentionableSelect),
  })
  .superRefine(countsFit)
  .superRefine(defaultsFit);
const channelSelect = z
  .object({
    ...common,
    ...defaults(Default.Channel),
    type: z.literal(ComponentType.ChannelSelect),
    channel_types: set(z.enum(ChannelType), { max: Number.MAX_SAFE_INTEGER }).nullish(),
  })
  .superRefine(countsFit)
  .superRefine(defaultsFit);

/** The five lists to choose from. */
export const selects = [stringSelect, userSelect, roleSelect, mentionableSelect, channelSelect] as const;
