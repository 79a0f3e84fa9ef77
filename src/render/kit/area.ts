import type { Point, Shape } from '../scene.ts';
import { panel, words } from '../shapes.ts';
import { theme } from '../theme.ts';

/** A panel of a picture of one seat or system: how high it is, and what is on it wherever it is put. */
export interface Area {
  readonly height: number;
  draw(at: Point): Shape[];
}

/** The width of such a picture: half of the board's, so that words are twice as large. */
export const PICTURE_WIDTH = 1100;
export const GAP = 16;
export const PADDING = 20;
export const AREA_WIDTH = PICTURE_WIDTH - 2 * GAP;
export const INNER = AREA_WIDTH - 2 * PADDING;
const TITLE = 46;

/** A panel with a title; its contents are drawn from their own upper left corner. */
export function titled(title: string, height: number, draw: (at: Point) => Shape[]): Area {
  const whole = PADDING + TITLE + height + PADDING / 2;
  return {
    height: whole,
    draw: ([x, y]) => [
      panel({ x, y, width: AREA_WIDTH, height: whole }),
      words(
        { x: x + PADDING, y: y + PADDING / 2, width: INNER, height: TITLE },
        { text: title, size: 28, weight: 800, colour: theme.gold },
      ),
      ...draw([x + PADDING, y + PADDING / 2 + TITLE]),
    ],
  };
}

/** Areas below each other, and how high they are together. */
export function stacked(areas: readonly Area[]): { shapes: Shape[]; height: number } {
  let bottom = GAP;
  const shapes = areas.flatMap((area) => {
    const top = bottom;
    bottom += area.height + GAP;
    return area.draw([GAP, top]);
  });
  return { shapes, height: bottom };
}

/** One line of a list, and what it stands for. */
export interface Line {
  readonly text: string;
  readonly of?: string;
}

const ROW = 38;

/** Lines of words under a title, in two columns. */
export function listArea(title: string, lines: readonly Line[]): Area {
  const rows = Math.ceil(lines.length / 2);
  const column = INNER / 2;
  return titled(title, rows * ROW, ([x, y]) =>
    lines.map(({ text, of }, i) =>
      words(
        {
          x: x + Math.floor(i / rows) * column,
          y: y + (i % rows) * ROW,
          width: column - 20,
          height: ROW - 2,
        },
        { text, size: 25, ...(of === undefined ? {} : { of }) },
      ),
    ),
  );
}
