import { ComponentType, TextInputStyle } from 'discord-api-types/v10';
import { z } from 'zod';
import { list, text, whole } from './field.ts';

const textInput = z.object({
  type: z.literal(ComponentType.TextInput),
  id: whole().nullish(),
  custom_id: text({ min: 1, max: 100 }),
  style: z.enum(TextInputStyle),
  label: text({ min: 1, max: 45 }).nullish(),
  min_length: whole({ max: 4000 }).nullish(),
  max_length: whole({ min: 1, max: 4000 }).nullish(),
  required: z.boolean().nullish(),
  value: text({ max: 4000 }).nullish(),
  placeholder: text({ max: 100 }).nullish(),
});

/** A form that a person fills in. */
export const modal = z.object({
  custom_id: text({ min: 1, max: 100 }),
  title: text({ min: 1, max: 45 }),
  components: list(
    z.object({ type: z.literal(ComponentType.ActionRow), components: list(textInput, { min: 1, max: 1 }) }),
    {
      min: 1,
      max: 5,
    },
  ),
});
