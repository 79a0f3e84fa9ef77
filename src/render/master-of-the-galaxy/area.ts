import type { Shape } from '../scene.ts';

/** A panel below the board: how high it is, and what is on it wherever it is put. */
export interface Area {
  readonly height: number;
  draw(x: number, y: number): Shape[];
}

/** The width of all areas: two side by side. */
export const AREA_WIDTH = 780;
export const MARGIN = 13;
export const PADDING = 16;
