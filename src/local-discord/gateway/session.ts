import { GatewayIntentBits, GatewayOpcodes } from 'discord-api-types/v10';
import type { Happening, Viewer } from '../world/happening.ts';
import type { World } from '../world/world.ts';
import type { Presence } from './frame.ts';
import { isFor, type Shard } from './shard.ts';
import type { Wire } from './wire.ts';

/** How many events are kept for a client that comes back. */
const KEPT_EVENTS = 2_000;

interface Sent {
  readonly s: number;
  readonly text: string;
}

/** What a client asked for when it identified itself. */
export interface Wishes {
  readonly intents: number;
  readonly shard: Shard;
  readonly presence: Presence;
}

/** A client's session: it outlives connections, so that a client that comes back misses nothing. */
export class Session {
  presence: Presence;
  private readonly viewer: Viewer;
  private seq = 0;
  private sent: Sent[] = [];
  private wire: Wire | null = null;
  private readonly stop: () => void;
  /** Calls off the end of a session whose client has come back. */
  private keep: () => void = () => undefined;

  constructor(
    world: World,
    readonly id: string,
    private readonly wishes: Wishes,
  ) {
    const readsContent = (wishes.intents & GatewayIntentBits.MessageContent) !== 0;
    this.viewer = { userId: world.bot.id, readsContent };
    this.presence = wishes.presence;
    this.stop = world.subscribe((happening) => this.hear(happening));
  }

  get connected(): boolean {
    return this.wire !== null;
  }

  wants(intents: number): boolean {
    return (this.wishes.intents & intents) !== 0;
  }

  get shard(): Shard {
    return this.wishes.shard;
  }

  isForGuild(guildId: string): boolean {
    return isFor(this.wishes.shard, guildId);
  }

  /** What the client missed comes first; `seq` is the newest event it has. */
  attach(wire: Wire, { seq }: { seq: number }): void {
    this.keep();
    this.wire = wire;
    for (const { s, text } of this.sent) if (s > seq) wire.send(text);
  }

  /** The client has left this connection, maybe for another one that has taken its place. */
  detach(wire: Wire): void {
    if (this.wire === wire) this.wire = null;
  }

  /** Puts an end to the connection that the client has left without a word. */
  supersede(code: number): void {
    this.wire?.close(code);
    this.wire = null;
  }

  endUnless(keep: () => void): void {
    this.keep = keep;
  }

  end(): void {
    this.keep();
    this.stop();
    this.wire = null;
  }

  /** Whether an event was sent, was sent but is no longer known, or was never sent. */
  knows(seq: number): 'yes' | 'no longer' | 'never sent' {
    if (seq > this.seq || seq < 0) return 'never sent';
    const oldest = this.sent[0]?.s ?? this.seq + 1;
    return seq + 1 < oldest ? 'no longer' : 'yes';
  }

  /** Kept as it was sent: what it tells of may change afterwards. */
  dispatch(t: string, d: unknown): void {
    this.seq += 1;
    const text = JSON.stringify({ op: GatewayOpcodes.Dispatch, t, s: this.seq, d });
    this.sent.push({ s: this.seq, text });
    if (this.sent.length > KEPT_EVENTS) this.sent = this.sent.slice(-KEPT_EVENTS / 2);
    this.wire?.send(text);
  }

  private hear(happening: Happening): void {
    if (happening.intents !== 0 && !this.wants(happening.intents)) return;
    if (!happening.sees(this.viewer.userId)) return;
    const d = happening.d(this.viewer);
    if (isFor(this.wishes.shard, guildOf(happening.t, d))) this.dispatch(happening.t, d);
  }
}

/** The guild that an event tells of. */
function guildOf(t: string, d: unknown): string | null {
  if (typeof d !== 'object' || d === null) return null;
  const { id, guild_id: guildId } = d as { id?: string; guild_id?: string };
  return guildId ?? (/^GUILD_(CREATE|UPDATE|DELETE)$/.test(t) ? id : null) ?? null;
}
