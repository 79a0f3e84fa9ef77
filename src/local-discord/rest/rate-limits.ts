import { createHash } from 'node:crypto';
import type { Clock } from '../clock.ts';
import type { Limit, Route } from './route.ts';
import type { Match } from './router.ts';

/** Routes without a limit of their own: far above what a bot does, as on Discord. */
const USUAL: Limit = { requests: 50, seconds: 1 };
const GLOBAL: Limit = { requests: 50, seconds: 1 };
/** Path variables that have buckets of their own; all other ids share one. */
const MAJOR = ['channel', 'guild', 'webhook', 'token'];
/** Buckets that nobody uses any more are thrown away when there are this many. */
const MANY_BUCKETS = 5_000;

interface Bucket {
  used: number;
  resetAt: number;
}

/** Whether a request may pass, with the headers that say so. */
export interface Verdict {
  readonly headers: Readonly<Record<string, string>>;
  /** What to answer if it may not pass. */
  readonly refused: Refused | null;
}

/** A request comes too early by so many seconds. */
export interface Refused {
  readonly retryAfter: number;
  readonly scope: 'user' | 'shared' | 'global';
  readonly why?: { readonly code: number; readonly message: string } | undefined;
}

const FREE: Verdict = { headers: {}, refused: null };

/** Discord's limits: a bucket for each route and major parameter, and one for everything a bot sends. */
export class RateLimits {
  private readonly buckets = new Map<string, Bucket>();
  private readonly names = new Map<Route, string>();

  constructor(
    private readonly clock: Clock,
    private readonly apply: 'on' | 'off',
  ) {}

  /** Counts a request, whatever will come of it. Answers to interactions are free of the limit on everything. */
  take({ route, params }: Match, body: unknown): Verdict {
    if (this.apply === 'off') return FREE;
    const whole = route.open ? undefined : this.use('global', GLOBAL);
    if (whole !== undefined && whole.used > GLOBAL.requests) return this.refuse(whole, { scope: 'global' });
    const name = this.nameOf(route);
    const key = `${name} ${MAJOR.map((one) => params[one] ?? '').join(' ')}`;
    const limit = route.limit ?? USUAL;
    const bucket = this.use(key, limit);
    const headers = {
      'x-ratelimit-limit': String(limit.requests),
      'x-ratelimit-remaining': String(Math.max(0, limit.requests - bucket.used)),
      'x-ratelimit-reset': (bucket.resetAt / 1000).toFixed(3),
      'x-ratelimit-reset-after': this.secondsLeft(bucket).toFixed(3),
      'x-ratelimit-bucket': name,
    };
    if (bucket.used > limit.requests) return this.refuse(bucket, { scope: 'user', headers });
    if (route.sublimit?.applies(body, { params, now: this.clock.now() })) {
      const { requests, refused: why } = route.sublimit;
      const strict = this.use(`${key} sublimit`, route.sublimit);
      if (strict.used > requests) return this.refuse(strict, { scope: 'user', headers, why });
    }
    return { headers, refused: null };
  }

  /** What Discord calls a bucket: it tells only which routes have the same one. */
  private nameOf(route: Route): string {
    let name = this.names.get(route);
    if (name === undefined) {
      const said = route.limit?.bucket ?? `${route.method} ${route.path}`;
      name = createHash('sha256').update(said).digest('hex').slice(0, 32);
      this.names.set(route, name);
    }
    return name;
  }

  private use(key: string, { seconds }: Limit): Bucket {
    const now = this.clock.now();
    let bucket = this.buckets.get(key);
    if (bucket === undefined || bucket.resetAt <= now) {
      if (this.buckets.size >= MANY_BUCKETS) this.sweep(now);
      bucket = { used: 0, resetAt: now + seconds * 1000 };
      this.buckets.set(key, bucket);
    }
    bucket.used += 1;
    return bucket;
  }

  private sweep(now: number): void {
    for (const [key, { resetAt }] of this.buckets) if (resetAt <= now) this.buckets.delete(key);
  }

  private secondsLeft({ resetAt }: Bucket): number {
    return Math.max(0.001, (resetAt - this.clock.now()) / 1000);
  }

  private refuse(
    bucket: Bucket,
    { scope, headers = {}, why }: Pick<Refused, 'scope' | 'why'> & { headers?: Verdict['headers'] },
  ): Verdict {
    const refused = { retryAfter: Number(this.secondsLeft(bucket).toFixed(3)), scope, why };
    return { headers: { ...headers, ...refusedHeaders(refused) }, refused };
  }
}

/** What the headers of a 429 say besides its bucket. Whole seconds, as HTTP has them. */
export function refusedHeaders({ retryAfter, scope }: Refused): Readonly<Record<string, string>> {
  return {
    'retry-after': String(Math.ceil(retryAfter)),
    'x-ratelimit-scope': scope,
    ...(scope === 'global' ? { 'x-ratelimit-global': 'true' } : {}),
  };
}
