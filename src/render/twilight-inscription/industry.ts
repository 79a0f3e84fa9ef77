import type { Cell } from '#games/twilight-inscription/tables/industry.ts';
import { SPECIALS } from '#games/twilight-inscription/tables/vocabulary.ts';
import type { Area } from '../kit/area.ts';
import type { Point, Shape } from '../scene.ts';
import { hexagon, panel, type Round, round, words } from '../shapes.ts';
import { theme } from '../theme.ts';
import { assetMark, assetSign } from './assets.ts';
import { CHART_HEIGHT, chartShapes, STOCKS_HEIGHT, stocksShapes } from './chart.ts';
import { cornerFrame, crossDot, crossMark } from './marks.ts';
import { assetColours } from './palette.ts';
import { resourceSign } from './resource.ts';
import { gainedState, INNER, MARGIN, type Sheet } from './sheet.ts';

const [STEP, ROW, RADIUS] = [115, 100, 65];
const GRID = { width: 1000, height: 5 * ROW + 2 * RADIUS + 20 };
const SIDE = { x: 1010, width: INNER - 1010 };
const LEGEND_HEIGHT = 256;

const FILLS = { free: theme.panel, claimed: '#16382c', crossed: '#3a1a27' } as const;

/** Rows A, C, E stand half a cell to the right. */
const middleOf = ({ row, col }: Cell, [x, y]: Point): Round => ({
  x: round(x + MARGIN + 62 + col * STEP + (row % 2 === 0 ? STEP / 2 : 0)),
  y: round(y + RADIUS + 6 + row * ROW),
  r: RADIUS,
});

/** A cell that only a special asset crosses. */
function dashedSigns(cell: Cell, { x, y }: Round, isOpened: boolean): Shape[] {
  if (!cell.dashed) return [];
  const reach = 34;
  const way = (dx: number): Shape => ({
    kind: 'line',
    points: [
      [x - dx * reach, y + 10 - reach],
      [x + dx * reach, y + 10 + reach],
    ],
    stroke: { colour: theme.faint, width: 4, dash: [8, 6] },
    of: `dashed:${cell.id}`,
  });
  return [
    ...(isOpened ? [] : [way(1), way(-1)]),
    { kind: 'disc', x, y: y + 10, r: 24, fill: { colour: isOpened ? FILLS.crossed : theme.panel } },
    ...assetSign({ x, y: y + 10, r: 16 }, cell.dashed, isOpened ? theme.faint : assetColours[cell.dashed]),
  ];
}

function cellShapes({ mine, legal }: Sheet, cell: Cell, at: Point): Shape[] {
  const { id, asset, dashed } = cell;
  const hex = middleOf(cell, at);
  const isCrossed = mine.industry.crossed.includes(id);
  const isClaimed = mine.industry.claimed.includes(id);
  const state = isCrossed ? 'crossed' : isClaimed ? 'claimed' : 'free';
  const edge = { crossed: theme.alarm, claimed: theme.good, free: theme.edge }[state];
  const low = { x: hex.x, y: hex.y + 12, r: 29 };
  const inner = { ...low, r: 37 };
  const isOffered = legal.has(`claim:${id}`) || legal.has(`open:${id}`);
  return [
    hexagon({ ...hex, r: RADIUS - 3 }, 'pointy', {
      fill: { colour: FILLS[state] },
      stroke: { colour: edge, width: state === 'free' ? 2 : 4 },
      of: `${state}:cell:${id}`,
    }),
    ...dashedSigns(cell, hex, isCrossed),
    ...(asset && !dashed
      ? assetMark(low, asset, {
          state: isCrossed ? 'lost' : isClaimed ? gainedState(mine, id) : 'open',
          of: id,
        })
      : []),
    ...(isCrossed ? crossMark({ ...low, r: 25 }, theme.alarm, `crossed:${id}`) : []),
    words(
      { x: hex.x - 40, y: hex.y - RADIUS + 10, width: 80, height: 32 },
      { text: id, size: 26, weight: 600, align: 'centre', of: `id:${id}` },
    ),
    ...(isOffered ? cornerFrame(inner, `legal:claim:${id}`) : []),
    ...(!isOffered && legal.has(`cross:${id}`) ? [crossDot(hex, `legal:cross:${id}`)] : []),
  ];
}

/** What resources and special assets do on this sheet. */
function legendShapes({ layout, say }: Sheet, [x, y]: Point): Shape[] {
  const { legend } = layout.industry;
  const worth = SPECIALS.flatMap((special) => {
    const as = legend[special];
    return as ? [{ special, ...as }] : [];
  });
  return [
    panel({ x, y, width: SIDE.width, height: LEGEND_HEIGHT }),
    words(
      { x: x + 18, y: y + 12, width: SIDE.width - 36, height: 84 },
      {
        text: say.label('spending', { sheet: 'industry' }),
        size: 24,
        lines: 3,
        colour: theme.dim,
        of: 'spending',
      },
    ),
    ...worth.flatMap(({ special, r, n }, at): Shape[] => {
      const middle = y + 132 + at * 50;
      return [
        ...assetMark({ x: x + 42, y: middle, r: 22 }, special, { state: 'open', of: `legend:${special}` }),
        words(
          { x: x + 74, y: middle - 18, width: SIDE.width - 96 - n * 46, height: 36 },
          { text: `${say.names.assets[special]} =`, size: 25, weight: 600 },
        ),
        ...Array.from({ length: n }, (_, i) =>
          resourceSign({ x: x + SIDE.width - 40 - i * 46, y: middle, r: 18 }, r, {
            of: `worth:${special}:${i}`,
          }),
        ).flat(),
      ];
    }),
  ];
}

/** The grid of cells with the production chart below, beside them what specials are worth, goods and votes. */
export function industryArea(sheet: Sheet): Area {
  const left = GRID.height + CHART_HEIGHT;
  const right = LEGEND_HEIGHT + 16 + STOCKS_HEIGHT;
  return {
    height: Math.max(left, right),
    draw: ([x, y]) => [
      ...[...sheet.layout.industry.cells.values()].flatMap((cell) => cellShapes(sheet, cell, [x, y])),
      ...chartShapes(sheet, { x: x + MARGIN, y: y + GRID.height, width: GRID.width - 6 }),
      ...legendShapes(sheet, [x + MARGIN + SIDE.x, y]),
      ...stocksShapes(sheet, { x: x + MARGIN + SIDE.x, y: y + LEGEND_HEIGHT + 16, width: SIDE.width }),
    ],
  };
}
