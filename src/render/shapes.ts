import type { Box, Point, PolygonShape, Shape, TextShape } from './scene.ts';
import { MIN_TEXT, theme } from './theme.ts';

type Look = Omit<PolygonShape, 'kind' | 'points'>;

/** Where something round stands and how large it is. */
export interface Round {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

/** A point so far from another in a direction in radians. */
export function towards([x, y]: Point, angle: number, distance: number): Point {
  return [round(x + Math.cos(angle) * distance), round(y + Math.sin(angle) * distance)];
}

/** Tenths of a pixel are enough, and the same on every machine. */
export const round = (value: number) => Math.round(value * 10) / 10;

function corners({ x, y, r }: Round, count: number, first: number): Point[] {
  return Array.from({ length: count }, (_, at) => towards([x, y], first + (at * 2 * Math.PI) / count, r));
}

/** A hexagon that stands on a side (`flat`) or on a corner. */
export function hexagon(at: Round, stands: 'flat' | 'pointy', look: Look): PolygonShape {
  return { kind: 'polygon', points: corners(at, 6, stands === 'flat' ? 0 : Math.PI / 6), ...look };
}

/** A star with five points. */
export function star(at: Round, look: Look): PolygonShape {
  const outer = corners(at, 5, -Math.PI / 2);
  const inner = corners({ ...at, r: at.r * 0.45 }, 5, -Math.PI / 2 + Math.PI / 5);
  return { kind: 'polygon', points: outer.flatMap((point, i) => [point, inner[i] as Point]), ...look };
}

/** The head of an arrow whose tip points in a direction. */
export function arrowHead({ x, y, r }: Round, angle: number, look: Look): PolygonShape {
  const points = [0, 2.4, -2.4].map((turn) => towards([x, y], angle + turn, r));
  return { kind: 'polygon', points, ...look };
}

type Words = Pick<TextShape, 'text' | 'size'> & Partial<Omit<TextShape, 'kind' | keyof Box>>;

/** Words in a box: one line of ink from the left, unless said otherwise. */
export function words(box: Box, { text, size, ...more }: Words): TextShape {
  return {
    kind: 'text',
    ...box,
    text,
    size,
    least: Math.min(size, MIN_TEXT),
    lines: 1,
    weight: 400,
    colour: theme.ink,
    align: 'left',
    stand: 'middle',
    ...more,
  };
}

/** A panel on which other things stand. */
export function panel(box: Box, edge: string = theme.edge): Shape {
  return {
    kind: 'box',
    ...box,
    radius: 16,
    fill: { colour: theme.panel },
    stroke: { colour: edge, width: 2 },
  };
}
