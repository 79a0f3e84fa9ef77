import { byAge } from './ids.ts';
import type { Channel, Message } from './records.ts';

/** The index of the first message not older than the id. */
export function placeOf(channel: Channel, id: string): number {
  let low = 0;
  let high = channel.messages.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (byAge(channel.messages[middle]?.id ?? '', id) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

export function findMessage(channel: Channel, id: string): Message | undefined {
  const found = channel.messages[placeOf(channel, id)];
  return found?.id === id ? found : undefined;
}
