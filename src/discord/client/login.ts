import { type Client, Events } from 'discord.js';
import type { GatewayConnection } from './gateway-connection.ts';

/** Discord closed the connection for good: coming again with the same settings is of no use. */
export class ConnectionClosed extends Error {
  override readonly name = 'ConnectionClosed';

  /** The close code of the gateway. */
  constructor(readonly closeCode: number) {
    super(`Discord closed the connection for good (code ${closeCode})`);
  }
}

/** Resolves if Discord closes the connection for good. */
export function waitForClose(client: Client): Promise<ConnectionClosed> {
  return new Promise((resolve) => {
    client.once(Events.ShardDisconnect, ({ code }) => resolve(new ConnectionClosed(code)));
  });
}

/** Logs in and waits until all is there; refused if Discord does not want us, or says nothing. */
export async function logIn(
  client: Client,
  gateway: GatewayConnection,
  token: string,
): Promise<Client<true>> {
  const ready = new Promise<Client<true>>((resolve) => client.once(Events.ClientReady, resolve));
  const closed = waitForClose(client);
  gateway.watch(client);
  try {
    const first = await Promise.race([
      client.login(token).then(() => Promise.race([ready, closed])),
      gateway.lost,
    ]);
    if (first instanceof Error) throw first;
    return first;
  } catch (error) {
    gateway.stop();
    await client.destroy();
    throw error;
  }
}
