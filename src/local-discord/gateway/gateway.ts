import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import {
  ApplicationFlags,
  GatewayCloseCodes,
  GatewayIntentBits,
  PresenceUpdateStatus,
} from 'discord-api-types/v10';
import { type WebSocket, WebSocketServer } from 'ws';
import { systemClock } from '../clock.ts';
import { guildCreatePayload } from '../payload/guild.ts';
import { userPayload } from '../payload/user.ts';
import { gatewayUrl } from '../rest/routes/gateway.ts';
import type { World } from '../world/world.ts';
import { CLOSE_REASONS } from './close-reasons.ts';
import { Connection, type ConnectionHost, type Parting } from './connection.ts';
import type { Identify, MembersAsked, Presence, Resume } from './frame.ts';
import { areAllowed, areKnown } from './intents.ts';
import { sendMembers } from './members.ts';
import { Session } from './session.ts';
import { isPossible, isTooSmall } from './shard.ts';

/** How long a session waits for its client to come back. */
const SESSION_WAITS_MS = 5 * 60_000;
const HEARTBEAT_MS = 41_250;
const OFFLINE: Presence = { status: PresenceUpdateStatus.Offline, activities: [] };

/** How a gateway may be set up. */
export interface GatewaySettings {
  readonly heartbeatMs?: number | undefined;
  readonly report: (error: unknown) => void;
}

/** Trouble for every connection: closed with a code, cut off, told to come back, or told that its session is invalid. */
export type Disturbance =
  | { readonly close: number }
  | 'drop'
  | 'reconnect'
  | { readonly invalidSession: 'to be resumed' | 'lost' };

/** What a gateway may hold back for a while: connections that are to be opened, or every welcome. */
export type HeldBack = 'handshakes' | 'welcomes';

/** Discord's gateway over a world. */
export class Gateway implements ConnectionHost {
  readonly heartbeatMs: number;
  readonly wireClock = systemClock;
  readonly report: (error: unknown) => void;
  private readonly sockets = new WebSocketServer({ noServer: true, maxPayload: 2 ** 16 });
  private readonly sessions = new Map<string, Session>();
  private readonly connections = new Set<Connection>();
  private heldBack: HeldBack | null = null;
  private readonly waiting: (() => void)[] = [];
  /** What people were last told of the bot. */
  private shown = OFFLINE;

  constructor(
    private readonly world: World,
    { heartbeatMs = HEARTBEAT_MS, report }: GatewaySettings,
  ) {
    this.heartbeatMs = heartbeatMs;
    this.report = report;
  }

  /** How the bot shows itself: as its newest session wants, or not at all. */
  get presence(): Presence {
    const connected = [...this.sessions.values()].filter((session) => session.connected);
    const presence = connected.at(-1)?.presence ?? OFFLINE;
    return presence.status === PresenceUpdateStatus.Invisible ? OFFLINE : presence;
  }

  upgrade(request: IncomingMessage, stream: Duplex, head: Buffer): void {
    if (this.heldBack === 'handshakes') {
      this.waiting.push(() => this.upgrade(request, stream, head));
      return;
    }
    const query = new URLSearchParams(request.url?.split('?')[1] ?? '');
    this.sockets.handleUpgrade(request, stream, head, (socket) => this.accept(socket, query));
  }

  private accept(socket: WebSocket, query: URLSearchParams): void {
    const refuse = (code: number): void => socket.close(code, CLOSE_REASONS[code]);
    if ((query.get('v') ?? '10') !== '10') return refuse(GatewayCloseCodes.InvalidAPIVersion);
    if ((query.get('encoding') ?? 'json') !== 'json') return refuse(GatewayCloseCodes.DecodeError);
    const packing = query.get('compress') === 'zlib-stream' ? 'zlib-stream' : 'none';
    this.connections.add(new Connection(this, { socket, packing }));
  }

  open({ token, intents, shard, presence }: Identify): Session | number {
    const { application, guilds } = this.world.state;
    if (token !== application.token) return GatewayCloseCodes.AuthenticationFailed;
    if (!isPossible(shard)) return GatewayCloseCodes.InvalidShard;
    if (isTooSmall(shard, guilds.size)) return GatewayCloseCodes.ShardingRequired;
    if (!areKnown(intents)) return GatewayCloseCodes.InvalidIntents;
    if (!areAllowed(intents, application.privilegedIntents)) return GatewayCloseCodes.DisallowedIntents;
    const session = new Session(this.world, randomBytes(16).toString('hex'), { intents, shard, presence });
    this.sessions.set(session.id, session);
    return session;
  }

  /** READY, then the guilds one by one. */
  greet(session: Session): void {
    const { application, guilds } = this.world.state;
    const own = [...guilds.values()].filter(
      ({ id, members }) => members.has(this.world.bot.id) && session.isForGuild(id),
    );
    session.dispatch('READY', {
      v: 10,
      user: { ...userPayload(this.world.bot), verified: true, mfa_enabled: false, email: null },
      guilds: own.map(({ id }) => ({ id, unavailable: true })),
      session_id: session.id,
      session_type: 'normal',
      shard: session.shard,
      resume_gateway_url: gatewayUrl(this.world.origin),
      application: { id: application.id, flags: ApplicationFlags.ApplicationCommandBadge },
      private_channels: [],
      user_settings: {},
      relationships: [],
      presences: [],
      _trace: [],
    });
    if (session.wants(GatewayIntentBits.Guilds)) {
      for (const guild of own)
        session.dispatch('GUILD_CREATE', guildCreatePayload(this.world, guild, this.world.bot.id));
    }
    this.tellPresence();
  }

  find({ token, session_id: id, seq }: Resume): Session | number | undefined {
    if (token !== this.world.state.application.token) return GatewayCloseCodes.AuthenticationFailed;
    const session = this.sessions.get(id);
    const known = session?.knows(seq);
    if (known === 'never sent') return GatewayCloseCodes.InvalidSeq;
    return known === 'yes' ? session : undefined;
  }

  sendMembers(session: Session, asked: MembersAsked): void {
    sendMembers(this.world, session, asked);
  }

  show(session: Session, presence: Presence): void {
    session.presence = presence;
    this.tellPresence();
  }

  /** A session whose client has come back over another connection goes on. */
  parted(session: Session, parting: Parting): void {
    if (session.connected) return;
    if (parting === 'for good') this.forget(session);
    else session.endUnless(this.world.clock.after(SESSION_WAITS_MS, () => this.forget(session)));
    this.tellPresence();
  }

  closed(connection: Connection): void {
    this.connections.delete(connection);
  }

  private forget(session: Session): void {
    session.end();
    this.sessions.delete(session.id);
  }

  /** People see whether the bot is there. */
  private tellPresence(): void {
    const { presence } = this;
    if (JSON.stringify(presence) === JSON.stringify(this.shown)) return;
    this.shown = presence;
    const { status, activities } = presence;
    const user = { id: this.world.bot.id };
    for (const { id, members } of this.world.state.guilds.values()) {
      if (!members.has(user.id)) continue;
      this.world.publish({
        t: 'PRESENCE_UPDATE',
        intents: GatewayIntentBits.GuildPresences,
        sees: (userId) => members.has(userId),
        d: () => ({ user, guild_id: id, status, activities, client_status: { web: status } }),
      });
    }
  }

  get welcomes(): boolean {
    return this.heldBack !== 'welcomes';
  }

  /** How many connections are open, and how many would be. */
  get count(): { readonly open: number; readonly waiting: number } {
    return { open: this.connections.size, waiting: this.waiting.length };
  }

  /** Until it is let go; what would have been welcomed meanwhile never is. */
  holdBack(what: HeldBack): () => void {
    this.heldBack = what;
    return () => {
      this.heldBack = null;
      for (const go of this.waiting.splice(0)) go();
    };
  }

  disturb(how: Disturbance): void {
    for (const connection of [...this.connections]) {
      if (how === 'drop') connection.drop();
      else if (how === 'reconnect') connection.reconnect();
      else if ('close' in how) connection.close(how.close);
      else connection.invalidate(how.invalidSession);
    }
  }

  /** The server goes away. */
  stop(): void {
    this.disturb('drop');
    for (const session of this.sessions.values()) session.end();
    this.sockets.close();
  }
}
