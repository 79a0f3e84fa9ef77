import type { Client } from 'discord.js';
import type { Bot } from './bot.ts';

/** What discord.js calls for everything the gateway says. */
interface Reading {
  handlePacket(packet: { readonly t?: unknown } | undefined, shard: unknown): boolean;
}

/** discord.js believes that all it is told is well formed; what is not is reported and let go, and the bot lives on. */
export function sturdy(client: Client, { log }: Pick<Bot, 'log'>): void {
  const reading = client.ws as unknown as Reading;
  const read = reading.handlePacket.bind(reading);
  reading.handlePacket = (packet, shard) => {
    try {
      return read(packet, shard);
    } catch (error) {
      const name = error instanceof Error ? error.name : 'unknown';
      log.warn({ event: String(packet?.t), error: name }, 'something the gateway said cannot be read');
      return false;
    }
  };
}
