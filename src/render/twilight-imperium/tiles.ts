import {
  type Anomaly,
  APART,
  type PlanetId,
  type SystemView,
  type View,
} from '#games/twilight-imperium/view.ts';
import { backdropOf } from '../kit/sky.ts';
import type { Backdrop, Box, Point, Shape } from '../scene.ts';
import { hexagon, words } from '../shapes.ts';
import { theme } from '../theme.ts';
import { ASIDE_LABEL, HALF, HEIGHT, HEX, middleOf, NUMBER_SPOTS, PLANET_SPOTS, WIDTH } from './geometry.ts';
import { globe } from './planet.ts';
import type { Words } from './say.ts';
import { ANOMALY_ART, isCapital } from './worlds.ts';

const EMPTY = '#0c1430';
const EMPTY_EDGE = '#2a3763';
const ANOMALY_EDGE = '#ff8a5c';
const OUTLINE = '#050816';

/** Space, and the ground of the tiles of this table: all of it stays the same all game. */
export function backdrop({ systems }: View): Backdrop {
  const space: Shape = {
    kind: 'art',
    art: { kind: 'space', name: 'the empire', ground: '#080d1c', height: HEIGHT / WIDTH },
    x: WIDTH / 2,
    y: HEIGHT / 2,
    r: WIDTH / 2,
  };
  return backdropOf({ width: WIDTH, height: HEIGHT }, [space, ...systems.flatMap(tileGround)]);
}

/** The ground of a tile: empty space, an anomaly, or the gold of the capital. */
export function tileGround(system: SystemView): Shape[] {
  const { id, anomaly, planets } = system;
  const [x, y] = middleOf(system.at);
  const middle = planets.some((planet) => isCapital(planet.id));
  return [
    hexagon({ x, y, r: HEX - 2 }, 'flat', {
      fill: { colour: middle ? '#3a2c10' : `${EMPTY}78` },
      stroke: { colour: EMPTY_EDGE, width: 2 },
      of: `tile:${id}`,
    }),
    ...(anomaly
      ? [
          {
            kind: 'art' as const,
            art: { kind: 'anomaly' as const, look: ANOMALY_ART[anomaly], name: id },
            x,
            y,
            r: HEX - 2,
          },
          hexagon({ x, y, r: HEX - 5 }, 'flat', {
            stroke: { colour: ANOMALY_EDGE, width: 4, dash: [14, 8] },
          }),
        ]
      : []),
    ...(middle
      ? [
          { kind: 'glow' as const, x, y: y - 40, r: 120, colour: '#ffca5f70' },
          hexagon({ x, y, r: HEX - 16 }, 'flat', { stroke: { colour: theme.gold, width: 2 } }),
        ]
      : []),
  ];
}

/** The worlds of a tile. */
export function worldsOn({ at, planets }: SystemView): Shape[] {
  const [x, y] = middleOf(at);
  return planets.flatMap(({ id }, i) => {
    const spot = PLANET_SPOTS[planets.length]?.[i];
    if (!spot) return [];
    return globe({ x: x + spot.at[0], y: y + spot.at[1], r: isCapital(id) ? spot.r + 4 : spot.r }, id);
  });
}

/** What is written on a tile: its number, the name of its anomaly, its planets. */
export function namesOn(system: SystemView, say: Words): Shape[] {
  const { id, anomaly, planets } = system;
  const [x, y] = middleOf(system.at);
  const [dx, dy] = NUMBER_SPOTS[planets.length] ?? [0, 0];
  return [
    ...(anomaly ? [anomalyName(anomaly, [x, y], say)] : []),
    words(
      { x: x + dx - 15, y: y + dy - 11, width: 30, height: 22 },
      {
        text: id,
        size: 18,
        least: 14,
        weight: 600,
        colour: theme.dim,
        align: 'centre',
        outline: OUTLINE,
        of: `number:${id}`,
      },
    ),
    ...planets.flatMap((planet, i) => {
      const spot = PLANET_SPOTS[planets.length]?.[i];
      return spot
        ? [planetName(planet.id, { ...spot.name, x: x + spot.name.x, y: y + spot.name.y }, say)]
        : [];
    }),
  ];
}

function planetName(id: PlanetId, box: Box, say: Words): Shape {
  const middle = isCapital(id);
  return words(box, {
    text: say.names.planets[id],
    size: middle ? 25 : 22,
    least: 13,
    weight: middle ? 800 : 600,
    colour: middle ? theme.gold : theme.ink,
    align: 'centre',
    outline: OUTLINE,
    of: `name:${id}`,
  });
}

function anomalyName(anomaly: Anomaly, [x, y]: Point, say: Words): Shape {
  return words(
    { x: x - 76, y: y - HALF + 9, width: 152, height: 46 },
    {
      text: say.label('anomaly', { anomaly }),
      size: 20,
      least: 14,
      lines: 2,
      stand: 'top',
      weight: 600,
      colour: '#ffd9ca',
      align: 'centre',
      outline: OUTLINE,
    },
  );
}

/** What lies beside the board without being anybody's home, by name. */
export const asideLabels = ({ systems }: View, say: Words): Shape[] =>
  systems.flatMap((system) => (system.at === APART ? asideLabel(system, say) : []));

function asideLabel({ id }: SystemView, say: Words): Shape[] {
  const { x, y, width, height } = ASIDE_LABEL;
  const half = height / 2;
  return [
    words(
      { x, y, width, height: half },
      { text: say.names.systems[id], size: 24, least: 15, weight: 800, outline: OUTLINE, of: `beside:${id}` },
    ),
    words(
      { x, y: y + half, width, height: half },
      { text: say.label('beside', {}), size: 21, least: 15, colour: theme.dim, outline: OUTLINE },
    ),
  ];
}
