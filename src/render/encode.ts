import type { Canvas } from 'canvas';
import sharp from 'sharp';

/** The canvas holds blue, green, red, opacity; a picture wants red, green, blue, and all of it is opaque. */
export function writeRgb(canvas: Canvas, into: Buffer, start = 0): void {
  const raw = canvas.toBuffer('raw');
  for (let from = 0, to = start; from < raw.length; from += 4, to += 3) {
    into[to] = raw[from + 2] as number;
    into[to + 1] = raw[from + 1] as number;
    into[to + 2] = raw[from] as number;
  }
}

/** The canvas as a PNG, several times faster than its own encoder; a higher level takes twice the time for a tenth less. */
export function encode(canvas: Canvas): Promise<Buffer> {
  const { width, height } = canvas;
  const pixels = Buffer.allocUnsafe(width * height * 3);
  writeRgb(canvas, pixels);
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .png({ compressionLevel: 4 })
    .toBuffer();
}
