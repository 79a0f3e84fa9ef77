import { blend, type Ramp, type Rgb, ramp } from './colour-ramp.ts';
import type { Noise, Vector } from './noise.ts';

/** What worlds look like from afar. */
export const WORLD_LOOKS = [
  'gas',
  'ocean',
  'desert',
  'ice',
  'city',
  'lava',
  'jungle',
  'rock',
  'toxic',
] as const;
export type WorldLook = (typeof WORLD_LOOKS)[number];

/** A place on a world: its colour, how high it lies, and how much it shines by itself. */
export interface Ground {
  readonly colour: Rgb;
  readonly height: number;
  readonly glow?: Rgb;
}

/** The ground of a world, place by place on a sphere of radius 1; `variant` tells worlds of one look apart, from 0 to 1. */
export type Surface = (place: Vector, noise: Noise, variant: number) => Ground;

const times = ([x, y, z]: Vector, by: number): Vector => [x * by, y * by, z * by];
const clamp = (value: number) => Math.max(0, Math.min(1, value));
const step = (from: number, to: number, value: number) => clamp((value - from) / (to - from));

/** One of some ramps, by the variant. */
const pick = (ramps: readonly Ramp[], variant: number): Ramp =>
  ramps[Math.min(ramps.length - 1, Math.floor(variant * ramps.length))] as Ramp;

const GAS = [
  ramp([
    [0, '#6d4a34'],
    [0.3, '#b88a62'],
    [0.5, '#f0d9b4'],
    [0.7, '#c98e5e'],
    [1, '#fff1da'],
  ]),
  ramp([
    [0, '#3b3277'],
    [0.35, '#6d62c4'],
    [0.55, '#b7b3f0'],
    [0.8, '#5b8fd6'],
    [1, '#e8efff'],
  ]),
  ramp([
    [0, '#2f6b62'],
    [0.35, '#5aa394'],
    [0.6, '#c7e6cf'],
    [0.8, '#8fb9a0'],
    [1, '#f2fbe9'],
  ]),
  ramp([
    [0, '#7a3c55'],
    [0.4, '#c76e86'],
    [0.6, '#f6cfd0'],
    [0.8, '#dd93a2'],
    [1, '#fff0ea'],
  ]),
];

const gas: Surface = ([x, y, z], noise, variant) => {
  const drift = noise.layered([x * 2, y * 5, z * 2], 4) - 0.5;
  const band = Math.sin((y + drift * 0.32) * (9 + variant * 7)) * 0.5 + 0.5;
  const fine = noise.layered([x * 3, y * 22, z * 3], 3);
  const storm = Math.exp(-(((x - 0.25) / 0.26) ** 2 + ((y - 0.28) / 0.13) ** 2)) * (z > 0 ? 1 : 0);
  return { colour: pick(GAS, variant)(clamp(band * 0.68 + fine * 0.42 - storm * 0.55)), height: 0 };
};

const SEA = ramp([
  [0, '#06245c'],
  [0.6, '#0f55a8'],
  [1, '#37a5d6'],
]);
const SHORE = ramp([
  [0, '#d9cf94'],
  [0.14, '#5ba24f'],
  [0.5, '#2f7a3c'],
  [0.8, '#8a6f4a'],
  [1, '#ffffff'],
]);

const clouds = (place: Vector, noise: Noise) =>
  step(0.5, 0.72, noise.layered([place[0] * 2.6 + 9, place[1] * 4.4, place[2] * 2.6], 4)) * 0.85;

const ocean: Surface = (place, noise, variant) => {
  const height = noise.layered(times(place, 2.1), 5);
  const level = 0.5 + variant * 0.07;
  const cap = step(0.72, 0.86, Math.abs(place[1]) + (height - 0.5) * 0.5);
  const land = height > level;
  const ground = land ? SHORE((height - level) * 3.4) : SEA(height / level);
  const iced = blend(ground, [244, 250, 255], cap);
  return {
    colour: blend(iced, [255, 255, 255], clouds(place, noise)),
    height: land ? height : level,
  };
};

const JUNGLES = [
  ramp([
    [0, '#0e3a2a'],
    [0.4, '#2c7a3a'],
    [0.7, '#7fb24a'],
    [1, '#d8d88a'],
  ]),
  ramp([
    [0, '#123c3a'],
    [0.4, '#1f7d63'],
    [0.7, '#65bf7a'],
    [1, '#e2efae'],
  ]),
];

const jungle: Surface = (place, noise, variant) => {
  const height = noise.layered(times(place, 3.2), 5);
  const lake = step(0.4, 0.36, height);
  const ground = blend(pick(JUNGLES, variant)(step(0.3, 0.75, height)), [24, 92, 120], lake);
  return {
    colour: blend(ground, [255, 255, 255], clouds(place, noise) * 0.7),
    height: Math.max(height, 0.39),
  };
};

const SANDS = [
  ramp([
    [0, '#7d4722'],
    [0.4, '#c98742'],
    [0.7, '#e9b96e'],
    [1, '#fbe3b0'],
  ]),
  ramp([
    [0, '#6b2d1c'],
    [0.4, '#b65a34'],
    [0.7, '#dd8f5a'],
    [1, '#f5c79a'],
  ]),
];

/** A round hollow: in which direction from the middle of the world, and how wide as an angle. */
type Crater = readonly [x: number, y: number, z: number, size: number];

const MAX_CRATERS = 16;
const cratersOf = new WeakMap<Noise, readonly Crater[]>();

function newCraters(noise: Noise): readonly Crater[] {
  return Array.from({ length: MAX_CRATERS }, (_, i) => {
    const [a, b, c] = [
      noise.at(i * 7.7, 3, 1) - 0.5,
      noise.at(i * 5.3, 8, 2) - 0.5,
      noise.at(i * 9.1, 13, 3) - 0.5,
    ];
    const length = Math.hypot(a, b, c) || 1;
    return [a / length, b / length, c / length, 0.1 + 0.3 * noise.at(i * 3.1, 21, 5)];
  });
}

/** How deep a place lies in hollows; their rims are above the ground. */
function craters(place: Vector, noise: Noise, count: number): number {
  const all = cratersOf.get(noise) ?? newCraters(noise);
  cratersOf.set(noise, all);
  let depth = 0;
  for (let i = 0; i < count; i++) {
    const [x, y, z, size] = all[i] as Crater;
    const near = x * place[0] + y * place[1] + z * place[2];
    if (near < 0.8) continue;
    const away = Math.acos(Math.min(1, near)) / size;
    if (away < 1) depth += 0.03 - 0.1 * (1 - away * away);
    else if (away < 1.25) depth += 0.12 * (1.25 - away);
  }
  return depth;
}

const desert: Surface = (place, noise, variant) => {
  const dunes = noise.layered([place[0] * 3, place[1] * 8, place[2] * 3], 5);
  const height = dunes + craters(place, noise, 5);
  return { colour: pick(SANDS, variant)(step(0.25, 0.8, dunes)), height };
};

const ROCKS = [
  ramp([
    [0, '#3d4049'],
    [0.5, '#80848f'],
    [1, '#d4d7de'],
  ]),
  ramp([
    [0, '#43352b'],
    [0.5, '#8b7159'],
    [1, '#d9c3a5'],
  ]),
  ramp([
    [0, '#2f3b4a'],
    [0.5, '#6b8299'],
    [1, '#c8d9e6'],
  ]),
  ramp([
    [0, '#46363f'],
    [0.5, '#8c7380'],
    [1, '#dcc9cf'],
  ]),
];

const rock: Surface = (place, noise, variant) => {
  const height = noise.layered(times(place, 2.6), 5) + craters(place, noise, 16);
  return { colour: pick(ROCKS, variant)(step(0.2, 0.8, height)), height: height * 1.25 };
};

const ICE = ramp([
  [0, '#5f9fd4'],
  [0.4, '#a9d8f2'],
  [0.7, '#e4f6ff'],
  [1, '#ffffff'],
]);

const ice: Surface = (place, noise) => {
  const height = noise.layered(times(place, 2), 5);
  const crack = noise.ridged(times(place, 2.4), 3);
  return {
    colour: blend(ICE(step(0.25, 0.7, height)), [58, 128, 190], step(0.62, 0.9, crack) * 0.8),
    height,
  };
};

const CRUST = ramp([
  [0, '#120a0c'],
  [0.5, '#38201d'],
  [1, '#6b4434'],
]);
const MAGMA = ramp([
  [0, '#5a0f05'],
  [0.5, '#ff5a12'],
  [1, '#ffe98a'],
]);

const lava: Surface = (place, noise) => {
  const height = noise.layered(times(place, 3), 5);
  const heat = step(0.42, 0.86, noise.ridged(times(place, 1.7), 4) + (0.5 - height) * 0.5);
  const hot = MAGMA(heat);
  return {
    colour: CRUST(step(0.25, 0.75, height)),
    height,
    glow: [hot[0] * heat, hot[1] * heat, hot[2] * heat],
  };
};

const FUMES = [
  ramp([
    [0, '#5c5a12'],
    [0.4, '#a8a322'],
    [0.7, '#e0d94a'],
    [1, '#fbf7a6'],
  ]),
  ramp([
    [0, '#3f1f57'],
    [0.4, '#8343a8'],
    [0.7, '#c987dc'],
    [1, '#f3d4ff'],
  ]),
  ramp([
    [0, '#234d1a'],
    [0.4, '#5f9a1f'],
    [0.7, '#aee04a'],
    [1, '#ecffb0'],
  ]),
];

const toxic: Surface = (place, noise, variant) => {
  const warp = noise.layered(times(place, 2.2), 3) * 2.6;
  const swirl = noise.layered([place[0] * 2 + warp, place[1] * 2.6 - warp, place[2] * 2], 5);
  return { colour: pick(FUMES, variant)(step(0.2, 0.8, swirl)), height: swirl * 0.5 };
};

const STREETS = ramp([
  [0, '#2f4a72'],
  [0.5, '#7690b8'],
  [1, '#dfe9f7'],
]);

const city: Surface = (place, noise) => {
  const across = Math.atan2(place[0], place[2]) * 14;
  const up = Math.asin(clamp((place[1] + 1) / 2) * 2 - 1) * 16;
  const block = noise.at(Math.floor(across) * 1.37, Math.floor(up) * 2.11, 4);
  const height = noise.layered(times(place, 2.2), 4);
  const built = step(0.36, 0.5, height);
  const edge = Math.min(across - Math.floor(across), up - Math.floor(up)) < 0.16 ? 0.75 : 1;
  const ground = blend([26, 62, 118], STREETS(block * 0.7 + height * 0.4), built);
  const lights = built * step(0.5, 0.8, block) * (edge === 1 ? 1 : 0.2);
  return {
    colour: [ground[0] * edge, ground[1] * edge, ground[2] * edge],
    height: built * (0.5 + block * 0.05),
    glow: [255 * lights, 206 * lights, 120 * lights],
  };
};

/** How every look is painted. */
export const surfaces: Readonly<Record<WorldLook, Surface>> = {
  gas,
  ocean,
  desert,
  ice,
  city,
  lava,
  jungle,
  rock,
  toxic,
};
