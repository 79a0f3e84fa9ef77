import type { Seat } from '#core/seat.ts';
import { otherEnd, SYSTEMS, type SystemId, tracks, type View } from '#games/master-of-the-galaxy/view.ts';
import type { Area } from '../kit/area.ts';
import type { Shape } from '../scene.ts';
import { panel, words } from '../shapes.ts';
import { theme } from '../theme.ts';
import { AREA_WIDTH, PADDING } from './area.ts';
import { cube, discWords, emptyCell, seatDisc } from './pieces.ts';
import type { Words } from './say.ts';

const TITLE = 42;
const ROW = 50;
const INNER = AREA_WIDTH - 2 * PADDING;
/** Where the names end and the pieces begin. */
const NAMES = 470;
const PIECE = 34;
const STEP = 44;

type Route = View['routes'][number];

/** What a seat has on the board, read off it: its systems with bases and planets, its routes with their cubes. */
export function holdingsArea(view: View, seat: Seat, say: Words): Area | null {
  const held = SYSTEMS.filter((id) => view.systems[id].owner === seat);
  const routes = view.routes.filter(({ owner }) => owner === seat);
  if (held.length + routes.length === 0) return null;
  const height = PADDING + TITLE + ROW * (held.length + routes.length);
  return {
    height,
    draw: ([x, y]) => {
      const left = x + PADDING;
      const top = y + PADDING / 2;
      const rows = top + TITLE;
      return [
        panel({ x, y, width: AREA_WIDTH, height }),
        words(
          { x: left, y: top, width: INNER, height: TITLE },
          { text: say.label('holdings', {}), size: 24, weight: 800, colour: theme.gold },
        ),
        ...held.flatMap((id, i) => systemRow(view, id, say)(left, rows + i * ROW)),
        ...routes.flatMap((route, i) => routeRow(route, say)(left, rows + (held.length + i) * ROW)),
      ];
    },
  };
}

const name = (text: string, x: number, y: number) =>
  words({ x, y: y + 6, width: NAMES - 16, height: ROW - 12 }, { text, size: 26, weight: 600 });

const systemRow =
  (view: View, id: SystemId, say: Words) =>
  (x: number, y: number): Shape[] => {
    const { owner, bases, planets } = view.systems[id];
    const colour = view.seats[owner ?? 0]?.colour ?? 'grey';
    const disc = { x: x + NAMES + 20, y: y + ROW / 2, r: 21 };
    return [
      name(say.system(id), x, y),
      seatDisc(disc, colour, `base:${id}`),
      ...discWords(disc, colour, `${bases}`),
      ...planets.flatMap((planet, i): Shape[] => {
        const at = { x: x + NAMES + 20 + (i + 1) * (STEP + 6), y: y + ROW / 2, size: PIECE };
        const of = `planet:${id}:${i}`;
        if (planet === 'spent') return [spent(at, of)];
        return planet === null ? [ring(at, of)] : cube(at, planet, of);
      }),
    ];
  };

const ring = ({ x, y }: { x: number; y: number }, of: string): Shape => ({
  kind: 'disc',
  x,
  y,
  r: PIECE / 2,
  fill: { colour: '#26325a' },
  stroke: { colour: theme.dim, width: 2 },
  of,
});

/** A planet that gives nothing any more. */
const spent = ({ x, y }: { x: number; y: number }, of: string): Shape => ({
  kind: 'line',
  points: [
    [x - PIECE / 3, y + PIECE / 3],
    [x + PIECE / 3, y - PIECE / 3],
  ],
  stroke: { colour: theme.dim, width: 4 },
  of,
});

const routeRow =
  ({ track, from, colour, cubes }: Route, say: Words) =>
  (x: number, y: number): Shape[] => [
    name(`${say.system(from)} → ${say.system(otherEnd(track, from))}`, x, y),
    ...Array.from({ length: tracks[track].length }, (_, i) => {
      const at = { x: x + NAMES + 20 + i * STEP, y: y + ROW / 2, size: PIECE };
      return i < cubes
        ? cube(at, colour, `cube:route:${track}:${i}`)
        : emptyCell(at, null, `cell:${track}:${i}`);
    }).flat(),
  ];
