import { byAge } from './age.ts';
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

/** A stretch of a channel's messages: beside one of them, or the newest. */
export interface Stretch {
  readonly limit: number;
  readonly before?: string | undefined;
  readonly after?: string | undefined;
  readonly around?: string | undefined;
}

/** The messages of a stretch that are for everybody, the newest first. */
export function stretchOf(channel: Channel, { limit, before, after, around }: Stretch): Message[] {
  const all = channel.messages.filter(({ onlyFor }) => onlyFor === null);
  const older = (id: string) => all.filter((one) => byAge(one.id, id) < 0);
  const newer = (id: string) => all.filter((one) => byAge(one.id, id) > 0);
  if (around !== undefined) {
    const half = Math.floor(limit / 2);
    const before = older(around);
    const since = all.filter(({ id }) => byAge(id, around) >= 0);
    return [
      ...before.slice(before.length - Math.min(half, before.length)),
      ...since.slice(0, limit - half),
    ].reverse();
  }
  if (before !== undefined) return older(before).slice(-limit).reverse();
  if (after !== undefined) return newer(after).slice(0, limit).reverse();
  return all.slice(-limit).reverse();
}
