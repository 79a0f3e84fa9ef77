import type { Method } from './rest/route.ts';

/** What goes wrong with a request. */
export type Fault =
  /** Refused without doing anything; `retryAfter` is in seconds. */
  | {
      readonly kind: 'rate limited';
      readonly retryAfter: number;
      readonly scope: 'user' | 'shared' | 'global';
      /** What Discord says of it, if more than that there were too many. */
      readonly why?: { readonly code: number; readonly message: string };
    }
  | { readonly kind: 'server error'; readonly status: 500 | 502 | 503 | 504 }
  /** Done, but only after a while. */
  | { readonly kind: 'late'; readonly ms: number }
  /** The connection breaks before anything is done. */
  | { readonly kind: 'request lost'; readonly by: 'close' | 'reset' }
  /** All is done, and the connection breaks before the answer. */
  | { readonly kind: 'answer lost'; readonly by: 'close' | 'reset' };

/** Requests of one kind: `POST /channels/:channel/messages`, with ids or with names in their places. */
export type Requests = `${Method} /${string}`;

interface Planned {
  readonly method: string;
  readonly path: RegExp;
  readonly fault: Fault;
  left: number;
}

/** Troubles planned by tests. */
export class Faults {
  private planned: Planned[] = [];

  /** The next `times` requests of the kind have the fault. Faults for the same requests come one after the other. */
  plan(requests: Requests, fault: Fault, { times = 1 }: { times?: number } = {}): void {
    const [method = '', path = ''] = requests.split(' ');
    this.planned.push({ method, path: pattern(path), fault, left: times });
  }

  /** Nothing goes wrong from now on. */
  clear(): void {
    this.planned = [];
  }

  /** The trouble with a request, if there is any; `path` begins after the version. */
  next(method: string, path: string): Fault | undefined {
    const found = this.planned.find((one) => one.method === method && one.path.test(path));
    if (found === undefined) return undefined;
    found.left -= 1;
    if (found.left <= 0) this.planned = this.planned.filter((one) => one !== found);
    return found.fault;
  }
}

function pattern(path: string): RegExp {
  const segments = path
    .split('/')
    .map((one) => (one.startsWith(':') ? '[^/]+' : one.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')));
  return new RegExp(`^${segments.join('/')}$`);
}
