import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { ApplicationFlags, GatewayCloseCodes, GatewayIntentBits } from 'discord-api-types/v10';
import { type WebSocket, WebSocketServer } from 'ws';
import { guildCreatePayload } from '../payload/guild.ts';
import { memberPayload } from '../payload/member.ts';
import { userPayload } from '../payload/user.ts';
import { gatewayUrl } from '../rest/routes/gateway.ts';
import type { World } from '../world/world.ts';
import { Connection } from './connection.ts';
import { areAllowed, areKnown } from './intents.ts';
import { Session } from './session.ts';

/** How long a session waits for its client to come back. */
const SESSION_WAITS_MS = 5 * 60_000;

/** Discord's gateway over a world. */
export class Gateway {
  private readonly sockets = new WebSocketServer({ noServer: true, maxPayload: 2 ** 16 });
  private readonly sessions = new Map<string, Session>();
  private readonly connections = new Set<Connection>();

  constructor(readonly world: World) {}

  /** Whether a bot is at the other end. */
  get online(): boolean {
    return [...this.sessions.values()].some(({ connected }) => connected);
  }

  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const { searchParams } = new URL(request.url ?? '/', 'http://local');
    this.sockets.handleUpgrade(request, socket, head, (client) => this.accept(client, searchParams));
  }

  private accept(client: WebSocket, query: URLSearchParams): void {
    const version = query.get('v');
    if (version !== null && version !== '10') return client.close(GatewayCloseCodes.InvalidAPIVersion);
    if ((query.get('encoding') ?? 'json') !== 'json') return client.close(GatewayCloseCodes.DecodeError);
    this.connections.add(
      new Connection(this, client, { zlibStream: query.get('compress') === 'zlib-stream' }),
    );
  }

  /** A new session, or the code to close with. */
  open({ token, intents }: { token: string; intents: number }): Session | number {
    const { application } = this.world.state;
    if (token !== application.token) return GatewayCloseCodes.AuthenticationFailed;
    if (!areKnown(intents)) return GatewayCloseCodes.InvalidIntents;
    if (!areAllowed(intents, application.privilegedIntents)) return GatewayCloseCodes.DisallowedIntents;
    const session = new Session(this.world, randomBytes(16).toString('hex'), intents);
    this.sessions.set(session.id, session);
    return session;
  }

  /** READY, then the guilds one by one. */
  greet(session: Session): void {
    const { application, guilds } = this.world.state;
    const own = [...guilds.values()].filter(({ members }) => members.has(this.world.bot.id));
    session.dispatch('READY', {
      v: 10,
      user: { ...userPayload(this.world.bot), verified: true, mfa_enabled: false, email: null },
      guilds: own.map(({ id }) => ({ id, unavailable: true })),
      session_id: session.id,
      session_type: 'normal',
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
    this.presence();
  }

  find({ token, session_id: id }: { token: string; session_id: string }): Session | undefined {
    const session = token === this.world.state.application.token ? this.sessions.get(id) : undefined;
    return session?.connected ? undefined : session;
  }

  sendMembers(
    session: Session,
    { guild_id: guildId, nonce }: { guild_id: string; nonce?: string | undefined },
  ): void {
    const guild = this.world.state.guilds.get(guildId);
    if (guild === undefined) return;
    session.dispatch('GUILD_MEMBERS_CHUNK', {
      guild_id: guildId,
      members: [...guild.members.values()].map((member) => memberPayload(this.world, member)),
      chunk_index: 0,
      chunk_count: 1,
      not_found: [],
      ...(nonce === undefined ? {} : { nonce }),
    });
  }

  left(connection: Connection, { session, forGood }: { session: Session | null; forGood: boolean }): void {
    this.connections.delete(connection);
    if (session === null) return;
    if (forGood) this.forget(session);
    else {
      this.world.clock.after(SESSION_WAITS_MS, () => {
        if (!session.connected) this.forget(session);
      });
    }
    this.presence();
  }

  private forget(session: Session): void {
    session.end();
    this.sessions.delete(session.id);
  }

  /** People see whether the bot is there. */
  presence(): void {
    const status = this.online ? 'online' : 'offline';
    for (const { id, members } of this.world.state.guilds.values()) {
      this.world.publish({
        t: 'PRESENCE_UPDATE',
        intents: GatewayIntentBits.GuildPresences,
        sees: (userId) => members.has(userId),
        d: () => ({
          user: { id: this.world.bot.id },
          guild_id: id,
          status,
          activities: [],
          client_status: {},
        }),
      });
    }
  }

  /** Trouble for tests: closes every connection, with a code, without a word, or by asking clients to come back. */
  disturb(how: { readonly close: number } | 'drop' | 'reconnect'): void {
    for (const connection of [...this.connections]) {
      if (how === 'drop') connection.drop();
      else if (how === 'reconnect') connection.reconnect();
      else connection.close(how.close);
    }
  }

  /** The server goes away. */
  stop(): void {
    this.disturb('drop');
    for (const session of this.sessions.values()) session.end();
    this.sockets.close();
  }
}
