import type { Colour, Stack, UnitType } from '#games/twilight-imperium/view.ts';
import { roughly } from '../fit.ts';
import type { Point, Shape } from '../scene.ts';
import { round, words } from '../shapes.ts';
import { HALF, halfWidth } from './geometry.ts';
import { damage, flag, UNITS, unitPiece } from './pieces.ts';

/** How high pieces are where they have room, and how wide beside that. */
const SIZES: Readonly<Record<UnitType, readonly [height: number, width: number]>> = {
  flagship: [74, 0.98],
  'war-sun': [64, 1],
  dreadnought: [66, 0.92],
  carrier: [62, 0.7],
  cruiser: [58, 0.84],
  destroyer: [54, 0.56],
  fighter: [44, 0.95],
  infantry: [42, 0.76],
  pds: [42, 0.9],
  'space-dock': [46, 0.96],
};
const FLAG = 58;
const COUNT = 29;
const GAP = 5;
/** Pieces no smaller than this while there is any other way. */
const [LARGEST, SMALLEST, STEP] = [1.16, 0.3, 0.02];
/** Sterns and flags may reach a little over the slanted side of a tile: it is nobody's. */
const OVER = 7;
const COUNT_INK = '#ffffff';
const LINE = '#050816';

/** Ships of one kind in a row, from its left. */
interface Placed {
  readonly stack: Readonly<Stack>;
  readonly x: number;
  readonly height: number;
  readonly width: number;
}

interface Row {
  readonly seat: number;
  readonly flagged: boolean;
  readonly ships: readonly Placed[];
  readonly width: number;
  readonly height: number;
}

const flagWidth = (k: number) => FLAG * k * 0.86;

/** The height of a piece: small ones shrink less. */
const heightOf = (unit: UnitType, k: number) => Math.max(SIZES[unit][0] * k, Math.min(26, 40 * k + 6));

function placed(stack: Readonly<Stack>, k: number): Omit<Placed, 'x'> {
  const height = heightOf(stack.unit, k);
  const number = stack.count > 1 ? roughly(`${stack.count}`, countSize(k)) * 1.06 + 2 : 0;
  return { stack, height, width: height * SIZES[stack.unit][1] + number };
}

const countSize = (k: number) => Math.max(18, Math.round(COUNT * Math.min(1, k + 0.08)));

/** A fleet in rows of at most some width; its flag stands at the head of the first. */
function rowsOf(fleet: readonly Readonly<Stack>[], k: number, most: number): Row[] {
  const rows: Row[] = [];
  let ships: Placed[] = [];
  let width = flagWidth(k);
  const close = () => {
    const flagged = rows.length === 0;
    const height = Math.max(flagged ? FLAG * k : 0, ...ships.map((ship) => ship.height));
    rows.push({ seat: fleet[0]?.seat ?? 0, flagged, ships, width, height });
  };
  for (const stack of fleet) {
    const next = placed(stack, k);
    if (ships.length > 0 && width + GAP + next.width > most) {
      close();
      [ships, width] = [[], 0];
    }
    const x = width === 0 ? 0 : width + GAP;
    ships.push({ ...next, x });
    width = x + next.width;
  }
  close();
  return rows;
}

/** The room between two heights of a tile. */
interface Room {
  readonly top: number;
  readonly bottom: number;
}

const widest = (top: number, bottom: number) =>
  2 * (Math.min(halfWidth(top), halfWidth(Math.min(bottom, HALF) - 10)) + OVER);

/** Owners with their ships, the large ones first. */
function fleetsIn(units: readonly Readonly<Stack>[]): (readonly Readonly<Stack>[])[] {
  const owners = [...new Set(units.map(({ seat }) => seat))].sort((a, b) => a - b);
  return owners.map((seat) =>
    units
      .filter((stack) => stack.seat === seat)
      .sort((a, b) => UNITS.indexOf(a.unit) - UNITS.indexOf(b.unit)),
  );
}

/** Rows as large as they fit, and where the first begins. */
function arranged(
  units: readonly Readonly<Stack>[],
  { top, bottom }: Room,
): { rows: Row[]; k: number; from: number } {
  const fleets = fleetsIn(units);
  for (let k = LARGEST; ; k -= STEP) {
    const rows = fleets.flatMap((fleet) => rowsOf(fleet, k, widest(bottom - 50 * k, bottom)));
    const height = rows.reduce((sum, row) => sum + row.height + 2, -2);
    const isInside = () => {
      let at = bottom - height;
      return rows.every((row) => {
        const fits = row.width <= widest(at, at + row.height);
        at += row.height + 2;
        return fits;
      });
    };
    if (k <= SMALLEST || (height <= bottom - top && isInside()))
      // Where there is no planet they stand in the middle of what is free.
      return {
        rows,
        k,
        from: top < 0 ? bottom - Math.max(height, (bottom - top + height) / 2 - 8) : bottom - height,
      };
  }
}

/** What a stack of ships is called, and whose it is painted as. */
export interface Stationed {
  readonly place: string;
  readonly colourOf: (seat: number) => Colour;
}

function ship(
  stationed: Stationed,
  { stack, x, height, width }: Placed,
  [left, middle, k]: readonly [number, number, number],
): Shape[] {
  const { unit, seat, count, damaged } = stack;
  const piece = height * SIZES[unit][1];
  const size = countSize(k);
  const figure = {
    x: round(left + x + piece + 1),
    y: round(middle + height / 2 - size * 1.05),
    width: round(width - piece),
    height: size,
  };
  return [
    unitPiece(
      { x: left + x + piece / 2, y: middle, r: height / 2 },
      { unit, colour: stationed.colourOf(seat), damaged: damaged > 0 },
    ),
    {
      kind: 'box',
      x: round(left + x),
      y: round(middle - height / 2),
      width: round(piece),
      height: round(height),
      of: `stack:${stationed.place}:${seat}:${unit}`,
    },
    ...(count > 1
      ? [words(figure, { text: `${count}`, size, least: 14, weight: 800, colour: COUNT_INK, outline: LINE })]
      : []),
    ...(damaged > 0 && count > 1
      ? damage([left + x + piece * 0.86, middle - height / 2 + 7], Math.max(0.8, Math.min(1, k)), damaged)
      : []),
  ];
}

/** The fleets of a system around its middle: each behind its flag, the ships as large as they can be. */
export function fleets(
  units: readonly Readonly<Stack>[],
  room: Room,
  { at: [x, y], ...stationed }: Stationed & { readonly at: Point },
): Shape[] {
  if (units.length === 0) return [];
  const { rows, k, from } = arranged(units, room);
  let top = from;
  return rows.flatMap((row) => {
    const [left, middle] = [x - row.width / 2, y + top + row.height / 2];
    top += row.height + 2;
    const pole = { x: left + flagWidth(k) / 2, y: middle, height: FLAG * k };
    const owner = { seat: row.seat, colour: stationed.colourOf(row.seat) };
    return [
      ...(row.flagged ? flag(pole, owner) : []),
      ...row.ships.flatMap((one) => ship(stationed, one, [left, middle, k])),
    ];
  });
}
