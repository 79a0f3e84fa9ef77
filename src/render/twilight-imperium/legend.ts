import type { TechnologyColour, Trait, UnitType, Wormhole } from '#games/twilight-imperium/view.ts';
import { type DrawSign, type LegendEntry, legendSigns } from '../kit/legend.ts';
import type { Box, Shape } from '../scene.ts';
import { hexagon, panel, words } from '../shapes.ts';
import { theme } from '../theme.ts';
import { transformed } from '../transformed.ts';
import { BOARD_BOTTOM, BOARD_TOP, MARGIN, WIDTH } from './geometry.ts';
import {
  battleMark,
  commandToken,
  custodiansToken,
  damage,
  homeMark,
  seatMark,
  UNIT_ICONS,
  UNITS,
} from './pieces.ts';
import { attachedSign, exhaustedSign, globe, SPECIALTIES, TRAITS, technologySign, WORTH } from './planet.ts';
import type { Words } from './say.ts';
import type { Sign } from './text/lexicon.ts';
import { WORMHOLES, wormholeSign } from './wormholes.ts';

/** The corners of the board, which no ring reaches, hold the legend. */
const PANEL = { columns: 1, width: 308, row: 35, sign: 36, text: 66, end: 10, title: 40 } as const;
const NOBODY = { colour: 'black', seat: 0 } as const;

const anonymous = (shapes: Shape[]): Shape[] => shapes.map(({ of: _, ...shape }) => shape as Shape);

const SIGNS: Readonly<Record<Sign, DrawSign>> = {
  worth: (x, y) => [
    words(
      { x: x - 22, y: y - 15, width: 20, height: 30 },
      { text: '3', size: 26, weight: 800, colour: WORTH.resources, align: 'centre' },
    ),
    words(
      { x: x + 2, y: y - 15, width: 20, height: 30 },
      { text: '1', size: 26, weight: 800, colour: WORTH.influence, align: 'centre' },
    ),
  ],
  control: (x, y) => seatMark([x, y], 14, NOBODY),
  exhausted: (x, y) => {
    const at = { x, y, r: 15 };
    return [...globe(at, 'mecatol-rex').slice(1), ...exhaustedSign(at, '')];
  },
  attached: (x, y) => attachedSign([x, y], ''),
  custodians: (x, y) => custodiansToken({ x, y, r: 15 }),
  token: (x, y) => commandToken([x, y], { ...NOBODY, of: '' }),
  home: (x, y) => homeMark([x, y], { ...NOBODY, of: '' }),
  active: (x, y) => [
    hexagon({ x, y, r: 17 }, 'flat', { stroke: { colour: theme.gold, width: 4, dash: [9, 5] } }),
  ],
  battle: (x, y) => battleMark([x, y]),
  damaged: (x, y) => damage([x, y], 1.3, 1),
  anomaly: (x, y) => [hexagon({ x, y, r: 17 }, 'flat', { stroke: { colour: '#f0764f', width: 4 } })],
  number: (x, y) => [
    words(
      { x: x - 22, y: y - 15, width: 44, height: 30 },
      { text: '18', size: 22, weight: 800, colour: theme.dim, align: 'centre' },
    ),
  ],
};

const PLANET_SIGNS: readonly Sign[] = ['worth', 'control', 'exhausted', 'attached'];
const BOARD_SIGNS = (Object.keys(SIGNS) as Sign[]).filter((sign) => !PLANET_SIGNS.includes(sign));

const sign = (which: Sign, say: Words): LegendEntry => ({
  draw: (x, y) => anonymous(SIGNS[which](x, y)),
  text: say.label('sign', { sign: which }),
});

const unit = (which: UnitType, say: Words): LegendEntry => ({
  draw: (x, y) => [
    { kind: 'icon', icon: UNIT_ICONS[which], x, y, size: 26, colour: theme.ink, of: `legend:${which}` },
  ],
  text: say.unit(which),
});

const trait = (which: Trait, say: Words): LegendEntry => ({
  draw: (x, y) => {
    const { fill, rim, icon } = TRAITS[which];
    return [
      {
        kind: 'disc',
        x,
        y,
        r: 15,
        fill: { colour: fill },
        stroke: { colour: rim, width: 3 },
        of: `legend:${which}`,
      },
      ...(icon ? [{ kind: 'icon' as const, icon, x, y, size: 18, colour: rim }] : []),
    ];
  },
  text: say.label('trait', { trait: which }),
});

const specialty = (which: TechnologyColour, say: Words): LegendEntry => ({
  draw: (x, y) => technologySign({ x, y, r: 15 }, which, `legend:${which}`),
  text: say.label('specialty', { colour: which }),
});

const wormhole = (which: Wormhole, say: Words): LegendEntry => ({
  draw: (x, y) =>
    wormholeSign([0, 0], which, `legend:${which}`).map((shape) => transformed(shape, { x, y, scale: 0.8 })),
  text: say.label('wormhole', { wormhole: which }),
});

function block(entries: readonly LegendEntry[], title: string, { x, y }: Pick<Box, 'x' | 'y'>): Shape[] {
  return [
    panel({ x, y, width: PANEL.width, height: heightOf(entries) }),
    words(
      { x: x + 16, y: y + 6, width: PANEL.width - 32, height: PANEL.title - 6 },
      { text: title, size: 24, weight: 800, colour: theme.gold },
    ),
    ...legendSigns(entries, PANEL, [x, y + PANEL.title]),
  ];
}

const heightOf = ({ length }: readonly LegendEntry[]) => PANEL.title + length * PANEL.row + 10;

/** What the signs mean: units, planets, and what lies on tiles. */
export function legend(say: Words): Shape[] {
  const right = WIDTH - MARGIN - PANEL.width;
  const units = UNITS.map((which) => unit(which, say));
  const planets = [
    ...(['cultural', 'hazardous', 'industrial'] as const).map((which) => trait(which, say)),
    ...(Object.keys(SPECIALTIES) as TechnologyColour[]).map((which) => specialty(which, say)),
    ...PLANET_SIGNS.map((which) => sign(which, say)),
  ];
  const board = [
    ...BOARD_SIGNS.map((which) => sign(which, say)),
    ...(Object.keys(WORMHOLES) as Wormhole[]).map((which) => wormhole(which, say)),
  ];
  return [
    ...block(units, say.label('unitsTitle', {}), { x: MARGIN, y: BOARD_TOP }),
    ...block(planets, say.label('planetsTitle', {}), { x: right, y: BOARD_TOP }),
    ...block(board, say.label('legend', {}), { x: right, y: BOARD_BOTTOM - MARGIN - heightOf(board) }),
  ];
}
