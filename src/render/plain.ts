import { createCanvas } from 'canvas';
import { registerFonts } from './fonts.ts';
import { paint } from './paint.ts';
import type { Scene } from './scene.ts';

/** The same picture as `draw` makes, the way node-canvas does it by itself: all of it painted, its own encoder. Only to compare. */
export function drawPlainly({ width, height, ground, backdrop, shapes }: Scene): Uint8Array {
  registerFonts();
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = ground;
  context.fillRect(0, 0, width, height);
  paint(context, backdrop.shapes);
  paint(context, shapes);
  return canvas.toBuffer('image/png');
}
