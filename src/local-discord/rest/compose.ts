import { MessageFlags } from 'discord-api-types/v10';
import type { Message } from '../world/records.ts';
import { refusal } from './api-error.ts';
import { numbered } from './body/component.ts';
import { asStored } from './body/embed.ts';
import { type MessageContents, SENDABLE_FLAGS } from './body/message.ts';
import type { Call } from './route.ts';

/** What a checked form says about a new message. */
export function composed({ body }: Call<MessageContents>): Partial<Message> {
  const { content, embeds, components, flags, tts } = body;
  if (!content?.trim() && !embeds?.length && !components?.length) throw refusal('emptyMessage');
  return {
    content: content ?? '',
    embeds: asStored(embeds ?? []),
    components: numbered(components ?? []),
    flags: (flags ?? 0) & SENDABLE_FLAGS & ~MessageFlags.Ephemeral,
    tts: tts ?? false,
  };
}
