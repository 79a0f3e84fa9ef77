import { ComponentType } from 'discord-api-types/v10';
import type { ActOf } from '../people/act.ts';
import { type Around, choiceId } from './names.ts';
import type { Part } from './parts.ts';
import type { Form } from './seat.ts';

/** What a player fills in: by the fields' labels or custom ids. */
export type Fields = Readonly<Record<string, string | readonly string[]>>;

/** The fields by their custom ids, with the values behind what is written on the choices. */
export function filledFields(form: Form, fields: Fields, around: Around): ActOf<'submit'>['fields'] {
  const asked = form.components.flatMap(askedIn);
  return Object.fromEntries(
    Object.entries(fields).map(([called, given]) => {
      const field = asked.find(({ part, label }) => part.custom_id === called || label === called)?.part;
      if (field === undefined) return [called, given];
      const value =
        typeof given === 'string'
          ? valueIn(field, given, around)
          : given.map((one) => valueIn(field, one, around));
      return [field.custom_id ?? called, value];
    }),
  );
}

/** The value behind what is written on a choice, or the id behind a name. */
export function valueIn({ type, options }: Part, word: string, around: Around): string {
  if (options?.some(({ value }) => value === word)) return word;
  return options?.find(({ label }) => label === word)?.value ?? choiceId(around, type, word);
}

function askedIn(part: Form['components'][number]): { part: Part; label: string | undefined }[] {
  switch (part.type) {
    case ComponentType.ActionRow:
      return part.components.map((field) => ({ part: field as Part, label: field.label }));
    case ComponentType.Label:
      return [{ part: part.component as Part, label: part.label }];
    default:
      return [];
  }
}
