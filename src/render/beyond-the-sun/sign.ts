import { roughly } from '../fit.ts';
import type { IconName } from '../icons.ts';
import type { Point, Shape } from '../scene.ts';
import { hexagon, round, words } from '../shapes.ts';
import { theme } from '../theme.ts';
import { signColours } from './palette.ts';

/** A sign in a row of signs: how wide it is in units of its height, and how it is drawn from the middle of its left side. */
export interface Sign {
  readonly width: number;
  /** What follows it in further rows stands to the right of it, as an action beside its space. */
  readonly hangs?: true;
  draw(at: Point, unit: number): Shape[];
}

/** The least size of words on a picture 1200 wide. */
export const LEAST = 14;

interface Look {
  readonly colour: string;
  readonly size?: number;
}

/** Words as wide as they are. */
export function written(text: string, { colour, size = 0.72 }: Look): Sign {
  const width = roughly(text, size) * 1.06 + 0.04;
  return {
    width,
    draw: ([x, y], u) => [
      words(
        { x: round(x), y: round(y - u * 0.5), width: round(width * u), height: round(u) },
        {
          text,
          size: Math.max(LEAST, Math.round(u * size)),
          least: LEAST,
          weight: 800,
          colour,
          align: 'centre',
        },
      ),
    ],
  };
}

/** Signs beside each other as one; `gap` in units. */
export function joined(signs: readonly Sign[], gap = 0.08): Sign {
  const width = signs.reduce((sum, one) => sum + one.width, 0) + gap * Math.max(0, signs.length - 1);
  return {
    width,
    draw: ([x, y], u) => {
      let left = x;
      return signs.flatMap((one) => {
        const from = left;
        left += (one.width + gap) * u;
        return one.draw([from, y], u);
      });
    },
  };
}

export const iconSign = (icon: IconName, colour: string, size = 0.8): Sign => ({
  width: size,
  draw: ([x, y], u) => [
    { kind: 'icon', icon, x: round(x + (size * u) / 2), y: round(y), size: round(size * u), colour },
  ],
});

/** Ore: a golden hexagon with how much; what is gained has a plus. */
export const oreSign = (text: string): Sign => ({
  width: 1.14,
  draw: ([x, y], u) => {
    const at = { x: round(x + 0.57 * u), y: round(y), r: round(0.57 * u) };
    return [
      hexagon(at, 'flat', { fill: { colour: signColours.ore } }),
      words(
        { x: round(x + 0.07 * u), y: round(y - 0.46 * u), width: round(u), height: round(0.92 * u) },
        {
          text,
          size: Math.max(LEAST, Math.round(u * 0.62)),
          least: LEAST,
          weight: 800,
          colour: theme.dark,
          align: 'centre',
        },
      ),
    ];
  },
});

export const personSign = (colour: string = signColours.people): Sign => iconSign('leader', colour, 0.72);

/** A cube of the supply. */
export const cubeSign: Sign = {
  width: 0.66,
  draw: ([x, y], u) => [
    {
      kind: 'box',
      x: round(x + 0.04 * u),
      y: round(y - 0.29 * u),
      width: round(0.58 * u),
      height: round(0.58 * u),
      radius: round(0.1 * u),
      fill: { colour: signColours.supply },
      stroke: { colour: theme.ink, width: 2 },
    },
  ],
};

/** A small triangle between what is turned and what it becomes. */
export const becomes: Sign = {
  width: 0.34,
  draw: ([x, y], u) => [
    {
      kind: 'polygon',
      points: [
        [round(x + 0.04 * u), round(y - 0.2 * u)],
        [round(x + 0.32 * u), round(y)],
        [round(x + 0.04 * u), round(y + 0.2 * u)],
      ],
      fill: { colour: theme.faint },
    },
  ],
};

/** The outline of a ship, its bow upwards. */
export function shipOutline([x, y]: Point, u: number): Point[] {
  const [half, top] = [0.4 * u, 0.48 * u];
  return [
    [round(x), round(y - top)],
    [round(x + half), round(y - 0.12 * u)],
    [round(x + half), round(y + top)],
    [round(x - half), round(y + top)],
    [round(x - half), round(y - 0.12 * u)],
  ];
}

/** A ship with its level. */
export const shipSign = (text: string): Sign => ({
  width: 0.9,
  draw: ([x, y], u) => [
    {
      kind: 'polygon',
      points: shipOutline([x + 0.45 * u, y], u),
      fill: { colour: signColours.ship },
      stroke: { colour: theme.dark, width: 1 },
    },
    ...(text === ''
      ? []
      : [
          words(
            { x: round(x + 0.05 * u), y: round(y - 0.3 * u), width: round(0.8 * u), height: round(0.78 * u) },
            {
              text,
              size: Math.max(LEAST, Math.round(u * 0.62)),
              least: LEAST,
              weight: 800,
              colour: theme.dark,
              align: 'centre',
            },
          ),
        ]),
  ],
});

/** An arrow with how far. */
export const jumpSign = (text: string): Sign => ({
  width: 1.36,
  draw: ([x, y], u) => {
    const at = (dx: number, dy: number): Point => [round(x + dx * u), round(y + dy * u)];
    return [
      {
        kind: 'polygon',
        points: [
          at(0.02, -0.32),
          at(0.82, -0.32),
          at(0.82, -0.52),
          at(1.34, 0),
          at(0.82, 0.52),
          at(0.82, 0.32),
          at(0.02, 0.32),
        ],
        fill: { colour: signColours.jump },
      },
      words(
        { x: round(x + 0.06 * u), y: round(y - 0.45 * u), width: round(u), height: round(0.9 * u) },
        {
          text,
          size: Math.max(LEAST, Math.round(u * 0.62)),
          least: LEAST,
          weight: 800,
          colour: theme.dark,
          align: 'centre',
        },
      ),
    ];
  },
});

/** A planet with a flag: a colony. */
export const colonySign: Sign = {
  width: 1.02,
  draw: ([x, y], u) => [
    {
      kind: 'disc',
      x: round(x + 0.42 * u),
      y: round(y + 0.12 * u),
      r: round(0.36 * u),
      fill: { colour: signColours.colony },
    },
    {
      kind: 'icon',
      icon: 'flag',
      x: round(x + 0.62 * u),
      y: round(y - 0.18 * u),
      size: round(0.66 * u),
      colour: theme.ink,
    },
  ],
};

/** A disc of a track in the colour of what it is for, with its letter. */
export const discSign = (colour: string, letter: string): Sign => ({
  width: 0.86,
  draw: ([x, y], u) => [
    {
      kind: 'disc',
      x: round(x + 0.43 * u),
      y: round(y),
      r: round(0.4 * u),
      fill: { colour },
      stroke: { colour: theme.dark, width: 2 },
    },
    words(
      { x: round(x + 0.03 * u), y: round(y - 0.4 * u), width: round(0.8 * u), height: round(0.8 * u) },
      {
        text: letter,
        size: Math.max(LEAST, Math.round(u * 0.56)),
        least: LEAST,
        weight: 800,
        colour: theme.dark,
        align: 'centre',
      },
    ),
  ],
});

interface Frame {
  readonly edge: string;
  readonly fill?: string;
  readonly dash?: readonly number[];
}

/** Something in a frame: what is paid, what is research, what may be left. */
export const framed = (inside: Sign, { edge, fill, dash }: Frame): Sign => ({
  width: inside.width + 0.3,
  draw: ([x, y], u) => [
    {
      kind: 'box',
      x: round(x),
      y: round(y - 0.58 * u),
      width: round((inside.width + 0.3) * u),
      height: round(1.16 * u),
      radius: round(0.22 * u),
      ...(fill && { fill: { colour: fill } }),
      stroke: { colour: edge, width: 2, ...(dash && { dash }) },
    },
    ...inside.draw([x + 0.15 * u, y], u),
  ],
});
