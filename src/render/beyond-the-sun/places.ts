import type { PlaceId } from '#games/beyond-the-sun/view.ts';
import type { Box, Point } from '../scene.ts';

/** Where the places of the exploration board lie, and by which corners lines go round others. */
export interface BoardLayout {
  readonly height: number;
  readonly boxes: Readonly<Partial<Record<PlaceId, Box>>>;
  /** Lines that do not run straight, by the places that they join. */
  readonly bends: Readonly<Record<string, readonly Point[]>>;
}

const [LEFT, MIDDLE, RIGHT] = [16, 420, 824];
const WIDE = 360;

const CARD = 404;
/** With two fleets at most. */
const LOW_CARD = 312;
const LOW_YARD = 168;
const YARD = 256;
const FREE = 62;

/** Three and four players: two systems A beside Sol, with a line above it from one to the other. */
function forMore(top: number): BoardLayout {
  const first = top + 54;
  const second = first + CARD + FREE;
  const third = second + YARD + FREE;
  return {
    height: third + CARD - top,
    boxes: {
      A1: { x: LEFT, y: first, width: WIDE, height: CARD },
      SOL: { x: MIDDLE, y: first + 30, width: WIDE, height: CARD - 60 },
      A2: { x: RIGHT, y: first, width: WIDE, height: CARD },
      Y1: { x: LEFT, y: second, width: WIDE, height: YARD },
      Y2: { x: RIGHT, y: second, width: WIDE, height: YARD },
      B1: { x: LEFT, y: third, width: WIDE, height: CARD },
      DEEP: { x: MIDDLE, y: third + 35, width: WIDE, height: CARD - 70 },
      B2: { x: RIGHT, y: third, width: WIDE, height: CARD },
      X: { x: MIDDLE, y: second - 44, width: WIDE, height: CARD - 30 },
    },
    bends: {
      'A1-A2': [
        [LEFT + WIDE / 2, top + 22],
        [RIGHT + WIDE / 2, top + 22],
      ],
      'SOL-Y1': [
        [MIDDLE + 60, second - 30 - 26],
        [LEFT + WIDE + 22, second - 30 - 26],
        [LEFT + WIDE + 22, second + YARD / 2],
      ],
      'SOL-Y2': [
        [MIDDLE + WIDE - 60, second - 30 - 26],
        [RIGHT - 22, second - 30 - 26],
        [RIGHT - 22, second + YARD / 2],
      ],
    },
  };
}

/** Two players: one system A between Sol, which is above it, and both shipyards. */
function forTwo(top: number): BoardLayout {
  const sol = 210;
  const second = top + sol + FREE;
  const third = second + LOW_CARD + FREE;
  return {
    height: third + LOW_CARD + FREE + LOW_CARD - 6 - top,
    boxes: {
      SOL: { x: MIDDLE, y: top + 6, width: WIDE, height: sol },
      A1: { x: MIDDLE, y: second, width: WIDE, height: LOW_CARD },
      Y1: { x: LEFT, y: second + 70, width: WIDE, height: LOW_YARD },
      Y2: { x: RIGHT, y: second + 70, width: WIDE, height: LOW_YARD },
      B1: { x: LEFT, y: third, width: WIDE, height: LOW_CARD },
      B2: { x: RIGHT, y: third, width: WIDE, height: LOW_CARD },
      DEEP: { x: MIDDLE, y: third + (LOW_CARD - sol) / 2, width: WIDE, height: sol },
      X: { x: MIDDLE, y: third + LOW_CARD + FREE - 6, width: WIDE, height: LOW_CARD },
    },
    bends: {
      'SOL-Y1': [[LEFT + WIDE / 2, top + 110]],
      'SOL-Y2': [[RIGHT + WIDE / 2, top + 110]],
    },
  };
}

/** The board for so many, from so far down; without a fifth system nothing is kept free for it below. */
export function layoutFor(seats: number, top: number, hasFifth: boolean): BoardLayout {
  if (seats !== 2) return forMore(top);
  const layout = forTwo(top);
  return hasFifth ? layout : { ...layout, height: layout.height - LOW_CARD - FREE + 6 };
}

const centre = ({ x, y, width, height }: Box): Point => [x + width / 2, y + height / 2];

/** The corners of a line between two places, from middle to middle. */
export function pointsOf(layout: BoardLayout, [a, b]: readonly [PlaceId, PlaceId]): readonly Point[] {
  const [from, to] = [layout.boxes[a], layout.boxes[b]];
  if (!from || !to) return [];
  return [centre(from), ...(layout.bends[`${a}-${b}`] ?? []), centre(to)];
}
