import type { Client } from 'discord.js';
import type { BotContext } from '../interactions/bot-context.ts';

/** What discord.js calls for everything the gateway says. */
interface PacketHandler {
  handlePacket(packet: { readonly t?: unknown } | undefined, shard: unknown): boolean;
}

/** discord.js believes that all it is told is well formed; what is not is reported and let go, and the bot lives on. */
export function guardPackets(client: Client, { log }: Pick<BotContext, 'log'>): void {
  const handler = client.ws as unknown as PacketHandler;
  const read = handler.handlePacket.bind(handler);
  handler.handlePacket = (packet, shard) => {
    try {
      return read(packet, shard);
    } catch (error) {
      const name = error instanceof Error ? error.name : 'unknown';
      log.warn({ event: String(packet?.t), error: name }, 'something the gateway said cannot be read');
      return false;
    }
  };
}
