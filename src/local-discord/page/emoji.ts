import { h } from './dom.ts';
import { drawnEmoji } from './drawn-emoji.ts';

/** An emoji as text. Pictures of custom ones lie with Discord, so their names stand for them. */
export function emojiText({
  id,
  name,
}: {
  id?: string | null | undefined;
  name?: string | null | undefined;
}): string {
  return id ? `:${name ?? ''}:` : (name ?? '');
}

/** How acts name an emoji: itself, or name and id. */
export function emojiKey({
  id,
  name,
}: {
  id?: string | null | undefined;
  name?: string | null | undefined;
}): string {
  return id ? `${name ?? ''}:${id}` : (name ?? '');
}

/** An emoji as it is shown: the application's own as pictures, those we have drawn as drawings, any other as its font has it. */
export function emojiView(emoji: { id?: string | null | undefined; name?: string | null | undefined }): Node {
  const { id, name } = emoji;
  if (id) return customEmoji(id, name ?? '');
  return drawnEmoji(name ?? '') ?? document.createTextNode(name ?? '');
}

/** An emoji of the application: its picture lies with this server. Of any other the name stands there. */
export function customEmoji(id: string, name: string): HTMLElement {
  return h('img', { class: 'emoji-picture', src: `/emojis/${id}.png`, alt: `:${name}:`, title: `:${name}:` });
}

/** Those that are offered first; all of them are drawn. */
export const USUAL_EMOJI = [
  '👍',
  '👎',
  '❤️',
  '😂',
  '😮',
  '😢',
  '🤔',
  '👀',
  '🎉',
  '🔥',
  '🚀',
  '⭐',
  '✅',
  '❌',
  '❓',
  '⏳',
  '👋',
  '⚠️',
] as const;
