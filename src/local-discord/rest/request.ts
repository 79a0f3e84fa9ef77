import type { IncomingMessage } from 'node:http';
import { refusal } from './api-error.ts';
import { fieldError } from './form-error.ts';
import type { UploadedFile } from './route.ts';

const MAX_BYTES = 25 * 2 ** 20;
/** A sender of more than this does not even get an answer. */
const MAX_BYTES_READ = 2 ** 28;
/** Deeper than anything Discord takes; some of what handles bodies goes down step by step. */
const MAX_DEPTH = 64;

/** The body of a request as it came: parsed JSON, and the files of a multipart form. */
export interface Received {
  readonly json: unknown;
  readonly files: readonly UploadedFile[];
}

export const NOTHING: Received = { json: undefined, files: [] };

/** Whoever sent a request has broken it off; nobody waits for an answer. */
export class BrokenOff extends Error {
  override readonly name = 'BrokenOff';
}

/** Where a request goes: the path, still encoded, and its query. */
export interface Target {
  readonly path: string;
  readonly query: URLSearchParams;
}

export function targetOf({ url = '/' }: IncomingMessage): Target {
  const [path = '/', ...query] = url.split('?');
  return { path, query: new URLSearchParams(query.join('?')) };
}

export async function readBody(request: IncomingMessage): Promise<Received> {
  const bytes = await readBytes(request, MAX_BYTES);
  if (bytes.length === 0) return NOTHING;
  const type = request.headers['content-type'] ?? '';
  if (type.startsWith('multipart/form-data')) return multipart(bytes, type);
  if (type.startsWith('application/json')) return { json: parse(bytes.toString('utf8')), files: [] };
  throw fieldError(
    [],
    'CONTENT_TYPE_INVALID',
    "Expected \"Content-Type\" header to be one of {'application/json', 'multipart/form-data'}.",
  );
}

/** All bytes. Of too many the rest is read but not kept, since only then the sender listens to the refusal. */
export function readBytes(request: IncomingMessage, most: number): Promise<Buffer> {
  return new Promise((done, failed) => {
    let chunks: Buffer[] = [];
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= most) chunks.push(chunk);
      else chunks = [];
      if (size > MAX_BYTES_READ) request.destroy();
    });
    request.once('end', () => (size > most ? failed(refusal('tooLarge')) : done(Buffer.concat(chunks))));
    request.once('close', () => {
      if (!request.readableEnded) failed(new BrokenOff());
    });
    request.once('error', () => failed(new BrokenOff()));
  });
}

async function multipart(bytes: Buffer, type: string): Promise<Received> {
  const form = await new Response(new Uint8Array(bytes), { headers: { 'content-type': type } })
    .formData()
    .catch(() => undefined);
  if (form === undefined) throw refusal('invalidJson');
  const files: UploadedFile[] = [];
  let json: unknown;
  for (const [field, value] of form.entries()) {
    if (typeof value === 'string') {
      if (field === 'payload_json') json = parse(value);
    } else {
      const content = new Uint8Array(await value.arrayBuffer());
      files.push({ field, name: value.name, contentType: value.type, bytes: content });
    }
  }
  return { json, files };
}

function parse(text: string): unknown {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw refusal('invalidJson');
  }
  if (isDeeperThan(json, MAX_DEPTH)) throw refusal('invalidJson');
  return json;
}

function isDeeperThan(value: unknown, depth: number): boolean {
  if (value === null || typeof value !== 'object') return false;
  return depth === 0 || Object.values(value).some((item) => isDeeperThan(item, depth - 1));
}
