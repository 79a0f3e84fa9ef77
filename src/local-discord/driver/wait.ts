import type { APIMessage } from 'discord-api-types/v10';
import { byAge } from '../world/age.ts';
import type { Channel } from '../world/records.ts';
import { PATIENCE_MS } from './answer.ts';
import type { Seat } from './seat.ts';
import { inShort, StoryError } from './story-error.ts';

/** Which message is meant: one with these words in it, or one that fits. */
export type Which = string | RegExp | ((message: APIMessage) => boolean);

/** Where and how long a message is waited for. */
export interface Watch {
  /** In the channel where the player is, or wherever they see anything. */
  readonly where?: 'here' | 'anywhere';
  readonly withinMs?: number;
}

export function fits(which: Which, message: APIMessage): boolean {
  if (typeof which === 'function') return which(message);
  const words = [message.content, JSON.stringify(message.embeds), JSON.stringify(message.components ?? [])];
  return words.some((text) => (typeof which === 'string' ? text.includes(which) : which.test(text)));
}

/** A message that fits: the newest there is, or else the first that comes or changes so. */
export function waitFor(
  seat: Seat,
  which: Which,
  { channels, withinMs = PATIENCE_MS }: { channels: () => readonly Channel[]; withinMs?: number | undefined },
): Promise<APIMessage> {
  const there = newestOf(channels().flatMap((channel) => firstThat(seat.newestFirst(channel), which)));
  if (there[0] !== undefined) return Promise.resolve(there[0]);
  return new Promise((resolve, reject) => {
    const limit = setTimeout(() => {
      stop();
      const why = `${seat.name} waited ${withinMs / 1000} s in vain for ${String(which)}.`;
      reject(
        new StoryError(
          `${why} ${inShort(newestOf(channels().flatMap((channel) => [...seat.newestFirst(channel)])))}`,
        ),
      );
    }, withinMs);
    const stop = seat.world.subscribe((happening) => {
      if (!/^MESSAGE_(CREATE|UPDATE)$/.test(happening.t) || !happening.sees(seat.userId)) return;
      const message = happening.d(seat.viewer) as APIMessage;
      if (!channels().some(({ id }) => id === message.channel_id) || !fits(which, message)) return;
      clearTimeout(limit);
      stop();
      resolve(message);
    });
  });
}

function firstThat(messages: Iterable<APIMessage>, which: Which): APIMessage[] {
  for (const message of messages) if (fits(which, message)) return [message];
  return [];
}

function newestOf(messages: readonly APIMessage[]): APIMessage[] {
  return messages.toSorted((a, b) => byAge(b.id, a.id));
}
