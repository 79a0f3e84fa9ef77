import { createWriteStream, mkdirSync, type WriteStream } from 'node:fs';
import path from 'node:path';
import type { Received } from './request.ts';
import type { Reply } from './route.ts';

/** A request and what was answered. */
export interface Recorded {
  readonly method: string;
  readonly path: string;
  readonly body?: unknown;
  readonly files?: readonly { readonly name: string; readonly size: number }[];
  readonly status: number;
  readonly response?: unknown;
}

/** Where records go: nowhere, into memory, or also into a folder. */
export type RecordSetting = 'no' | 'in memory' | { readonly folder: string };

/** Something that passed, before secrets are taken out of it. */
export interface Exchange {
  readonly method: string;
  readonly url: string;
  readonly received: Received;
  readonly answer: Reply;
  /** A trouble planned by a test says nothing about what the server would have answered. */
  readonly planned: boolean;
}

/** Stands for a secret; a path is still one of Discord's with it. */
const SECRET = 'secret';
/** What is shorter is no token of ours, and could be a part of anything. */
const MIN_TOKEN = 16;
const TOKEN_IN_PATH = /(\/(?:interactions|webhooks)\/[^/?]+\/)([^/?]+)/;

/** Keeps what passed, for tests and for the curious. Tokens stay out. */
export class Recorder {
  readonly records: Recorded[] = [];
  private readonly requests: WriteStream | null = null;
  private readonly responses: WriteStream | null = null;

  constructor(
    private readonly to: RecordSetting,
    private readonly secrets: readonly string[],
  ) {
    if (typeof to === 'string') return;
    mkdirSync(to.folder, { recursive: true, mode: 0o700 });
    this.requests = lines(path.join(to.folder, 'requests.jsonl'));
    this.responses = lines(path.join(to.folder, 'responses.jsonl'));
  }

  note(exchange: Exchange): void {
    if (this.to === 'no') return;
    const record = this.recordOf(exchange);
    this.records.push(record);
    const { method, path: url, status, response, ...request } = record;
    this.requests?.write(`${JSON.stringify({ method, path: url, ...request })}\n`);
    if (!exchange.planned)
      this.responses?.write(`${JSON.stringify({ method, path: url, status, body: response })}\n`);
  }

  private recordOf({ method, url, received: { json, files }, answer }: Exchange): Recorded {
    const token = TOKEN_IN_PATH.exec(url)?.[2];
    const record: Recorded = {
      method,
      path: url.replace(TOKEN_IN_PATH, `$1${SECRET}`),
      ...(json === undefined ? {} : { body: json }),
      ...(files.length === 0
        ? {}
        : { files: files.map(({ name, bytes }) => ({ name, size: bytes.length })) }),
      status: answer.status,
      ...(answer.body === undefined ? {} : { response: answer.body }),
    };
    const secrets = token === undefined || token.length < MIN_TOKEN ? this.secrets : [...this.secrets, token];
    const text = secrets.reduce((sum, one) => sum.replaceAll(one, SECRET), JSON.stringify(record));
    return JSON.parse(text) as Recorded;
  }

  async close(): Promise<void> {
    await Promise.all(
      [this.requests, this.responses].map((stream) => new Promise<void>((done) => endOf(stream, done))),
    );
  }
}

function lines(file: string): WriteStream {
  return createWriteStream(file, { flags: 'a', mode: 0o600 });
}

function endOf(stream: WriteStream | null, done: () => void): void {
  if (stream === null) done();
  else stream.end(done);
}
