import type { APIAttachment } from 'discord-api-types/v10';
import { AttachmentFlags } from 'discord-api-types/v10';
import type { Attachment, Message } from '../world/records.ts';
import type { World } from '../world/world.ts';

const REFERENCE = 'attachment://';

export function attachmentUrl(world: World, channelId: string, { id, filename }: Attachment): string {
  return `${world.origin}/attachments/${channelId}/${id}/${encodeURIComponent(filename)}`;
}

export function attachmentPayload(world: World, message: Message, attachment: Attachment): APIAttachment {
  const { id, filename, title, description, size, contentType, width, height, spoiler } = attachment;
  const url = attachmentUrl(world, message.channelId, attachment);
  return {
    id,
    filename,
    size,
    url,
    proxy_url: url,
    content_type: contentType,
    ...(title === null ? {} : { title }),
    ...(description === null ? {} : { description }),
    ...(width === null ? {} : { width }),
    ...(height === null ? {} : { height }),
    ...(spoiler ? { flags: AttachmentFlags.IsSpoiler } : {}),
    ...(message.onlyFor === null ? {} : { ephemeral: true }),
  };
}

/** The attachment that `attachment://name` stands for. */
export function referredAttachment(message: Message, url: string): Attachment | undefined {
  if (!url.startsWith(REFERENCE)) return undefined;
  const name = url.slice(REFERENCE.length);
  return message.attachments.find(({ filename }) => filename === name);
}

/** Embeds and components with every `attachment://name` turned into what the CDN serves. */
export function resolveMedia<T>(world: World, message: Message, value: T): T {
  if (Array.isArray(value)) return value.map((item) => resolveMedia(world, message, item)) as T;
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).map(
    ([key, item]) => [key, resolveMedia(world, message, item)] as const,
  );
  const resolved = Object.fromEntries(entries);
  for (const key of ['url', 'icon_url'] as const) {
    const attachment =
      typeof resolved[key] === 'string' ? referredAttachment(message, resolved[key]) : undefined;
    if (attachment === undefined) continue;
    const url = attachmentUrl(world, message.channelId, attachment);
    Object.assign(resolved, { [key]: url, [key === 'url' ? 'proxy_url' : 'proxy_icon_url']: url });
    if (key === 'url') Object.assign(resolved, sizeOf(attachment));
  }
  return resolved as T;
}

function sizeOf({ width, height, contentType }: Attachment): object {
  return width === null || height === null
    ? { content_type: contentType }
    : { width, height, content_type: contentType };
}
