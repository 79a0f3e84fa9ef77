import { createCanvas } from 'canvas';
import { type Fitted, fitWords } from '../../src/render/fit.ts';
import { fontOf, registerFonts } from '../../src/render/fonts.ts';
import type { Box, Scene, TextShape, Weight } from '../../src/render/scene.ts';

registerFonts();
const context = createCanvas(8, 8).getContext('2d');

/** How wide words really are. */
export function widthOf(text: string, weight: Weight, size: number): number {
  context.font = fontOf(weight, size);
  return context.measureText(text).width;
}

/** Words as they will be written. */
export const written = (shape: TextShape): Fitted =>
  fitWords(shape, (text, size) => widthOf(text, shape.weight, size));

export function textsOf({ backdrop, shapes }: Scene): TextShape[] {
  return [...backdrop.shapes, ...shapes].flatMap((shape) => (shape.kind === 'text' ? [shape] : []));
}

/** Boxes that only touch lie beside each other. */
const EDGE = 0.01;

const overlap = (a: Box, b: Box) =>
  a.x < b.x + b.width - EDGE &&
  b.x < a.x + a.width - EDGE &&
  a.y < b.y + b.height - EDGE &&
  b.y < a.y + a.height - EDGE;

/** The same words written twice at the same place are one. */
const isSame = (a: TextShape, b: TextShape) =>
  a.text === b.text && a.x === b.x && a.y === b.y && a.width === b.width && a.height === b.height;

/** Words that lie over each other. */
export function overlapsOf(scene: Scene): string[] {
  const texts = textsOf(scene);
  return texts.flatMap((one, i) =>
    texts
      .slice(i + 1)
      .filter((other) => overlap(one, other) && !isSame(one, other))
      .map((other) => `${one.text} lies over ${other.text}`),
  );
}

/** What is wrong with the words of a scene: beyond the edge, over each other, too small. */
export function faultsOf(scene: Scene): string[] {
  const texts = textsOf(scene);
  const outside = texts
    .filter(
      ({ x, y, width, height }) => x < 0 || y < 0 || x + width > scene.width || y + height > scene.height,
    )
    .map(({ text }) => `outside: ${text}`);
  const small = texts
    .filter(({ least }) => (least * 1000) / scene.width < 11)
    .map(({ text }) => `small: ${text}`);
  return [...outside, ...small, ...overlapsOf(scene)];
}
