import { appendFileSync } from 'node:fs';
import type { Received } from './request.ts';
import type { Reply } from './route.ts';

/** A request and what was answered, as the validators read it. */
export interface Recorded {
  readonly method: string;
  readonly path: string;
  readonly body?: unknown;
  readonly files?: readonly { readonly name: string; readonly size: number }[];
  readonly status: number;
  readonly response?: unknown;
}

/** Keeps what passed, for tests and for the curious: in memory, or line by line in a file. Secrets in paths stay out. */
export class Recorder {
  readonly records: Recorded[] = [];

  constructor(private readonly to: { readonly file: string | null; readonly keep: boolean }) {}

  note({ method, path, received, answer }: Exchange): void {
    if (!this.to.keep && this.to.file === null) return;
    const { json, files } = 'status' in received ? { json: undefined, files: [] } : received;
    const record: Recorded = {
      method,
      path,
      ...(json === undefined ? {} : { body: json }),
      ...(files.length === 0
        ? {}
        : { files: files.map(({ name, bytes }) => ({ name, size: bytes.length })) }),
      status: answer.status,
      ...(answer.body === undefined ? {} : { response: answer.body }),
    };
    if (this.to.keep) this.records.push(record);
    if (this.to.file !== null) appendFileSync(this.to.file, `${JSON.stringify(record)}\n`);
  }
}

interface Exchange {
  readonly method: string;
  readonly path: string;
  readonly received: Received | Reply;
  readonly answer: Reply;
}
