import { connect } from 'node:net';
import type { LocalDiscord } from '#local-discord/server.ts';

/** Sends bytes as they are, which no HTTP library would, and gives all that comes back until the other side closes. */
export function rawHttp(local: LocalDiscord, bytes: string | Buffer): Promise<string> {
  return new Promise((done, failed) => {
    const socket = connect(Number(new URL(local.world.origin).port), '127.0.0.1', () => socket.write(bytes));
    const chunks: Buffer[] = [];
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('close', () => done(Buffer.concat(chunks).toString('latin1')));
    socket.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ECONNRESET' && error.code !== 'EPIPE') failed(error);
    });
  });
}

/** A request with the headers given, each on a line. */
export function requestText(line: string, headers: Readonly<Record<string, string>>): string {
  const lines = Object.entries({ connection: 'close', ...headers }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  return [`${line} HTTP/1.1`, ...lines, '', ''].join('\r\n');
}

export function statusOf(answer: string): number {
  return Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 0);
}
