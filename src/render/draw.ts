import { type Canvas, createCanvas } from 'canvas';
import { encode, type Format, formatOf } from './encode.ts';
import { registerFonts } from './fonts.ts';
import { paint } from './paint.ts';
import type { Backdrop, Scene } from './scene.ts';

/** A picture ready to be sent. */
export interface Picture {
  readonly format: Format;
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** Backdrops kept by a process: they are the same for all tables of a game in a language. */
const MAX_BACKDROPS = 4;

const backdrops = new Map<string, Canvas>();

/** A canvas on which a picture is painted in another size than it was laid out in. */
function scaled(width: number, height: number, scale: number): Canvas {
  const canvas = createCanvas(Math.round(width * scale), Math.round(height * scale));
  canvas.getContext('2d').scale(scale, scale);
  return canvas;
}

function painted(backdrop: Backdrop, scale: number): Canvas {
  const key = JSON.stringify([scale, backdrop]);
  const known = backdrops.get(key);
  if (known) return known;
  const canvas = scaled(backdrop.width, backdrop.height, scale);
  paint(canvas.getContext('2d'), backdrop.shapes);
  if (backdrops.size >= MAX_BACKDROPS) backdrops.delete(backdrops.keys().next().value as string);
  backdrops.set(key, canvas);
  return canvas;
}

/** Paints a scene. Only in a process of its own: it takes a while, and the canvas may crash. */
export function paintScene({ width, height, ground, backdrop, shapes }: Scene, scale = 1): Canvas {
  registerFonts();
  const canvas = scaled(width, height, scale);
  const context = canvas.getContext('2d');
  context.fillStyle = ground;
  context.fillRect(0, 0, width, height);
  context.drawImage(painted(backdrop, scale), 0, 0, backdrop.width, backdrop.height);
  paint(context, shapes);
  return canvas;
}

/** Paints a scene and encodes it. */
export async function draw(scene: Scene): Promise<Picture> {
  const { width, height } = scene;
  const format = formatOf(scene);
  return { format, bytes: await encode(paintScene(scene), format), width, height };
}
