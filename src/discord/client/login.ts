import { type Client, Events } from 'discord.js';

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

/** Logs in and waits until all is there; refused if Discord does not want us. */
export async function logIn(client: Client, token: string): Promise<Client<true>> {
  const ready = new Promise<Client<true>>((resolve) => client.once(Events.ClientReady, resolve));
  const closed = waitForClose(client);
  await client.login(token);
  const first = await Promise.race([ready, closed]);
  if (!(first instanceof ConnectionClosed)) return first;
  await client.destroy();
  throw first;
}
