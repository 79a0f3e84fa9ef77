import { type Canvas, createCanvas } from 'canvas';
import { registerFonts } from './fonts.ts';
import { paint } from './paint.ts';
import type { Scene } from './scene.ts';

/** All of a scene painted anew. Only to compare. */
export function paintReference({ width, height, ground, backdrop, shapes }: Scene): Canvas {
  registerFonts();
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = ground;
  context.fillRect(0, 0, width, height);
  paint(context, backdrop.shapes);
  paint(context, shapes);
  return canvas;
}

/** The same picture as `draw` makes, the way node-canvas does it by itself: all of it painted, its own encoder. Only to compare. */
export function drawReference(scene: Scene): Uint8Array {
  return paintReference(scene).toBuffer('image/png');
}
