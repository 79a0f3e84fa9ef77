import {
  type APIApplicationCommandBasicOption,
  type APIApplicationCommandOptionChoice,
  ApplicationCommandOptionType as Type,
} from 'discord-api-types/v10';
import type { OptionValue } from '../../people/act.ts';
import { people, places, roles } from '../components/choices.ts';
import { h } from '../dom.ts';
import type { Sitting } from '../sitting.ts';
import { commandName } from '../store/commands.ts';
import { type Combobox, combobox, matching } from './combobox.ts';
import type { Entry } from './listbox.ts';

const MAX_LENGTH = 6000;

/** Limits of an option, whichever of them its type has. */
interface Limits {
  readonly min_length?: number;
  readonly max_length?: number;
  readonly min_value?: number;
  readonly max_value?: number;
}

/** What is wrong with what somebody filled in. */
export class Wrong {
  constructor(readonly reason: string) {}
}

/** A field for one option of a command. */
export interface OptionField {
  readonly element: HTMLElement;
  /** What gets focus and the label. */
  readonly input: HTMLElement;
  /** The value; undefined if nothing was filled in. */
  read(): OptionValue | undefined | Wrong;
}

/** Where a command is filled in. */
export interface Filling {
  readonly sitting: Sitting;
  readonly channel: string;
  /** Asks the bot how to go on from what was typed into an option. */
  complete(option: string, text: string): Promise<readonly APIApplicationCommandOptionChoice[]>;
}

export function optionField(filling: Filling, option: APIApplicationCommandBasicOption): OptionField {
  switch (option.type) {
    case Type.Boolean:
      return yesNo(filling);
    case Type.Attachment:
      return attachment(filling);
    case Type.User:
      return target(filling, () => people(filling.sitting.store, filling.channel));
    case Type.Role:
      return target(filling, () => roles(filling.sitting.store, filling.channel));
    case Type.Mentionable:
      return target(filling, () => [
        ...people(filling.sitting.store, filling.channel),
        ...roles(filling.sitting.store, filling.channel),
      ]);
    case Type.Channel:
      return target(filling, () => places(filling.sitting.store, filling.channel, option.channel_types));
    default:
      return typed(filling, option);
  }
}

type TypedOption = Extract<
  APIApplicationCommandBasicOption,
  { type: Type.String | Type.Integer | Type.Number }
>;

/** Text or a number: free, one of a few choices, or completed by the bot. */
function typed(filling: Filling, option: TypedOption): OptionField {
  const { words } = filling.sitting;
  if (option.choices !== undefined && option.choices.length > 0) {
    const entries = option.choices.map(entryOf);
    const box = combobox({
      label: commandName(option),
      isSlow: false,
      find: (text) => (entries.some(({ label }) => label === text) ? entries : matching(entries, text)),
    });
    return fieldOf(box, (text) => (text === '' ? undefined : new Wrong(words.chooseFromList)));
  }
  if (option.autocomplete) {
    const box = combobox({
      label: commandName(option),
      isSlow: true,
      find: async (text) => (await filling.complete(option.name, text)).map(entryOf),
    });
    return fieldOf(box, (text) => readTyped(filling, option, text));
  }
  const isText = option.type === Type.String;
  const input = h('input', {
    type: 'text',
    class: 'input',
    autocomplete: 'off',
    inputmode: isText ? null : option.type === Type.Integer ? 'numeric' : 'decimal',
  });
  return { element: input, input, read: () => readTyped(filling, option, input.value) };
}

function entryOf(choice: APIApplicationCommandOptionChoice): Entry<OptionValue> {
  return { value: choice.value, label: commandName(choice) };
}

function fieldOf(
  box: Combobox<OptionValue>,
  otherwise: (text: string) => OptionValue | undefined | Wrong,
): OptionField {
  return {
    element: box.element,
    input: box.input,
    read: () => box.chosen()?.value ?? otherwise(box.input.value.trim()),
  };
}

function readTyped(
  { sitting: { words } }: Filling,
  option: TypedOption,
  text: string,
): OptionValue | undefined | Wrong {
  if (text === '') return undefined;
  if (option.type === Type.String) {
    const { length } = [...text];
    const { min_length: least = 0, max_length: most = MAX_LENGTH } = option as Limits;
    if (length < least) return new Wrong(words.tooShort(least));
    return length > most ? new Wrong(words.tooLong(most)) : text;
  }
  const number = Number(text.replace(',', '.'));
  const { min_value: least = -Infinity, max_value: most = Infinity } = option as Limits;
  if (!Number.isFinite(number)) return new Wrong(words.notANumber);
  if (option.type === Type.Integer && !Number.isSafeInteger(number)) return new Wrong(words.notWhole);
  if (number < least) return new Wrong(words.tooSmall(least));
  return number > most ? new Wrong(words.tooLarge(most)) : number;
}

/** Somebody or something of the server. */
function target(
  { sitting: { words } }: Filling,
  all: () => readonly { value: string; label: string; description?: string | undefined }[],
): OptionField {
  const entries = (): Entry<OptionValue>[] =>
    all().map(({ value, label, description }) => ({ value, label, detail: description }));
  const box = combobox<OptionValue>({
    label: words.chooseFromList,
    isSlow: false,
    find: (text) => matching(entries(), text),
  });
  return fieldOf(box, (text) => {
    if (text === '') return undefined;
    return matching(entries(), text)[0]?.value ?? new Wrong(words.chooseFromList);
  });
}

function yesNo({ sitting: { words } }: Filling): OptionField {
  const input = h(
    'select',
    { class: 'select' },
    h('option', { value: '' }, '—'),
    h('option', { value: 'true' }, words.yes),
    h('option', { value: 'false' }, words.no),
  );
  return { element: input, input, read: () => (input.value === '' ? undefined : input.value === 'true') };
}

/** The file is handed over as soon as it is chosen. */
function attachment({ sitting }: Filling): OptionField {
  const { words } = sitting;
  let state: string | undefined | Wrong;
  const input = h('input', { type: 'file', class: 'input' });
  const status = h('span', { class: 'hint', role: 'status' });
  input.addEventListener('change', async () => {
    const [file] = input.files ?? [];
    state = undefined;
    if (file === undefined) return;
    const waiting = new Wrong(words.uploading);
    state = waiting;
    status.textContent = words.uploading;
    const ended = await sitting.upload(file).catch((error) => new Wrong(sitting.reason(error)));
    // Another file may have been chosen meanwhile.
    if (state !== waiting) return;
    state = ended;
    status.textContent = ended instanceof Wrong ? ended.reason : '';
  });
  return { element: h('div', {}, input, status), input, read: () => state };
}
