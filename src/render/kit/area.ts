import type { Backdrop, Point, Scene, Shape } from '../scene.ts';
import { panel, words } from '../shapes.ts';
import { theme } from '../theme.ts';

/** A panel of a picture: how high it is, and what is on it wherever its upper left corner is put. */
export interface Area {
  readonly height: number;
  draw(at: Point): Shape[];
}

/** The width of a picture that is made of areas alone: words are large on it, also on a telephone. */
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

/** Areas below each other with gaps around them, and how high they are together. */
export function stacked(areas: readonly Area[], gap = GAP): { shapes: Shape[]; height: number } {
  let bottom = gap;
  const shapes = areas.flatMap((area) => {
    const top = bottom;
    bottom += area.height + gap;
    return area.draw([gap, top]);
  });
  return { shapes, height: bottom };
}

const NOTHING_BEHIND: Backdrop = { width: 1, height: 1, shapes: [] };

/** A picture of shapes on empty space. */
export const plainScene = ({ shapes, ...more }: Omit<Scene, 'ground' | 'backdrop'>): Scene => ({
  ...more,
  ground: theme.space,
  backdrop: NOTHING_BEHIND,
  shapes,
});

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
