import { createHash } from 'node:crypto';
import type { Clock } from '../clock.ts';
import type { Limit, Route } from './route.ts';

/** Routes without a limit of their own: far above what a bot does, as on Discord. */
const USUAL: Limit = { requests: 50, seconds: 1 };
const GLOBAL: Limit = { requests: 50, seconds: 1 };
const MAJOR = ['channel', 'guild', 'webhook', 'token'];

interface Bucket {
  used: number;
  resetAt: number;
}

/** Whether a request may pass, with the headers that say so. */
export interface Verdict {
  readonly headers: Readonly<Record<string, string>>;
  /** Seconds to wait when it may not pass. */
  readonly retryAfter: number | null;
  readonly global: boolean;
}

/** Discord's limits: a bucket for each route and major parameter, and one for everything a bot sends. */
export class RateLimits {
  private readonly buckets = new Map<string, Bucket>();

  constructor(
    private readonly clock: Clock,
    private readonly on: boolean,
  ) {}

  take(route: Route, params: Readonly<Record<string, string>>): Verdict {
    if (!this.on) return { headers: {}, retryAfter: null, global: false };
    const limit = route.limit ?? USUAL;
    const whole = route.open ? undefined : this.use('global', GLOBAL);
    if (whole !== undefined && whole.used > GLOBAL.requests) return this.refused(whole, { global: true });
    const major = MAJOR.map((name) => params[name] ?? '').join('/');
    const id = createHash('sha256').update(`${route.method} ${route.path}`).digest('hex').slice(0, 32);
    const bucket = this.use(`${id} ${major}`, limit);
    const left = Math.max(0, (bucket.resetAt - this.clock.now()) / 1000);
    const headers = {
      'x-ratelimit-limit': String(limit.requests),
      'x-ratelimit-remaining': String(Math.max(0, limit.requests - bucket.used)),
      'x-ratelimit-reset': (bucket.resetAt / 1000).toFixed(3),
      'x-ratelimit-reset-after': left.toFixed(3),
      'x-ratelimit-bucket': id,
    };
    if (bucket.used <= limit.requests) return { headers, retryAfter: null, global: false };
    return {
      ...this.refused(bucket, { global: false }),
      headers: { ...headers, 'retry-after': String(Math.ceil(left)), 'x-ratelimit-scope': 'user' },
    };
  }

  private use(key: string, { seconds }: Limit): Bucket {
    const now = this.clock.now();
    let bucket = this.buckets.get(key);
    if (bucket === undefined || bucket.resetAt <= now) {
      bucket = { used: 0, resetAt: now + seconds * 1000 };
      this.buckets.set(key, bucket);
    }
    bucket.used += 1;
    return bucket;
  }

  private refused(bucket: Bucket, { global }: { global: boolean }): Verdict {
    const seconds = Math.max(0.001, (bucket.resetAt - this.clock.now()) / 1000);
    const headers = {
      'retry-after': String(Math.ceil(seconds)),
      'x-ratelimit-scope': global ? 'global' : 'user',
      ...(global ? { 'x-ratelimit-global': 'true' } : {}),
    };
    return { headers, retryAfter: seconds, global };
  }
}
