import { APART, HEXES } from '#games/twilight-imperium/view.ts';
import type { Box, Point } from '../scene.ts';
import { round } from '../shapes.ts';

/** Radius of a hexagon, corner to middle; hexagons stand on a side. */
export const HEX = 146;
/** From the middle of a hexagon to its side. */
export const HALF = (HEX * Math.sqrt(3)) / 2;
/** About square: chat shows it large, and the four corners that no ring reaches hold the seats. */
export const WIDTH = 1760;
export const HEIGHT = 1800;
export const MARGIN = 12;

const MIDDLE: Point = [WIDTH / 2, HEIGHT / 2];

/** A home beside the board (21.1): to the right, below the round. */
const BESIDE: Point = [WIDTH - HEX - 8, 258];

/** A tile of nobody's beside the board: to the left, where a seat's plate stands otherwise. */
const ASIDE: Point = [HEX + 8, 258];

/** To the right of that tile: what it is, and that it lies beside the board. */
export const ASIDE_LABEL: Box = { x: 276, y: 146, width: 234, height: 72 };

/** The middle of a place on the picture. */
export function middleOf(place: number): Point {
  const hex = HEXES[place];
  if (!hex) return place === APART ? ASIDE : BESIDE;
  const [x, y] = MIDDLE;
  return [round(x + HEX * 1.5 * hex.q), round(y + 2 * HALF * (hex.r + hex.q / 2))];
}

/** Half the width of a tile so far above or below its middle. */
export const halfWidth = (dy: number) => HEX - Math.abs(dy) / Math.sqrt(3);

/** Where a planet stands around the middle of its tile: the globe, its name, its worth, and where its garrison lies. */
export interface PlanetSpot {
  readonly at: Point;
  readonly r: number;
  readonly name: Box;
  /** The middle of resources over influence. */
  readonly worth: Point;
  /** The middle of the first row of its garrison, and how wide a row may be. */
  readonly garrison: { readonly x: number; readonly y: number; readonly width: number };
}

const box = (x: number, y: number, width: number): Box => ({ x, y, width, height: 26 });

const ONE: PlanetSpot = {
  at: [0, -46],
  r: 44,
  name: box(-80, -121, 160),
  worth: [-74, -42],
  garrison: { x: 0, y: 22, width: 150 },
};
const LEFT: PlanetSpot = {
  at: [-50, -58],
  r: 36,
  name: box(-106, -121, 132),
  worth: [-103, -58],
  garrison: { x: -58, y: 2, width: 100 },
};
const RIGHT: PlanetSpot = {
  at: [58, -22],
  r: 36,
  name: box(0, -85, 106),
  worth: [112, -27],
  garrison: { x: 60, y: 34, width: 116 },
};
const THREE: readonly PlanetSpot[] = [
  {
    at: [-80, -16],
    r: 28,
    name: box(-119, -73, 78),
    worth: [-121, -21],
    garrison: { x: -58, y: 38, width: 84 },
  },
  {
    at: [0, -68],
    r: 28,
    name: box(-58, -122, 116),
    worth: [41, -70],
    garrison: { x: 0, y: -22, width: 90 },
  },
  { at: [80, -16], r: 28, name: box(57, -73, 62), worth: [120, -21], garrison: { x: 58, y: 38, width: 84 } },
];

/** Where the planets of a system stand, by how many they are. */
export const PLANET_SPOTS: Readonly<Record<number, readonly PlanetSpot[]>> = {
  1: [ONE],
  2: [LEFT, RIGHT],
  3: THREE,
};

/** Where ships find room on a tile, above and below its middle, by how many planets it has. */
export const SPACE: Readonly<Record<number, { readonly top: number; readonly bottom: number }>> = {
  0: { top: -66, bottom: 114 },
  1: { top: 42, bottom: 114 },
  2: { top: 52, bottom: 114 },
  3: { top: 54, bottom: 114 },
};

/** Where wormholes open on a tile, by how many planets it has, and how large they are. */
export const GATES: Readonly<Record<number, { readonly r: number; readonly at: readonly Point[] }>> = {
  0: {
    r: 40,
    at: [
      [0, -62],
      [-84, -34],
      [84, -34],
    ],
  },
  1: {
    r: 21,
    at: [
      [106, 14],
      [-96, 28],
      [74, -2],
    ],
  },
  2: {
    r: 21,
    at: [
      [-108, 34],
      [124, 22],
      [-2, 24],
    ],
  },
  3: {
    r: 17,
    at: [
      [0, 22],
      [-34, 22],
      [34, 22],
    ],
  },
};

/** Where the number of a system stands, by how many planets it has. */
export const NUMBER_SPOTS: Readonly<Record<number, Point>> = {
  0: [-121, 0],
  1: [-121, 0],
  2: [-120, 2],
  3: [0, 12],
};

/** Command tokens: the first two large, by how many planets a system has; more of them small, in rows to the left and down. */
export const TOKEN_SPOTS: Readonly<
  Record<number, { readonly large: readonly Point[]; readonly small: Point }>
> = {
  0: {
    large: [
      [98, -52],
      [117, -18],
    ],
    small: [84, -100],
  },
  1: {
    large: [
      [82, -42],
      [117, -28],
    ],
    small: [114, -62],
  },
  2: {
    large: [
      [72, -104],
      [43, -104],
    ],
    small: [75, -112],
  },
  3: {
    large: [[80, -100]],
    small: [92, -106],
  },
};
