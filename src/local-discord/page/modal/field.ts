import {
  type APIComponentInLabel,
  type APIFileUploadComponent,
  type APISelectMenuComponent,
  type APITextInputComponent,
  ComponentType,
  TextInputStyle,
} from 'discord-api-types/v10';
import { type Choice, choicesOf } from '../components/choices.ts';
import { checklist } from '../components/many-select.ts';
import { nativeSelect } from '../components/select.ts';
import { freshId, h } from '../dom.ts';
import type { Sitting } from '../sitting.ts';

/** What somebody filled into one field of a form. */
export type Filled = string | readonly string[];

/** A field of a form. */
export interface ModalField {
  readonly customId: string;
  readonly element: HTMLElement;
  /** What the label belongs to; a group of several has none. */
  readonly input?: HTMLElement;
  readonly isRequired: boolean;
  /** What is wrong with it; undefined if nothing is. */
  problem(): string | undefined;
  read(): Filled | Promise<Filled>;
}

/** Where a form was opened. */
export interface Where {
  readonly sitting: Sitting;
  readonly channel: string;
}

export function modalField(where: Where, component: APIComponentInLabel): ModalField {
  switch (component.type) {
    case ComponentType.TextInput:
      return textInput(where, component);
    case ComponentType.FileUpload:
      return fileUpload(where, component);
    case ComponentType.RadioGroup:
      return radios(where, component);
    case ComponentType.CheckboxGroup: {
      const { custom_id: customId, required = true, options } = component;
      const { min_values: min = required ? 1 : 0, max_values: max = options.length } = component;
      return ticks(where, { customId, isRequired: required, min, max, choices: options.map(choiceOf) });
    }
    case ComponentType.Checkbox: {
      const input = h('input', { type: 'checkbox', checked: component.default === true });
      return {
        customId: component.custom_id,
        element: input,
        input,
        isRequired: false,
        problem: () => undefined,
        read: () => String(input.checked),
      };
    }
    default:
      return select(where, component);
  }
}

function textInput({ sitting: { words } }: Where, component: APITextInputComponent): ModalField {
  const { custom_id: customId, style, value, placeholder, required = true } = component;
  const { min_length: least = 0, max_length: most = 4000 } = component;
  const attributes = { class: 'input', placeholder, maxlength: most, required, autocomplete: 'off' };
  const input =
    style === TextInputStyle.Paragraph
      ? h('textarea', { ...attributes, rows: 4 })
      : h('input', { ...attributes, type: 'text' });
  input.value = value ?? '';
  return {
    customId,
    element: input,
    input,
    isRequired: required,
    problem() {
      const { length } = [...input.value];
      if (length === 0) return required ? words.fieldRequired : undefined;
      return length < least ? words.tooShort(least) : undefined;
    },
    read: () => input.value,
  };
}

function select(where: Where, component: APISelectMenuComponent): ModalField {
  const { sitting, channel } = where;
  const { words } = sitting;
  const choices = choicesOf(sitting.store, channel, component);
  const {
    custom_id: customId,
    required = true,
    min_values: min = required ? 1 : 0,
    max_values: max = 1,
  } = component;
  if (max > 1) return ticks(where, { customId, isRequired: required, min, max, choices });
  const label = component.placeholder ?? words.makeSelection;
  const input = nativeSelect(choices, { label, allowsNone: !required });
  input.removeAttribute('aria-label');
  return {
    customId,
    element: input,
    input,
    isRequired: required,
    problem: () => (required && input.value === '' ? words.fieldRequired : undefined),
    read: () => (input.value === '' ? [] : [input.value]),
  };
}

interface Ticks {
  readonly customId: string;
  readonly isRequired: boolean;
  readonly min: number;
  readonly max: number;
  readonly choices: readonly Choice[];
}

/** Nothing at all may be ticked where nothing is required, whatever the least number is. */
function ticks(
  { sitting: { words } }: Where,
  { customId, isRequired, min, max, choices }: Ticks,
): ModalField {
  const chosen = choices.filter(({ isDefault }) => isDefault).map(({ value }) => value);
  const list = checklist(words, { choices, min, max, chosen });
  const isFine = (): boolean => list.fits() || (!isRequired && list.values().length === 0);
  return {
    customId,
    element: list.element,
    isRequired,
    problem() {
      const { length } = list.values();
      if (isFine()) return undefined;
      return length === 0 ? words.fieldRequired : words.chosenOf({ chosen: length, min, max });
    },
    read: () => list.values(),
  };
}

type RadioGroup = Extract<APIComponentInLabel, { type: ComponentType.RadioGroup }>;

function choiceOf(option: RadioGroup['options'][number]): Choice {
  const { value, label, description, default: isDefault = false } = option;
  return { value, label, description, isDefault };
}

function radios(
  { sitting: { words } }: Where,
  { custom_id: customId, options, required = true }: RadioGroup,
): ModalField {
  const name = freshId('radio');
  const element = h(
    'div',
    { class: 'checklist', role: 'radiogroup' },
    ...options
      .map(choiceOf)
      .map(({ value, label, description, isDefault }) =>
        h(
          'label',
          { class: 'check' },
          h('input', { type: 'radio', name, value, checked: isDefault }),
          h('span', {}, label, description ? h('small', {}, description) : null),
        ),
      ),
  );
  const chosen = (): string | undefined => element.querySelector<HTMLInputElement>('input:checked')?.value;
  return {
    customId,
    element,
    isRequired: required,
    problem: () => (required && chosen() === undefined ? words.fieldRequired : undefined),
    read: () => chosen() ?? [],
  };
}

/** Files are handed over when the form is sent. */
function fileUpload({ sitting }: Where, component: APIFileUploadComponent): ModalField {
  const { words } = sitting;
  const {
    custom_id: customId,
    required = true,
    min_values: min = required ? 1 : 0,
    max_values: max = 1,
  } = component;
  const input = h('input', { type: 'file', class: 'input', multiple: max > 1 });
  const chosen = (): File[] => [...(input.files ?? [])];
  return {
    customId,
    element: input,
    input,
    isRequired: required,
    problem() {
      const { length } = chosen();
      if (length === 0) return required ? words.fieldRequired : undefined;
      return length < min || length > max ? words.chosenOf({ chosen: length, min, max }) : undefined;
    },
    read: () => Promise.all(chosen().map((file) => sitting.upload(file))),
  };
}
