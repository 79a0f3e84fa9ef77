import { GatewayCloseCodes, GatewayOpcodes } from 'discord-api-types/v10';
import type { RawData, WebSocket } from 'ws';
import type { z } from 'zod';
import type { Clock } from '../clock.ts';
import {
  type Identify,
  type MembersAsked,
  PAYLOADS,
  type Presence,
  type Resume,
  readFrame,
} from './frame.ts';
import type { Session } from './session.ts';
import { type Packing, Wire } from './wire.ts';

const MAX_FRAMES = 120;
const FRAMES_MS = 60_000;
/** A client that is late by half a heartbeat is taken for dead. */
const PATIENCE = 1.5;

/** How a client left its session: not to come back, or maybe. */
export type Parting = 'for good' | 'for now';

/** What a connection needs of the gateway it belongs to. */
export interface ConnectionHost {
  readonly heartbeatMs: number;
  /** Connections live in real time, whatever time it is in the world. */
  readonly wireClock: Clock;
  /** Whether whoever identifies itself, or comes back, hears anything of it. */
  readonly welcomes: boolean;
  /** A new session, or the code to close with. */
  open(wanted: Identify): Session | number;
  /** The session to come back to; or the code to close with, or nothing if the client has to start anew. */
  find(wanted: Resume): Session | number | undefined;
  greet(session: Session): void;
  sendMembers(session: Session, asked: MembersAsked): void;
  show(session: Session, presence: Presence): void;
  parted(session: Session, parting: Parting): void;
  closed(connection: Connection): void;
  report(error: unknown): void;
}

/** One websocket of a client. */
export class Connection {
  private readonly wire: Wire;
  private session: Session | null = null;
  private frames = { count: 0, since: 0 };
  private beat = false;
  private stopWatching: () => void = () => undefined;
  /** Set once the connection is to end; what comes in afterwards counts no more. */
  private ending: Parting | null = null;

  constructor(
    private readonly desk: ConnectionHost,
    { socket, packing }: { socket: WebSocket; packing: Packing },
  ) {
    this.wire = new Wire(socket, packing);
    socket.on('message', (data) => this.receive(data));
    socket.on('close', (code) => this.closed(code));
    // The library has answered a broken frame with its close code by itself; the close follows.
    socket.on('error', () => this.stopWatching());
    this.say(GatewayOpcodes.Hello, { heartbeat_interval: desk.heartbeatMs, _trace: [] });
    this.watch();
  }

  /** Whoever sends no heartbeat is gone. */
  private watch(): void {
    this.stopWatching = this.desk.wireClock.after(this.desk.heartbeatMs * PATIENCE, () => {
      if (!this.beat) return this.close(GatewayCloseCodes.SessionTimedOut, 'for good');
      this.beat = false;
      this.watch();
    });
  }

  private say(op: GatewayOpcodes, d: unknown): void {
    this.wire.send(JSON.stringify({ op, d }));
  }

  private receive(data: RawData): void {
    if (this.ending !== null) return;
    try {
      if (this.isTooFast()) return this.close(GatewayCloseCodes.RateLimited);
      const frame = readFrame(data as Buffer);
      if (frame === undefined) return this.close(GatewayCloseCodes.DecodeError);
      this.take(frame.op, frame.d);
    } catch (error) {
      this.desk.report(error);
      this.close(GatewayCloseCodes.UnknownError);
    }
  }

  private isTooFast(): boolean {
    const now = this.desk.wireClock.now();
    if (now - this.frames.since >= FRAMES_MS) this.frames = { count: 0, since: now };
    this.frames.count += 1;
    return this.frames.count > MAX_FRAMES;
  }

  private take(op: number, d: unknown): void {
    switch (op) {
      case GatewayOpcodes.Heartbeat:
        this.beat = true;
        return this.say(GatewayOpcodes.HeartbeatAck, null);
      case GatewayOpcodes.Identify:
        return this.introduce(() => this.read('identify', d, (wanted) => this.identify(wanted)));
      case GatewayOpcodes.Resume:
        return this.introduce(() => this.read('resume', d, (wanted) => this.resume(wanted)));
      case GatewayOpcodes.PresenceUpdate:
        return this.known((session) => this.read('presence', d, (shown) => this.desk.show(session, shown)));
      case GatewayOpcodes.RequestGuildMembers:
        return this.known((session) =>
          this.read('members', d, (asked) => this.desk.sendMembers(session, asked)),
        );
      case GatewayOpcodes.VoiceStateUpdate:
      case GatewayOpcodes.RequestSoundboardSounds:
        // Nobody speaks here.
        return this.known(() => undefined);
      default:
        return this.close(GatewayCloseCodes.UnknownOpcode);
    }
  }

  private introduce(go: () => void): void {
    if (!this.desk.welcomes) return;
    if (this.session === null) go();
    else this.close(GatewayCloseCodes.AlreadyAuthenticated);
  }

  private known(go: (session: Session) => void): void {
    if (this.session === null) this.close(GatewayCloseCodes.NotAuthenticated);
    else go(this.session);
  }

  private read<Kind extends keyof typeof PAYLOADS>(
    kind: Kind,
    d: unknown,
    go: (payload: z.infer<(typeof PAYLOADS)[Kind]>) => void,
  ): void {
    const payload = PAYLOADS[kind].safeParse(d);
    if (payload.success) go(payload.data as z.infer<(typeof PAYLOADS)[Kind]>);
    else this.close(GatewayCloseCodes.DecodeError);
  }

  private identify(wanted: Identify): void {
    const session = this.desk.open(wanted);
    if (typeof session === 'number') return this.close(session);
    if (wanted.compress) this.wire.packLargePayloads();
    this.session = session;
    session.attach(this.wire, { seq: 0 });
    this.desk.greet(session);
  }

  private resume(wanted: Resume): void {
    const session = this.desk.find(wanted);
    if (typeof session === 'number') return this.close(session);
    if (session === undefined) return this.say(GatewayOpcodes.InvalidSession, false);
    session.supersede(GatewayCloseCodes.UnknownError);
    this.session = session;
    session.attach(this.wire, { seq: wanted.seq });
    session.dispatch('RESUMED', { _trace: [] });
    this.desk.show(session, session.presence);
  }

  /** Tells the client to come back by itself. */
  reconnect(): void {
    this.say(GatewayOpcodes.Reconnect, null);
  }

  /** Tells the client that its session is not valid, though it may be resumed, or begun anew. */
  invalidate(session: 'to be resumed' | 'lost'): void {
    this.leave(session === 'lost' ? 'for good' : 'for now');
    this.say(GatewayOpcodes.InvalidSession, session === 'to be resumed');
  }

  close(code: number, parting: Parting = 'for now'): void {
    this.ending = parting;
    this.wire.close(code);
  }

  drop(): void {
    this.wire.drop();
  }

  /** 1000 and 1001 end the session; anything else leaves it to be resumed. */
  private closed(code: number): void {
    this.stopWatching();
    this.wire.release();
    this.leave(code === 1000 || code === 1001 ? 'for good' : (this.ending ?? 'for now'));
    this.desk.closed(this);
  }

  private leave(parting: Parting): void {
    const { session } = this;
    this.session = null;
    session?.detach(this.wire);
    if (session !== null) this.desk.parted(session, parting);
  }
}
