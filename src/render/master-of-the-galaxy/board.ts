import {
  type BoardSymbol,
  boardSymbols,
  otherEnd,
  SYSTEMS,
  type SystemId,
  type TrackId,
  tracks,
  type View,
} from '#games/master-of-the-galaxy/view.ts';
import type { Point, Shape } from '../scene.ts';
import { hexagon, towards, words } from '../shapes.ts';
import { seatPaints, theme } from '../theme.ts';
import { badgeOf, CELL, labelBox, laneFrom, placeOf, RADIUS, symbolPlace, tracksInto } from './geometry.ts';
import { cube, discWords, emptyCell, seatDisc } from './pieces.ts';

type OnBoard = View['systems'][SystemId];

const VEIL = '#0a0f1fb8';

/** What a token puts out of play: the system, the tracks that lead to it, and the symbols it was needed for (4.1, 4.2). */
function holes(view: View): Shape[] {
  const covered = SYSTEMS.filter((id) => view.systems[id].hole);
  const lost = boardSymbols.filter(
    ({ arrow, systems }) => arrow !== 'red' && systems.some((id) => covered.includes(id)), // 22.5
  );
  return [...lost.flatMap(lostSymbol), ...tracksInto(covered).map(veil), ...covered.flatMap(hole)];
}

function lostSymbol(printed: BoardSymbol): Shape[] {
  const [x, y] = symbolPlace(printed);
  return [{ kind: 'disc', x, y, r: 34, fill: { colour: VEIL } }];
}

function veil(id: TrackId): Shape {
  const { angle, cells } = laneFrom(id, tracks[id].ends[0]);
  const [first, last] = [cells[0], cells.at(-1)] as [Point, Point];
  return {
    kind: 'line',
    points: [towards(first, angle, -4), towards(last, angle, 4)],
    stroke: { colour: VEIL, width: CELL + 8 },
  };
}

function hole(id: SystemId): Shape[] {
  const [x, y] = placeOf(id);
  const arms = [0, 1, 2].map((turn): Shape => {
    const points = Array.from({ length: 14 }, (_, i) =>
      towards([x, y], (turn * 2 * Math.PI) / 3 + i * 0.26, 20 + i * 3.4),
    );
    return { kind: 'line', points, stroke: { colour: '#8a6bd1', width: 5 } };
  });
  const label = labelBox(id);
  return [
    { kind: 'box', ...label, radius: 12, fill: { colour: '#0a0f1f99' } },
    {
      kind: 'disc',
      x,
      y,
      r: RADIUS + 10,
      fill: { colour: '#05060c' },
      stroke: { colour: '#5d4a94', width: 5 },
      of: `hole:${id}`,
    },
    ...arms,
    { kind: 'disc', x, y, r: 17, fill: { colour: '#000000' }, stroke: { colour: '#c9b3ff', width: 3 } },
  ];
}

function planets(id: SystemId, { planets: all, owner }: OnBoard): Shape[] {
  const [x, y] = placeOf(id);
  const row = y + (owner === null ? 0 : -28);
  return all.flatMap((planet, i): Shape[] => {
    const at = { x: x + (i - (all.length - 1) / 2) * 42, y: row };
    const of = `planet:${id}:${i}`;
    const ring: Shape = {
      kind: 'disc',
      ...at,
      r: 19,
      fill: { colour: '#26325a' },
      stroke: { colour: theme.dim, width: 2 },
      of,
    };
    if (planet === null) return [ring];
    if (planet !== 'spent') return [ring, ...cube({ ...at, size: 27 }, planet, `cube:${of}`)];
    const cross = ([dx, dy]: Point): Shape => ({
      kind: 'line',
      points: [
        [at.x - dx, at.y - dy],
        [at.x + dx, at.y + dy],
      ],
      stroke: { colour: theme.dim, width: 4 },
    });
    return [ring, cross([10, 10]), cross([10, -10])];
  });
}

/** The discs of a system lie on each other; the uppermost says how many they are. */
function bases(view: View, id: SystemId): Shape[] {
  const { owner, bases: count } = view.systems[id];
  const seat = owner === null ? undefined : view.seats[owner];
  if (!seat) return [];
  const [x, y] = placeOf(id);
  const first = x - (count - 1) * 9;
  const discs = Array.from({ length: count }, (_, i) =>
    seatDisc({ x: first + i * 18, y: y + 28, r: 29 }, seat.colour, `base:${id}`),
  );
  const top = { x: first + (count - 1) * 18, y: y + 28, r: 29 };
  return [...discs, ...discWords(top, seat.colour, `${count}`)];
}

/** A band in the owner's colour from the owner's system to the last cube, pointed where it leads. */
function route(view: View, { track, owner, from, colour, cubes }: View['routes'][number]): Shape[] {
  const { angle, cells, start } = laneFrom(track, from);
  const seat = view.seats[owner];
  const last = cells[cubes - 1] as Point;
  const [half, tip] = [CELL / 2 + 10, towards(last, angle, CELL / 2 + 26)];
  const head = towards(last, angle, CELL / 2 + 4);
  const side = (point: Point, turn: 1 | -1) => towards(point, angle + (turn * Math.PI) / 2, half);
  const foot = towards(start, angle, RADIUS);
  const band: Shape = {
    kind: 'polygon',
    points: [side(foot, -1), side(head, -1), tip, side(head, 1), side(foot, 1)],
    ...(seat && { fill: seatPaints[seat.colour] }),
    stroke: { colour: '#ffffff', width: 2 },
    of: `route:${track}`,
  };
  const pieces = cells.flatMap(([x, y], i) =>
    i < cubes
      ? cube({ x, y, size: CELL, angle }, colour, `cube:route:${track}:${i}`)
      : emptyCell({ x, y, size: CELL, angle }, null, `cell:${track}:${i}`),
  );
  return [band, ...pieces];
}

function conflict({ track, red }: View['conflicts'][number], at: number): Shape[] {
  const [x, y] = badgeOf(track);
  const [a, b] = [red, otherEnd(track, red)].map(placeOf) as [Point, Point];
  const look = {
    fill: { colour: '#ffd5d5' },
    stroke: { colour: '#d42f2f', width: 4 },
    of: `conflict:${track}`,
  };
  const line: Shape = {
    kind: 'line',
    points: [
      [x, y],
      [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2],
    ],
    stroke: { colour: '#ff5a5a', width: 6 },
  };
  const number = words(
    { x: x - 17, y: y - 17, width: 34, height: 34 },
    { text: `${at + 1}`, size: 26, weight: 800, colour: '#5a0606', align: 'centre' },
  );
  return [line, hexagon({ x, y, r: 27 }, 'pointy', look), number];
}

/** What lies on the board. */
export function board(view: View): Shape[] {
  const alive = SYSTEMS.filter((id) => !view.systems[id].hole);
  return [
    ...holes(view),
    ...view.conflicts.flatMap((one) => track(one)),
    ...view.routes.flatMap((one) => route(view, one)),
    ...alive.flatMap((id) => [...planets(id, view.systems[id]), ...bases(view, id)]),
    ...view.conflicts.flatMap(conflict),
  ];
}

/** A track that is fought over glows. */
function track({ track: id }: View['conflicts'][number]): Shape[] {
  const [from] = tracks[id].ends;
  const { cells, angle } = laneFrom(id, from);
  return [
    ...cells.map(([x, y]): Shape => ({ kind: 'glow', x, y, r: 56, colour: '#ff3b3bff' })),
    ...cells.flatMap(([x, y], i) => emptyCell({ x, y, size: CELL, angle }, null, `cell:${id}:${i}`)),
  ];
}
