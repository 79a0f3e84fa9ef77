import {
  type APIAttachment,
  type APIEmbed,
  type APIEmbedImage,
  type APIUnfurledMediaItem,
  AttachmentFlags,
  UnfurledMediaItemLoadingState,
} from 'discord-api-types/v10';
import type { Attachment, Message } from '../world/records.ts';
import type { World } from '../world/world.ts';

const REFERENCE = 'attachment://';
const URL_FIELDS = ['url', 'icon_url'];

/** Where a file lies: in a channel, seen by all there or by one person alone. */
type Place = Pick<Message, 'channelId' | 'onlyFor'>;

function fileUrl(
  world: World,
  { channelId, onlyFor }: Place,
  { id, filename }: Pick<Attachment, 'id' | 'filename'>,
): string {
  const folder = onlyFor === null ? 'attachments' : 'ephemeral-attachments';
  return `${world.origin}/${folder}/${channelId}/${id}/${encodeURIComponent(filename)}`;
}

export function attachmentPayload(world: World, place: Place, attachment: Attachment): APIAttachment {
  const { id, filename, title, description, size, contentType, width, height, spoiler } = attachment;
  const url = fileUrl(world, place, attachment);
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
    ...(place.onlyFor === null ? {} : { ephemeral: true }),
  };
}

/** A file that an embed or a component shows, and where. */
interface Reference {
  readonly name: string;
  readonly path: readonly PropertyKey[];
}

/** All `attachment://name` in embeds or components. */
export function references(value: unknown, path: readonly PropertyKey[] = []): Reference[] {
  if (typeof value === 'string') {
    return value.startsWith(REFERENCE) ? [{ name: value.slice(REFERENCE.length), path }] : [];
  }
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, item]) =>
    typeof item === 'object' || URL_FIELDS.includes(key) ? references(item, [...path, key]) : [],
  );
}

/** Names of files exchanged for the files themselves: whatever is sent later under the same name, these stay. */
export function bound<T>(value: T, files: readonly Attachment[]): T {
  if (Array.isArray(value)) return value.map((item) => bound(item, files)) as T;
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).map(([key, item]) => {
    if (typeof item !== 'string') return [key, bound(item, files)];
    const name = URL_FIELDS.includes(key) && item.startsWith(REFERENCE) ? item.slice(REFERENCE.length) : null;
    const file = files.find(({ filename }) => filename === name);
    return [key, file === undefined ? item : `${REFERENCE}${file.id}/${file.filename}`];
  });
  return Object.fromEntries(entries) as T;
}

/** The files that lie loose below a message: those shown in its embeds or components are not listed again. */
export function looseAttachments(message: Message): Attachment[] {
  const shown = new Set(references([message.embeds, message.components]).map(({ name }) => name));
  return message.attachments.filter(({ id, filename }) => !shown.has(`${id}/${filename}`));
}

/** Where something bound lies, and the file as long as the message has it. */
function shownFile(world: World, message: Message, url: string): { url: string; file?: Attachment } {
  if (!url.startsWith(REFERENCE)) return { url };
  const [id = '', filename = ''] = url.slice(REFERENCE.length).split('/');
  const file = message.attachments.find((one) => one.id === id);
  return { url: fileUrl(world, message, { id, filename }), ...(file === undefined ? {} : { file }) };
}

/** An embed with its pictures as the CDN serves them. */
export function embedPayload(world: World, message: Message, embed: APIEmbed): APIEmbed {
  const { image, thumbnail, author, footer } = embed;
  return {
    ...embed,
    ...(image === undefined ? {} : { image: picture(world, message, image) }),
    ...(thumbnail === undefined ? {} : { thumbnail: picture(world, message, thumbnail) }),
    ...(author === undefined ? {} : { author: { ...author, ...icon(world, message, author) } }),
    ...(footer === undefined ? {} : { footer: { ...footer, ...icon(world, message, footer) } }),
  };
}

function picture(world: World, message: Message, image: APIEmbedImage): APIEmbedImage {
  const { url, file } = shownFile(world, message, image.url);
  return {
    url,
    proxy_url: url,
    ...(file === undefined ? {} : { content_type: file.contentType }),
    ...(file?.width == null || file.height === null ? {} : { width: file.width, height: file.height }),
    ...(file === undefined || file.description === null ? {} : { description: file.description }),
  };
}

function icon(world: World, message: Message, { icon_url: said }: { icon_url?: string }): object {
  if (said === undefined) return {};
  const { url } = shownFile(world, message, said);
  return { icon_url: url, proxy_icon_url: url };
}

/** What a component shows: a file of the message, or something elsewhere of which nothing is known. */
export function mediaPayload(
  world: World,
  message: Message,
  { url: said, id }: { url: string; id: string },
): { item: APIUnfurledMediaItem & { id: string }; file?: Attachment } {
  const { url, file } = shownFile(world, message, said);
  const item = {
    id: file?.id ?? id,
    url,
    proxy_url: url,
    width: file?.width ?? null,
    height: file?.height ?? null,
    content_type: file?.contentType ?? null,
    loading_state:
      file === undefined
        ? UnfurledMediaItemLoadingState.Unknown
        : UnfurledMediaItemLoadingState.LoadedSuccess,
    ...(file === undefined ? {} : { attachment_id: file.id }),
  };
  return { item, ...(file === undefined ? {} : { file }) };
}
