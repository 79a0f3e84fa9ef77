import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Metrics } from './metrics.ts';

/** How the bot is, for whoever watches over it. */
export interface Health {
  readonly gateway: 'online' | 'offline';
  readonly store: 'ok' | 'failing';
  /** What waits to be announced; null if the store does not say. */
  readonly outbox: OutboxHealth | null;
}

/** Announcements that wait, and what keeps them back. */
interface OutboxHealth {
  readonly pending: number;
  readonly oldestSeconds: number;
  /** Kept back by a fault of ours, and tried again. */
  readonly faulty: number;
  /** Given up after some tries, and kept in the store. */
  readonly setAside: number;
  /** Tables whose thread or channel cannot be reached. */
  readonly unreachable: number;
}

/** It works, but somebody is not told something that they should be. */
const isDegraded = ({ outbox }: Health) =>
  outbox !== null && outbox.faulty + outbox.setAside + outbox.unreachable > 0;

const HEADERS = {
  'cache-control': 'no-store',
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
} as const;

interface Answer {
  readonly status: number;
  readonly type: string;
  readonly text: string;
}

/** Health and counters, for programs of this machine only. */
export class HealthServer {
  private constructor(private readonly server: Server) {}

  static async open(
    port: number,
    means: { readonly health: () => Promise<Health>; readonly metrics: Metrics },
  ): Promise<HealthServer> {
    const server = createServer((request, response) => {
      answer(request, means)
        .catch((): Answer => ({ status: 500, type: 'text/plain', text: 'failed\n' }))
        .then((said) => send(response, said));
    });
    await new Promise<void>((listening, failed) => {
      server.once('error', failed);
      server.listen(port, '127.0.0.1', listening);
    });
    return new HealthServer(server);
  }

  get address(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((closed) => this.server.close(closed));
  }
}

async function answer(
  request: IncomingMessage,
  { health, metrics }: { readonly health: () => Promise<Health>; readonly metrics: Metrics },
): Promise<Answer> {
  const refusal = refusalOf(request);
  if (refusal !== null) return { status: refusal, type: 'text/plain', text: `${refusal}\n` };
  switch (request.url) {
    case '/health': {
      const how = await health();
      const isWell = how.gateway === 'online' && how.store === 'ok';
      const status = isDegraded(how) ? 'degraded' : 'ok';
      const text = `${JSON.stringify({ status: isWell ? status : 'failing', ...how })}\n`;
      return { status: isWell ? 200 : 503, type: 'application/json', text };
    }
    case '/metrics':
      return { status: 200, type: metrics.contentType, text: await metrics.text() };
    default:
      return { status: 404, type: 'text/plain', text: '404\n' };
  }
}

/** Pages of other sites may have pointed their name at this machine: only its own names are answered. */
function refusalOf({ headers, method, socket }: IncomingMessage): 421 | 405 | null {
  const ours = [`127.0.0.1:${socket.localPort}`, `localhost:${socket.localPort}`];
  if (!ours.includes(headers.host ?? '')) return 421;
  return method === 'GET' ? null : 405;
}

function send(response: ServerResponse, { status, type, text }: Answer): void {
  response.writeHead(status, {
    ...HEADERS,
    'content-type': type,
    'content-length': Buffer.byteLength(text),
  });
  response.end(text);
}
