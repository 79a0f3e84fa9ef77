import { ButtonStyle, ComponentType } from 'discord-api-types/v10';
import { z } from 'zod';
import { customId, id } from './component-id.ts';
import { emoji } from './emoji.ts';
import { address, note, PROBLEMS, snowflake, text } from './field.ts';

const CUSTOM_ID_REQUIRED = {
  code: 'BUTTON_COMPONENT_CUSTOM_ID_REQUIRED',
  message: 'A custom id is required',
};
const URL_REQUIRED = { code: 'BUTTON_COMPONENT_URL_REQUIRED', message: 'A url is required' };
const SKU_REQUIRED = { code: 'BUTTON_COMPONENT_SKU_ID_REQUIRED', message: 'A sku id is required' };
const EITHER = {
  code: 'BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE',
  message: 'A custom id and url cannot both be specified',
};
const NOT_FOR_STYLE = {
  code: 'BUTTON_COMPONENT_INVALID_FIELD_FOR_STYLE',
  message: 'This field cannot be specified for a button of this style',
};

const fields = z.object({
  type: z.literal(ComponentType.Button),
  id,
  style: z.enum(ButtonStyle),
  label: text({ max: 80 }).nullish(),
  emoji: emoji.nullish(),
  custom_id: customId.nullish(),
  url: address({ also: ['discord'], max: 512 }).nullish(),
  sku_id: snowflake.nullish(),
  disabled: z.boolean().nullish(),
});

type Button = z.infer<typeof fields>;

/** Links lead somewhere, premium buttons sell something, the others call the bot. */
export const button = fields.superRefine((one, context) => {
  if (one.style === ButtonStyle.Premium) {
    if (one.sku_id == null) note(context, SKU_REQUIRED, ['sku_id']);
    for (const field of given(one, ['custom_id', 'url', 'label', 'emoji']))
      note(context, NOT_FOR_STYLE, [field]);
    return;
  }
  if (one.sku_id != null) note(context, NOT_FOR_STYLE, ['sku_id']);
  if (one.style === ButtonStyle.Link && one.url == null) note(context, URL_REQUIRED, ['url']);
  if (one.style !== ButtonStyle.Link && one.custom_id == null)
    note(context, CUSTOM_ID_REQUIRED, ['custom_id']);
  if (one.custom_id != null && one.url != null) {
    note(context, EITHER, ['custom_id']);
    note(context, EITHER, ['url']);
  }
  if (!one.label && one.emoji == null) note(context, PROBLEMS.required, ['label']);
});

function given(one: Button, among: readonly (keyof Button)[]): (keyof Button)[] {
  return among.filter((field) => one[field] != null);
}
