import { extname } from 'node:path';
import { imageHeader } from './image-header.ts';
import type { Attachment } from './records.ts';
import type { World } from './world.ts';

/** The largest file somebody without a subscription may send. */
export const MAX_FILE_BYTES = 10 * 2 ** 20;
export const MAX_FILES = 10;

const SPOILER = 'SPOILER_';

/** A file on its way into a message. */
export interface Upload {
  readonly name: string;
  /** What the sender says it is; may be empty. */
  readonly contentType: string;
  readonly bytes: Uint8Array;
  readonly title?: string | null;
  readonly description?: string | null;
  readonly spoiler?: boolean | null;
}

/** Keeps the bytes of a file and notes what is known of it. */
export function keepFile(world: World, upload: Upload): Attachment {
  const { name, bytes, description } = upload;
  const filename = filenameOf(name);
  const picture = imageHeader(bytes);
  const id = world.ids.next();
  world.files.put(id, bytes);
  return {
    id,
    filename,
    title: upload.title ?? (filename === name ? null : name.slice(0, name.length - extname(name).length)),
    description: description ?? null,
    size: bytes.length,
    contentType: picture?.contentType ?? contentTypeOf(filename, upload.contentType),
    width: picture?.width ?? null,
    height: picture?.height ?? null,
    spoiler: upload.spoiler ?? filename.startsWith(SPOILER),
  };
}

/** Replaced files that are still there: whoever saw a message just before it changed is about to get them. */
const LATELY = 50;

/** An edit has taken a file out of its message; it goes when many others have. */
export function replaceFile(world: World, id: string): void {
  world.replaced.push(id);
  if (world.replaced.length > LATELY) world.files.remove(world.replaced.shift() ?? '');
}

/** A name as Discord keeps it: plain letters, digits, dots, dashes and underscores. */
export function filenameOf(name: string): string {
  const plain = name.replaceAll(/\s/g, '_').replaceAll(/[^\w.-]/g, '');
  const extension = extname(name).replaceAll(/[^\w.]/g, '');
  return /\w/.test(plain.replace(/\.\w*$/, '')) ? plain : `unknown${extension}`;
}

const BY_EXTENSION: Readonly<Record<string, string>> = {
  '.txt': 'text/plain; charset=utf-8',
  '.log': 'text/plain; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.csv': 'text/csv; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.pdf': 'application/pdf',
  '.zip': 'application/zip',
  '.gz': 'application/gzip',
};

/** What a file that is no picture is taken for: its name says more than its sender. */
export function contentTypeOf(filename: string, said: string): string {
  return BY_EXTENSION[extname(filename).toLowerCase()] ?? (said || 'application/octet-stream');
}
