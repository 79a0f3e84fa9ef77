import type { Point, Shape, Stroke } from '../scene.ts';
import { arrowHead, type Round, round } from '../shapes.ts';
import { theme } from '../theme.ts';

/** Claimed or gained: a thick green ring. */
export const claimedRing = ({ x, y, r }: Round, of: string): Shape => ({
  kind: 'disc',
  x,
  y,
  r,
  stroke: { colour: theme.good, width: Math.max(4, round(r * 0.2)) },
  of,
});

const line = (points: readonly Point[], stroke: Stroke, of: string): Shape => ({
  kind: 'line',
  points,
  stroke,
  of,
});

/** Crossed out: an X, dark around it so that it is seen on anything. */
export function crossMark({ x, y, r }: Round, colour: string, of: string): Shape[] {
  const ways: readonly (readonly Point[])[] = [
    [
      [round(x - r), round(y - r)],
      [round(x + r), round(y + r)],
    ],
    [
      [round(x + r), round(y - r)],
      [round(x - r), round(y + r)],
    ],
  ];
  const width = Math.max(4, round(r * 0.28));
  return [
    ...ways.map((way) => line(way, { colour: theme.dark, width: width + 4 }, 'shade')),
    ...ways.map((way) => line(way, { colour, width }, of)),
  ];
}

/** Spent: a slash. */
export function slashMark({ x, y, r }: Round, of: string): Shape[] {
  const way: readonly Point[] = [
    [round(x - r), round(y + r)],
    [round(x + r), round(y - r)],
  ];
  const width = Math.max(4, round(r * 0.22));
  return [
    line(way, { colour: theme.dark, width: width + 4 }, 'shade'),
    line(way, { colour: theme.alarm, width }, of),
  ];
}

/** May be marked now: white corners around it. */
export function cornerFrame({ x, y, r }: Round, of: string): Shape[] {
  const arm = round(r * 0.5);
  return [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ].map(([dx = 1, dy = 1]) => {
    const [left, top] = [x + dx * r, y + dy * r];
    return line(
      [
        [round(left - dx * arm), round(top)],
        [round(left), round(top)],
        [round(left), round(top - dy * arm)],
      ],
      { colour: theme.ink, width: 5 },
      of,
    );
  });
}

/** The frame of something that is drafted: in the colour of what is claimed. */
export function asDrafted(frame: Shape): Shape {
  const of = frame.of?.replace('legal:', 'drafted:') ?? 'drafted';
  if (frame.kind === 'line') return { ...frame, stroke: { ...frame.stroke, colour: theme.good }, of };
  return frame.kind === 'disc' || frame.kind === 'polygon'
    ? { ...frame, fill: { colour: theme.good }, of }
    : { ...frame, of };
}

/** May be explored now: a white arrow that points at it. */
export const exploreArrow = ({ x, y, r }: Round, of: string): Shape =>
  arrowHead({ x: round(x - r - 16), y, r: 15 }, 0, {
    fill: { colour: theme.ink },
    stroke: { colour: theme.dark, width: 3 },
    of,
  });

/** May be crossed, not claimed: a white dot. */
export const crossDot = ({ x, y, r }: Round, of: string): Shape => ({
  kind: 'disc',
  x: round(x + r * 0.72),
  y: round(y + r * 0.4),
  r: 8,
  fill: { colour: theme.ink },
  stroke: { colour: theme.dark, width: 3 },
  of,
});
