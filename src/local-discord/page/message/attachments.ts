import { type APIAttachment, AttachmentFlags } from 'discord-api-types/v10';
import { h } from '../dom.ts';
import { fileView } from '../files.ts';
import type { Words } from '../text/words.ts';

/** The files of a message. */
export function attachmentsView(words: Words, attachments: readonly APIAttachment[]): HTMLElement | null {
  if (attachments.length === 0) return null;
  return h(
    'div',
    { class: 'attachments', slot: 'attachments' },
    ...attachments.map((one) =>
      fileView(words, {
        url: one.url,
        name: one.filename,
        size: one.size,
        type: one.content_type,
        description: one.description,
        width: one.width,
        height: one.height,
        isSpoiler:
          ((one.flags ?? 0) & AttachmentFlags.IsSpoiler) !== 0 || one.filename.startsWith('SPOILER_'),
      }),
    ),
  );
}
