import type { Colour, Stack, UnitType } from '#games/twilight-imperium/view.ts';
import type { IconName } from '../icons.ts';
import type { Shape } from '../scene.ts';
import { words } from '../shapes.ts';
import { imperiumPaints, theme } from '../theme.ts';

/** What a unit is drawn as. */
export const UNIT_ICONS: Readonly<Record<UnitType, IconName>> = {
  carrier: 'carrier',
  cruiser: 'cruiser',
  destroyer: 'destroyer',
  dreadnought: 'dreadnought',
  fighter: 'fighter',
  flagship: 'flagship',
  'war-sun': 'warSun',
  infantry: 'infantry',
  pds: 'pds',
  'space-dock': 'dock',
};

export const BADGE = { width: 54, height: 34 } as const;

/** Units of one type and owner: icon and number on the owner's colour; a red corner if some are damaged. */
export function badge([x, y]: readonly [number, number], stack: Readonly<Stack>, colour: Colour): Shape[] {
  const { unit, count, damaged, seat } = stack;
  const { width, height } = BADGE;
  const paint = imperiumPaints[colour];
  const box = { x: x - width / 2, y: y - height / 2, width, height };
  return [
    {
      kind: 'box',
      ...box,
      radius: 8,
      fill: paint,
      stroke: { colour: theme.dark, width: 2 },
      of: `${seat}:${unit}`,
    },
    {
      kind: 'box',
      x: box.x + 4,
      y: box.y + 4,
      width: width - 8,
      height: height - 8,
      radius: 6,
      fill: { colour: paint.colour },
    },
    { kind: 'icon', icon: UNIT_ICONS[unit], x: x - 11, y, size: 24, colour: paint.text },
    words(
      { x: x + 3, y: box.y, width: width / 2 - 6, height },
      { text: `${count}`, size: 22, weight: 800, colour: paint.text, align: 'centre' },
    ),
    ...(damaged > 0
      ? [
          {
            kind: 'disc' as const,
            x: x + width / 2 - 3,
            y: box.y + 3,
            r: 10,
            fill: { colour: '#e5383b' },
            stroke: { colour: theme.dark, width: 2 },
          },
          words(
            { x: x + width / 2 - 13, y: box.y - 7, width: 20, height: 20 },
            { text: `${damaged}`, size: 18, weight: 800, align: 'centre' },
          ),
        ]
      : []),
  ];
}

/** A mark of a seat: a disc in its colour and pattern with its number. */
export function seatMark(
  [x, y]: readonly [number, number],
  r: number,
  { colour, seat }: { colour: Colour; seat: number },
): Shape[] {
  const paint = imperiumPaints[colour];
  return [
    { kind: 'disc', x, y, r, fill: paint, stroke: { colour: theme.ink, width: 2 }, of: `mark:${seat}` },
    { kind: 'disc', x, y, r: r * 0.62, fill: { colour: paint.colour } },
    words(
      { x: x - r, y: y - r, width: 2 * r, height: 2 * r },
      { text: `${seat + 1}`, size: Math.round(r * 1.1), weight: 800, colour: paint.text, align: 'centre' },
    ),
  ];
}
