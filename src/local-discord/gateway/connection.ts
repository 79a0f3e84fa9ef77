import { GatewayCloseCodes, GatewayOpcodes } from 'discord-api-types/v10';
import type { RawData, WebSocket } from 'ws';
import { z } from 'zod';
import type { Gateway } from './gateway.ts';
import type { Session } from './session.ts';
import { Wire } from './wire.ts';

export const HEARTBEAT_MS = 41_250;
const MOST_BYTES = 4096;
const MOST_PER_MINUTE = 120;

const frame = z.object({ op: z.int(), d: z.unknown() });
const identify = z.object({
  token: z.string(),
  intents: z.int(),
  properties: z.record(z.string(), z.unknown()),
});
const resume = z.object({ token: z.string(), session_id: z.string(), seq: z.int() });
const members = z.object({ guild_id: z.string(), nonce: z.string().optional() });

/** One websocket of a client. */
export class Connection {
  private readonly wire: Wire;
  private session: Session | null = null;
  private received = 0;
  private readonly cancels: (() => void)[] = [];
  private beat = true;

  constructor(
    private readonly gateway: Gateway,
    private readonly socket: WebSocket,
    options: { readonly zlibStream: boolean },
  ) {
    this.wire = new Wire(socket, options);
    socket.on('message', (data) => this.receive(data));
    socket.on('close', (code) => this.closed(code));
    socket.on('error', () => socket.terminate());
    this.wire.send({ op: GatewayOpcodes.Hello, d: { heartbeat_interval: HEARTBEAT_MS, _trace: [] } });
    this.watch();
  }

  /** Every minute the count of frames begins anew; whoever sends no heartbeat is gone. */
  private watch(): void {
    const { clock } = this.gateway.world;
    this.cancels.push(
      clock.after(HEARTBEAT_MS * 1.5, () => {
        if (!this.beat) return this.close(GatewayCloseCodes.SessionTimedOut);
        this.beat = false;
        this.received = 0;
        this.watch();
      }),
    );
  }

  private receive(data: RawData): void {
    this.received += 1;
    if (this.received > MOST_PER_MINUTE) return this.close(GatewayCloseCodes.RateLimited);
    const bytes = Buffer.isBuffer(data) ? data : Buffer.from(data as ArrayBuffer);
    const parsed =
      bytes.length > MOST_BYTES ? undefined : frame.safeParse(parse(bytes.toString('utf8'))).data;
    if (parsed === undefined) return this.close(GatewayCloseCodes.DecodeError);
    this.take(parsed.op, parsed.d);
  }

  private take(op: number, d: unknown): void {
    switch (op) {
      case GatewayOpcodes.Heartbeat:
        this.beat = true;
        return this.wire.send({ op: GatewayOpcodes.HeartbeatAck });
      case GatewayOpcodes.Identify:
        return this.identify(d);
      case GatewayOpcodes.Resume:
        return this.resume(d);
      case GatewayOpcodes.PresenceUpdate:
      case GatewayOpcodes.VoiceStateUpdate:
      case GatewayOpcodes.RequestGuildMembers:
      case GatewayOpcodes.RequestSoundboardSounds:
        if (this.session === null) return this.close(GatewayCloseCodes.NotAuthenticated);
        if (op === GatewayOpcodes.RequestGuildMembers) this.sendMembers(d);
        return;
      default:
        return this.close(GatewayCloseCodes.UnknownOpcode);
    }
  }

  private identify(d: unknown): void {
    if (this.session !== null) return this.close(GatewayCloseCodes.AlreadyAuthenticated);
    const wanted = identify.safeParse(d);
    if (!wanted.success) return this.close(GatewayCloseCodes.DecodeError);
    const session = this.gateway.open(wanted.data);
    if (typeof session === 'number') return this.close(session);
    this.session = session;
    session.attach(this.wire);
    this.gateway.greet(session);
  }

  private resume(d: unknown): void {
    if (this.session !== null) return this.close(GatewayCloseCodes.AlreadyAuthenticated);
    const wanted = resume.safeParse(d);
    if (!wanted.success) return this.close(GatewayCloseCodes.DecodeError);
    const session = this.gateway.find(wanted.data);
    if (session === undefined) return this.wire.send({ op: GatewayOpcodes.InvalidSession, d: false });
    session.attach(this.wire);
    if (!session.replay(wanted.data.seq)) {
      session.detach();
      return this.wire.send({ op: GatewayOpcodes.InvalidSession, d: false });
    }
    this.session = session;
    session.dispatch('RESUMED', { _trace: [] });
    this.gateway.presence();
  }

  private sendMembers(d: unknown): void {
    const wanted = members.safeParse(d);
    if (!wanted.success) return this.close(GatewayCloseCodes.DecodeError);
    if (this.session !== null) this.gateway.sendMembers(this.session, wanted.data);
  }

  /** Tells the client to come back by itself. */
  reconnect(): void {
    this.wire.send({ op: GatewayOpcodes.Reconnect, d: null });
  }

  close(code: number): void {
    this.socket.close(code);
  }

  drop(): void {
    this.socket.terminate();
  }

  /** 1000 and 1001 end the session; anything else leaves it to be resumed. */
  private closed(code: number): void {
    for (const cancel of this.cancels) cancel();
    this.session?.detach();
    this.gateway.left(this, { session: this.session, forGood: code === 1000 || code === 1001 });
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
