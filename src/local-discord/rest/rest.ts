import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Fault, Faults } from '../faults.ts';
import { GUARDS } from '../security.ts';
import type { World } from '../world/world.ts';
import { ApiError, refusal } from './api-error.ts';
import { fieldError, refusalOf } from './form-error.ts';
import { RateLimits, type Refused, refusedHeaders } from './rate-limits.ts';
import type { Recorder } from './recorder.ts';
import { BrokenOff, NOTHING, type Received, readBody, type Target, targetOf } from './request.ts';
import type { Reply } from './route.ts';
import { type Match, Router } from './router.ts';
import { ROUTES } from './routes/index.ts';

const PREFIX = /^\/api(?:\/v(\d+))?(?=\/)/;
const VERSION = '10';
/** Path variables that are no ids. */
const NOT_IDS = ['token', 'emoji', 'answer', 'code'];

interface Answer extends Reply {
  readonly headers?: Readonly<Record<string, string>>;
}

/** What the REST interface works with besides the world. */
interface RestHost {
  readonly faults: Faults;
  readonly recorder: Recorder;
  readonly rateLimits: 'on' | 'off';
  readonly report: (error: unknown) => void;
}

/** Discord's REST interface over a world. */
export class Rest {
  private readonly router = new Router(ROUTES);
  private readonly limits: RateLimits;

  constructor(
    private readonly world: World,
    private readonly desk: RestHost,
  ) {
    this.limits = new RateLimits(world.clock, desk.rateLimits);
  }

  async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET', url = '/' } = request;
    const target = targetOf(request);
    const read = await readBody(request).catch((error: unknown) => error);
    if (read instanceof BrokenOff) return;
    const fault = this.desk.faults.next(method, target.path.replace(PREFIX, ''));
    if (fault?.kind === 'request lost') return breakOff(request, fault);
    if (fault?.kind === 'late') await this.pause(fault.ms);
    const planned = fault === undefined ? undefined : plannedAnswer(fault);
    const answer = planned ?? this.answer(request, { target, read });
    const received = isReceived(read) ? read : NOTHING;
    this.desk.recorder.note({ method, url, received, answer, planned: planned !== undefined });
    if (fault?.kind === 'answer lost') return breakOff(request, fault);
    send(response, answer);
  }

  private pause(ms: number): Promise<void> {
    return new Promise((done) => {
      this.world.clock.after(ms, done);
    });
  }

  private answer(request: IncomingMessage, { target, read }: { target: Target; read: unknown }): Answer {
    let headers: Readonly<Record<string, string>> = {};
    try {
      const match = this.router.find(request.method ?? 'GET', pathOf(target));
      if (!match.route.open) this.authenticate(request);
      const verdict = this.limits.take(match, isReceived(read) ? read.json : undefined);
      headers = verdict.headers;
      if (verdict.refused !== null) return { ...tooMany(verdict.refused), headers };
      if (!isReceived(read)) throw read;
      const reply = this.call(match, target.query, read);
      if (request.method !== 'GET') this.world.changed();
      return { ...reply, headers };
    } catch (error) {
      return { ...this.refusal(error), headers };
    }
  }

  private call({ route, params }: Match, search: URLSearchParams, received: Received): Reply {
    checkIds(params);
    const query = route.query?.safeParse(Object.fromEntries(search), { reportInput: true });
    if (query?.success === false) throw refusalOf(query.error);
    const body = route.body?.safeParse(received.json ?? {}, { reportInput: true });
    if (body?.success === false) throw refusalOf(body.error);
    return route.handle({
      world: this.world,
      params,
      body: body?.data,
      query: query?.data,
      files: received.files,
    });
  }

  private authenticate(request: IncomingMessage): void {
    if (request.headers.authorization !== `Bot ${this.world.state.application.token}`)
      throw refusal('unauthorized');
  }

  /** A refusal of Discord's, or the admission that something is broken here. */
  private refusal(error: unknown): Reply {
    if (error instanceof ApiError) return { status: error.status, body: error.body };
    this.desk.report(error);
    return INTERNAL_ERROR;
  }
}

const INTERNAL_ERROR: Reply = { status: 500, body: { message: '500: Internal Server Error', code: 0 } };

function isReceived(read: unknown): read is Received {
  return !(read instanceof Error);
}

/** The path after the version. */
function pathOf({ path }: Target): string {
  const [prefix = '', version = VERSION] = PREFIX.exec(path) ?? [];
  if (prefix === '') throw refusal('notFound');
  if (version !== VERSION) throw refusal('invalidApiVersion');
  return path.slice(prefix.length);
}

/** Ids are numbers; where somebody may be named otherwise, the name begins with `@`. */
function checkIds(params: Match['params']): void {
  for (const [name, value] of Object.entries(params)) {
    if (NOT_IDS.includes(name) || value.startsWith('@') || /^\d{1,20}$/.test(value)) continue;
    const shown = value.slice(0, 40);
    throw fieldError([`${name}_id`], 'NUMBER_TYPE_COERCE', `Value "${shown}" is not snowflake.`);
  }
}

function tooMany({ retryAfter, scope, why }: Refused): Reply {
  const body = {
    message: 'You are being rate limited.',
    retry_after: retryAfter,
    global: scope === 'global',
    ...why,
  };
  return { status: 429, body };
}

/** The answer of a fault that has one. Planned waits may be shorter than a second, so that tests need not wait long. */
function plannedAnswer(fault: Fault): Answer | undefined {
  if (fault.kind === 'server error')
    return { status: fault.status, body: { message: `${fault.status}: Server Error`, code: 0 } };
  if (fault.kind !== 'rate limited') return undefined;
  const headers = { ...refusedHeaders(fault), 'retry-after': String(fault.retryAfter) };
  return { ...tooMany(fault), headers };
}

function breakOff({ socket }: IncomingMessage, { by }: { readonly by: 'close' | 'reset' }): void {
  if (by === 'close') socket.destroy();
  else socket.resetAndDestroy();
}

function send(response: ServerResponse, { status, body, headers }: Answer): void {
  const text = body === undefined ? '' : JSON.stringify(body);
  response.writeHead(status, {
    ...GUARDS,
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    ...(status === 204 ? {} : { 'content-length': Buffer.byteLength(text) }),
    ...headers,
  });
  response.end(text);
}
