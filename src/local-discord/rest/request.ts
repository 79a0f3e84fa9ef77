import type { IncomingMessage } from 'node:http';
import { refusal } from './api-error.ts';
import type { UploadedFile } from './route.ts';

const MOST_BYTES = 25 * 2 ** 20;

/** The body of a request as it came: parsed JSON, and the files of a multipart form. */
export interface Received {
  readonly json: unknown;
  readonly files: readonly UploadedFile[];
}

export async function readBody(request: IncomingMessage): Promise<Received> {
  const bytes = await readBytes(request, MOST_BYTES);
  if (bytes.length === 0) return { json: undefined, files: [] };
  const type = request.headers['content-type'] ?? '';
  if (type.startsWith('multipart/form-data')) return multipart(bytes, type);
  return { json: parse(bytes.toString('utf8')), files: [] };
}

/** All bytes, or a refusal as soon as there are too many. */
export async function readBytes(request: IncomingMessage, most: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > most) throw refusal('tooLarge');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
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
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw refusal('invalidJson');
  }
}
