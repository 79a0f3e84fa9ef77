import type { Colour, UnitType } from '#games/twilight-imperium/view.ts';
import type { IconName } from '../icons.ts';
import { seatMark as markOf, type PaintedSeat, seatNumber } from '../kit/seat-mark.ts';
import type { Point, Shape } from '../scene.ts';
import { hexagon, type Round, round, star, words } from '../shapes.ts';
import { imperiumPaints, theme } from '../theme.ts';

/** What a unit is drawn as where its name is enough. */
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
const LINE = '#050816';

/** Whose something is: a seat and its colour. */
export interface Owner {
  readonly colour: Colour;
  readonly seat: number;
}

const painted = ({ colour, seat }: Owner): PaintedSeat => ({ seat, paint: imperiumPaints[colour] });

/** How a unit stands somewhere: half as high as this, and what it is called. */
export interface UnitSpot {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

/** A unit as a silhouette in its owner's colour. */
export function unitPiece(
  { x, y, r }: UnitSpot,
  { unit, colour, damaged }: { unit: UnitType; colour: Colour; damaged: boolean },
): Shape {
  return {
    kind: 'art',
    art: { kind: 'piece', piece: unit, colour: imperiumPaints[colour].colour, damaged },
    x: round(x),
    y: round(y),
    r,
  };
}

/** A flag on its pole: whose the ships beside it are, by colour, pattern and number. */
export function flag({ x, y, height }: { x: number; y: number; height: number }, owner: Owner): Shape[] {
  const { paint, seat } = painted(owner);
  const width = height * 0.86;
  const [left, top] = [x - width / 2, y - height / 2];
  const cloth = height * 0.84;
  const tail = (inset: number): Point[] => [
    [left + inset, top + inset],
    [left + width - inset * 1.2, top + inset],
    [left + width - inset - width * 0.14, top + cloth / 2],
    [left + width - inset * 1.2, top + cloth - inset],
    [left + inset, top + cloth - inset],
  ];
  return [
    {
      kind: 'line',
      points: [
        [left, top],
        [left, top + height],
      ],
      stroke: { colour: LINE, width: 7 },
    },
    { kind: 'polygon', points: tail(0), fill: paint, stroke: { colour: LINE, width: 5 } },
    {
      kind: 'polygon',
      points: tail(0),
      fill: paint,
      stroke: { colour: theme.ink, width: 2 },
      of: `flag:${seat}`,
    },
    { kind: 'polygon', points: tail(height * 0.1), fill: { colour: paint.colour } },
    {
      kind: 'line',
      points: [
        [left, top],
        [left, top + height],
      ],
      stroke: { colour: theme.ink, width: 3 },
    },
    words(
      { x: left, y: top, width: width * 0.92, height: cloth },
      {
        text: `${seat + 1}`,
        size: Math.round(cloth * 0.86),
        least: 12,
        weight: 800,
        colour: paint.text,
        align: 'centre',
      },
    ),
  ];
}

/** How many of them are damaged (52.1). */
export function damage([x, y]: Point, k: number, count: number): Shape[] {
  const r = 11 * k;
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
      {
        text: `${count}`,
        size: Math.round(17 * k),
        least: Math.min(11, Math.round(17 * k)),
        weight: 800,
        align: 'centre',
      },
    ),
  ];
}

/** A mark of a seat: a disc in its colour and pattern with its number. */
export const seatMark = (at: Point, r: number, owner: Owner & { readonly of?: string }): Shape[] =>
  markOf(at, r, { ...painted(owner), ...(owner.of === undefined ? {} : { of: owner.of }) });

/** A command token on a tile. */
export function commandToken({ x, y, r }: Round, owner: Owner & { readonly of: string }): Shape[] {
  const paint = imperiumPaints[owner.colour];
  return [
    hexagon({ x, y, r: r + 2 }, 'pointy', { fill: { colour: LINE } }),
    hexagon({ x, y, r }, 'pointy', {
      fill: paint,
      stroke: { colour: theme.ink, width: 2 },
      of: owner.of,
    }),
    { kind: 'disc', x, y, r: r * 0.6, fill: { colour: paint.colour } },
    seatNumber({ x, y, r: r * 0.84 }, painted(owner)),
  ];
}

/** A house: whose home system it is. */
export function homeMark([x, y]: Point, owner: Owner & { readonly of: string }): Shape[] {
  const paint = imperiumPaints[owner.colour];
  return [
    {
      kind: 'polygon',
      points: [
        [x - 17, y - 2],
        [x, y - 19],
        [x + 17, y - 2],
        [x + 13, y - 2],
        [x + 13, y + 16],
        [x - 13, y + 16],
        [x - 13, y - 2],
      ],
      fill: { colour: paint.colour },
      stroke: { colour: LINE, width: 3 },
      of: owner.of,
    },
    seatNumber({ x, y: y + 4, r: 12 }, painted(owner)),
  ];
}

/** The token that makes Mecatol Rex cost 6 influence (54). */
export const custodiansToken = ({ x, y, r }: Round): Shape[] => [
  star(
    { x, y, r },
    { fill: { colour: theme.gold }, stroke: { colour: theme.dark, width: 2 }, of: 'custodians' },
  ),
];

/** Rays of an explosion. */
function burst({ x, y, r }: Round, look: { colour: string; width: number }): Shape {
  const points = Array.from({ length: 24 }, (_, i): Point => {
    const [angle, away] = [(i * Math.PI) / 12, i % 2 === 0 ? r : r * 0.72];
    return [round(x + Math.cos(angle) * away), round(y + Math.sin(angle) * away)];
  });
  return {
    kind: 'polygon',
    points,
    fill: { colour: DAMAGE },
    stroke: look,
  };
}

/** A fight: crossed swords on a burst. */
export const battleMark = ({ x, y, r }: Round, of = 'battle'): Shape[] => [
  { kind: 'glow', x, y, r: r * 1.7, colour: '#ff4a36c0' },
  burst({ x, y, r: r + 2 }, { colour: LINE, width: 6 }),
  { ...burst({ x, y, r }, { colour: '#ffd9d0', width: 2.5 }), of },
  { kind: 'icon', icon: 'conflict', x, y, size: r * 1.02, colour: '#ffffff' },
];
