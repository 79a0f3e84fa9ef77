import type { Fault, Requests } from '#local-discord/faults.ts';
import type { LocalDiscord } from '#local-discord/server.ts';

/** Everything the bot asks of Discord while it plays. */
const REQUESTS: readonly Requests[] = [
  'POST /channels/:channel/messages',
  'PATCH /channels/:channel/messages/:message',
  'DELETE /channels/:channel/messages/:message',
  'PUT /channels/:channel/messages/pins/:message',
  'POST /channels/:channel/messages/:message/threads',
  'PUT /channels/:channel/thread-members/:user',
  'POST /users/@me/channels',
  'POST /interactions/:interaction/:token/callback',
  'PATCH /webhooks/:application/:token/messages/@original',
  'PUT /applications/:application/commands',
  'GET /gateway/bot',
];

const DISTURBANCES = [
  'drop',
  'reconnect',
  { close: 4000 },
  { invalidSession: 'to be resumed' },
  { invalidSession: 'lost' },
] as const;

/** More often in a row, a request fails for good, as it would at a Discord that is down. */
const MAX_IN_A_ROW = 2;
/** One trouble in so many is one of the gateway. */
const GATEWAY_EVERY = 12;
const MAX_WAIT_MS = 250;
const LATE_MS = 150;

const oneOf = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T;

function anyFault(): Fault {
  const by = oneOf(['close', 'reset'] as const);
  return oneOf<Fault>([
    { kind: 'rate limited', retryAfter: Math.random() / 4, scope: oneOf(['user', 'shared'] as const) },
    { kind: 'server error', status: oneOf([500, 502, 503, 504] as const) },
    { kind: 'late', ms: Math.random() * LATE_MS },
    { kind: 'request lost', by },
    { kind: 'answer lost', by },
  ]);
}

/** Lets things go wrong at a local Discord, one after the other, until told to stop. */
export class Trouble {
  count = 0;
  private timer: NodeJS.Timeout | null = null;
  private planned = new Map<Requests, number>();

  constructor(private readonly local: LocalDiscord) {}

  start(): void {
    this.stop();
    this.next();
  }

  stop(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    this.local.faults.clear();
    this.planned = new Map();
  }

  private next(): void {
    this.timer = setTimeout(() => {
      this.make();
      this.next();
    }, Math.random() * MAX_WAIT_MS);
  }

  private make(): void {
    this.count += 1;
    if (Math.random() * GATEWAY_EVERY < 1) return this.local.disturb(oneOf(DISTURBANCES));
    const requests = oneOf(REQUESTS);
    const before = this.planned.get(requests) ?? 0;
    if (before >= MAX_IN_A_ROW) return;
    this.planned.set(requests, before + 1);
    this.local.faults.plan(requests, anyFault());
  }
}
