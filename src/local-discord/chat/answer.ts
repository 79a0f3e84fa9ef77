import type { ServerResponse } from 'node:http';

/** What goes back to a browser. */
export interface Answer {
  readonly status: number;
  readonly type: string;
  readonly body: string | Uint8Array;
  readonly headers?: Readonly<Record<string, string>>;
}

export function json(status: number, body: unknown): Answer {
  return { status, type: 'application/json', body: JSON.stringify(body) };
}

export function send(response: ServerResponse, { status, type, body, headers }: Answer): void {
  const bytes = Buffer.from(body);
  response.writeHead(status, {
    'cache-control': 'no-cache',
    'content-type': type,
    'content-length': bytes.length,
    ...headers,
  });
  response.end(bytes);
}
