import { plainPng } from './plain-png.ts';
import { emojisOf } from './world/application-emojis.ts';
import { contentTypeOf, filenameOf } from './world/attachments.ts';
import { imageHeader } from './world/image-header.ts';
import type { World } from './world/world.ts';

/** A file as it goes over the wire. */
export interface ServedFile {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly bytes: Uint8Array;
}

const ATTACHMENT = /^\/(?:ephemeral-)?attachments\/\d+\/(\d+)\/([^/]+)$/;
const DEFAULT_AVATAR = /^\/embed\/avatars\/(\d)\.png$/;
const EMOJI = /^\/emojis\/(\d+)\.(?:png|webp)$/;
const AVATAR = /^\/avatars\/(\d+)\/\w+\.(?:png|webp|gif|jpg)$/;

/** The colours of people without a picture. */
const COLORS = [0x5865f2, 0x747f8d, 0x3ba55c, 0xfaa61a, 0xed4245, 0xeb459e] as const;
const AVATAR_SIZE = 128;

/** Nothing that was uploaded may act: a browser shows pictures and saves everything else. */
const HARMLESS = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "sandbox; default-src 'none'",
  'cache-control': 'public, max-age=31536000, immutable',
  'cross-origin-resource-policy': 'same-origin',
};

/** What lies at a path of the CDN: files that were sent, and pictures of people. */
export function serveFile(world: World, url: string): ServedFile {
  const [path = ''] = url.split('?');
  const [, id = '', name = ''] = ATTACHMENT.exec(path) ?? [];
  const bytes = world.files.get(id);
  if (bytes !== undefined) return attachment(name, bytes);
  const emoji = emojisOf(world).get(EMOJI.exec(path)?.[1] ?? '');
  if (emoji !== undefined) return attachment(`${emoji.name}.png`, world.files.get(emoji.id) ?? NOTHING.bytes);
  const number = DEFAULT_AVATAR.exec(path)?.[1] ?? avatarOf(world, path);
  const color = COLORS[Number(number)];
  return color === undefined ? NOTHING : picture(plainPng(AVATAR_SIZE, color));
}

const NOTHING: ServedFile = {
  status: 404,
  headers: { 'content-type': 'text/plain; charset=utf-8', 'x-content-type-options': 'nosniff' },
  bytes: Buffer.from('This content is no longer available.'),
};

/** Pictures are told by their bytes, whatever they are called. */
function attachment(name: string, bytes: Uint8Array): ServedFile {
  const type = imageHeader(bytes)?.contentType;
  return {
    status: 200,
    headers: {
      ...HARMLESS,
      'content-type': type ?? contentTypeOf(name, ''),
      'content-disposition': `${type === undefined ? 'attachment' : 'inline'}; filename="${filenameOf(name)}"`,
    },
    bytes,
  };
}

function picture(bytes: Uint8Array): ServedFile {
  return { status: 200, headers: { ...HARMLESS, 'content-type': 'image/png' }, bytes };
}

/** Nobody here has a picture of their own; which of the usual ones they have depends on their id. */
function avatarOf(world: World, path: string): number | undefined {
  const [, id = ''] = AVATAR.exec(path) ?? [];
  return world.state.accounts.has(id) ? Number((BigInt(id) >> 22n) % BigInt(COLORS.length)) : undefined;
}
