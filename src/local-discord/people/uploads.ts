import { keepFile, MAX_FILE_BYTES } from '../world/attachments.ts';
import type { Attachment } from '../world/records.ts';
import type { World } from '../world/world.ts';
import { ActRefused } from './act.ts';
import type { Somebody } from './place.ts';

/** A file as it comes from somebody's machine. */
export interface NewUpload {
  readonly userId: string;
  readonly name: string;
  readonly contentType: string;
  readonly bytes: Uint8Array;
}

/** Takes a file that acts can then name by the id given back. */
export function addUpload(world: World, { userId, ...file }: NewUpload): string {
  if (file.bytes.length > MAX_FILE_BYTES) throw new ActRefused('Files may have at most 10 MiB.');
  const attachment = keepFile(world, file);
  world.uploads.set(attachment.id, { userId, attachment });
  return attachment.id;
}

/** A file that somebody has uploaded; nobody can use the files of others. */
export function uploadOf({ world, userId }: Somebody, id: string): Attachment | undefined {
  const upload = world.uploads.get(id);
  return upload?.userId === userId ? upload.attachment : undefined;
}
