import { createServer } from 'node:http';
import type { TestProject } from 'vitest/node';
import { PostgresServer } from './server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where to ask for the address of the server of this run. */
    readonly postgres: string;
  }
}

/** One server for the whole run, started when the first test file asks for it, and gone with the run. */
export default async function shareServer(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  // What the root provides, its projects inherit.
  if (!project.isRootProject()) return undefined;
  let server: Promise<PostgresServer> | null = null;
  const broker = createServer((_, reply) => {
    server ??= PostgresServer.run();
    server.then(
      (running) => reply.end(running.address()),
      (error: unknown) => reply.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((listening) => broker.listen(0, '127.0.0.1', listening));
  const { port } = broker.address() as { port: number };
  project.provide('postgres', `http://127.0.0.1:${port}`);
  return async () => {
    broker.closeAllConnections();
    broker.close();
    await (await server?.catch(() => null))?.close();
  };
}
