import { constants, inflateSync } from 'node:zlib';
import { GatewayIntentBits, GatewayOpcodes } from 'discord-api-types/v10';
import { WebSocket } from 'ws';
import type { LocalDiscord } from '#local-discord/server.ts';

export interface Frame {
  readonly op: number;
  readonly t?: string;
  readonly s?: number;
  readonly d: unknown;
}

export interface Closed {
  readonly code: number;
  readonly reason: string;
}

/** Speaks to the gateway without discord.js, so that tests can say what a library would not. */
export class GatewayClient {
  readonly frames: Frame[] = [];
  /** Bytes of each frame that came packed, as they came. */
  readonly packed: Buffer[] = [];
  readonly closed: Promise<Closed>;
  private readonly socket: WebSocket;
  private unpacked = 0;
  private wake: () => void = () => undefined;

  constructor(
    private readonly local: LocalDiscord,
    { query = 'v=10&encoding=json', url = '' } = {},
  ) {
    const address = url === '' ? `${local.world.origin.replace('http', 'ws')}/gateway` : url;
    this.socket = new WebSocket(`${address}?${query}`);
    const isStream = query.includes('zlib-stream');
    this.socket.on('message', (data: Buffer, isBinary) => {
      if (isBinary) this.packed.push(data);
      const text = !isBinary ? data : isStream ? this.inflateStream() : inflateSync(data);
      this.frames.push(JSON.parse(text.toString('utf8')) as Frame);
      this.wake();
    });
    this.closed = new Promise((done, failed) => {
      this.socket.on('close', (code, reason) => done({ code, reason: reason.toString() }));
      this.socket.on('error', failed);
    });
    this.closed.catch(() => undefined);
  }

  /** What the newest frame added to all that came before. */
  private inflateStream(): Buffer {
    const all = inflateSync(Buffer.concat(this.packed), { finishFlush: constants.Z_SYNC_FLUSH });
    const added = all.subarray(this.unpacked);
    this.unpacked = all.length;
    return added;
  }

  /** Waits for the first frame that fits, also among those that have come. */
  async until(fits: (frame: Frame) => boolean): Promise<Frame> {
    for (;;) {
      const found = this.frames.find(fits);
      if (found !== undefined) return found;
      await new Promise<void>((done, failed) => {
        this.wake = done;
        void this.closed.then(({ code }) => failed(new Error(`closed with ${code}`)), failed);
      });
    }
  }

  event(t: string): Promise<Frame> {
    return this.until((frame) => frame.t === t);
  }

  op(op: number): Promise<Frame> {
    return this.until((frame) => frame.op === op);
  }

  /** The events that came so far, by their names. */
  get events(): string[] {
    return this.frames.flatMap(({ t }) => t ?? []);
  }

  async send(op: number, d: unknown): Promise<void> {
    await this.raw(JSON.stringify({ op, d }));
  }

  async raw(data: string | Buffer): Promise<void> {
    if (this.socket.readyState === WebSocket.CONNECTING) await this.op(GatewayOpcodes.Hello);
    this.socket.send(data);
  }

  identify(more: Readonly<Record<string, unknown>> = {}): Promise<void> {
    const intents = GatewayIntentBits.Guilds | GatewayIntentBits.GuildMessages;
    const properties = { os: 'linux', browser: 'test', device: 'test' };
    return this.send(GatewayOpcodes.Identify, { token: this.local.token, properties, intents, ...more });
  }

  /** Identifies and waits until the client is greeted. */
  async ready(more: Readonly<Record<string, unknown>> = {}): Promise<Ready> {
    await this.identify(more);
    return (await this.event('READY')).d as Ready;
  }

  resume({ session, seq, token = this.local.token }: Resuming): Promise<void> {
    return this.send(GatewayOpcodes.Resume, { token, session_id: session, seq });
  }

  get newest(): number {
    return this.frames.reduce((newest, { s }) => Math.max(newest, s ?? 0), 0);
  }

  /** An answer to a heartbeat shows that all sent before has been dealt with. */
  async settle(): Promise<void> {
    const before = this.acks;
    await this.send(GatewayOpcodes.Heartbeat, this.newest);
    await this.until(() => this.acks > before);
  }

  private get acks(): number {
    return this.frames.filter(({ op }) => op === GatewayOpcodes.HeartbeatAck).length;
  }

  close(code = 1000): Promise<Closed> {
    this.socket.close(code);
    return this.closed;
  }

  drop(): Promise<Closed> {
    this.socket.terminate();
    return this.closed;
  }
}

interface Resuming {
  readonly session: string;
  readonly seq: number;
  readonly token?: string;
}

export interface Ready {
  readonly session_id: string;
  readonly resume_gateway_url: string;
  readonly guilds: readonly { readonly id: string }[];
}
