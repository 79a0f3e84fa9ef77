import { ComponentType, TextInputStyle } from 'discord-api-types/v10';
import { z } from 'zod';
import { customId, id } from './component-id.ts';
import { list, note, PROBLEMS, text, whole } from './field.ts';
import { choosable, countsFit, optionsFit, selects } from './select.ts';

const MAX_ANSWER_LENGTH = 4000;
const MAX_FILES = 10;
const MAX_BOXES = 10;
const required = z.boolean().nullish();
const label = text({ min: 1, max: 45 });

/** A field to write in. Its own label is shown only where no label component stands above it. */
export const textInput = z
  .object({
    type: z.literal(ComponentType.TextInput),
    id,
    custom_id: customId,
    style: z.enum(TextInputStyle),
    label: label.nullish(),
    min_length: whole({ max: MAX_ANSWER_LENGTH }).nullish(),
    max_length: whole({ min: 1, max: MAX_ANSWER_LENGTH }).nullish(),
    required,
    value: text({ max: MAX_ANSWER_LENGTH }).nullish(),
    placeholder: text({ max: 100 }).nullish(),
  })
  .superRefine(({ min_length: min, max_length: max }, context) => {
    if (min != null && max != null && min > max) note(context, PROBLEMS.atMost(max), ['min_length']);
  });

const fileUpload = z
  .object({
    type: z.literal(ComponentType.FileUpload),
    id,
    custom_id: customId,
    min_values: whole({ max: MAX_FILES }).nullish(),
    max_values: whole({ min: 1, max: MAX_FILES }).nullish(),
    file_types: list(z.string(), { max: 10 }).nullish(),
    required,
  })
  .superRefine(countsFit);

const radioGroup = z
  .object({
    type: z.literal(ComponentType.RadioGroup),
    id,
    custom_id: customId,
    options: list(z.object(choosable), { min: 2, max: MAX_BOXES }),
    required,
  })
  .superRefine(optionsFit);

const checkboxGroup = z
  .object({
    type: z.literal(ComponentType.CheckboxGroup),
    id,
    custom_id: customId,
    options: list(z.object(choosable), { min: 1, max: MAX_BOXES }),
    min_values: whole({ max: MAX_BOXES }).nullish(),
    max_values: whole({ min: 1, max: MAX_BOXES }).nullish(),
    required,
  })
  .superRefine((one, context) => {
    const counts = { ...one, max_values: one.max_values ?? one.options.length };
    countsFit(counts, context);
    optionsFit(counts, context);
    // Nothing ticked is no answer, so a group that allows it cannot be required.
    if (one.min_values === 0 && one.required !== false) note(context, PROBLEMS.atLeast(1), ['min_values']);
  });

const checkbox = z.object({
  type: z.literal(ComponentType.Checkbox),
  id,
  custom_id: customId,
  default: z.boolean().nullish(),
});

const labelled = z.discriminatedUnion('type', [
  textInput,
  ...selects,
  fileUpload,
  radioGroup,
  checkboxGroup,
  checkbox,
]);

/** Something to fill in, with a heading and perhaps an explanation. */
export const labelComponent = z
  .object({
    type: z.literal(ComponentType.Label),
    id,
    label,
    description: text({ min: 1, max: 100 }).nullish(),
    component: labelled,
  })
  .superRefine(({ component }, context) => {
    // A form cannot ask for what it does not let people fill in.
    if ('disabled' in component && component.disabled === true) {
      note(context, PROBLEMS.choices([false]), ['component', 'disabled']);
    }
  });
