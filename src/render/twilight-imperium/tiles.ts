import { type Anomaly, APART, type SystemView, type View } from '#games/twilight-imperium/view.ts';
import { HEADER } from '../kit/header.ts';
import { backdropOf, sky } from '../kit/sky.ts';
import type { Backdrop, Point, Shape } from '../scene.ts';
import { hexagon, round, words } from '../shapes.ts';
import { theme } from '../theme.ts';
import { ASIDE_LABEL, BOARD_BOTTOM, HALF, HEX, middleOf, PLANET_SPOTS, WIDTH } from './geometry.ts';
import { legend } from './legend.ts';
import { globe } from './planet.ts';
import type { Words } from './say.ts';

const GROUND = {
  none: '#10182f',
  'asteroid-field': '#2b2a2e',
  nebula: '#2a1c48',
  supernova: '#4a2410',
  'gravity-rift': '#06070c',
} as const;
const ANOMALY_EDGE = '#f0764f';
const STARS = { name: 'the sky over the empire', count: 220 };

/** What is printed on the tiles of this table, and the legend: all of it stays the same all game. */
export function backdrop(view: View, say: Words): Backdrop {
  return backdropOf({ width: WIDTH, height: BOARD_BOTTOM }, [
    ...sky(STARS, { x: 0, y: HEADER, width: WIDTH, height: BOARD_BOTTOM - HEADER }),
    ...printedTiles(view, say),
    ...legend(say),
  ]);
}

/** All tiles as they are printed, those beside the board by name. */
export function printedTiles({ systems }: View, say: Words): Shape[] {
  return systems.flatMap((system) => [
    ...tile(system, say),
    ...(system.at === APART ? asideLabel(system, say) : []),
  ]);
}

function asideLabel({ id }: SystemView, say: Words): Shape[] {
  const { x, y, width, height } = ASIDE_LABEL;
  const half = height / 2;
  return [
    words(
      { x, y, width, height: half },
      { text: say.names.systems[id], size: 26, weight: 800, align: 'right', of: `beside:${id}` },
    ),
    words(
      { x, y: y + half, width, height: half },
      { text: say.label('beside', {}), size: 23, colour: theme.dim, align: 'right' },
    ),
  ];
}

/** A tile as it is printed. */
export function tile(system: SystemView, say: Words): Shape[] {
  const { id, anomaly } = system;
  const [x, y] = middleOf(system.at);
  return [
    hexagon({ x, y, r: HEX - 3 }, 'flat', {
      fill: { colour: GROUND[anomaly ?? 'none'] },
      stroke: { colour: anomaly ? ANOMALY_EDGE : theme.edge, width: anomaly ? 5 : 3 },
      of: `tile:${id}`,
    }),
    ...(anomaly ? looks[anomaly]([x, y - 8]) : []),
    ...printedOver(system, say),
  ];
}

/** What is printed on a tile over its ground: its number, the name of its anomaly, its planets. */
export function printedOver(system: SystemView, say: Words): Shape[] {
  const { id, anomaly } = system;
  const [x, y] = middleOf(system.at);
  // Three digits reach into the corner.
  const wider = id.length > 2 ? 11 : 0;
  return [
    ...(anomaly ? [anomalyName(anomaly, [x, y], say)] : []),
    words(
      { x: x - 85 - wider, y: y - HALF + 10, width: 29 + wider, height: 24 },
      { text: id, size: 22, weight: 800, colour: theme.dim, of: `number:${id}` },
    ),
    ...system.planets.flatMap((_, i) => planet(system, i, say)),
  ];
}

function planet(system: SystemView, i: number, say: Words): Shape[] {
  const id = system.planets[i]?.id;
  const spot = PLANET_SPOTS[system.planets.length]?.[i];
  if (!id || !spot) return [];
  const [x, y] = middleOf(system.at);
  const { name, at, r } = spot;
  return [
    ...globe({ x: x + at[0], y: y + at[1], r }, id),
    words(
      { ...name, x: x + name.x, y: y + name.y },
      { text: say.names.planets[id], size: 21, weight: 600, align: 'centre' },
    ),
  ];
}

function anomalyName(anomaly: Anomaly, [x, y]: Point, say: Words): Shape {
  return words(
    { x: x - 104, y: y - HALF + 36, width: 208, height: 50 },
    {
      text: say.label('anomaly', { anomaly }),
      size: 21,
      lines: 2,
      stand: 'top',
      weight: 600,
      colour: '#ffc3af',
      align: 'centre',
    },
  );
}

const glow = ([x, y]: Point, colour: string): Shape => ({ kind: 'glow', x, y, r: 124, colour });

const looks: Readonly<Record<Anomaly, (at: Point) => Shape[]>> = {
  nebula: (at) => [glow(at, '#b58cff90')],
  supernova: (at) => [glow(at, '#ffb347d0')],
  'gravity-rift': ([x, y]) => [
    glow([x, y], '#4aa8ff70'),
    { kind: 'disc', x, y, r: 36, fill: { colour: '#000000' }, stroke: { colour: '#4aa8ff', width: 4 } },
  ],
  'asteroid-field': ([x, y]) =>
    Array.from({ length: 11 }, (_, i) => ({
      kind: 'disc',
      x: round(x + Math.cos(i * 2.4) * (24 + i * 10)),
      y: round(y + Math.sin(i * 2.4) * (24 + i * 10) * 0.7),
      r: 6 + (i % 3) * 4,
      fill: { colour: '#5f5d66' },
    })),
};
