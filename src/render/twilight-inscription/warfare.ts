import { columnOf, DOTS, dotAt, rowOf, TOP_ROW } from '#games/twilight-inscription/sheets/places.ts';
import { COLUMNS } from '#games/twilight-inscription/tables/warfare.ts';
import type { SeatView } from '#games/twilight-inscription/view.ts';
import type { Area } from '../kit/area.ts';
import type { Point, Shape } from '../scene.ts';
import { round, words } from '../shapes.ts';
import { theme } from '../theme.ts';
import { assetMark, assetSign } from './assets.ts';
import { claimedRing, cornerFrame } from './marks.ts';
import { unitColours } from './palette.ts';
import { anomaly } from './places.ts';
import { INNER, MARGIN, type Sheet } from './sheet.ts';
import { unitsShapes } from './units.ts';
import { warsShapes } from './wars.ts';

const STEP = { x: 70, y: 66 };
const LEFT = 52;
const SPLIT = 30;
const TOP = 46;
const GRID_WIDTH = LEFT + COLUMNS.length * STEP.x + SPLIT;
const GRID_HEIGHT = TOP + TOP_ROW * STEP.y;
const HEIGHT = GRID_HEIGHT + 92;
const WARS = { x: GRID_WIDTH + 14, width: 236 };
const UNITS = { x: WARS.x + WARS.width + 16 };
const HALF = COLUMNS.length / 2;

const across = (column: number) => LEFT + (column + 0.5) * STEP.x + (column >= HALF ? SPLIT : 0);
/** The top edge of a row of dots. */
const above = (row: number) => TOP + (TOP_ROW - row) * STEP.y;

const dotPlace = (dot: string, [x, y]: Point): Point => [
  round(x + across(columnOf(dot))),
  round(y + above(rowOf(dot)) + STEP.y / 2),
];

/** The sections of the wars; in those below the deployment line nothing more is deployed. */
function sections({ layout, mine }: Sheet, [x, y]: Point): Shape[] {
  return layout.warfare.wars.flatMap(({ rows: [lowest, highest] }, war) =>
    [0, HALF].map(
      (column): Shape => ({
        kind: 'box',
        x: x + across(column) - STEP.x / 2,
        y: y + above(highest) + 2,
        width: HALF * STEP.x,
        height: (highest - lowest + 1) * STEP.y - 4,
        radius: 10,
        fill: { colour: highest < mine.warfare.line ? '#0e1427' : theme.panel },
        stroke: { colour: theme.edge, width: war === mine.warfare.wars.length ? 4 : 2 },
        of: `section:${war}:${column === 0 ? 'left' : 'right'}`,
      }),
    ),
  );
}

function names([x, y]: Point): Shape[] {
  const label = (left: number, top: number, text: string): Shape =>
    words(
      { x: left - 25, y: top - 18, width: 50, height: 36 },
      { text, size: 26, weight: 600, align: 'centre' },
    );
  return [
    ...[...COLUMNS].map((letter, column) => label(x + across(column), y + GRID_HEIGHT + 22, letter)),
    ...Array.from({ length: TOP_ROW }, (_, at) => label(x + 24, y + above(at + 1) + STEP.y / 2, `${at + 1}`)),
  ];
}

type Deployed = SeatView['warfare']['units'][number];

/** Lines between the dots of a unit that touch. */
function joints(dots: readonly string[], at: Point): readonly (readonly Point[])[] {
  return dots.flatMap((one, i) =>
    dots.slice(i + 1).flatMap((other) => {
      const apart = Math.abs(columnOf(one) - columnOf(other)) + Math.abs(rowOf(one) - rowOf(other));
      return apart === 1 ? [[dotPlace(one, at), dotPlace(other, at)]] : [];
    }),
  );
}

/** The middles of squares of four dots, which the lines between them leave open. */
function squares(dots: readonly string[], at: Point): readonly (readonly [Point, Point])[] {
  return dots.flatMap((dot) => {
    const [column, row] = [columnOf(dot), rowOf(dot)];
    const far = dotAt(column + 1, row + 1);
    const corners = [far, dotAt(column + 1, row), dotAt(column, row + 1)];
    return corners.every((one) => dots.includes(one))
      ? [[dotPlace(dot, at), dotPlace(far, at)] as const]
      : [];
  });
}

/** A unit as one shape in its colour, with the letter of its kind. */
function unitShapes(
  { layout }: Sheet,
  { unit, dots }: Deployed,
  { at, index }: { at: Point; index: number },
): Shape[] {
  const { line, fill } = unitColours[unit];
  const body = (colour: string, r: number, of: string): Shape[] => [
    ...joints(dots, at).map(
      (points): Shape => ({ kind: 'line', points, stroke: { colour, width: 2 * r }, of }),
    ),
    ...squares(dots, at).map(
      ([[left, low], [right, high]]): Shape => ({
        kind: 'box',
        x: left,
        y: high,
        width: right - left,
        height: low - high,
        fill: { colour },
        of,
      }),
    ),
    ...dots.map((dot): Shape => {
      const [x, y] = dotPlace(dot, at);
      return { kind: 'disc', x, y, r, fill: { colour }, of };
    }),
  ];
  const plain = dots.find((dot) => !layout.warfare.dots.has(dot) && !layout.warfare.anomalies.has(dot));
  const [x, y] = plain === undefined ? [0, 0] : dotPlace(plain, at);
  return [
    ...body(line, 28, `unit:${unit}:${index}`),
    ...body(fill, 23, 'within'),
    ...(plain === undefined
      ? []
      : [
          words(
            { x: x - 20, y: y - 18, width: 40, height: 36 },
            {
              text: layout.warfare.units[unit].letter,
              size: 24,
              weight: 800,
              align: 'centre',
              colour: theme.ink,
            },
          ),
        ]),
  ];
}

function dotShapes({ layout, mine, legal }: Sheet, dot: string, at: Point): Shape[] {
  const [x, y] = dotPlace(dot, at);
  const asset = layout.warfare.dots.get(dot);
  const isCovered = mine.warfare.units.some(({ dots }) => dots.includes(dot));
  const isAnomaly = layout.warfare.anomalies.has(dot);
  const spent = mine.kept.some((one) => one.at === dot && one.spent);
  return [
    ...(isAnomaly ? anomaly({ x, y, r: isCovered ? 18 : 25 }, `anomaly:${dot}`) : []),
    ...(asset && !isCovered ? assetMark({ x, y, r: 25 }, asset, { state: 'open', of: dot }) : []),
    ...(asset && isCovered
      ? spent
        ? assetMark({ x, y, r: 23 }, asset, { state: 'spent', of: dot })
        : [...assetSign({ x, y, r: 14 }, asset), claimedRing({ x, y, r: 23 }, `gained:${dot}`)]
      : []),
    ...(asset || isAnomaly || isCovered
      ? []
      : [
          {
            kind: 'disc' as const,
            x,
            y,
            r: 6,
            fill: { colour: rowOf(dot) < mine.warfare.line ? theme.edge : theme.faint },
            of: `dot:${dot}`,
          },
        ]),
    ...(legal.has(`dot:${dot}`) ? cornerFrame({ x, y, r: 27 }, `legal:dot:${dot}`) : []),
  ];
}

/** The two halves touch in every row. */
function touching([x, y]: Point): Shape[] {
  return Array.from({ length: TOP_ROW }, (_, at): Shape => {
    const middle = y + above(at + 1) + STEP.y / 2;
    return {
      kind: 'line',
      points: [
        [x + across(HALF - 1) + 30, middle],
        [x + across(HALF) - 30, middle],
      ],
      stroke: { colour: theme.edge, width: 4, dash: [5, 7] },
      of: 'touching',
    };
  });
}

/** The line above which units are deployed. */
function deploymentLine({ mine, say }: Sheet, [x, y]: Point): Shape[] {
  if (mine.warfare.line > TOP_ROW) return [];
  const edge = y + above(mine.warfare.line) + STEP.y;
  return [
    {
      kind: 'line',
      points: [
        [x + LEFT - 8, edge],
        [x + GRID_WIDTH + 8, edge],
      ],
      stroke: { colour: theme.gold, width: 6 },
      of: `line:${mine.warfare.line}`,
    },
    words(
      { x: x + LEFT, y: y + 2, width: GRID_WIDTH - LEFT, height: 36 },
      {
        text: `▲ ${say.label('line', {})} · ${say.label('touching', {})}`,
        size: 23,
        weight: 600,
        colour: theme.gold,
      },
    ),
  ];
}

/** The combat grid, the wars beside it, and the units with what was paid for them. */
export function warfareArea(sheet: Sheet): Area {
  const { layout, mine, say } = sheet;
  return {
    height: HEIGHT,
    draw: ([left, top]) => {
      const at: Point = [left + MARGIN - 10, top];
      return [
        ...sections(sheet, at),
        ...names(at),
        ...touching(at),
        ...mine.warfare.units.flatMap((unit, index) => unitShapes(sheet, unit, { at, index })),
        ...DOTS.flatMap((dot) => dotShapes(sheet, dot, at)),
        ...deploymentLine(sheet, at),
        ...layout.warfare.wars.flatMap(({ rows }, war) =>
          warsShapes(sheet, war, {
            x: at[0] + WARS.x,
            y: at[1] + above(rows[1]),
            width: WARS.width,
            height: (rows[1] - rows[0] + 1) * STEP.y,
          }),
        ),
        ...unitsShapes(sheet, {
          x: at[0] + UNITS.x,
          y: top,
          width: left + MARGIN + INNER - at[0] - UNITS.x,
          height: GRID_HEIGHT + 36,
        }),
        words(
          { x: left + MARGIN, y: top + HEIGHT - 42, width: INNER, height: 34 },
          { text: say.label('spending', { sheet: 'warfare' }), size: 24, colour: theme.dim, of: 'spending' },
        ),
      ];
    },
  };
}
