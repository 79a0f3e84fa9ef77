import { type Canvas, createCanvas } from 'canvas';
import { pseudoRandom } from '#core/pseudo-random.ts';
import { blend, type Rgb, rgbOf } from './colour-ramp.ts';
import { noiseOf } from './noise.ts';

/** Deep space behind a picture: far clouds and stars, so many times as high as wide. */
export interface SpaceArt {
  readonly kind: 'space';
  readonly name: string;
  readonly ground: string;
  readonly height: number;
}

/** Clouds are computed at this share of their size. */
const COARSE = 1 / 11;
const VIOLET: Rgb = [86, 38, 138];
const TEAL: Rgb = [16, 86, 124];
/** One star for so many pixels. */
const PER_STAR = 5_200;

function clouds({ name, ground }: SpaceArt, width: number, height: number): Canvas {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  const image = context.createImageData(width, height);
  const noise = noiseOf(`clouds of ${name}`);
  const base = rgbOf(ground);
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const [x, y] = [column / 42, row / 42];
      const mist = Math.max(0, noise.layered([x, y, 0], 5) - 0.42) * 3;
      const hue = noise.layered([x * 0.6, y * 0.6, 5], 2);
      const colour = blend(base, blend(VIOLET, TEAL, (hue - 0.35) * 3), mist);
      image.data.set([...colour, 255], (row * width + column) * 4);
    }
  }
  context.putImageData(image, 0, 0);
  return canvas;
}

export function paintSpace(art: SpaceArt, r: number): Canvas {
  const [width, height] = [Math.ceil(2 * r), Math.ceil(2 * r * art.height)];
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.drawImage(clouds(art, Math.ceil(width * COARSE), Math.ceil(height * COARSE)), 0, 0, width, height);
  const random = pseudoRandom(`stars of ${art.name}`);
  for (let i = 0; i < (width * height) / PER_STAR; i++) {
    const [x, y, light] = [random() * width, random() * height, random() ** 2];
    context.fillStyle = `rgba(${random() < 0.2 ? '255,226,190' : '214,228,255'},${0.2 + light * 0.75})`;
    context.beginPath();
    context.arc(x, y, 0.7 + light * 1.6, 0, 7);
    context.fill();
  }
  return canvas;
}
