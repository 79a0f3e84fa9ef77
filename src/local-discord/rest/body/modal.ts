import { ComponentType } from 'discord-api-types/v10';
import { z } from 'zod';
import { uniquelyCalled } from './component.ts';
import { customId, id } from './component-id.ts';
import { list, note, PROBLEMS, text } from './field.ts';
import { textDisplay, WIDTH_EXCEEDED } from './layout.ts';
import { labelComponent, textInput } from './modal-component.ts';

/** The older way to ask for text: one field in a row, with its own label. */
const inputRow = z.object({
  type: z.literal(ComponentType.ActionRow),
  id,
  components: list(z.discriminatedUnion('type', [textInput]), { min: 1, max: 5 }).superRefine(
    (all, context) => {
      for (const [at, { label }] of all.entries()) {
        if (label == null) note(context, PROBLEMS.required, [at, 'label']);
        if (at > 0) note(context, WIDTH_EXCEEDED, [at]);
      }
    },
  ),
});

/** A form that a person fills in. */
export const modal = z.object({
  custom_id: customId,
  title: text({ min: 1, max: 45 }),
  components: list(z.discriminatedUnion('type', [inputRow, labelComponent, textDisplay]), {
    min: 1,
    max: 5,
  }).superRefine(uniquelyCalled),
});
