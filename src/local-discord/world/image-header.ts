/** What the first bytes of a picture say of it. */
export interface ImageHeader {
  readonly contentType: 'image/png' | 'image/jpeg' | 'image/gif' | 'image/webp';
  readonly width: number;
  readonly height: number;
}

/** Reads a picture's kind and size; null for anything that is none of the four. */
export function imageHeader(bytes: Uint8Array): ImageHeader | null {
  const data = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return png(data) ?? gif(data) ?? webp(data) ?? jpeg(data);
}

function png(data: Buffer): ImageHeader | null {
  if (data.length < 24 || data.toString('latin1', 0, 8) !== '\x89PNG\r\n\x1a\n') return null;
  return { contentType: 'image/png', width: data.readUInt32BE(16), height: data.readUInt32BE(20) };
}

function gif(data: Buffer): ImageHeader | null {
  if (data.length < 10 || !/^GIF8[79]a$/.test(data.toString('latin1', 0, 6))) return null;
  return { contentType: 'image/gif', width: data.readUInt16LE(6), height: data.readUInt16LE(8) };
}

/** WebP has three layouts: lossy, lossless and extended. */
function webp(data: Buffer): ImageHeader | null {
  if (data.length < 30 || data.toString('latin1', 0, 4) !== 'RIFF') return null;
  if (data.toString('latin1', 8, 12) !== 'WEBP') return null;
  const contentType = 'image/webp';
  switch (data.toString('latin1', 12, 16)) {
    case 'VP8 ':
      return {
        contentType,
        width: data.readUInt16LE(26) & 0x3fff,
        height: data.readUInt16LE(28) & 0x3fff,
      };
    case 'VP8L': {
      const bits = data.readUInt32LE(21);
      return { contentType, width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    case 'VP8X':
      return { contentType, width: data.readUIntLE(24, 3) + 1, height: data.readUIntLE(27, 3) + 1 };
    default:
      return null;
  }
}

/** The size stands in the first frame header, behind segments that each say how long they are. */
function jpeg(data: Buffer): ImageHeader | null {
  if (data.length < 4 || data.readUInt16BE(0) !== 0xffd8) return null;
  let at = 2;
  while (at + 9 <= data.length && data[at] === 0xff) {
    const marker = data[at + 1] ?? 0;
    if (marker === 0xff) at += 1;
    else if (isFrame(marker)) {
      return {
        contentType: 'image/jpeg',
        width: data.readUInt16BE(at + 7),
        height: data.readUInt16BE(at + 5),
      };
    } else at += 2 + data.readUInt16BE(at + 2);
  }
  return null;
}

/** C0–CF are frame headers, but for the tables C4 and CC and the reserved C8. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}
