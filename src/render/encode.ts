import type { Canvas } from 'canvas';
import sharp from 'sharp';

/** The canvas holds blue, green, red, opacity; a picture wants red, green, blue, and all of it is opaque. */
function toRgb(raw: Buffer): Buffer {
  const rgb = Buffer.allocUnsafe((raw.length / 4) * 3);
  for (let from = 0, to = 0; from < raw.length; from += 4, to += 3) {
    rgb[to] = raw[from + 2] as number;
    rgb[to + 1] = raw[from + 1] as number;
    rgb[to + 2] = raw[from] as number;
  }
  return rgb;
}

/** The canvas as a PNG, several times faster than its own encoder; a higher level takes twice the time for a tenth less. */
export function encode(canvas: Canvas): Promise<Buffer> {
  const { width, height } = canvas;
  return sharp(toRgb(canvas.toBuffer('raw')), { raw: { width, height, channels: 3 } })
    .png({ compressionLevel: 4 })
    .toBuffer();
}
