import { crc32, deflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
const TRUE_COLOR = [8, 2, 0, 0, 0];

/** A square picture of one colour. */
export function plainPng(size: number, color: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  header.set(TRUE_COLOR, 8);
  const pixel = [color >> 16, (color >> 8) & 0xff, color & 0xff];
  // Each line begins with the number of its filter, none.
  const line = [0, ...Array.from({ length: size }, () => pixel).flat()];
  const lines = Buffer.concat(Array.from({ length: size }, () => Buffer.from(line)));
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(lines)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const chunk = Buffer.alloc(body.length + 8);
  chunk.writeUInt32BE(data.length, 0);
  chunk.set(body, 4);
  chunk.writeUInt32BE(crc32(body), body.length + 4);
  return chunk;
}
