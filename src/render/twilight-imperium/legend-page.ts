import type { Speaker } from '#core/message.ts';
import type { TechnologyColour, Trait, UnitType, View, Wormhole } from '#games/twilight-imperium/view.ts';
import { fitting } from '../kit/alt.ts';
import { type Area, INNER, PICTURE_WIDTH, plainScene, stacked, titled } from '../kit/area.ts';
import { type LegendEntry, legendRows, legendSigns } from '../kit/legend.ts';
import { seatMark } from '../kit/seat-mark.ts';
import type { Scene, Shape } from '../scene.ts';
import { hexagon, words } from '../shapes.ts';
import { nobodyPaint, theme } from '../theme.ts';
import { arrow, changeSign, newToken } from './last-turn.ts';
import { battleMark, custodiansToken, damage, UNITS } from './pieces.ts';
import {
  attachedSign,
  exhaustedSign,
  SPECIALTIES,
  TRAITS,
  technologySign,
  traitSign,
  worth,
} from './planet.ts';
import { type Words, wordsOf } from './say.ts';
import type { Change, Sign } from './text/lexicon.ts';
import { WORMHOLES, wormholeSign } from './wormholes.ts';

/** Two columns of signs, each with what it means. */
const LOOK = { columns: 2, width: INNER / 2, row: 70, sign: 46, text: 96, end: 12 } as const;
const NOBODY = { seat: 0, paint: nobodyPaint } as const;
const SOMEBODY = { seat: 1, colour: 'blue' } as const;

type Draw = LegendEntry['draw'];

const house = (x: number, y: number): Shape[] => [
  {
    kind: 'polygon',
    points: [
      [x - 20, y - 2],
      [x, y - 22],
      [x + 20, y - 2],
      [x + 15, y - 2],
      [x + 15, y + 20],
      [x - 15, y + 20],
      [x - 15, y - 2],
    ],
    fill: { colour: nobodyPaint.colour },
  },
];

const SIGNS: Readonly<Record<Sign, Draw>> = {
  worth: (x, y) => worth([x, y], { resources: 3, influence: 1, exhausted: false }),
  control: (x, y) => seatMark([x, y], 24, NOBODY),
  exhausted: (x, y) => [
    { kind: 'art', art: { kind: 'world', look: 'rock', name: 'legend' }, x, y, r: 24 },
    ...exhaustedSign({ x, y, r: 24 }, ''),
  ],
  attached: (x, y) => attachedSign([x, y], ''),
  custodians: (x, y) => custodiansToken({ x, y, r: 24 }),
  token: (x, y) => [
    hexagon({ x, y, r: 24 }, 'pointy', { fill: nobodyPaint, stroke: { colour: theme.ink, width: 2 } }),
  ],
  home: house,
  active: (x, y) => [
    hexagon({ x, y, r: 28 }, 'flat', { stroke: { colour: theme.gold, width: 6, dash: [12, 6] } }),
  ],
  battle: (x, y) => battleMark({ x, y, r: 26 }),
  damaged: (x, y) => damage([x, y], 1.6, 2),
  anomaly: (x, y) => [
    { kind: 'art', art: { kind: 'anomaly', look: 'nebula', name: 'legend' }, x, y, r: 32 },
    hexagon({ x, y, r: 31 }, 'flat', { stroke: { colour: '#ff8a5c', width: 3, dash: [8, 5] } }),
  ],
  number: (x, y) => [
    words(
      { x: x - 30, y: y - 18, width: 60, height: 36 },
      { text: '18', size: 26, weight: 600, colour: theme.dim, align: 'centre' },
    ),
  ],
};

const CHANGES: Readonly<Record<Change, Draw>> = {
  moved: (x, y) =>
    arrow(
      [
        [x - 32, y],
        [x - 16, y],
        [x + 4, y],
      ],
      SOMEBODY,
      'legend:moved',
    ),
  fought: (x, y) => battleMark({ x, y, r: 26 }, 'legend:fought'),
  taken: (x, y) => changeSign([x, y], 'flag', { owner: SOMEBODY, of: 'legend:taken' }),
  built: (x, y) => changeSign([x, y], 'hammer', { owner: SOMEBODY, of: 'legend:built' }),
  put: (x, y) => [newToken({ x, y, r: 22 }, 'legend:put')],
};

const keysOf = <K extends string>(record: Readonly<Record<K, unknown>>) => Object.keys(record) as K[];
const anonymous =
  (draw: Draw): Draw =>
  (x, y) =>
    draw(x, y).map(({ of, ...shape }) => (of?.startsWith('legend:') ? { ...shape, of } : shape) as Shape);

const unit = (which: UnitType, say: Words): LegendEntry => ({
  draw: (x, y) => [
    {
      kind: 'art',
      art: { kind: 'piece', piece: which, colour: nobodyPaint.colour, damaged: false },
      x,
      y,
      r: 27,
      of: `legend:${which}`,
    },
  ],
  text: say.unit(which),
});

const trait = (which: Trait, say: Words): LegendEntry => ({
  draw: (x, y) => traitSign({ x, y, r: 22 }, which, `legend:${which}`),
  text: say.label('trait', { trait: which }),
});

const specialty = (which: TechnologyColour, say: Words): LegendEntry => ({
  draw: (x, y) => technologySign({ x, y, r: 24 }, which, `legend:${which}`),
  text: say.label('specialty', { colour: which }),
});

const wormhole = (which: Wormhole, say: Words): LegendEntry => ({
  draw: (x, y) => wormholeSign({ x, y, r: 26 }, which, `legend:${which}`),
  text: say.label('wormhole', { wormhole: which }),
});

/** What all signs mean, part by part. */
function parts(say: Words): { title: string; entries: LegendEntry[] }[] {
  return [
    { title: say.label('unitsTitle', {}), entries: UNITS.map((which) => unit(which, say)) },
    {
      title: say.label('planetsTitle', {}),
      entries: [
        ...keysOf(TRAITS).map((which) => trait(which, say)),
        ...keysOf(SPECIALTIES).map((which) => specialty(which, say)),
      ],
    },
    {
      title: say.label('legend', {}),
      entries: [
        ...keysOf(SIGNS).map((which) => ({
          draw: anonymous(SIGNS[which]),
          text: say.label('sign', { sign: which }),
        })),
        ...keysOf(WORMHOLES).map((which) => wormhole(which, say)),
        ...keysOf(CHANGES).map((change) => ({
          draw: anonymous(CHANGES[change]),
          text: say.label('change', { change }),
        })),
      ],
    },
  ];
}

const area = ({ title, entries }: { title: string; entries: LegendEntry[] }): Area =>
  titled(title, legendRows(entries, LOOK) * LOOK.row, (at) => legendSigns(entries, LOOK, at));

/** What the signs on the other pictures mean. */
export function legendScene(_: View, speaker: Speaker): Scene {
  const { shapes, height } = stacked(parts(wordsOf(speaker)).map(area));
  return plainScene({ width: PICTURE_WIDTH, height, shapes });
}

export function legendAlt(_: View, speaker: Speaker): string {
  return fitting(
    parts(wordsOf(speaker)).map(
      ({ title, entries }) => `${title}: ${entries.map(({ text }) => text).join(', ')}.`,
    ),
  );
}
