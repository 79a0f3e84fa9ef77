import type { Colour, Stack, UnitType } from '#games/twilight-imperium/view.ts';
import type { IconName } from '../icons.ts';
import { seatMark as markOf, type PaintedSeat, seatNumber } from '../kit/seat-mark.ts';
import type { Point, Shape } from '../scene.ts';
import { hexagon, type Round, round, star, words } from '../shapes.ts';
import { imperiumPaints, theme } from '../theme.ts';

/** What a unit is drawn as. */
export const UNIT_ICONS: Readonly<Record<UnitType, IconName>> = {
  flagship: 'flagship',
  'war-sun': 'warSun',
  dreadnought: 'dreadnought',
  carrier: 'carrier',
  cruiser: 'cruiser',
  destroyer: 'destroyer',
  fighter: 'fighter',
  infantry: 'infantry',
  pds: 'pds',
  'space-dock': 'dock',
};
/** All types, the large ones first. */
export const UNITS = Object.keys(UNIT_ICONS) as UnitType[];

export const DAMAGE = '#c1121f';
export const BADGE = { width: 47, height: 31 } as const;

/** Where a badge stands, in which size, and what it is called. */
export interface BadgeSpot {
  readonly x: number;
  readonly y: number;
  readonly k: number;
  readonly of: string;
}

/** Units of one type and owner: icon and number on the owner's colour and pattern; a red corner counts the damaged. */
export function badge(
  { x, y, k, of }: BadgeSpot,
  { unit, count, damaged }: Readonly<Omit<Stack, 'seat'>>,
  colour: Colour,
): Shape[] {
  const [width, height] = [BADGE.width * k, BADGE.height * k];
  const paint = imperiumPaints[colour];
  const box = {
    x: round(x - width / 2),
    y: round(y - height / 2),
    width: round(width),
    height: round(height),
  };
  const least = k < 1 ? 12 : 16;
  return [
    { kind: 'box', ...box, radius: 8 * k, fill: paint, stroke: { colour: theme.dark, width: 2 }, of },
    {
      kind: 'box',
      x: box.x + 4 * k,
      y: box.y + 4 * k,
      width: width - 8 * k,
      height: height - 8 * k,
      radius: 5 * k,
      fill: { colour: paint.colour },
    },
    { kind: 'icon', icon: UNIT_ICONS[unit], x: x - 11 * k, y, size: 21 * k, colour: paint.text },
    words(
      { x, y: box.y, width: 23 * k, height },
      { text: `${count}`, size: Math.round(22 * k), least, weight: 800, colour: paint.text, align: 'centre' },
    ),
    ...(damaged > 0 ? damage([box.x + 3 * k, box.y + 1], k, damaged) : []),
  ];
}

/** How many of them are damaged (52.1). */
export function damage([x, y]: Point, k: number, count: number): Shape[] {
  const r = 10 * k;
  return [
    {
      kind: 'disc',
      x,
      y,
      r,
      fill: { colour: DAMAGE },
      stroke: { colour: theme.ink, width: 1.5 },
      of: 'damage',
    },
    words(
      { x: x - r, y: y - r, width: 2 * r, height: 2 * r },
      { text: `${count}`, size: Math.round(16 * k), least: 11, weight: 800, align: 'centre' },
    ),
  ];
}

/** Whose something is: a seat and its colour. */
export interface Owner {
  readonly colour: Colour;
  readonly seat: number;
}

const painted = ({ colour, seat }: Owner): PaintedSeat => ({ seat, paint: imperiumPaints[colour] });

/** A mark of a seat: a disc in its colour and pattern with its number. */
export const seatMark = (at: Point, r: number, owner: Owner & { readonly of?: string }): Shape[] =>
  markOf(at, r, { ...painted(owner), ...(owner.of === undefined ? {} : { of: owner.of }) });

/** A command token on a tile. */
export function commandToken([x, y]: Point, owner: Owner & { readonly of: string }): Shape[] {
  const paint = imperiumPaints[owner.colour];
  return [
    hexagon({ x, y, r: 15 }, 'pointy', {
      fill: paint,
      stroke: { colour: theme.ink, width: 2 },
      of: owner.of,
    }),
    { kind: 'disc', x, y, r: 9, fill: { colour: paint.colour } },
    seatNumber({ x, y, r: 12 }, painted(owner)),
  ];
}

/** A house: whose home system it is. */
export function homeMark([x, y]: Point, owner: Owner & { readonly of: string }): Shape[] {
  const paint = imperiumPaints[owner.colour];
  return [
    {
      kind: 'polygon',
      points: [
        [x - 15, y - 2],
        [x, y - 18],
        [x + 15, y - 2],
        [x + 12, y - 2],
        [x + 12, y + 15],
        [x - 12, y + 15],
        [x - 12, y - 2],
      ],
      fill: { colour: paint.colour },
      stroke: { colour: theme.ink, width: 2 },
      of: owner.of,
    },
    seatNumber({ x, y: y + 3, r: 12 }, painted(owner)),
  ];
}

/** The token that makes Mecatol Rex cost 6 influence (54). */
export const custodiansToken = ({ x, y, r }: Round): Shape[] => [
  star(
    { x, y, r },
    { fill: { colour: theme.gold }, stroke: { colour: theme.dark, width: 2 }, of: 'custodians' },
  ),
];

/** A fight: crossed swords on a dark disc. */
export const battleMark = ([x, y]: Point): Shape[] => [
  {
    kind: 'disc',
    x,
    y,
    r: 18,
    fill: { colour: DAMAGE },
    stroke: { colour: theme.ink, width: 2 },
    of: 'battle',
  },
  { kind: 'icon', icon: 'conflict', x, y, size: 22, colour: '#ffffff' },
];
