import { type Canvas, type CanvasPattern, type CanvasRenderingContext2D, createCanvas } from 'canvas';
import type { Paint, Pattern } from './scene.ts';

/** Side of the tile that is repeated. */
const TILE = 12;

/** A pattern does not keep its tile alive: without this one the next picture would have none. */
const tiles = new Map<string, Canvas>();

const DRAW: Readonly<Record<Pattern, (tile: CanvasRenderingContext2D) => void>> = {
  bars: (tile) => tile.fillRect(0, TILE / 4, TILE, TILE / 3),
  checks: (tile) => {
    tile.fillRect(0, 0, TILE / 2, TILE / 2);
    tile.fillRect(TILE / 2, TILE / 2, TILE / 2, TILE / 2);
  },
  columns: (tile) => tile.fillRect(TILE / 4, 0, TILE / 3, TILE),
  dots: (tile) => {
    for (const [x, y] of [
      [3, 3],
      [9, 9],
    ] as const) {
      tile.beginPath();
      tile.arc(x, y, 2.4, 0, Math.PI * 2);
      tile.fill();
    }
  },
  hatch: (tile) => diagonals(tile, [1]),
  lattice: (tile) => diagonals(tile, [1, -1]),
  rings: (tile) => {
    tile.lineWidth = 2.2;
    tile.beginPath();
    tile.arc(TILE / 2, TILE / 2, TILE / 3.2, 0, Math.PI * 2);
    tile.stroke();
  },
  zigzag: (tile) => {
    tile.lineWidth = 3;
    tile.beginPath();
    tile.moveTo(-TILE / 2, TILE * 0.75);
    for (const half of [0, 1, 2, 3]) tile.lineTo((half * TILE) / 2, TILE * (half % 2 === 0 ? 0.25 : 0.75));
    tile.stroke();
  },
};

function diagonals(tile: CanvasRenderingContext2D, slopes: readonly (1 | -1)[]): void {
  tile.lineWidth = 2.6;
  for (const slope of slopes) {
    for (const shift of [-TILE, 0, TILE]) {
      tile.beginPath();
      tile.moveTo(shift - 2, slope === 1 ? TILE + 2 : -2);
      tile.lineTo(shift + TILE + 2, slope === 1 ? -2 : TILE + 2);
      tile.stroke();
    }
  }
}

function tileOf(pattern: Pattern, colour: string, ink: string): Canvas {
  const canvas = createCanvas(TILE, TILE);
  const tile = canvas.getContext('2d');
  tile.fillStyle = colour;
  tile.fillRect(0, 0, TILE, TILE);
  tile.fillStyle = ink;
  tile.strokeStyle = ink;
  DRAW[pattern](tile);
  return canvas;
}

/** What the canvas fills with: a plain colour, or a tile with the pattern on it. */
export function fillOf(context: CanvasRenderingContext2D, paint: Paint): string | CanvasPattern {
  const { colour, pattern, ink } = paint;
  if (!pattern || !ink) return colour;
  const key = `${colour} ${pattern} ${ink}`;
  const tile = tiles.get(key) ?? tileOf(pattern, colour, ink);
  tiles.set(key, tile);
  return context.createPattern(tile, 'repeat');
}
