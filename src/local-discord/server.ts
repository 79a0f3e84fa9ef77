import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Clock, guarded, systemClock } from './clock.ts';
import { Faults } from './faults.ts';
import { frontDoor, type Page } from './front-door.ts';
import { type Disturbance, Gateway, type HeldBack } from './gateway/gateway.ts';
import { memoryFiles } from './persistence/files.ts';
import { Persistence } from './persistence/persistence.ts';
import { Recorder, type RecordSetting } from './rest/recorder.ts';
import { Rest } from './rest/rest.ts';
import { type Beginning, beginning } from './world/newcomers.ts';
import { watchPolls } from './world/polls.ts';
import { watchThreads } from './world/thread-archive.ts';
import { World } from './world/world.ts';

/** How a local Discord is set up; all of it has a usual value. */
export interface Settings {
  /** 0 takes any free port. */
  readonly port?: number;
  readonly clock?: Clock;
  readonly begin?: Partial<Beginning>;
  /** Where the world lies between two runs; without a folder it is forgotten. */
  readonly folder?: string;
  /** Rate limits may be left out in fast tests. */
  readonly rateLimits?: boolean;
  /** Keeps all requests and answers in memory, and in a folder if one is named. */
  readonly record?: RecordSetting;
  readonly page?: (world: World, botOnline: () => boolean) => Page;
  /** Told of what should not happen; the server goes on. */
  readonly report?: (error: unknown) => void;
  /** How long a request may take to arrive. */
  readonly patienceMs?: number;
  /** How often clients are to send their heartbeats. */
  readonly heartbeatMs?: number;
}

const USUAL: Beginning = {
  token: null,
  botName: 'Emissary',
  guildName: 'Local table',
  channels: ['general'],
  people: [{ name: 'Ann', locale: 'en-US' }],
  privilegedIntents: 0,
};

const PATIENCE_MS = 30_000;

/** A running local Discord. */
export class LocalDiscord {
  private closing: Promise<void> | null = null;

  private constructor(
    readonly world: World,
    readonly faults: Faults,
    private readonly parts: Parts,
  ) {}

  static async open(settings: Settings = {}): Promise<LocalDiscord> {
    const report = settings.report ?? (() => undefined);
    const persistence = settings.folder === undefined ? null : new Persistence(settings.folder, report);
    const world = worldOf(settings, persistence, report);
    const faults = new Faults();
    const recorder = new Recorder(settings.record ?? 'no', [world.state.application.token]);
    const rateLimits = settings.rateLimits === false ? 'off' : 'on';
    const rest = new Rest(world, { faults, recorder, rateLimits, report });
    const gateway = new Gateway(world, { heartbeatMs: settings.heartbeatMs, report });
    const page = settings.page?.(world, () => gateway.presence.status !== 'offline') ?? null;
    const patienceMs = settings.patienceMs ?? PATIENCE_MS;
    const server = frontDoor(world, { rest, gateway, page, report }, { patienceMs });
    await listen(server, settings.port ?? 0).catch((error: unknown) => {
      persistence?.release();
      throw error;
    });
    world.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    watchPolls(world);
    watchThreads(world);
    persistence?.keep(world);
    return new LocalDiscord(world, faults, { gateway, page, server, recorder, persistence });
  }

  /** What discord.js is given as `rest.api`. */
  get api(): string {
    return `${this.world.origin}/api`;
  }

  get token(): string {
    return this.world.state.application.token;
  }

  /** What was asked and answered so far, if that is kept. */
  get records(): Recorder['records'] {
    return this.parts.recorder.records;
  }

  /** Trouble on the gateway, for tests. */
  disturb(how: Disturbance): void {
    this.parts.gateway.disturb(how);
  }

  /** What the gateway does not do until the function that it gives is called, for tests. */
  holdBack(what: HeldBack): () => void {
    return this.parts.gateway.holdBack(what);
  }

  /** Connections to the gateway: those that are open, and those held back. */
  get connections(): Gateway['count'] {
    return this.parts.gateway.count;
  }

  /** Closing once more changes nothing. */
  close(): Promise<void> {
    this.closing ??= this.shut();
    return this.closing;
  }

  private async shut(): Promise<void> {
    const { gateway, page, server, recorder, persistence } = this.parts;
    gateway.stop();
    page?.close();
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
    await recorder.close();
    await persistence?.close();
  }
}

interface Parts {
  readonly gateway: Gateway;
  readonly page: Page | null;
  readonly server: Server;
  readonly recorder: Recorder;
  readonly persistence: Persistence | null;
}

/** The world that lies in the folder, or a new one. */
function worldOf(
  { clock = systemClock, begin = {} }: Settings,
  persistence: Persistence | null,
  report: (error: unknown) => void,
): World {
  const kept = persistence?.load() ?? null;
  const safeClock = guarded(clock, report);
  const state = kept?.state ?? beginning(clock, { ...USUAL, ...begin });
  const world = new World(state, safeClock, persistence?.files ?? memoryFiles());
  if (kept !== null) world.ids.goOnFrom(kept.newest);
  // What is switched on in the developer portal may change from run to run.
  if (begin.privilegedIntents !== undefined) state.application.privilegedIntents = begin.privilegedIntents;
  return world;
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((listening, failed) => {
    server.once('error', failed);
    server.listen(port, '127.0.0.1', listening);
  });
}
