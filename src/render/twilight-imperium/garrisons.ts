import type { Stack } from '#games/twilight-imperium/view.ts';
import { roughly } from '../fit.ts';
import { seatNumber } from '../kit/seat-mark.ts';
import type { Point, Shape } from '../scene.ts';
import { round, words } from '../shapes.ts';
import { imperiumPaints } from '../theme.ts';
import type { Stationed } from './fleets.ts';
import type { PlanetSpot } from './geometry.ts';
import { damage, UNITS, unitPiece } from './pieces.ts';

const HEIGHT = 31;
const PIECE = 25;
const COUNT = 21;
const [GROUND, INK] = ['#0a1020e8', '#ffffff'] as const;

/** How wide a kind of unit is with its number. */
const widthOf = ({ count }: Readonly<Stack>, k: number) =>
  PIECE * k * 0.92 + (count > 1 ? roughly(`${count}`, COUNT * k) * 1.08 + 2 : 0) + 2;

/** One owner's units on a planet: a dark plate with a rim in the owner's colour. */
function plate(
  stationed: Stationed & { readonly numbered: boolean },
  stacks: readonly Readonly<Stack>[],
  { x, y, k }: { x: number; y: number; k: number },
): Shape[] {
  const seat = stacks[0]?.seat ?? 0;
  const colour = stationed.colourOf(seat);
  const paint = imperiumPaints[colour];
  const lead = stationed.numbered ? 24 * k : 5 * k;
  const width = stacks.reduce((sum, stack) => sum + widthOf(stack, k), lead + 5 * k);
  const left = x - width / 2;
  let from = left + lead;
  return [
    {
      kind: 'box',
      x: round(left),
      y: round(y - (HEIGHT * k) / 2),
      width: round(width),
      height: round(HEIGHT * k),
      radius: 9 * k,
      fill: { colour: GROUND },
      stroke: { colour: paint.colour, width: 2.5 },
    },
    ...(stationed.numbered
      ? [
          { kind: 'disc' as const, x: left + 12 * k, y, r: 10 * k, fill: { colour: paint.colour } },
          seatNumber({ x: left + 12 * k, y, r: 10 * k }, { seat, paint }),
        ]
      : []),
    ...stacks.flatMap((stack) => {
      const { unit, count, damaged } = stack;
      const [at, size] = [from, Math.max(13, Math.round(COUNT * k))];
      const wide = widthOf(stack, k);
      from += wide;
      const piece = PIECE * k * 0.92;
      return [
        unitPiece({ x: at + piece / 2, y, r: (PIECE * k) / 2 }, { unit, colour, damaged: damaged > 0 }),
        {
          kind: 'box' as const,
          x: round(at),
          y: round(y - (PIECE * k) / 2),
          width: round(piece),
          height: round(PIECE * k),
          of: `stack:${stationed.place}:${seat}:${unit}`,
        },
        ...(count > 1
          ? [
              words(
                {
                  x: round(at + piece),
                  y: round(y - size * 0.6),
                  width: round(wide - piece),
                  height: round(size * 1.2),
                },
                { text: `${count}`, size, least: 12, weight: 800, colour: INK },
              ),
            ]
          : []),
        ...(damaged > 0 && count > 1
          ? damage([at + piece, y - (PIECE * k) / 2], 0.7 * k + 0.1, damaged)
          : []),
      ];
    }),
  ];
}

/** What stands on a planet, owner by owner below each other; who does not control it is named by number. */
export function garrison(
  units: readonly Readonly<Stack>[],
  { x, y, width: room }: PlanetSpot['garrison'],
  { at, controller, ...stationed }: Stationed & { readonly at: Point; readonly controller: number | null },
): Shape[] {
  const owners = [...new Set(units.map(({ seat }) => seat))].sort((a, b) => a - b);
  const groups = owners.map((seat) =>
    units
      .filter((stack) => stack.seat === seat)
      .sort((a, b) => UNITS.indexOf(b.unit) - UNITS.indexOf(a.unit)),
  );
  const longest = Math.max(
    0,
    ...groups.map((stacks) => stacks.reduce((sum, stack) => sum + widthOf(stack, 1), 34)),
  );
  const k = Math.min(groups.length > 1 ? 0.82 : 1, room / longest);
  return groups.flatMap((stacks, i) =>
    plate({ ...stationed, numbered: stacks[0]?.seat !== controller }, stacks, {
      x: at[0] + x,
      y: at[1] + y + (i - (groups.length - 1) / 4) * HEIGHT * k,
      k,
    }),
  );
}
