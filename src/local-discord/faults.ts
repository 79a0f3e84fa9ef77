import type { Reply } from './rest/route.ts';

/** What goes wrong with a request: it is late, answered with something else, or done but the answer is lost. */
export interface Fault {
  readonly delayMs?: number;
  /** Answered instead of doing anything: a 429 or a 5xx. */
  readonly instead?: () => Reply & { readonly headers?: Readonly<Record<string, string>> };
  /** The effect happens, the connection breaks before the answer. */
  readonly loseResponse?: true;
}

interface Planned {
  readonly matches: (method: string, path: string) => boolean;
  readonly fault: Fault;
  times: number;
}

/** Troubles planned by tests. */
export class Faults {
  private planned: Planned[] = [];

  /** The next `times` requests that match have the fault. */
  plan(matches: (method: string, path: string) => boolean, fault: Fault, times = 1): void {
    this.planned.push({ matches, fault, times });
  }

  next(method: string, path: string): Fault | undefined {
    const found = this.planned.find(({ matches, times }) => times > 0 && matches(method, path));
    if (found === undefined) return undefined;
    found.times -= 1;
    this.planned = this.planned.filter(({ times }) => times > 0);
    return found.fault;
  }
}
