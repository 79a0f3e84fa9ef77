import { HEXES, type SystemView, touching, type View } from '#games/twilight-imperium/view.ts';
import type { Point, Shape } from '../scene.ts';
import { hexagon, round } from '../shapes.ts';
import { imperiumPaints } from '../theme.ts';
import { HALF, HEX, middleOf } from './geometry.ts';
import { ownerIn } from './owner.ts';
import { isCapital } from './worlds.ts';

/** How much of a seat's colour lies over its systems: as much more as the colour is darker. */
const TINTS = {
  black: 0.34,
  blue: 0.4,
  green: 0.27,
  purple: 0.5,
  red: 0.44,
  yellow: 0.31,
} as const;
const PATTERN = 0.13;
const EDGE = 7;
const SHADE = '#060a18';

/** Whose a system is: of those who control planets there, or where nobody does, of whoever alone has ships. */
function holdersOf({ planets, units }: SystemView): readonly number[] {
  const controllers = [...new Set(planets.flatMap(({ controller }) => controller ?? []))];
  if (controllers.length > 0) return controllers.slice(0, 2);
  const fleets = [...new Set(units.map(({ seat }) => seat))];
  return fleets.length === 1 ? fleets : [];
}

/** A tile, or its left or right half. */
function area([x, y]: Point, r: number, side: 'all' | 'left' | 'right'): Point[] {
  const half = (r * Math.sqrt(3)) / 2;
  const right: Point[] = [
    [x + r / 2, y - half],
    [x + r, y],
    [x + r / 2, y + half],
  ];
  const left: Point[] = right.map(([px, py]) => [round(2 * x - px), py]);
  if (side === 'all') return [...right, ...[...left].reverse()];
  const edge: Point[] = [
    [x, y + half],
    [x, y - half],
  ];
  return [...(side === 'left' ? left : right), ...edge];
}

/** Which halves are whose: all of it where there is one holder. */
const sharesOf = (holders: readonly number[]) =>
  holders.map(
    (seat, i) => ({ seat, side: holders.length === 1 ? 'all' : i === 0 ? 'left' : 'right' }) as const,
  );

/** The colours of those who hold a system, over its ground. */
export function tint(view: View, system: SystemView): Shape[] {
  const at = middleOf(system.at);
  return sharesOf(holdersOf(system)).flatMap(({ seat, side }): Shape[] => {
    const { colour } = ownerIn(view, seat);
    const { colour: fill, pattern, ink } = imperiumPaints[colour];
    const points = area(at, HEX - 2, side);
    const isMixed = system.anomaly !== null || system.planets.some(({ id }) => isCapital(id));
    return [
      {
        kind: 'polygon',
        points,
        fill: { colour: fill },
        opacity: TINTS[colour] * (isMixed ? 0.55 : 1),
        of: `held:${system.id}:${seat}`,
      },
      { kind: 'polygon', points, fill: { colour: fill, pattern, ink }, opacity: PATTERN },
    ];
  });
}

/** The side of a tile in one of six directions, from corner to corner. */
function sideOf([x, y]: Point, r: number, i: number): [Point, Point] {
  const corner = (at: number): Point => [
    round(x + Math.cos((at * Math.PI) / 3) * r),
    round(y + Math.sin((at * Math.PI) / 3) * r),
  ];
  return [corner(i), corner(i + 1)];
}

/** The place beyond a side. */
function beyond(place: number, i: number): number {
  const [x, y] = middleOf(place);
  const angle = (i + 0.5) * (Math.PI / 3);
  const [nx, ny] = [x + Math.cos(angle) * 2 * HALF, y + Math.sin(angle) * 2 * HALF];
  return HEXES.findIndex((_, other) => {
    const [ox, oy] = middleOf(other);
    return touching(place, other) && Math.hypot(ox - nx, oy - ny) < HEX / 4;
  });
}

/** The borders of realms: thick lines where the neighbour is somebody else's. */
export function borders(view: View): Shape[] {
  const holders = new Map(view.systems.map((system) => [system.at, holdersOf(system)] as const));
  return view.systems.flatMap((system) => {
    const mine = holders.get(system.at) ?? [];
    if (mine.length === 0) return [];
    const at = middleOf(system.at);
    return [0, 1, 2, 3, 4, 5].flatMap((i): Shape[] => {
      // The sides to the left belong to the first, those to the right to the second.
      const seat = mine.length === 1 || i === 1 || i === 2 || i === 3 ? mine[0] : mine[1];
      if (seat === undefined) return [];
      const next = system.at < 0 ? [] : (holders.get(beyond(system.at, i)) ?? []);
      if (next.length === 1 && next[0] === seat) return [];
      const points = sideOf(at, HEX - 2 - EDGE / 2, i);
      const { colour } = imperiumPaints[ownerIn(view, seat).colour];
      return [
        { kind: 'line', points, stroke: { colour: SHADE, width: EDGE + 4 } },
        { kind: 'line', points, stroke: { colour, width: EDGE } },
      ];
    });
  });
}

/** A home: a dotted line within it, in the colour of its seat. */
export function homeLine(view: View, { id, at }: SystemView): Shape[] {
  const home = view.seats.findIndex((seat) => seat.home === id);
  if (home < 0) return [];
  const [x, y] = middleOf(at);
  const { colour } = imperiumPaints[ownerIn(view, home).colour];
  return [hexagon({ x, y, r: HEX - 15 }, 'flat', { stroke: { colour, width: 3, dash: [3, 8] } })];
}
