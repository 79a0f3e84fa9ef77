import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Faults } from '../faults.ts';
import type { World } from '../world/world.ts';
import { ApiError, refusal } from './api-error.ts';
import { refusalOf } from './form-error.ts';
import { RateLimits } from './rate-limits.ts';
import type { Recorder } from './recorder.ts';
import { type Received, readBody } from './request.ts';
import type { Reply } from './route.ts';
import { type Match, Router } from './router.ts';
import { ROUTES } from './routes/index.ts';

const PREFIX = /^\/api\/v10(?=\/)/;

interface Answer extends Reply {
  readonly headers?: Readonly<Record<string, string>>;
}

/** Discord's REST interface over a world. */
export class Rest {
  private readonly router = new Router(ROUTES);
  private readonly limits: RateLimits;

  constructor(
    private readonly world: World,
    private readonly desk: {
      readonly faults: Faults;
      readonly recorder: Recorder;
      readonly rateLimits: boolean;
    },
  ) {
    this.limits = new RateLimits(world.clock, desk.rateLimits);
  }

  async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const method = request.method ?? 'GET';
    const url = request.url ?? '/';
    const received = await readBody(request).catch((error: unknown) => asAnswer(error));
    const fault = this.desk.faults.next(method, url);
    if (fault?.delayMs !== undefined)
      await new Promise<void>((done) => this.world.clock.after(fault.delayMs ?? 0, done));
    const answer = 'status' in received ? received : (fault?.instead?.() ?? this.answer(request, received));
    this.desk.recorder.note({ method, path: url, received, answer });
    if (fault?.loseResponse) {
      response.destroy();
      return;
    }
    send(response, answer);
  }

  private answer(request: IncomingMessage, received: Received): Answer {
    let headers: Readonly<Record<string, string>> = {};
    try {
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://local');
      if (!PREFIX.test(pathname)) throw refusal('notFound');
      const match = this.router.find(request.method ?? 'GET', pathname.replace(PREFIX, ''));
      if (!match.route.open) this.authenticate(request);
      const verdict = this.limits.take(match.route, match.params);
      headers = verdict.headers;
      if (verdict.retryAfter !== null) return { ...tooMany(verdict.retryAfter, verdict.global), headers };
      return { ...this.call(match, searchParams, received), headers };
    } catch (error) {
      return { ...asAnswer(error), headers };
    }
  }

  private call({ route, params }: Match, search: URLSearchParams, received: Received): Reply {
    const body = route.body?.safeParse(received.json ?? {}, { reportInput: true });
    if (body?.success === false) throw refusalOf(body.error);
    const query = route.query?.safeParse(Object.fromEntries(search), { reportInput: true });
    if (query?.success === false) throw refusalOf(query.error);
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
}

export function tooMany(seconds: number, global: boolean): Reply {
  const body = { message: 'You are being rate limited.', retry_after: seconds, global };
  return { status: 429, body };
}

function asAnswer(error: unknown): Answer {
  if (error instanceof ApiError) return { status: error.status, body: error.body };
  throw error;
}

function send(response: ServerResponse, { status, body, headers }: Answer): void {
  const text = body === undefined ? '' : JSON.stringify(body);
  response.writeHead(status, {
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    'content-length': Buffer.byteLength(text),
    ...headers,
  });
  response.end(text);
}
