import { type Canvas, type CanvasRenderingContext2D, createCanvas } from 'canvas';
import { pseudoRandom } from '#core/pseudo-random.ts';
import { blend, lit, type Rgb, ramp } from './colour-ramp.ts';
import { type Noise, noiseOf } from './noise.ts';

export const ANOMALY_LOOKS = ['asteroids', 'nebula', 'supernova', 'rift'] as const;
export type AnomalyLook = (typeof ANOMALY_LOOKS)[number];

/** A hexagon of space in which something is wrong. */
export interface AnomalyArt {
  readonly kind: 'anomaly';
  readonly look: AnomalyLook;
  readonly name: string;
}

/** Colour and opacity of a place, by its distance from the middle in radii. */
type Field = (x: number, y: number, noise: Noise) => Rgb;

const clamp = (value: number) => Math.max(0, Math.min(1, value));

const CLOUD = ramp([
  [0, '#0d0524'],
  [0.32, '#3a1370'],
  [0.52, '#8b2fc0'],
  [0.68, '#d96ad8'],
  [0.84, '#ffb9ec'],
  [1, '#ffffff'],
]);

const nebula: Field = (x, y, noise) => {
  const warp = noise.layered([x * 1.6, y * 1.6, 3], 4) - 0.5;
  const mist = noise.layered([x * 1.7 + warp * 3.2, y * 1.7 - warp * 2.6, 0], 6);
  const veins = noise.ridged([x * 1.5 + warp * 1.6, y * 1.5 + warp, 7], 4);
  const cool = clamp((noise.layered([x * 1.4, y * 1.4, 11], 3) - 0.5) * 5);
  const light = clamp((mist - 0.28) * 1.5 + veins * 0.34);
  return blend(CLOUD(light), [40 + light * 90, 90 + light * 140, 190 + light * 60], cool * 0.3);
};

const FIRE = ramp([
  [0, '#100302'],
  [0.2, '#5c1205'],
  [0.42, '#c93c06'],
  [0.62, '#ff8c12'],
  [0.8, '#ffd95a'],
  [1, '#fffbe8'],
]);

const supernova: Field = (x, y, noise) => {
  const [away, angle] = [Math.hypot(x, y), Math.atan2(y, x)];
  const flames = noise.layered([Math.cos(angle) * 2.4, Math.sin(angle) * 2.4, away * 2.2], 5);
  const rays = noise.ridged([Math.cos(angle) * 4, Math.sin(angle) * 4, away * 0.7], 3);
  return FIRE(clamp(1.18 - away * 1.25 + (flames - 0.5) * 1.25 + rays * 0.3 * (1 - away)));
};

const DISC = ramp([
  [0, '#03050d'],
  [0.35, '#0a2c6b'],
  [0.6, '#2f86e6'],
  [0.82, '#9fdcff'],
  [1, '#ffffff'],
]);

const rift: Field = (x, y, noise) => {
  const [flat, away] = [Math.hypot(x, y * 1.35), Math.hypot(x, y)];
  const angle = Math.atan2(y * 1.35, x);
  const arms = Math.cos(2 * (angle + Math.log(flat + 0.05) * 2.6)) * 0.5 + 0.5;
  const ring = Math.exp(-(((flat - 0.42) / 0.2) ** 2));
  const dust = noise.layered([x * 3 + arms, y * 4, flat * 4], 5);
  const photons = Math.exp(-(((away - 0.25) / 0.025) ** 2));
  if (away < 0.225) return [0, 0, 0];
  return DISC(clamp(ring * (0.3 + arms * 0.75) * (0.45 + dust) + photons * 0.9 + 0.1 * (dust - 0.3)));
};

const DUST = ramp([
  [0, '#0b0a0d'],
  [0.5, '#2b241f'],
  [1, '#6b5a45'],
]);

const asteroids: Field = (x, y, noise) => {
  const belt = Math.exp(-(((y + x * 0.35) / 0.42) ** 2));
  return DUST(clamp(noise.layered([x * 2.2, y * 3.4, 1], 5) * 0.95 - 0.22 + belt * 0.25));
};

const FIELDS: Readonly<Record<AnomalyLook, Field>> = { asteroids, nebula, supernova, rift };

/** Fields are computed this fine at most and enlarged: they have no sharp edges. */
const FINEST = 150;

function field(look: AnomalyLook, name: string, r: number): Canvas {
  const cells = Math.min(FINEST, Math.ceil(r * 1.1));
  const [width, height] = [cells, Math.ceil(cells * 0.87)];
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  const image = context.createImageData(width, height);
  const noise = noiseOf(`${look} of ${name}`);
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const [x, y] = [((column + 0.5) / cells) * 2 - 1, ((row + 0.5) / cells) * 2 - 0.87];
      image.data.set([...FIELDS[look](x, y, noise), 255], (row * width + column) * 4);
    }
  }
  context.putImageData(image, 0, 0);
  return canvas;
}

const STONE: readonly Rgb[] = [
  [150, 136, 120],
  [122, 116, 116],
  [168, 144, 112],
];

/** A lump of rock in its light. */
function stone(r: number, name: string): Canvas {
  const size = Math.ceil(r * 2.6);
  const canvas = createCanvas(size, size);
  const context = canvas.getContext('2d');
  const image = context.createImageData(size, size);
  const noise = noiseOf(name);
  const tone = STONE[Math.floor(noise.at(1, 2, 3) * 2.99)] ?? STONE[0] ?? [140, 130, 120];
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      const [x, y] = [(column + 0.5 - size / 2) / r, (row + 0.5 - size / 2) / r];
      const [away, angle] = [Math.hypot(x, y), Math.atan2(y, x)];
      const edge = 0.62 + 0.56 * noise.layered([Math.cos(angle) * 1.3, Math.sin(angle) * 1.3, 5], 3);
      const cover = clamp((edge - away) * r + 0.5);
      if (cover === 0) continue;
      const z = Math.sqrt(Math.max(0, 1 - (away / edge) ** 2));
      const bumps =
        noise.layered([x * 2.6, y * 2.6, z * 2], 4) - noise.layered([x * 2.6 - 0.3, y * 2.6 - 0.3, z * 2], 4);
      const light = clamp((-x * 0.55 - y * 0.6 + z * 0.6) * 0.9 + 0.12 - bumps * 1.4);
      image.data.set([...lit(tone, 0.16 + light * 1.25), cover * 255], (row * size + column) * 4);
    }
  }
  context.putImageData(image, 0, 0);
  return canvas;
}

/** Rocks around an empty middle, where ships stand. */
function stones(context: CanvasRenderingContext2D, name: string, r: number): void {
  const random = pseudoRandom(`stones of ${name}`);
  for (let i = 0; i < 30; i++) {
    const [angle, away] = [random() * 6.283, 0.2 + 0.66 * Math.sqrt(random())];
    const size = r * (i < 7 ? 0.075 + 0.06 * random() : 0.02 + 0.035 * random());
    const [x, y] = [Math.cos(angle) * away * r, Math.sin(angle) * away * r * 0.84];
    const drawn = stone(size, `stone ${i} of ${name}`);
    context.drawImage(drawn, x - drawn.width / 2, y - drawn.height / 2);
  }
}

function sparks(context: CanvasRenderingContext2D, name: string, r: number): void {
  const random = pseudoRandom(`sparks of ${name}`);
  for (let i = 0; i < 26; i++) {
    const [x, y, light] = [(random() * 2 - 1) * r, (random() * 2 - 1) * r * 0.86, random()];
    context.fillStyle = `rgba(255,246,255,${0.25 + light * 0.7})`;
    context.beginPath();
    context.arc(x, y, r * (0.004 + 0.008 * light), 0, 7);
    context.fill();
  }
}

/** The outline of a hexagon that stands on a side. */
function hexagonPath(context: CanvasRenderingContext2D, r: number): void {
  context.beginPath();
  for (let i = 0; i < 6; i++)
    context.lineTo(Math.cos((i * Math.PI) / 3) * r, Math.sin((i * Math.PI) / 3) * r);
  context.closePath();
}

/** An anomaly that fills a hexagon standing on a side. */
export function paintAnomaly({ look, name }: AnomalyArt, r: number): Canvas {
  const size = Math.ceil(2 * r);
  const canvas = createCanvas(size, size);
  const context = canvas.getContext('2d');
  context.translate(size / 2, size / 2);
  hexagonPath(context, r);
  context.clip();
  context.drawImage(field(look, name, r), -r, -r * 0.87, 2 * r, 2 * r * 0.87);
  if (look === 'asteroids') stones(context, name, r);
  if (look === 'nebula' || look === 'supernova') sparks(context, name, r);
  if (look === 'rift') {
    context.fillStyle = '#000000';
    context.beginPath();
    context.arc(0, 0, r * 0.222, 0, 7);
    context.fill();
  }
  return canvas;
}
