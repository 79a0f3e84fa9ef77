import type { View } from '#games/twilight-imperium/view.ts';
import type { Shape } from '../scene.ts';
import { hexagon, words } from '../shapes.ts';
import { imperiumPaints, theme } from '../theme.ts';
import { HALF, HEX, middleOf } from './geometry.ts';
import { ownerIn } from './owner.ts';
import { seatMark } from './pieces.ts';
import type { Words } from './say.ts';

/** Places that wait for a tile, by the numbers under which they are offered; those of the ring being built stand out. */
function places({ free }: View): Shape[] {
  return free.flatMap(({ at, next }) => {
    const [x, y] = middleOf(at);
    const colour = next ? theme.gold : theme.edge;
    return [
      hexagon({ x, y, r: HEX - 8 }, 'flat', {
        stroke: { colour, width: next ? 5 : 3, dash: [18, 12] },
        of: `place:${at}`,
      }),
      words(
        { x: x - 80, y: y - 44, width: 160, height: 88 },
        {
          text: `${at}`,
          size: next ? 72 : 48,
          weight: 800,
          colour: next ? theme.gold : theme.faint,
          align: 'centre',
        },
      ),
    ];
  });
}

/** Where somebody's home will lie, for as long as it does not. */
function homes(view: View, say: Words): Shape[] {
  const taken = new Set(view.systems.map(({ at }) => at));
  return view.homes.flatMap((at, seat) => {
    if (taken.has(at) || view.free.length === 0) return [];
    const [x, y] = middleOf(at);
    const owner = ownerIn(view, seat);
    return [
      hexagon({ x, y, r: HEX - 8 }, 'flat', {
        stroke: { colour: imperiumPaints[owner.colour].colour, width: 6, dash: [26, 12] },
        of: `home-place:${seat}`,
      }),
      ...seatMark([x, y - 24], 34, owner),
      words(
        { x: x - 100, y: y + 24, width: 200, height: HALF / 2 },
        { text: say.seat(seat), size: 26, lines: 2, weight: 600, align: 'centre', stand: 'top' },
      ),
    ];
  });
}

/** The galaxy in the making. */
export const building = (view: View, say: Words): Shape[] =>
  view.free.length === 0 ? [] : [...places(view), ...homes(view, say)];
