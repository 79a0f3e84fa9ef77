import {
  type APIActionRowComponent,
  type APIButtonComponentWithCustomId,
  type APIComponentInMessageActionRow,
  type APISectionComponent,
  type APISelectMenuOption,
  type APIStringSelectComponent,
  type APITextDisplayComponent,
  ButtonStyle,
  ComponentType,
} from 'discord-api-types/v10';
import { clip, LIMITS, pieces } from './limits.ts';
import { labelText } from './quote.ts';

/** A row of buttons, or one select. */
export type Row = APIActionRowComponent<APIComponentInMessageActionRow>;

/** What stands in a panel, one below the other. */
export type Line = APITextDisplayComponent | APISectionComponent | Row;

export interface ButtonSpec {
  readonly id: string;
  readonly label: string;
  readonly style?: APIButtonComponentWithCustomId['style'];
  readonly disabled?: boolean;
}

export function textLine(content: string): APITextDisplayComponent {
  return { type: ComponentType.TextDisplay, content: clip(content, LIMITS.text) };
}

function button({ id, label, style, disabled }: ButtonSpec): APIButtonComponentWithCustomId {
  return {
    type: ComponentType.Button,
    style: style ?? ButtonStyle.Secondary,
    custom_id: id,
    label: clip(labelText(label), LIMITS.buttonLabel),
    ...(disabled === true ? { disabled } : {}),
  };
}

/** Buttons in as many rows as they need. */
export function buttonRows(faces: readonly ButtonSpec[]): Row[] {
  return pieces(faces, LIMITS.buttonsInRow).map((some) => ({
    type: ComponentType.ActionRow,
    components: some.map(button),
  }));
}

/** How many components a line counts for. */
export function componentsIn(line: Line): number {
  if (line.type === ComponentType.TextDisplay) return 1;
  return 1 + line.components.length + (line.type === ComponentType.Section ? 1 : 0);
}

/** Words with a button beside them. */
export function sectionLine(content: string, beside: ButtonSpec): APISectionComponent {
  return { type: ComponentType.Section, components: [textLine(content)], accessory: button(beside) };
}

export interface SelectSpec {
  readonly id: string;
  readonly placeholder: string;
  readonly options: readonly APISelectMenuOption[];
  readonly min?: number;
  readonly max?: number;
}

export function selectRow({ id, placeholder, options, min = 1, max = 1 }: SelectSpec): Row {
  const select: APIStringSelectComponent = {
    type: ComponentType.StringSelect,
    custom_id: id,
    placeholder: clip(labelText(placeholder), LIMITS.placeholder),
    options: options.map(asPlain),
    min_values: min,
    max_values: max,
  };
  return { type: ComponentType.ActionRow, components: [select] };
}

function asPlain(option: APISelectMenuOption): APISelectMenuOption {
  const { label, description } = option;
  return {
    ...option,
    label: clip(labelText(label), LIMITS.optionLabel),
    ...(description == null ? {} : { description: clip(labelText(description), LIMITS.optionDescription) }),
  };
}
