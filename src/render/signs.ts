import { createHash } from 'node:crypto';
import type { IconName } from './icons.ts';
import { seatMark } from './kit/seat-mark.ts';
import { resourcePaints, resourceSign } from './master-of-the-galaxy/pieces.ts';
import type { Shape } from './scene.ts';
import { hexagon, star, words } from './shapes.ts';
import { imperiumPaints, type SeatPaint, seatPaints, theme } from './theme.ts';
import { DAMAGE } from './twilight-imperium/pieces.ts';

/** How wide and high a sign is; Discord shows it in the height of a line. */
export const SIGN_SIZE = 128;

const MIDDLE = SIGN_SIZE / 2;
const RIM = { colour: theme.dark, width: 6 } as const;
const MAX_SEATS = 8;
const HASH_LENGTH = 6;
/** Counted up when signs are painted otherwise than before although their shapes are the same. */
const PAINTED = 1;

/** A silhouette of the board: white, with a dark rim, so that it is seen on any ground. */
function silhouette(icon: IconName, colour: string = theme.ink): Shape[] {
  const at = (dx: number, dy: number, ink: string): Shape => ({
    kind: 'icon',
    icon,
    x: MIDDLE + dx,
    y: MIDDLE + dy,
    size: 104,
    colour: ink,
  });
  const rim = [-6, 0, 6].flatMap((dx) => [-6, 0, 6].map((dy) => at(dx, dy, theme.dark)));
  return [...rim, at(0, 0, colour)];
}

const whole = { x: 0, y: 0, width: SIGN_SIZE, height: SIGN_SIZE };
const middle = { x: MIDDLE, y: MIDDLE };

const letter = (text: string, colour: string): Shape =>
  words(whole, { text, size: 76, weight: 800, colour, align: 'centre' });

/** Any seat, whatever its colour at a table. */
const anySeat: SeatPaint = { colour: theme.ink, pattern: 'bars', ink: theme.dim, text: theme.dark };

const seat = (number: number, paint: SeatPaint): Shape[] => [
  { kind: 'disc', ...middle, r: 63, fill: { colour: theme.dark } },
  ...seatMark([MIDDLE, MIDDLE], 56, { seat: number - 1, paint }),
];

/** How seats may be painted at a table. */
const SEAT_COLOURS: Readonly<Record<string, SeatPaint>> = { ...seatPaints, ...imperiumPaints };

const seats = Object.fromEntries(
  Array.from({ length: MAX_SEATS }, (_, at) => at + 1).flatMap((number) => [
    [`seat${number}`, seat(number, anySeat)],
    ...Object.entries(SEAT_COLOURS).map(([colour, paint]) => [
      `seat${number}_${colour}`,
      seat(number, paint),
    ]),
  ]),
) as Readonly<Record<string, Shape[]>>;

const cube = (colour: keyof typeof resourcePaints): Shape[] => {
  const { fill, edge, sign } = resourcePaints[colour];
  const box = { x: 12, y: 12, width: 104, height: 104, radius: 18 };
  return [
    { kind: 'box', ...box, fill: { colour: fill }, stroke: { colour: edge, width: 8 } },
    resourceSign({ ...middle, size: 60 }, colour, sign),
  ];
};

/** Everything of games that has a sign in texts, as it is drawn. */
const SIGNS: Readonly<Record<string, readonly Shape[]>> = {
  ...seats,
  fighter: silhouette('fighter'),
  destroyer: silhouette('destroyer'),
  cruiser: silhouette('cruiser'),
  carrier: silhouette('carrier'),
  dreadnought: silhouette('dreadnought'),
  warsun: silhouette('warSun'),
  flagship: silhouette('flagship'),
  infantry: silhouette('infantry'),
  pds: silhouette('pds'),
  dock: silhouette('dock'),
  resource: [
    {
      kind: 'box',
      x: 14,
      y: 14,
      width: 100,
      height: 100,
      radius: 16,
      fill: { colour: theme.gold },
      stroke: RIM,
    },
    letter('R', theme.dark),
  ],
  influence: [
    hexagon({ ...middle, r: 60 }, 'pointy', { fill: { colour: '#5aa9ff' }, stroke: RIM }),
    letter('I', theme.dark),
  ],
  tradegood: [
    { kind: 'disc', ...middle, r: 58, fill: { colour: theme.gold }, stroke: RIM },
    { kind: 'icon', icon: 'economic', ...middle, size: 70, colour: theme.dark },
  ],
  commodity: [
    { kind: 'disc', ...middle, r: 58, fill: { colour: '#cfd6e6' }, stroke: RIM },
    { kind: 'icon', icon: 'economic', ...middle, size: 70, colour: theme.dark },
  ],
  token: [
    hexagon({ ...middle, r: 60 }, 'flat', { fill: { colour: theme.good }, stroke: RIM }),
    { kind: 'icon', icon: 'flag', ...middle, size: 66, colour: theme.dark },
  ],
  planet: [
    { kind: 'disc', ...middle, r: 46, fill: { colour: '#5aa9ff' }, stroke: RIM },
    {
      kind: 'line',
      points: [
        [8, 84],
        [120, 44],
      ],
      stroke: { colour: theme.ink, width: 9 },
    },
  ],
  battle: [
    { kind: 'disc', ...middle, r: 60, fill: { colour: DAMAGE }, stroke: { colour: theme.ink, width: 6 } },
    { kind: 'icon', icon: 'conflict', ...middle, size: 76, colour: theme.ink },
  ],
  law: [
    {
      kind: 'box',
      x: 22,
      y: 8,
      width: 84,
      height: 112,
      radius: 12,
      fill: { colour: theme.ink },
      stroke: RIM,
    },
    letter('§', theme.dark),
  ],
  point: [star({ ...middle, r: 60 }, { fill: { colour: theme.gold }, stroke: RIM })],
  secret: [
    {
      kind: 'disc',
      ...middle,
      r: 60,
      fill: { colour: theme.raised },
      stroke: { colour: theme.ink, width: 5 },
    },
    {
      kind: 'line',
      points: [
        [26, 56],
        [44, 72],
        [64, 78],
        [84, 72],
        [102, 56],
      ],
      stroke: { colour: theme.ink, width: 9 },
    },
    {
      kind: 'line',
      points: [
        [40, 74],
        [32, 90],
      ],
      stroke: { colour: theme.ink, width: 9 },
    },
    {
      kind: 'line',
      points: [
        [64, 80],
        [64, 98],
      ],
      stroke: { colour: theme.ink, width: 9 },
    },
    {
      kind: 'line',
      points: [
        [88, 74],
        [96, 90],
      ],
      stroke: { colour: theme.ink, width: 9 },
    },
  ],
  speaker: silhouette('hammer'),
  tech: silhouette('progress', theme.good),
  card: [
    {
      kind: 'box',
      x: 30,
      y: 12,
      width: 68,
      height: 104,
      radius: 12,
      angle: 0.15,
      fill: { colour: theme.ink },
      stroke: RIM,
    },
    { kind: 'disc', ...middle, r: 16, fill: { colour: theme.edge } },
  ],
  deal: silhouette('diplomatic'),
  base: [
    { kind: 'disc', ...middle, r: 58, fill: { colour: theme.ink }, stroke: RIM },
    { kind: 'disc', ...middle, r: 30, fill: { colour: theme.edge } },
  ],
  cube_red: cube('red'),
  cube_blue: cube('blue'),
  cube_yellow: cube('yellow'),
  cube_green: cube('green'),
  cube_black: cube('black'),
  ore: [
    hexagon({ ...middle, r: 58 }, 'flat', { fill: { colour: '#b7835c' }, stroke: RIM }),
    letter('◆', theme.dark),
  ],
  population: [
    { kind: 'disc', ...middle, r: 60, fill: { colour: theme.good }, stroke: RIM },
    { kind: 'icon', icon: 'leader', ...middle, size: 72, colour: theme.dark },
  ],
};

/** What all signs are called. */
export const SIGN_NAMES: readonly string[] = Object.keys(SIGNS);

/** The shapes of a sign, on no ground. */
export function signShapes(name: string): readonly Shape[] {
  const shapes = SIGNS[name];
  if (shapes === undefined) throw new Error(`there is no sign ${name}`);
  return shapes;
}

/** Tells the picture of a sign from an earlier one of the same name. */
export function signHash(name: string): string {
  return createHash('sha256')
    .update(JSON.stringify([PAINTED, signShapes(name)]))
    .digest('hex')
    .slice(0, HASH_LENGTH);
}
