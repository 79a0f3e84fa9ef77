import {
  type APIComponentInLabel,
  type APIModalInteractionResponseCallbackData,
  type APITextInputComponent,
  ComponentType,
  InteractionType,
} from 'discord-api-types/v10';
import { modalOf, openInteraction } from '../world/interactions.ts';
import type { Interaction, ShownModal } from '../world/records.ts';
import { type ActOf, ActRefused } from './act.ts';
import { checkCount, checkOffered, type Select } from './choices.ts';
import { channelAt, type Somebody } from './place.ts';
import { Resolved } from './resolved.ts';

const MAX_ANSWER_LENGTH = 4000;

type Part = APIModalInteractionResponseCallbackData['components'][number];
type Field = APIComponentInLabel | APITextInputComponent;
type Given = string | readonly string[] | undefined;

/** Something to fill in, and what the form calls it. */
interface Asked<One extends Field = Field> {
  readonly field: One;
  readonly what: string;
}

/** The latest submission of a form: it can be sent again only when the bot failed to answer. */
const submissions = new WeakMap<ShownModal, Interaction>();

/** Fills in a form. Fields that are not named stay as the form shows them. */
export function submit(who: Somebody, act: ActOf<'submit'>): { readonly interaction: string } {
  const modal = modalOf(who.world, act.modal);
  if (modal === undefined || modal.interaction.userId !== who.userId || isSpent(modal)) {
    throw new ActRefused('That form is not open.');
  }
  const { interaction, form } = modal;
  const channel = channelAt(who, interaction.channelId);
  checkNames(form, act.fields);
  const resolved = new Resolved(who, channel);
  const components = numbered(form.components.map((part) => filledPart(part, act.fields, resolved)));
  const { sourceMessageId } = interaction.origin;
  const submitted = openInteraction(who.world, {
    type: InteractionType.ModalSubmit,
    userId: who.userId,
    channel,
    openedBy: interaction.origin,
    ...(sourceMessageId === null ? {} : { sourceMessageId }),
    data: { custom_id: form.custom_id, components, ...resolved.payload },
  });
  submissions.set(modal, submitted);
  return { interaction: submitted.id };
}

function isSpent(modal: ShownModal): boolean {
  const latest = submissions.get(modal);
  return latest !== undefined && latest.state !== 'failed';
}

function checkNames(
  form: APIModalInteractionResponseCallbackData,
  given: Readonly<Record<string, unknown>>,
): void {
  const known = form.components.flatMap(askedIn).map(({ field }) => field.custom_id);
  const foreign = Object.keys(given).find((name) => !known.includes(name));
  if (foreign !== undefined) throw new ActRefused(`The form has no field ${foreign}.`);
}

function askedIn(part: Part): Asked[] {
  switch (part.type) {
    case ComponentType.ActionRow:
      return part.components.map((field) => ({ field, what: field.label ?? field.custom_id }));
    case ComponentType.Label:
      return [{ field: part.component, what: part.label }];
    default:
      return [];
  }
}

/** A filled part on its way to the bot. */
interface Sent {
  readonly id?: number | undefined;
  readonly type: ComponentType;
  readonly custom_id?: string;
  readonly components?: readonly Sent[];
  readonly component?: Sent;
}

/** Discord numbers whatever the bot has not numbered itself. */
function numbered(all: readonly Sent[]): readonly Sent[] {
  const inside = ({ components = [], component }: Sent): readonly Sent[] =>
    component === undefined ? components : [component];
  const taken = new Set(all.flatMap((part) => [part, ...inside(part)]).map(({ id }) => id));
  let last = 0;
  const next = (): number => {
    do last += 1;
    while (taken.has(last));
    return last;
  };
  const number = (part: Sent): Sent => ({
    ...part,
    id: part.id || next(),
    ...(part.components === undefined ? {} : { components: part.components.map(number) }),
    ...(part.component === undefined ? {} : { component: number(part.component) }),
  });
  return all.map(number);
}

/** A part of the form as Discord sends it back. */
function filledPart(part: Part, given: Readonly<Record<string, Given>>, resolved: Resolved): Sent {
  const { type, id } = part;
  const fields = askedIn(part).map((asked) => filledField(asked, given[asked.field.custom_id], resolved));
  switch (type) {
    case ComponentType.ActionRow:
      return { type, id, components: fields };
    case ComponentType.Label:
      return { type, id, ...(fields[0] === undefined ? {} : { component: fields[0] }) };
    default:
      return { type, id };
  }
}

function filledField(asked: Asked, given: Given, resolved: Resolved): Sent {
  const { type, id, custom_id } = asked.field;
  return { type, id, custom_id, ...answerTo(asked, given, resolved) };
}

function answerTo({ field, what }: Asked, given: Given, resolved: Resolved): object {
  switch (field.type) {
    case ComponentType.TextInput: {
      const value = given === undefined ? (field.value ?? '') : String(given);
      return { value: checkedText({ field, what }, value) };
    }
    case ComponentType.Checkbox:
      return { value: given === undefined ? field.default === true : given === 'true' };
    case ComponentType.RadioGroup:
      return { value: checkedRadio({ field, what }, given) };
    case ComponentType.CheckboxGroup: {
      const values = listOf(given, defaultsIn(field.options));
      checkOptions(field.options, { what, values });
      checkFieldCount(field, { what, values, most: field.options.length });
      return { values };
    }
    case ComponentType.FileUpload: {
      const values = listOf(given, []);
      checkFieldCount(field, { what, values, most: 1 });
      if (!values.every((id) => resolved.attachment(id))) {
        throw new ActRefused(`${what}: that is no file of yours.`);
      }
      return { values };
    }
    default: {
      const values = listOf(given, shownIn(field));
      checkFieldCount(field, { what, values, most: 1 });
      checkOffered({ ...field, placeholder: what }, values, resolved);
      return { values };
    }
  }
}

function checkedText({ field, what }: Asked<APITextInputComponent>, value: string): string {
  const { required, min_length: min, max_length: max } = field;
  const length = [...value].length;
  if (length === 0 && required !== false) throw new ActRefused(`${what} must be filled in.`);
  if (length > 0 && length < (min ?? 0)) {
    throw new ActRefused(`${what} needs at least ${min} characters.`);
  }
  if (length > (max ?? MAX_ANSWER_LENGTH)) {
    throw new ActRefused(`${what} may have at most ${max ?? MAX_ANSWER_LENGTH} characters.`);
  }
  return value;
}

type Radio = Extract<Field, { type: ComponentType.RadioGroup }>;

function checkedRadio({ field, what }: Asked<Radio>, given: Given): string | null {
  const [value, ...more] = listOf(given, defaultsIn(field.options));
  checkOptions(field.options, { what, values: value === undefined ? [] : [value] });
  if (more.length > 0 || (value === undefined && field.required !== false)) {
    throw new ActRefused(`${what}: choose one.`);
  }
  return value ?? null;
}

interface Option {
  readonly value: string;
  readonly default?: boolean | undefined;
}

function checkOptions(
  options: readonly Option[],
  { what, values }: { what: string; values: readonly string[] },
): void {
  const foreign = values.find((value) => !options.some((option) => option.value === value));
  if (foreign !== undefined) throw new ActRefused(`${what}: ${foreign} cannot be chosen.`);
}

/** A field that is not required may be left empty, whatever it asks for when it is not. */
function checkFieldCount(
  { required, min_values: min, max_values: max }: Pick<Select, 'min_values' | 'max_values' | 'required'>,
  { what, values, most }: { what: string; values: readonly string[]; most: number },
): void {
  if (values.length === 0 && required === false) return;
  checkCount(values, { min: Math.max(min ?? 1, 1), max: max ?? most, what });
}

function listOf(given: Given, usual: readonly string[]): readonly string[] {
  if (given === undefined) return usual;
  return typeof given === 'string' ? [given] : given;
}

function shownIn(field: Select): string[] {
  if (field.type === ComponentType.StringSelect) return defaultsIn(field.options);
  return (field.default_values ?? []).map(({ id }) => id);
}

function defaultsIn(options: readonly Option[]): string[] {
  return options.filter((option) => option.default === true).map(({ value }) => value);
}
