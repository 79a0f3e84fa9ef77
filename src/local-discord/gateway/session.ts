import { GatewayIntentBits, GatewayOpcodes } from 'discord-api-types/v10';
import type { Happening, Viewer } from '../world/happening.ts';
import type { World } from '../world/world.ts';
import type { Wire } from './wire.ts';

/** How many events are kept for a client that comes back. */
const KEPT_EVENTS = 2_000;

interface Sent {
  readonly s: number;
  readonly payload: unknown;
}

/** A client's session: it outlives connections, so that a client that comes back misses nothing. */
export class Session {
  private readonly viewer: Viewer;
  private seq = 0;
  private sent: Sent[] = [];
  private wire: Wire | null = null;
  private readonly stop: () => void;

  constructor(
    world: World,
    readonly id: string,
    private readonly intents: number,
  ) {
    const readsContent = (intents & GatewayIntentBits.MessageContent) !== 0;
    this.viewer = { userId: world.bot.id, readsContent };
    this.stop = world.subscribe((happening) => this.hear(happening));
  }

  get connected(): boolean {
    return this.wire !== null;
  }

  wants(intents: number): boolean {
    return (this.intents & intents) !== 0;
  }

  attach(wire: Wire): void {
    this.wire = wire;
  }

  detach(): void {
    this.wire = null;
  }

  end(): void {
    this.stop();
    this.detach();
  }

  /** Sends what the client has missed; false if that is no longer known. */
  replay(from: number): boolean {
    const oldest = this.sent[0]?.s ?? this.seq + 1;
    if (from > this.seq || from + 1 < oldest) return false;
    for (const { s, payload } of this.sent) if (s > from) this.wire?.send(payload);
    return true;
  }

  dispatch(t: string, d: unknown): void {
    this.seq += 1;
    const payload = { op: GatewayOpcodes.Dispatch, t, s: this.seq, d };
    this.sent.push({ s: this.seq, payload });
    if (this.sent.length > KEPT_EVENTS) this.sent = this.sent.slice(-KEPT_EVENTS / 2);
    this.wire?.send(payload);
  }

  private hear(happening: Happening): void {
    if (happening.intents !== 0 && !this.wants(happening.intents)) return;
    if (happening.sees(this.viewer.userId)) this.dispatch(happening.t, happening.d(this.viewer));
  }
}
