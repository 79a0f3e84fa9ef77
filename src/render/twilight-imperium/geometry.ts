import { HEXES } from '#games/twilight-imperium/view.ts';
import type { Point } from '../scene.ts';
import { round } from '../shapes.ts';

/** Radius of a hexagon, corner to middle; hexagons stand on a side. */
export const HEX = 165;
const HALF = (HEX * Math.sqrt(3)) / 2;
export const WIDTH = 2200;
export const HEADER = 104;
export const MARGIN = 20;
/** Rows of hexagons from top to bottom. */
const ROWS = 7;
export const BOARD_BOTTOM = Math.round(HEADER + MARGIN + ROWS * 2 * HALF + MARGIN);

const MIDDLE: Point = [WIDTH / 2, HEADER + MARGIN + ROWS * HALF];

/** Tiles beside the board, in the lower left corner, which no ring reaches. */
const BESIDE: Point = [HEX + MARGIN * 2, BOARD_BOTTOM - HALF - MARGIN];

/** The middle of a place on the picture. */
export function middleOf(place: number): Point {
  const hex = HEXES[place];
  if (!hex) return BESIDE;
  const [x, y] = MIDDLE;
  return [round(x + HEX * 1.5 * hex.q), round(y + 2 * HALF * (hex.r + hex.q / 2))];
}

/** Where the planets of a system stand around its middle, and how large. */
export const PLANET_SPOTS: Readonly<Record<number, readonly { readonly at: Point; readonly r: number }[]>> = {
  1: [{ at: [0, -26], r: 46 }],
  2: [
    { at: [-64, -46], r: 38 },
    { at: [64, -2], r: 38 },
  ],
  3: [
    { at: [-84, -6], r: 32 },
    { at: [0, -70], r: 32 },
    { at: [84, -6], r: 32 },
  ],
};
