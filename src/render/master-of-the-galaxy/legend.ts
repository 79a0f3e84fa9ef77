import { RESOURCES, SYMBOLS } from '#games/master-of-the-galaxy/view.ts';
import type { IconName } from '../icons.ts';
import type { Area } from '../kit/area.ts';
import { type DrawSign, type LegendEntry, type LegendLook, legendRows, legendSigns } from '../kit/legend.ts';
import type { Shape } from '../scene.ts';
import { hexagon, panel, star, words } from '../shapes.ts';
import { seatPaints, theme } from '../theme.ts';
import { AREA_WIDTH, PADDING } from './area.ts';
import { arrowStrokes } from './backdrop.ts';
import { cube, seatDisc, symbolIcon } from './pieces.ts';
import type { Words } from './say.ts';
import { SIGNS, type Sign } from './text/lexicon.ts';

const TITLE = 38;
const LOOK: LegendLook = {
  columns: 2,
  width: (AREA_WIDTH - 2 * PADDING) / 2,
  row: 32,
  sign: 24,
  text: 56,
  end: 6,
};

const icon =
  (name: IconName, colour: string): DrawSign =>
  (x, y) => [{ kind: 'icon', icon: name, x, y, size: 26, colour }];

const arrow =
  (kind: keyof typeof arrowStrokes): DrawSign =>
  (x, y) => [
    {
      kind: 'line',
      points: [
        [x - 20, y],
        [x + 20, y],
      ],
      stroke: arrowStrokes[kind],
    },
    {
      kind: 'disc',
      x,
      y,
      r: 10,
      fill: { colour: theme.panel },
      stroke: { colour: arrowStrokes[kind].colour, width: 3 },
    },
  ];

const planet = (x: number, y: number): Shape => ({
  kind: 'disc',
  x,
  y,
  r: 14,
  fill: { colour: '#26325a' },
  stroke: { colour: theme.dim, width: 2 },
});

const SIGN: Readonly<Record<Sign, DrawSign>> = {
  base: (x, y) => [seatDisc({ x, y, r: 15 }, 'grey', 'legend:base')],
  prepared: (x, y) => [{ kind: 'disc', x, y, r: 12, stroke: { colour: seatPaints.grey.colour, width: 5 } }],
  spent: (x, y) => [
    planet(x, y),
    {
      kind: 'line',
      points: [
        [x - 8, y - 8],
        [x + 8, y + 8],
      ],
      stroke: { colour: theme.dim, width: 3 },
    },
    {
      kind: 'line',
      points: [
        [x - 8, y + 8],
        [x + 8, y - 8],
      ],
      stroke: { colour: theme.dim, width: 3 },
    },
  ],
  route: (x, y) => [
    {
      kind: 'polygon',
      points: [
        [x - 20, y - 14],
        [x + 10, y - 14],
        [x + 22, y],
        [x + 10, y + 14],
        [x - 20, y + 14],
      ],
      fill: seatPaints.orange,
      stroke: { colour: '#ffffff', width: 2 },
    },
  ],
  conflict: (x, y) => [
    hexagon({ x, y, r: 16 }, 'pointy', {
      fill: { colour: '#ffd5d5' },
      stroke: { colour: '#d42f2f', width: 3 },
    }),
  ],
  loss: (x, y) => [
    star({ x, y, r: 14 }, { fill: { colour: theme.dark }, stroke: { colour: theme.ink, width: 2 } }),
  ],
  hole: (x, y) => [
    { kind: 'disc', x, y, r: 14, fill: { colour: '#05060c' }, stroke: { colour: '#8a6bd1', width: 4 } },
    { kind: 'disc', x, y, r: 5, stroke: { colour: '#c9b3ff', width: 2 } },
  ],
  blue: arrow('blue'),
  green: arrow('green'),
  red: arrow('red'),
  bag: icon('bag', theme.dim),
  starts: icon('home', theme.dim),
  skip: icon('skip', theme.dim),
  works: icon('works', theme.good),
  programme: icon('programme', theme.gold),
  steal: icon('theft', theme.ink),
  crown: icon('crown', theme.gold),
  truce: icon('truce', theme.ink),
  destroy: icon('destroy', theme.alarm),
  prize: (x, y) => [
    words(
      { x: x - 22, y: y - 15, width: 44, height: 30 },
      { text: '+ −', size: 24, weight: 800, align: 'centre' },
    ),
  ],
};

function entries(say: Words): LegendEntry[] {
  return [
    ...RESOURCES.map((resource) => ({
      draw: (x: number, y: number) => cube({ x, y, size: 27 }, resource, `legend:${resource}`),
      text: say.game('option.cube', { colour: resource }),
    })),
    ...SYMBOLS.map((symbol) => ({
      draw: (x: number, y: number) => [symbolIcon({ x, y, size: 28 }, symbol, theme.ink)],
      text: say.label('symbol', { symbol }),
    })),
    ...SIGNS.map((sign) => ({ draw: SIGN[sign], text: say.label('sign', { sign }) })),
  ];
}

/** What the signs mean. */
export function legendArea(say: Words): Area {
  const all = entries(say);
  const height = PADDING + TITLE + legendRows(all, LOOK) * LOOK.row + 4;
  return {
    height,
    draw: ([x, y]) => [
      panel({ x, y, width: AREA_WIDTH, height }),
      words(
        { x: x + PADDING, y: y + PADDING / 2, width: LOOK.width, height: TITLE },
        { text: say.label('legend', {}), size: 24, weight: 800, colour: theme.gold },
      ),
      ...legendSigns(all, LOOK, [x + PADDING, y + PADDING / 2 + TITLE]),
    ],
  };
}
