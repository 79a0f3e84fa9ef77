import { references } from '../payload/media.ts';
import { filenameOf, keepFile, MAX_FILE_BYTES, MAX_FILES, type Upload } from '../world/attachments.ts';
import type { Attachment } from '../world/records.ts';
import type { World } from '../world/world.ts';
import { refusal } from './api-error.ts';
import { PROBLEMS } from './body/field.ts';
import type { MessageContents } from './body/message.ts';
import { formError } from './form-error.ts';
import type { UploadedFile } from './route.ts';

/** A file that a message is to have: a new one, or one it has already. */
type Wanted = { readonly upload: Upload } | { readonly kept: Attachment };

/** The parts of a request that say which files a message is to have. */
interface Sent {
  readonly files: readonly UploadedFile[];
  readonly body: Pick<MessageContents, 'attachments'>;
  /** Where the message stands in the request's form. */
  readonly at: readonly PropertyKey[];
}

/** The files of a request put together with what its form says of them; nothing is kept yet. */
export function wantedFiles({ files, body, at }: Sent, present: readonly Attachment[] = []): Wanted[] {
  if (files.some(({ bytes }) => bytes.length > MAX_FILE_BYTES)) throw refusal('tooLarge');
  const uploads = new Map(files.map((file, order) => [numberOf(file) ?? String(order), file]));
  // Where the form lists no files, all that came are new and those there are before stay.
  const listed = body.attachments?.map((meta, order) => {
    const file = uploads.get(meta.id);
    if (file !== undefined) return { upload: described(file, meta) };
    const kept = present.find(({ id }) => id === meta.id);
    if (kept !== undefined) return { kept: redescribed(kept, meta) };
    const problem = { code: 'ATTACHMENT_NOT_FOUND', message: 'Attachment data not found' };
    throw formError([{ path: [...at, 'attachments', order], problem }]);
  });
  const before = body.attachments === undefined ? present.map((kept) => ({ kept })) : [];
  const wanted = listed ?? [...before, ...files.map((upload) => ({ upload }))];
  if (wanted.length > MAX_FILES || files.length > MAX_FILES) {
    throw formError([{ path: [...at, 'attachments'], problem: PROBLEMS.tooLong(MAX_FILES) }]);
  }
  return wanted;
}

/** `files[3]` is the file that the form calls 3. */
function numberOf({ field }: UploadedFile): string | undefined {
  return /^files\[(\d+)\]$/.exec(field)?.[1];
}

type Meta = NonNullable<MessageContents['attachments']>[number];

function described(file: UploadedFile, { filename, title, description, is_spoiler: spoiler }: Meta): Upload {
  return {
    ...file,
    name: filename ?? file.name,
    title: title ?? null,
    description: description ?? null,
    spoiler: spoiler ?? null,
  };
}

function redescribed(kept: Attachment, { title, description, is_spoiler: spoiler }: Meta): Attachment {
  return {
    ...kept,
    ...(title === undefined ? {} : { title }),
    ...(description === undefined ? {} : { description }),
    spoiler: spoiler ?? kept.spoiler,
  };
}

/** Every `attachment://name` of a form must name a file that the message is to have. */
export function checkReferences(
  form: Readonly<Record<string, unknown>>,
  wanted: readonly Wanted[],
  at: readonly PropertyKey[],
): void {
  const names = wanted.map((one) => ('kept' in one ? one.kept.filename : filenameOf(one.upload.name)));
  const missing = references(form).filter(({ name }) => !names.includes(name));
  if (missing.length === 0) return;
  throw formError(
    missing.map(({ path, name }) => ({
      path: [...at, ...path],
      problem: {
        code: 'UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND',
        message: `Referenced attachment "${name}" not found`,
      },
    })),
  );
}

/** From here on the files are part of the world. */
export function keepAll(world: World, wanted: readonly Wanted[]): Attachment[] {
  return wanted.map((one) => ('kept' in one ? one.kept : keepFile(world, one.upload)));
}
