import type { Message } from './records.ts';
import type { World } from './world.ts';

/** How long a nonce is remembered. */
const REMEMBERED_MS = 5 * 60_000;

/** The message somebody has lately sent with this nonce, wherever it was. */
export function sentWithNonce(world: World, authorId: string, nonce: string | number): Message | undefined {
  const since = world.clock.now() - REMEMBERED_MS;
  for (const { messages } of world.state.channels.values()) {
    for (let at = messages.length - 1; at >= 0; at -= 1) {
      const message = messages[at];
      if (message === undefined || Date.parse(message.timestamp) < since) break;
      // 7 and "7" are one nonce: Discord keeps the text.
      if (message.authorId === authorId && String(message.nonce) === String(nonce)) return message;
    }
  }
  return undefined;
}
