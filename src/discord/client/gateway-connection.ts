import { type Client, type ClientOptions, Events, Status } from 'discord.js';
import type { BotContext } from '../interactions/bot-context.ts';
import { GuardedSharding } from './guarded-sharding.ts';
import { IdentifyThrottle } from './identify-throttle.ts';

/** The connection hangs, and making it anew did not help; a new process may. */
export class ConnectionLost extends Error {
  override readonly name = 'ConnectionLost';

  constructor() {
    super('The connection to Discord hangs and could not be made anew');
  }
}

/** How long a connection may neither be ready nor close. */
export interface Patience {
  /** Longer than all that the library itself waits for, added up: 112 seconds. */
  readonly usualMs: number;
  /** After the library has failed; longer than it takes to open a connection. */
  readonly afterFailureMs: number;
}

const PATIENCE: Patience = { usualMs: 180_000, afterFailureMs: 60_000 };

/**
 * The connection to the gateway. The library comes back by itself whenever Discord closes it, for as long as that may
 * take; what it does not survive is reported and begun anew here, and ends visibly if that does not help.
 */
export class GatewayConnection {
  /** Resolves if the connection hangs for good. */
  readonly lost: Promise<ConnectionLost>;
  private giveUp: (reason: ConnectionLost) => void = () => undefined;
  private sharding: GuardedSharding | null = null;
  private timer: NodeJS.Timeout | undefined;
  private isReady = false;
  /** Begun anew since it was ready. */
  private isBegunAnew = false;

  constructor(
    private readonly log: BotContext['log'],
    private readonly patience: Patience = PATIENCE,
  ) {
    this.lost = new Promise((resolve) => {
      this.giveUp = resolve;
    });
  }

  /** What the client is made with. */
  get options(): NonNullable<ClientOptions['ws']> {
    return {
      buildIdentifyThrottler: () => new IdentifyThrottle(),
      buildStrategy: (manager) => {
        this.sharding = new GuardedSharding(manager, (error) => this.failed(error));
        return this.sharding;
      },
    };
  }

  /** From before it logs in. */
  watch(client: Client): void {
    client.on(Events.ShardReconnecting, () => this.isAway());
    client.on(Events.ShardReady, () => this.isBack());
    client.on(Events.ShardResume, () => this.isBack());
    this.isAway();
  }

  stop(): void {
    clearTimeout(this.timer);
    this.isReady = true;
  }

  private isBack(): void {
    clearTimeout(this.timer);
    this.isReady = true;
    this.isBegunAnew = false;
  }

  private isAway(): void {
    this.isReady = false;
    this.expectBy(this.patience.usualMs);
  }

  private expectBy(ms: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.hangs(), ms);
  }

  private failed(error: unknown): void {
    this.log.error(described(error), 'the connection to Discord failed');
    if (!this.isReady) this.expectBy(this.patience.afterFailureMs);
  }

  private hangs(): void {
    if (this.isBegunAnew) return this.giveUp(new ConnectionLost());
    this.isBegunAnew = true;
    this.log.warn({}, 'the connection to Discord hangs and is made anew');
    this.isAway();
    this.sharding?.reconnect();
  }
}

/** Neither the words of an error nor what it holds: what Discord says to us may be in it. */
function described(error: unknown): { error: string; where?: string } {
  if (!(error instanceof Error)) return { error: 'unknown' };
  const where = /^\s+at (.*)$/m.exec(error.stack ?? '')?.[1];
  return { error: error.name, ...(where !== undefined && { where }) };
}

/** Whether the bot hears of what happens just now. */
export function hears(client: Client): boolean {
  return client.isReady() && client.ws.shards.every(({ status }) => status === Status.Ready);
}
