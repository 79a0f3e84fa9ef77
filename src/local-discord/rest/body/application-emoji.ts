import { z } from 'zod';
import { imageHeader } from '../../world/image-header.ts';
import { note, text } from './field.ts';

const MAX_BYTES = 256 * 1024;
const DATA = /^data:image\/(?:png|jpeg|gif|webp|avif);base64,([A-Za-z0-9+/]+={0,2})$/;

const name = text({ min: 2, max: 32 }).superRefine((value, context) => {
  if (/^\w*$/.test(value)) return;
  note(context, { code: 'STRING_TYPE_REGEX', message: 'String value did not match validation regex.' });
});

/** A picture as a data address, decoded. */
const image = z.string().transform((value, context): Uint8Array => {
  const bytes = Buffer.from(DATA.exec(value)?.[1] ?? '', 'base64');
  if (imageHeader(bytes) === null) note(context, { code: 'IMAGE_INVALID', message: 'Invalid image data' });
  else if (bytes.length > MAX_BYTES)
    note(context, { code: 'BINARY_TYPE_MAX_SIZE', message: 'File cannot be larger than 256.0 kb.' });
  return bytes;
});

export const newEmoji = z.object({ name, image });
export const emojiChange = z.object({ name });
