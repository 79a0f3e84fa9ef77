import { type Canvas, createCanvas } from 'canvas';
import { encode } from './encode.ts';
import { registerFonts } from './fonts.ts';
import { paint } from './paint.ts';
import type { Backdrop, Scene } from './scene.ts';

/** A picture ready to be sent: a PNG. */
export interface Picture {
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** Backdrops kept by a process: they are the same for all tables of a game in a language. */
const MOST_BACKDROPS = 4;

const backdrops = new Map<string, Canvas>();

function painted(backdrop: Backdrop): Canvas {
  const key = JSON.stringify(backdrop);
  const known = backdrops.get(key);
  if (known) return known;
  const canvas = createCanvas(backdrop.width, backdrop.height);
  paint(canvas.getContext('2d'), backdrop.shapes);
  if (backdrops.size >= MOST_BACKDROPS) backdrops.delete(backdrops.keys().next().value as string);
  backdrops.set(key, canvas);
  return canvas;
}

/** Paints a scene and encodes it. Only in a process of its own: it takes a while, and the canvas may crash. */
export async function draw({ width, height, ground, backdrop, shapes }: Scene): Promise<Picture> {
  registerFonts();
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = ground;
  context.fillRect(0, 0, width, height);
  context.drawImage(painted(backdrop), 0, 0);
  paint(context, shapes);
  return { bytes: await encode(canvas), width, height };
}
