import { type Canvas, createCanvas } from 'canvas';
import { pseudoRandom } from '#core/pseudo-random.ts';
import { blend, type Rgb } from './colour-ramp.ts';
import { noiseOf, type Vector } from './noise.ts';
import { type Ground, surfaces, type WorldLook } from './surfaces.ts';

/** A world of its own: what it looks like, and a name from which all the rest follows. */
export interface WorldArt {
  readonly kind: 'world';
  readonly look: WorldLook;
  readonly name: string;
}

/** Around the globe there is room for rings and a haze, in radii. */
const WORLD_ROOM = 1.7;

const LIGHT: Vector = unit([-0.5, -0.55, 0.67]);
/** What lies this much nearer to the light throws a shadow. */
const RELIEF = 0.06;

function unit([x, y, z]: Vector): Vector {
  const length = Math.hypot(x, y, z);
  return [x / length, y / length, z / length];
}

/** Turns a place around two axes: every world shows another side. */
function turning(tilt: number, turn: number): (place: Vector) => Vector {
  const [ca, sa, cb, sb] = [Math.cos(turn), Math.sin(turn), Math.cos(tilt), Math.sin(tilt)];
  return ([x, y, z]) => {
    const [tx, ty] = [x * cb - y * sb, x * sb + y * cb];
    return [tx * ca + z * sa, ty, z * ca - tx * sa];
  };
}

const HAZE: Readonly<Record<WorldLook, Rgb>> = {
  gas: [255, 226, 190],
  ocean: [120, 190, 255],
  desert: [255, 190, 120],
  ice: [190, 230, 255],
  city: [140, 190, 255],
  lava: [255, 110, 50],
  jungle: [150, 230, 170],
  rock: [190, 200, 220],
  toxic: [240, 240, 130],
};

/** A globe alone, sharp to its edge. */
export function globeOf({ look, name }: WorldArt, r: number): Canvas {
  const random = pseudoRandom(`world ${name}`);
  const [variant, turn, tilt] = [random(), random() * 6.283, (random() - 0.5) * 0.9];
  const noise = noiseOf(`ground of ${name}`);
  const turned = turning(tilt, turn);
  const ground = (place: Vector): Ground => surfaces[look](turned(place), noise, variant);
  const size = Math.ceil(2 * r) + 2;
  const canvas = createCanvas(size, size);
  const context = canvas.getContext('2d');
  const image = context.createImageData(size, size);
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      const [x, y] = [(column + 0.5 - size / 2) / r, (row + 0.5 - size / 2) / r];
      const away = Math.hypot(x, y);
      const cover = Math.max(0, Math.min(1, (1 - away) * r + 0.5));
      if (cover === 0) continue;
      const shrunk = away > 0.999 ? 0.999 / away : 1;
      const place: Vector = [x * shrunk, y * shrunk, Math.sqrt(Math.max(0, 1 - (away * shrunk) ** 2))];
      const colour = shaded(place, ground, HAZE[look]);
      image.data.set([...colour, cover * 255], (row * size + column) * 4);
    }
  }
  context.putImageData(image, 0, 0);
  return canvas;
}

/** A place in its light: relief, day and night, a bright rim of air on the lit side. */
function shaded(place: Vector, ground: (place: Vector) => Ground, haze: Rgb): Rgb {
  const here = ground(place);
  const facing = place[0] * LIGHT[0] + place[1] * LIGHT[1] + place[2] * LIGHT[2];
  const nearer = unit([
    place[0] + LIGHT[0] * RELIEF,
    place[1] + LIGHT[1] * RELIEF,
    place[2] + LIGHT[2] * RELIEF,
  ]);
  const relief = (here.height - ground(nearer).height) * 5.2;
  const day = Math.max(0, Math.min(1, facing * 1.25 + 0.12));
  const light = 0.26 + day * (0.98 + Math.max(-0.5, Math.min(0.5, relief)));
  const air = (1 - place[2]) ** 2.6 * (0.25 + 0.75 * day);
  const base = blend(
    [here.colour[0] * light, here.colour[1] * light, here.colour[2] * light],
    haze,
    air * 0.75,
  );
  const shine = here.glow ?? [0, 0, 0];
  const night = 0.55 + 0.45 * (1 - day);
  return [base[0] + shine[0] * night, base[1] + shine[1] * night, base[2] + shine[2] * night];
}

/** Whether a world has rings: gas worlds often, stones seldom. */
function hasRings({ look, name }: WorldArt): boolean {
  const chance = pseudoRandom(`rings of ${name}`)();
  return look === 'gas' ? chance < 0.7 : (look === 'rock' || look === 'ice') && chance < 0.18;
}

/** A world with its haze and its rings. */
export function paintWorld(art: WorldArt, r: number): Canvas {
  const size = Math.ceil(2 * r * WORLD_ROOM);
  const canvas = createCanvas(size, size);
  const context = canvas.getContext('2d');
  context.translate(size / 2, size / 2);
  const [red, green, blue] = HAZE[art.look];
  const haze = context.createRadialGradient(0, 0, r * 0.9, 0, 0, r * 1.28);
  haze.addColorStop(0, `rgba(${red},${green},${blue},0.5)`);
  haze.addColorStop(1, `rgba(${red},${green},${blue},0)`);
  context.fillStyle = haze;
  context.fillRect(-size / 2, -size / 2, size, size);
  const globe = globeOf(art, r);
  const middle = () => context.drawImage(globe, -globe.width / 2, -globe.height / 2);
  if (!hasRings(art)) {
    middle();
    return canvas;
  }
  const tilt = (pseudoRandom(`tilt of ${art.name}`)() - 0.5) * 0.9;
  context.rotate(tilt);
  const half = (from: number) => {
    for (const [reach, width, light] of [
      [1.34, 0.07, 0.5],
      [1.46, 0.1, 0.85],
      [1.6, 0.05, 0.45],
    ] as const) {
      context.strokeStyle = `rgba(${(red + 255) / 2},${(green + 235) / 2},${(blue + 215) / 2},${light})`;
      context.lineWidth = r * width;
      context.beginPath();
      context.ellipse(0, 0, r * reach, r * reach * 0.27, 0, from, from + Math.PI);
      context.stroke();
    }
  };
  half(Math.PI);
  context.rotate(-tilt);
  middle();
  context.rotate(tilt);
  half(0);
  return canvas;
}
