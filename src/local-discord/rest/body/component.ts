import type { APIMessageTopLevelComponent } from 'discord-api-types/v10';
import { ButtonStyle, ComponentType } from 'discord-api-types/v10';
import { z } from 'zod';
import { address, list, text, whole } from './field.ts';
import { withoutNulls } from './without-nulls.ts';

const id = whole({ max: 2 ** 31 - 1 }).nullish();

const button = z.object({
  type: z.literal(ComponentType.Button),
  id,
  style: z.enum(ButtonStyle),
  label: text({ max: 80 }).nullish(),
  custom_id: text({ min: 1, max: 100 }).nullish(),
  url: address({ attachments: false }).nullish(),
  disabled: z.boolean().nullish(),
});

const actionRow = z.object({
  type: z.literal(ComponentType.ActionRow),
  id,
  components: list(button, { min: 1, max: 5 }),
});

export const components = list(actionRow, { max: 5 });

/** As Discord keeps them: each with a number of its own. */
export function numbered(all: z.infer<typeof components>): APIMessageTopLevelComponent[] {
  let next = 1;
  return withoutNulls(all).map((row) => ({
    ...row,
    id: row.id ?? next++,
    components: row.components.map((one) => ({ ...one, id: one.id ?? next++ })),
  })) as APIMessageTopLevelComponent[];
}
