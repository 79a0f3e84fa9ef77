import type { APIEmbed } from 'discord-api-types/v10';
import { z } from 'zod';
import { address, lengthOf, list, note, PROBLEMS, text, whole } from './field.ts';
import { withoutNulls } from './without-nulls.ts';

const MOST_CHARACTERS = 6000;
const media = z.object({ url: address({ attachments: true }).nullish() });
const icon = address({ attachments: true }).nullish();

const field = z.object({
  name: text({ min: 1, max: 256 }).refine(isSaid, PROBLEMS.required.message),
  value: text({ min: 1, max: 1024 }).refine(isSaid, PROBLEMS.required.message),
  inline: z.boolean().nullish(),
});

const embed = z.object({
  type: z.string().nullish(),
  title: text({ max: 256 }).nullish(),
  description: text({ max: 4096 }).nullish(),
  url: address({ attachments: false }).nullish(),
  timestamp: z.iso.datetime({ offset: true }).nullish(),
  color: whole({ max: 0xffffff }).nullish(),
  footer: z.object({ text: text({ min: 1, max: 2048 }), icon_url: icon }).nullish(),
  image: media.nullish(),
  thumbnail: media.nullish(),
  author: z
    .object({
      name: text({ min: 1, max: 256 }),
      url: address({ attachments: false }).nullish(),
      icon_url: icon,
    })
    .nullish(),
  fields: list(field, { max: 25 }).nullish(),
});

/** Up to ten embeds, each with something in it, with at most 6,000 characters in all. */
export const embeds = list(embed, { max: 10 }).superRefine((all, context) => {
  for (const [at, one] of all.entries())
    if (isEmpty(one)) note(context, PROBLEMS.required, [at, 'description']);
  if (all.reduce((sum, one) => sum + characters(one), 0) > MOST_CHARACTERS) {
    note(context, { code: 'MAX_EMBED_SIZE_EXCEEDED', message: 'Embed size exceeds maximum size of 6000' });
  }
});

function isSaid(value: string): boolean {
  return value === '' || value.trim() !== '';
}

function isEmpty(one: z.infer<typeof embed>): boolean {
  return !(
    one.title ||
    one.description ||
    one.fields?.length ||
    one.image ||
    one.thumbnail ||
    one.author ||
    one.footer
  );
}

function characters(one: z.infer<typeof embed>): number {
  const fields = (one.fields ?? []).flatMap(({ name, value }) => [name, value]);
  return [one.title, one.description, one.footer?.text, one.author?.name, ...fields].reduce(
    (sum, words) => sum + lengthOf(words ?? ''),
    0,
  );
}

/** As Discord keeps it: of type rich, without the fields that say nothing. */
export function asStored(all: z.infer<typeof embeds>): APIEmbed[] {
  return all.map((one) => ({ ...withoutNulls(one), type: 'rich' }) as APIEmbed);
}
