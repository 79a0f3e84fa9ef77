import type { Seat } from '#core/seat.ts';
import { seatMark } from '../kit/seat-mark.ts';
import type { Point, Shape } from '../scene.ts';
import { round, star, words } from '../shapes.ts';
import { theme } from '../theme.ts';
import { paintOf, signColours } from './palette.ts';
import { LEAST, type Sign, shipOutline } from './sign.ts';

/** A cube of a seat: a square with its number. */
export function seatCube([x, y]: Point, side: number, { seat, of }: { seat: Seat; of: string }): Shape[] {
  const paint = paintOf(seat);
  const inset = round(side * 0.2);
  return [
    {
      kind: 'box',
      x,
      y,
      width: side,
      height: side,
      radius: round(side * 0.16),
      fill: paint,
      stroke: { colour: theme.ink, width: 2 },
      of,
    },
    {
      kind: 'box',
      x: x + inset,
      y: y + inset,
      width: side - 2 * inset,
      height: side - 2 * inset,
      radius: 4,
      fill: { colour: paint.colour },
    },
    words(
      { x: x + 1, y: y + 1, width: side - 2, height: side - 2 },
      {
        text: `${seat + 1}`,
        size: Math.max(LEAST, Math.round(side * 0.66)),
        least: LEAST,
        weight: 800,
        colour: paint.text,
        align: 'centre',
      },
    ),
  ];
}

/** A ship of a seat with its level. */
export function seatShip(
  [x, y]: Point,
  unit: number,
  { seat, level, of }: { seat: Seat; level: number; of: string },
): Shape[] {
  const paint = paintOf(seat);
  return [
    {
      kind: 'polygon',
      points: shipOutline([x, y], unit),
      fill: paint,
      stroke: { colour: theme.ink, width: 2 },
      of,
    },
    { kind: 'disc', x, y: round(y + 0.1 * unit), r: round(0.27 * unit), fill: { colour: paint.colour } },
    words(
      {
        x: round(x - 0.4 * unit),
        y: round(y - 0.28 * unit),
        width: round(0.8 * unit),
        height: round(0.76 * unit),
      },
      {
        text: `${level}`,
        size: Math.max(LEAST, Math.round(unit * 0.56)),
        least: LEAST,
        weight: 800,
        colour: paint.text,
        align: 'centre',
      },
    ),
  ];
}

/** An action space: an empty ring, or the pawn that stands in it; a dearer one says by how much ore. */
export const spaceSign = (id: string, pawns: readonly Seat[], extra: number): Sign => ({
  width: 1.2,
  hangs: true,
  draw: ([x, y], u) => {
    const [middle, r] = [round(x + 0.6 * u), round(0.58 * u)];
    const [first] = pawns;
    if (first !== undefined)
      return seatMark([middle, round(y)], r, {
        seat: first,
        paint: paintOf(first),
        of: `pawn:${first}:${id}`,
      });
    return [
      {
        kind: 'disc',
        x: middle,
        y: round(y),
        r,
        fill: { colour: signColours.hollow },
        stroke: { colour: theme.ink, width: 3 },
        of: `space:${id}`,
      },
      ...(extra === 0
        ? []
        : [
            words(
              { x: round(middle - 0.5 * u), y: round(y - 0.4 * u), width: round(u), height: round(0.8 * u) },
              {
                text: `+${extra}`,
                size: Math.max(LEAST, Math.round(u * 0.5)),
                least: LEAST,
                weight: 800,
                colour: signColours.ore,
                align: 'centre',
              },
            ),
          ]),
    ];
  },
});

/** Nothing, as wide as something else. */
export const blank = (width: number): Sign => ({ width, hangs: true, draw: () => [] });

/** Points: a golden star with how many. */
export function pointsStar([x, y]: Point, r: number, { text, of }: { text: string; of?: string }): Shape[] {
  const side = round(r * 1.3);
  return [
    star({ x, y, r }, { fill: { colour: theme.gold }, ...(of && { of }) }),
    words(
      { x: round(x - side / 2), y: round(y - side / 2 + r * 0.06), width: side, height: side },
      {
        text,
        size: Math.max(LEAST, Math.round(r * 0.86)),
        least: LEAST,
        weight: 800,
        colour: theme.dark,
        align: 'centre',
      },
    ),
  ];
}
