import { planets, type SystemView, type View } from '#games/twilight-imperium/view.ts';
import type { Backdrop, Shape } from '../scene.ts';
import { hexagon, star, words } from '../shapes.ts';
import { theme } from '../theme.ts';
import { BOARD_BOTTOM, HEX, middleOf, PLANET_SPOTS, WIDTH } from './geometry.ts';
import type { Words } from './say.ts';

const GROUND = {
  none: '#10182f',
  'asteroid-field': '#2b2a2e',
  nebula: '#2a1c48',
  supernova: '#4a2410',
  'gravity-rift': '#06070c',
} as const;
const WORMHOLES = {
  alpha: { sign: 'α', colour: '#ff9f5a' },
  beta: { sign: 'β', colour: '#5fd08a' },
  delta: { sign: 'δ', colour: '#6fb1ff' },
} as const;
export const TRAITS = {
  cultural: '#4f8de0',
  hazardous: '#d0603f',
  industrial: '#5c9c55',
  none: '#8f96ab',
} as const;
const SPECIALTIES = { green: '#58d68d', red: '#ff6b6b', blue: '#6fb1ff', yellow: '#ffd86b' } as const;

/** What is printed on the tiles of this table, which stays the same all game. */
export function backdrop(view: View, say: Words): Backdrop {
  return {
    width: WIDTH,
    height: BOARD_BOTTOM,
    shapes: view.systems.flatMap((system) => tile(system, say)),
  };
}

function tile(system: SystemView, say: Words): Shape[] {
  const { id, anomaly } = system;
  const [x, y] = middleOf(system.at);
  return [
    hexagon({ x, y, r: HEX - 3 }, 'flat', {
      fill: { colour: GROUND[anomaly ?? 'none'] },
      stroke: { colour: anomaly ? '#e06a4a' : theme.edge, width: anomaly ? 5 : 3 },
      of: `tile:${id}`,
    }),
    ...phenomenon(system, say),
    words(
      { x: x - 74, y: y - HEX * 0.866 + 8, width: 60, height: 24 },
      { text: id, size: 20, weight: 600, colour: theme.faint },
    ),
    ...system.planets.flatMap((_, i) => globe(system, i, say)),
    ...system.wormholes.flatMap((wormhole, i) => gate(system, { wormhole, i })),
  ];
}

function gate(system: SystemView, { wormhole, i }: { wormhole: keyof typeof WORMHOLES; i: number }): Shape[] {
  const [x, y] = middleOf(system.at);
  const { sign, colour } = WORMHOLES[wormhole];
  const at = { x: x - 92 + i * 52, y: y + 44 };
  return [
    { kind: 'glow', ...at, r: 46, colour: `${colour}b0` },
    {
      kind: 'disc',
      ...at,
      r: 22,
      fill: { colour: theme.dark },
      stroke: { colour, width: 4 },
      of: `wormhole:${wormhole}`,
    },
    words(
      { x: at.x - 22, y: at.y - 22, width: 44, height: 44 },
      { text: sign, size: 30, weight: 800, colour, align: 'centre' },
    ),
  ];
}

/** An anomaly by its look and its name. */
function phenomenon({ anomaly, at, planets: held }: SystemView, say: Words): Shape[] {
  if (!anomaly) return [];
  const [x, y] = middleOf(at);
  const glow = {
    nebula: '#b58cff90',
    supernova: '#ffb347d0',
    'asteroid-field': '#00000000',
    'gravity-rift': '#4aa8ff70',
  }[anomaly];
  const stones: Shape[] = Array.from({ length: 9 }, (_, i) => {
    const angle = i * 2.4;
    const far = 24 + i * 9;
    return {
      kind: 'disc',
      x: x + Math.cos(angle) * far,
      y: y - 16 + Math.sin(angle) * far * 0.7,
      r: 6 + (i % 3) * 4,
      fill: { colour: '#77757d' },
    };
  });
  return [
    { kind: 'glow', x, y: y - 16, r: 110, colour: glow },
    ...(anomaly === 'asteroid-field' ? stones : []),
    ...(anomaly === 'gravity-rift'
      ? [
          {
            kind: 'disc' as const,
            x,
            y: y - 16,
            r: 34,
            fill: { colour: '#000000' },
            stroke: { colour: '#4aa8ff', width: 4 },
          },
        ]
      : []),
    ...(held.length === 0
      ? [
          words(
            { x: x - 76, y: y - HEX * 0.866 + 30, width: 152, height: 44 },
            {
              text: say.label('anomaly', { anomaly }),
              size: 20,
              lines: 2,
              colour: '#ffb39c',
              align: 'centre',
              stand: 'top',
            },
          ),
        ]
      : []),
  ];
}

/** A planet: its trait by colour, name, what it is worth, its specialty. */
function globe(system: SystemView, i: number, say: Words): Shape[] {
  const planet = system.planets[i];
  const spot = PLANET_SPOTS[system.planets.length]?.[i];
  if (!planet || !spot) return [];
  const [x, y] = middleOf(system.at);
  const [px, py] = [x + spot.at[0], y + spot.at[1]];
  const { trait, specialty } = planets[planet.id];
  const colour = TRAITS[trait ?? 'none'];
  return [
    { kind: 'glow', x: px, y: py, r: spot.r * 1.5, colour: `${colour}66` },
    {
      kind: 'disc',
      x: px,
      y: py,
      r: spot.r,
      fill: { colour },
      stroke: { colour: '#0a0f1f', width: 3 },
      of: `planet:${planet.id}`,
    },
    words(
      { x: px - 70, y: py - spot.r - 28, width: 140, height: 24 },
      { text: say.names.planets[planet.id], size: 20, weight: 600, align: 'centre' },
    ),
    ...(specialty
      ? [
          star(
            { x: px + spot.r * 0.72, y: py - spot.r * 0.66, r: 15 },
            { fill: { colour: SPECIALTIES[specialty] }, stroke: { colour: theme.dark, width: 2 } },
          ),
        ]
      : []),
  ];
}
