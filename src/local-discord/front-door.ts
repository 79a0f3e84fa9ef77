import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http';
import type { Duplex } from 'node:stream';
import { serveFile } from './cdn.ts';
import type { Gateway } from './gateway/gateway.ts';
import type { Rest } from './rest/rest.ts';
import { GUARDS, refusalAt } from './security.ts';
import type { World } from './world/world.ts';

/** Longer than clients keep a connection they do not use, so that none closes while a request is on its way. */
const KEEP_ALIVE_MS = 75_000;

/** Files that were sent, and pictures of people. */
const CDN = /^\/(?:(?:ephemeral-)?attachments|embed|avatars|emojis)\//;

/** What people look at: it takes the requests that are for it, and says so. */
export interface Page {
  request(request: IncomingMessage, response: ServerResponse): boolean;
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): boolean;
  close(): void;
}

/** Those who live behind the door. */
interface House {
  readonly rest: Rest;
  readonly gateway: Gateway;
  readonly page: Page | null;
  readonly report: (error: unknown) => void;
}

/** Lets requests in and leads them to where they belong. Whatever goes wrong inside, the server goes on. */
export function frontDoor(world: World, house: House, { patienceMs }: { patienceMs: number }): Server {
  const server = createServer({
    headersTimeout: patienceMs,
    requestTimeout: patienceMs,
    keepAliveTimeout: KEEP_ALIVE_MS,
    connectionsCheckingInterval: patienceMs / 4,
  });
  server.on('request', (request, response) => {
    lead(world, house, { request, response }).catch((error: unknown) => {
      house.report(error);
      if (response.headersSent) response.destroy();
      else refuse(response, 500);
    });
  });
  server.on('upgrade', (request, socket, head) => {
    // A client may go away in the midst of it.
    socket.on('error', () => socket.destroy());
    try {
      leadSocket(world, house, { request, socket, head });
    } catch (error) {
      house.report(error);
      refuseSocket(socket, 500);
    }
  });
  return server;
}

async function lead(
  world: World,
  { rest, page }: House,
  { request, response }: { request: IncomingMessage; response: ServerResponse },
): Promise<void> {
  const refusal = refusalAt('everything else', request, world.origin);
  if (refusal !== null) return refuse(response, refusal);
  const [path = ''] = (request.url ?? '').split('?');
  if (path.startsWith('/api/')) await rest.handle(request, response);
  else if (CDN.test(path)) sendFile(world, path, { request, response });
  else {
    for (const [name, value] of Object.entries(GUARDS)) response.setHeader(name, value);
    if (page?.request(request, response) !== true) refuse(response, 404);
  }
}

function sendFile(
  world: World,
  path: string,
  { request, response }: { request: IncomingMessage; response: ServerResponse },
): void {
  if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(response, 405);
  const { status, headers, bytes } = serveFile(world, path);
  response.writeHead(status, { ...GUARDS, 'content-length': bytes.length, ...headers });
  response.end(bytes);
}

function leadSocket(
  world: World,
  { gateway, page }: House,
  { request, socket, head }: { request: IncomingMessage; socket: Duplex; head: Buffer },
): void {
  const isForGateway = /^\/gateway\/?(\?|$)/.test(request.url ?? '');
  const refusal = refusalAt(isForGateway ? 'gateway' : 'everything else', request, world.origin);
  if (refusal !== null) refuseSocket(socket, refusal);
  else if (isForGateway) gateway.upgrade(request, socket, head);
  else if (page?.upgrade(request, socket, head) !== true) refuseSocket(socket, 404);
}

function refuse(response: ServerResponse, status: number): void {
  const body = JSON.stringify({ message: `${status}: ${STATUS_CODES[status]}`, code: 0 });
  response.writeHead(status, {
    ...GUARDS,
    'content-type': 'application/json',
    'content-length': body.length,
    connection: 'close',
  });
  response.end(body);
}

function refuseSocket(socket: Duplex, status: number): void {
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`,
    () => socket.destroy(),
  );
}
