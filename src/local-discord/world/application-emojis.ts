import type { ApplicationEmoji } from './records.ts';
import type { World } from './world.ts';

/** As many as an application may have. */
export const MAX_EMOJIS = 2000;

export function emojisOf({ state }: World): Map<string, ApplicationEmoji> {
  state.application.emojis ??= new Map();
  return state.application.emojis;
}

/** Keeps the picture of a new emoji. */
export function addEmoji(
  world: World,
  { name, bytes }: { name: string; bytes: Uint8Array },
): ApplicationEmoji {
  const emoji: ApplicationEmoji = { id: world.ids.next(), name };
  world.files.put(emoji.id, bytes);
  emojisOf(world).set(emoji.id, emoji);
  return emoji;
}

export function removeEmoji(world: World, { id }: ApplicationEmoji): void {
  emojisOf(world).delete(id);
  world.files.remove(id);
}
