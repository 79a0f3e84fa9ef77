import {
  type BoardSymbol,
  type SystemId,
  systems,
  TRACKS,
  type TrackId,
  tracks,
} from '#games/master-of-the-galaxy/view.ts';
import { HEADER } from '../kit/header.ts';
import type { Box, Point } from '../scene.ts';
import { round, towards } from '../shapes.ts';

/** The picture is this wide; all else follows. */
export const WIDTH = 1600;
/** Where the board ends and the areas of the seats begin. */
export const BOARD_BOTTOM = HEADER + 1330;
/** Radius of a system. */
export const RADIUS = 74;
export const CELL = 46;

/** Where a system stands on the picture: the board is a little wider than high. */
export function placeOf(system: SystemId): Point {
  const { x, y } = systems[system];
  return [50 + 1.5 * x, HEADER + 16 + 1.3 * y];
}

const middle = ([ax, ay]: Point, [bx, by]: Point): Point => [(ax + bx) / 2, (ay + by) / 2];
const distance = ([ax, ay]: Point, [bx, by]: Point) => Math.hypot(bx - ax, by - ay);
const direction = ([ax, ay]: Point, [bx, by]: Point) => Math.atan2(by - ay, bx - ax);

/** The cells of a track, counted from one of its ends. */
export interface Lane {
  readonly start: Point;
  readonly angle: number;
  readonly cells: readonly Point[];
}

const GAP = 55;

/** A track as it lies when walked from one of its systems. */
export function laneFrom(track: TrackId, from: SystemId): Lane {
  const { ends, length } = tracks[track];
  const to = ends[0] === from ? ends[1] : ends[0];
  const [start, end] = [placeOf(from), placeOf(to)];
  const angle = direction(start, end);
  const first = (distance(start, end) - GAP * (length - 1)) / 2;
  const cells = Array.from({ length }, (_, i) => towards(start, angle, first + i * GAP));
  return { start, angle, cells };
}

/** The corner region that a border track runs along: between the near systems and the ring. */
const STRIPS: readonly Point[] = (
  [
    [300, 300],
    [700, 300],
    [700, 700],
    [300, 700],
  ] as const
).map(([x, y]): Point => [50 + 1.5 * x, HEADER + 16 + 1.3 * y]);

const CENTRE: Point = placeOf('c');

const nearest = (point: Point, places: readonly Point[]): Point =>
  places.reduce((best, place) => (distance(place, point) < distance(best, point) ? place : best));

/** A point beside the middle of a track, on the side where another point lies. */
function beside(track: TrackId, side: Point, by: number): Point {
  const [a, b] = tracks[track].ends.map(placeOf) as [Point, Point];
  const angle = direction(a, b);
  const mid = middle(a, b);
  const [left, right] = [towards(mid, angle - Math.PI / 2, by), towards(mid, angle + Math.PI / 2, by)];
  return distance(left, side) < distance(right, side) ? left : right;
}

/** Near systems towards the next corner and their border tracks carry a printed symbol on the inner side. */
const isOuter = (track: TrackId) => /^b\d-m\d$/.test(track);

/** Where the number of a conflict on a track stands. */
export function badgeOf(track: TrackId): Point {
  const [a, b] = tracks[track].ends.map(placeOf) as [Point, Point];
  const mid = middle(a, b);
  const strip = nearest(mid, STRIPS);
  if (isOuter(track)) {
    const away: Point = [2 * mid[0] - strip[0], 2 * mid[1] - strip[1]];
    const level = Math.abs(a[0] - b[0]) > Math.abs(a[1] - b[1]);
    return towards(beside(track, away, 54), direction(b, a), level ? 40 : 0);
  }
  // The middle of the board lies in line with the tracks that lead there: its upper left is as good as any.
  if (track.endsWith('-c')) return beside(track, [mid[0] - 50, mid[1] - 50], 54);
  return beside(track, strip, 54);
}

/** Where a printed symbol stands. */
export function symbolPlace({ arrow, systems: held }: BoardSymbol): Point {
  const [first = CENTRE, second = CENTRE] = held.map(placeOf);
  switch (arrow) {
    case 'blue': // outside, towards the edge of the board
      return [first[0] + (first[0] < CENTRE[0] ? -1 : 1) * (RADIUS + 40), first[1]];
    case 'green': {
      const track = TRACKS.find((id) => tracks[id].ends.every((end) => held.includes(end))) as TrackId;
      return beside(track, nearest(middle(first, second), STRIPS), 66);
    }
    case 'red':
      return [
        round((first[0] + second[0] + CENTRE[0]) / 3),
        round((first[1] + second[1] + CENTRE[1]) / 3 + (first[1] + second[1] > 2 * CENTRE[1] ? 14 : 0)),
      ];
  }
}

const LABEL = { width: 184, height: 48 };

/** Room for the name of a system: where no track leaves it. */
export function labelBox(system: SystemId): Box {
  const [x, y] = placeOf(system);
  const above = y - RADIUS - LABEL.height - 4;
  const below = y + RADIUS + 4;
  const edge = x < CENTRE[0] ? 12 : WIDTH - 12 - LABEL.width;
  const centred = { ...LABEL, x: x - LABEL.width / 2, y: y < CENTRE[1] ? above : below };
  switch (system) {
    case 'c':
      return { ...LABEL, x: x + 44, y: below - 14 };
    case 'm0': // farther off than others: two routes may end beside it
      return { ...centred, y: above - 12 };
    case 'm2':
      return { ...centred, y: below + 12 };
    case 'm1':
      return { ...LABEL, x: x + RADIUS + 8, y: y - LABEL.height / 2 };
    case 'm3':
      return { ...LABEL, x: x - RADIUS - 8 - LABEL.width, y: y - LABEL.height / 2 };
    case 'a0':
    case 'b1':
      return { ...LABEL, x: edge, y: below };
    case 'a2':
    case 'b3':
      return { ...LABEL, x: edge, y: above };
    default:
      return centred;
  }
}

/** The tracks that end in systems which are out of play. */
export function tracksInto(covered: readonly SystemId[]): TrackId[] {
  return TRACKS.filter((track) => tracks[track].ends.some((end) => covered.includes(end)));
}
