import { setTimeout as pause } from 'node:timers/promises';
import type { ClientOptions } from 'discord.js';

type BuildThrottler = NonNullable<NonNullable<ClientOptions['ws']>['buildIdentifyThrottler']>;
type Throttler = Awaited<ReturnType<BuildThrottler>>;

/** Discord takes one in five seconds, by its own clock. */
const APART_MS = 5_500;

/**
 * Lets connections identify themselves one after the other. The library's own waits on for a connection that has
 * closed, and then identifies itself over the next one, twice or before that one is open.
 */
export class IdentifyThrottle implements Throttler {
  private last = Number.NEGATIVE_INFINITY;

  /** Rejects as soon as the connection that wants to identify itself has closed. */
  async waitForIdentify(_shard: number, signal: AbortSignal): Promise<void> {
    for (let left = this.left(); left > 0; left = this.left()) await pause(left, undefined, { signal });
    signal.throwIfAborted();
    this.last = performance.now();
  }

  private left(): number {
    return Math.ceil(this.last + APART_MS - performance.now());
  }
}
