import { randomUUID } from 'node:crypto';
import type { MessageFile } from './screen.ts';

const TYPES: Readonly<Record<string, string>> = { png: 'image/png', webp: 'image/webp' };
const ANY_TYPE = 'application/octet-stream';

/** A name as a header may carry it. */
const quoted = (name: string) =>
  `"${name.replaceAll('\n', '%0A').replaceAll('\r', '%0D').replaceAll('"', '%22')}"`;

/**
 * A message with its files as one request. The library would copy the bytes of a picture into a form of its own and send that piece by
 * piece; a picture has a million of them, and most messages of a table have one.
 */
export class FileForm {
  private readonly boundary = `emissary-${randomUUID()}`;

  constructor(
    private readonly payload: string,
    private readonly files: readonly MessageFile[],
  ) {}

  /** What a request with this form is sent with. */
  get request() {
    const type = `multipart/form-data; boundary=${this.boundary}`;
    return { body: this, passThroughBody: true, headers: { 'Content-Type': type } } as const;
  }

  /** All of it as it is sent, with the message's text as somebody says it is to be. */
  bytes(written: (payload: string) => string): Buffer {
    const files = this.files.flatMap(({ name, bytes }, at) => {
      const type = TYPES[name.split('.').at(-1) ?? ''] ?? ANY_TYPE;
      const about = `name="files[${at}]"; filename=${quoted(name)}\r\nContent-Type: ${type}`;
      return [Buffer.from(this.part(about)), bytes, LINE_END];
    });
    const payload = `${this.part('name="payload_json"')}${written(this.payload)}`;
    return Buffer.concat([...files, Buffer.from(`${payload}\r\n--${this.boundary}--\r\n`)]);
  }

  private part(about: string): string {
    return `--${this.boundary}\r\nContent-Disposition: form-data; ${about}\r\n\r\n`;
  }
}

const LINE_END = Buffer.from('\r\n');
