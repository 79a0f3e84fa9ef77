import type { APIEmbed } from 'discord-api-types/v10';
import { z } from 'zod';
import { address, lengthOf, list, media, note, PROBLEMS, said, text, whole } from './field.ts';
import { withoutNulls } from './without-nulls.ts';

const MAX_CHARACTERS = 6000;
const TOO_LARGE = {
  code: 'MAX_EMBED_SIZE_EXCEEDED',
  message: `Embed size exceeds maximum size of ${MAX_CHARACTERS}`,
};
const picture = z.object({ url: media.nullish() });
const icon = media.nullish();
const url = address().nullish();

const field = z.object({
  name: said({ max: 256 }),
  value: said({ max: 1024 }),
  inline: z.boolean().nullish(),
});

const embed = z.object({
  type: z.string().nullish(),
  title: text({ max: 256 }).nullish(),
  description: text({ max: 4096 }).nullish(),
  url,
  timestamp: z.iso.datetime({ offset: true, local: true }).nullish(),
  color: whole({ max: 0xffffff }).nullish(),
  footer: z.object({ text: said({ max: 2048 }), icon_url: icon }).nullish(),
  image: picture.nullish(),
  thumbnail: picture.nullish(),
  author: z.object({ name: said({ max: 256 }), url, icon_url: icon }).nullish(),
  fields: list(field, { max: 25 }).nullish(),
});

type Embed = z.infer<typeof embed>;

/** Up to ten embeds, each with something in it, with at most 6,000 characters in all. */
export const embeds = list(embed, { max: 10 }).superRefine((all, context) => {
  for (const [at, one] of all.entries())
    if (isEmpty(one)) note(context, PROBLEMS.required, [at, 'description']);
  if (all.reduce((sum, one) => sum + characters(one), 0) > MAX_CHARACTERS) note(context, TOO_LARGE);
});

function isEmpty(one: Embed): boolean {
  return !(
    one.title ||
    one.description ||
    one.fields?.length ||
    one.image?.url ||
    one.thumbnail?.url ||
    one.author ||
    one.footer
  );
}

function characters(one: Embed): number {
  const fields = (one.fields ?? []).flatMap(({ name, value }) => [name, value]);
  return [one.title, one.description, one.footer?.text, one.author?.name, ...fields].reduce(
    (sum, words) => sum + lengthOf(words ?? ''),
    0,
  );
}

/** As Discord keeps it: of type rich, without the fields that say nothing. */
export function asStored(all: readonly Embed[]): APIEmbed[] {
  return all.map((one) => {
    const { image, thumbnail, fields, timestamp, ...rest } = withoutNulls(one);
    return {
      ...rest,
      ...(image?.url ? { image } : {}),
      ...(thumbnail?.url ? { thumbnail } : {}),
      ...(fields?.length
        ? { fields: fields.map((each) => ({ ...each, inline: each.inline ?? false })) }
        : {}),
      ...(timestamp ? { timestamp: inUtc(timestamp) } : {}),
      type: 'rich',
    } as APIEmbed;
  });
}

/** Discord writes times with an offset, and takes those without one for UTC. */
function inUtc(timestamp: string): string {
  const zoned = /(Z|[+-]\d\d:?\d\d)$/.test(timestamp) ? timestamp : `${timestamp}Z`;
  return new Date(zoned).toISOString().replace('Z', '000+00:00');
}
