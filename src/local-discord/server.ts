import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Clock, systemClock } from './clock.ts';
import { Faults } from './faults.ts';
import { Gateway } from './gateway/gateway.ts';
import { Recorder } from './rest/recorder.ts';
import { Rest } from './rest/rest.ts';
import { type Beginning, beginning } from './world/newcomers.ts';
import { type Files, World } from './world/world.ts';

/** How a local Discord is set up; all of it has a usual value. */
export interface Settings {
  /** 0 takes any free port. */
  readonly port?: number;
  readonly clock?: Clock;
  readonly begin?: Partial<Beginning>;
  /** Rate limits may be left out in fast tests. */
  readonly rateLimits?: boolean;
  /** Keeps all requests and answers in memory, and in a file if one is named. */
  readonly record?: { readonly keep: boolean; readonly file: string | null };
}

const USUAL: Beginning = {
  token: 'bG9jYWwtZGlzY29yZC1ib3Q.local.only-on-this-machine-0000',
  botName: 'Emissary',
  guildName: 'Local table',
  channels: ['general'],
  people: [{ name: 'Ann', locale: 'en-US' }],
  privilegedIntents: 0,
};

/** A running local Discord. */
export class LocalDiscord {
  private constructor(
    private readonly server: Server,
    readonly world: World,
    readonly parts: { readonly gateway: Gateway; readonly faults: Faults; readonly recorder: Recorder },
  ) {}

  static async open(settings: Settings = {}): Promise<LocalDiscord> {
    const clock = settings.clock ?? systemClock;
    const world = new World(beginning(clock, { ...USUAL, ...settings.begin }), clock, memoryFiles());
    const faults = new Faults();
    const recorder = new Recorder(settings.record ?? { keep: false, file: null });
    const rest = new Rest(world, { faults, recorder, rateLimits: settings.rateLimits ?? true });
    const gateway = new Gateway(world);
    const server = createServer((request, response) => handle({ rest }, request, response));
    server.on('upgrade', (request, socket, head) => gateway.upgrade(request, socket, head));
    await new Promise<void>((listening, failed) => {
      server.once('error', failed);
      server.listen(settings.port ?? 0, '127.0.0.1', listening);
    });
    world.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    return new LocalDiscord(server, world, { gateway, faults, recorder });
  }

  /** What discord.js is given as `rest.api`. */
  get api(): string {
    return `${this.world.origin}/api`;
  }

  get token(): string {
    return this.world.state.application.token;
  }

  async close(): Promise<void> {
    this.parts.gateway.stop();
    this.server.closeAllConnections();
    await new Promise((closed) => this.server.close(closed));
  }
}

function handle({ rest }: { rest: Rest }, request: IncomingMessage, response: ServerResponse): void {
  if (request.url?.startsWith('/api/')) {
    rest.handle(request, response).catch(() => response.destroy());
    return;
  }
  response.writeHead(404).end();
}

function memoryFiles(): Files {
  const files = new Map<string, Uint8Array>();
  return {
    put: (id, bytes) => void files.set(id, bytes),
    get: (id) => files.get(id),
    remove: (id) => void files.delete(id),
  };
}
