import { APART, HEXES } from '#games/twilight-imperium/view.ts';
import { HEADER } from '../kit/header.ts';
import type { Box, Point } from '../scene.ts';
import { round } from '../shapes.ts';

/** Radius of a hexagon, corner to middle; hexagons stand on a side. */
export const HEX = 190;
/** From the middle of a hexagon to its side. */
export const HALF = (HEX * Math.sqrt(3)) / 2;
export const WIDTH = 2200;
export const MARGIN = 20;
/** Rows of hexagons from top to bottom. */
const ROWS = 7;
export const BOARD_TOP = HEADER + MARGIN;
export const BOARD_BOTTOM = Math.round(BOARD_TOP + ROWS * 2 * HALF + MARGIN);

const MIDDLE: Point = [WIDTH / 2, BOARD_TOP + ROWS * HALF];

/** A home beside the board (21.1), in the lower left corner, which no ring reaches. */
const BESIDE: Point = [HEX + MARGIN, round(BOARD_BOTTOM - HALF - MARGIN)];

/** A tile of nobody's beside the board: below the rings on the right, between them and the legend, touching neither. */
const ASIDE: Point = [round(WIDTH / 2 + HEX * 3 + 6), round(BOARD_BOTTOM - HALF - 9)];

/** To the left of that tile: what it is, and that it lies beside the board. */
export const ASIDE_LABEL: Box = { x: ASIDE[0] - HEX - 232, y: ASIDE[1] + 70, width: 258, height: 84 };

/** The middle of a place on the picture. */
export function middleOf(place: number): Point {
  const hex = HEXES[place];
  if (!hex) return place === APART ? ASIDE : BESIDE;
  const [x, y] = MIDDLE;
  return [round(x + HEX * 1.5 * hex.q), round(y + 2 * HALF * (hex.r + hex.q / 2))];
}

/** Half the width of a tile so far above or below its middle. */
export const halfWidth = (dy: number) => HEX - Math.abs(dy) / Math.sqrt(3);

/** Where a planet stands around the middle of its tile: the globe, its name, and its units in rows of so many. */
interface PlanetSpot {
  readonly at: Point;
  readonly r: number;
  readonly name: Box;
  readonly units: { readonly x: number; readonly y: number; readonly most: number };
}

const box = (x: number, y: number, width: number): Box => ({ x, y, width, height: 24 });

const ONE: PlanetSpot = {
  at: [0, -50],
  r: 46,
  name: box(-112, -129, 224),
  units: { x: 0, y: 24, most: 4 },
};
const LEFT: PlanetSpot = {
  at: [-58, -56],
  r: 38,
  name: box(-112, -128, 148),
  units: { x: -84, y: 8, most: 3 },
};
const RIGHT: PlanetSpot = {
  at: [76, -8],
  r: 38,
  name: box(-2, -79, 142),
  units: { x: 65, y: 56, most: 3 },
};
const THREE: readonly PlanetSpot[] = [
  { at: [-108, -22], r: 32, name: box(-140, -86, 100), units: { x: -97, y: 36, most: 2 } },
  { at: [0, -70], r: 32, name: box(-54, -134, 108), units: { x: 0, y: -14, most: 2 } },
  { at: [108, -22], r: 32, name: box(40, -86, 100), units: { x: 97, y: 36, most: 2 } },
];

/** Where the planets of a system stand, by how many they are. */
export const PLANET_SPOTS: Readonly<Record<number, readonly PlanetSpot[]>> = {
  1: [ONE],
  2: [LEFT, RIGHT],
  3: THREE,
};

/** Where ships find room on a tile, above and below its middle, by how many planets it has. */
export const SPACE: Readonly<Record<number, { readonly top: number; readonly bottom: number }>> = {
  0: { top: -70, bottom: 145 },
  1: { top: 62, bottom: 145 },
  2: { top: 74, bottom: 145 },
  3: { top: 76, bottom: 145 },
};

/** Where wormholes open on a tile, by how many planets it has. */
export const GATES: Readonly<Record<number, readonly Point[]>> = {
  0: [
    [0, -62],
    [-72, -62],
    [72, -62],
  ],
  1: [
    [-122, -34],
    [122, -34],
    [-126, 52],
  ],
  2: [
    [-118, 60],
    [-70, 60],
    [-22, 62],
  ],
  3: [
    [0, 46],
    [-48, 74],
    [48, 74],
  ],
};
