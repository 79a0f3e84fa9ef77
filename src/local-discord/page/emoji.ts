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

/** Those that are offered first. */
export const USUAL_EMOJI = [
  '👍',
  '👎',
  '❤️',
  '😂',
  '😮',
  '😢',
  '🎉',
  '🚀',
  '🔥',
  '👀',
  '✅',
  '❌',
  '❓',
  '🤔',
  '🙏',
  '💀',
  '⭐',
  '⚔️',
  '🛡️',
  '🪐',
  '🎲',
  '⏳',
  '☕',
  '👋',
] as const;
