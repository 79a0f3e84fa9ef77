import type { Box, Point, Shape } from '../scene.ts';
import { panel, words } from '../shapes.ts';
import { theme } from '../theme.ts';
import { type PaintedSeat, seatMark } from './seat-mark.ts';

/** The head of a seat's panel: who it is, what is to be said of it, and the figure that counts most. */
export interface SeatHead extends PaintedSeat {
  readonly name: string;
  readonly about: string;
  readonly figure: string;
}

interface Line {
  readonly y: number;
  readonly height: number;
  readonly size: number;
}

/** The sizes of a panel's head: where the mark stands, and its three texts. */
interface HeadLook {
  readonly mark: { readonly at: Point; readonly r: number };
  readonly left: number;
  /** What stays free at the right of the name, for the figure. */
  readonly right: number;
  readonly name: Line;
  readonly about: Line;
  readonly figure: Line & { readonly width: number; readonly end: number };
}

const LOOKS = {
  /** One of several on a board. */
  small: {
    mark: { at: [52, 42], r: 26 },
    left: 90,
    right: 120,
    name: { y: 8, height: 36, size: 28 },
    about: { y: 44, height: 28, size: 22 },
    figure: { y: 8, height: 66, size: 58, width: 100, end: 16 },
  },
  /** At the top of a picture of one seat. */
  large: {
    mark: { at: [66, 54], r: 34 },
    left: 116,
    right: 204,
    name: { y: 12, height: 46, size: 38 },
    about: { y: 60, height: 34, size: 26 },
    figure: { y: 14, height: 78, size: 60, width: 170, end: 20 },
  },
} as const satisfies Record<string, HeadLook>;

/** A panel in the colours of a seat, with its head; what else is on it is drawn over it. */
export function seatPanel(box: Box, head: SeatHead, size: keyof typeof LOOKS): Shape[] {
  const { x, y, width, height } = box;
  const { seat, paint } = head;
  const { mark, left, right, name, about, figure }: HeadLook = LOOKS[size];
  const line = (at: Line) => ({
    x: x + left,
    y: y + at.y,
    width: width - left - right,
    height: at.height,
  });
  return [
    panel(box, paint.colour),
    { kind: 'box', x, y, width: 14, height, radius: 7, fill: paint, of: `seat:${seat}` },
    ...seatMark([x + mark.at[0], y + mark.at[1]], mark.r, { seat, paint }),
    words(line(name), { text: head.name, size: name.size, weight: 800 }),
    words(line(about), { text: head.about, size: about.size, colour: theme.dim }),
    words(
      {
        x: x + width - figure.width - figure.end,
        y: y + figure.y,
        width: figure.width,
        height: figure.height,
      },
      {
        text: head.figure,
        size: figure.size,
        weight: 800,
        colour: theme.gold,
        align: 'right',
        of: `points:${seat}`,
      },
    ),
  ];
}
