import {
  type APIChannelSelectComponent,
  type APIMentionableSelectComponent,
  type APIRoleSelectComponent,
  type APIStringSelectComponent,
  type APIUserSelectComponent,
  ComponentType,
} from 'discord-api-types/v10';
import { ActRefused } from './act.ts';
import type { Resolved } from './resolved.ts';

/** A menu to choose from, in a message or a form. */
export type Select =
  | APIStringSelectComponent
  | APIUserSelectComponent
  | APIRoleSelectComponent
  | APIMentionableSelectComponent
  | APIChannelSelectComponent;

const SELECTS: readonly ComponentType[] = [
  ComponentType.StringSelect,
  ComponentType.UserSelect,
  ComponentType.RoleSelect,
  ComponentType.MentionableSelect,
  ComponentType.ChannelSelect,
];

export function isSelect(component: { readonly type: ComponentType }): component is Select {
  return SELECTS.includes(component.type);
}

/** How many values may be chosen, and what is asked for. */
export interface Count {
  readonly min: number;
  readonly max: number;
  /** What the refusal calls it. */
  readonly what: string;
}

/** Checks that as many different values were chosen as can be. */
export function checkCount(values: readonly string[], { min, max, what }: Count): void {
  if (new Set(values).size !== values.length) throw new ActRefused(`${what}: each can be chosen once.`);
  if (values.length < min) throw new ActRefused(`${what}: choose at least ${min}.`);
  if (values.length > max) throw new ActRefused(`${what}: choose at most ${max}.`);
}

export function countOf(
  menu: Pick<Select, 'min_values' | 'max_values' | 'placeholder' | 'custom_id'>,
): Count {
  const { min_values: min, max_values: max, placeholder, custom_id: customId } = menu;
  return { min: min ?? 1, max: max ?? 1, what: placeholder ?? customId };
}

/** Checks that everything chosen is on offer, and notes whom and what it names. */
export function checkOffered(menu: Select, values: readonly string[], resolved: Resolved): void {
  const foreign = values.find((value) => !offers(menu, value, resolved));
  if (foreign !== undefined) throw new ActRefused(`${countOf(menu).what}: ${foreign} cannot be chosen.`);
}

function offers(menu: Select, value: string, resolved: Resolved): boolean {
  switch (menu.type) {
    case ComponentType.StringSelect:
      return menu.options.some((option) => option.value === value);
    case ComponentType.UserSelect:
      return resolved.neighbour(value);
    case ComponentType.RoleSelect:
      return resolved.role(value);
    case ComponentType.MentionableSelect:
      return resolved.neighbour(value) || resolved.role(value);
    case ComponentType.ChannelSelect:
      return resolved.guildChannel(value, menu.channel_types);
  }
}
