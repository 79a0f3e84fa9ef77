import { ComponentType, SeparatorSpacingSize } from 'discord-api-types/v10';
import { z } from 'zod';
import { button } from './button.ts';
import { id } from './component-id.ts';
import { list, media, note, PROBLEMS, text, whole } from './field.ts';
import { selects } from './select.ts';

/** A row is as wide as five buttons. */
export const WIDTH_EXCEEDED = {
  code: 'COMPONENT_LAYOUT_WIDTH_EXCEEDED',
  message: 'The specified component exceeds the maximum width',
};
const MAX_IN_A_ROW = 5;
const spoiler = z.boolean().nullish();
const shown = z.object({ url: media });
const description = text({ min: 1, max: 1024 }).nullish();

/** Up to five buttons side by side, or one select, which fills its row. */
const actionRow = z.object({
  type: z.literal(ComponentType.ActionRow),
  id,
  components: list(z.discriminatedUnion('type', [button, ...selects]), {
    min: 1,
    max: MAX_IN_A_ROW,
  }).superRefine((all, context) => {
    let width = 0;
    for (const [at, { type }] of all.entries()) {
      width += type === ComponentType.Button ? 1 : MAX_IN_A_ROW;
      // Six buttons are already refused as too many.
      if (width > MAX_IN_A_ROW && at < MAX_IN_A_ROW) note(context, WIDTH_EXCEEDED, [at]);
    }
  }),
});

/** Text of its own, in a message or in a form. */
export const textDisplay = z.object({
  type: z.literal(ComponentType.TextDisplay),
  id,
  content: text({ min: 1, max: 4000 }),
});

const thumbnail = z.object({
  type: z.literal(ComponentType.Thumbnail),
  id,
  media: shown,
  description,
  spoiler,
});

const section = z.object({
  type: z.literal(ComponentType.Section),
  id,
  components: list(z.discriminatedUnion('type', [textDisplay]), { min: 1, max: 3 }),
  accessory: z.discriminatedUnion('type', [button, thumbnail]),
});

const mediaGallery = z.object({
  type: z.literal(ComponentType.MediaGallery),
  id,
  items: list(z.object({ media: shown, description, spoiler }), { min: 1, max: 10 }),
});

const file = z.object({
  type: z.literal(ComponentType.File),
  id,
  file: shown.superRefine(({ url }, context) => {
    if (!url.startsWith('attachment://')) note(context, PROBLEMS.notAUrl, ['url']);
  }),
  spoiler,
});

const separator = z.object({
  type: z.literal(ComponentType.Separator),
  id,
  spacing: z.enum(SeparatorSpacingSize).nullish(),
  divider: z.boolean().nullish(),
});

const inContainer = [actionRow, section, textDisplay, mediaGallery, file, separator] as const;

const container = z.object({
  type: z.literal(ComponentType.Container),
  id,
  components: list(z.discriminatedUnion('type', inContainer), { min: 1, max: 40 }),
  accent_color: whole({ max: 0xffffff }).nullish(),
  spoiler,
});

/** Whatever may stand at the top of a message. */
export const topLevel = z.discriminatedUnion('type', [...inContainer, container]);
