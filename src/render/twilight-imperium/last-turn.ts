import { planets, type View } from '#games/twilight-imperium/view.ts';
import type { IconName } from '../icons.ts';
import type { Box, Point, Shape } from '../scene.ts';
import { arrowHead, hexagon, round, towards, words } from '../shapes.ts';
import { imperiumPaints, theme } from '../theme.ts';
import { HALF, middleOf } from './geometry.ts';
import { ownerIn } from './owner.ts';
import { battleMark, DAMAGE, type Owner } from './pieces.ts';
import { planetAt, tokenSpots } from './systems.ts';

type LastTurn = NonNullable<View['lastTurn']>;
type Move = LastTurn['moves'][number];

/** How far from the middle of its tiles an arrow begins and ends, and how far it bends aside. */
const [BEGIN, END, BEND] = [HALF * 0.42, HALF * 0.46, 0.14];
const STEPS = 18;
const DARK = '#050816';
const DISC = 20;

/** A sign on a disc of somebody's colour; nobody's is red. */
export function changeSign(
  [x, y]: Point,
  icon: IconName,
  { owner, of }: { owner: Owner | null; of: string },
): Shape[] {
  const paint = owner && imperiumPaints[owner.colour];
  return [
    { kind: 'disc', x, y, r: 19, fill: { colour: DARK } },
    {
      kind: 'disc',
      x,
      y,
      r: 17,
      fill: { colour: paint?.colour ?? DAMAGE },
      stroke: { colour: theme.ink, width: 2 },
      of,
    },
    { kind: 'icon', icon, x, y, size: 21, colour: paint?.text ?? '#ffffff' },
  ];
}

/** An arrow through points, dark and light around so that it stands out from any ground. */
export function arrow(points: readonly Point[], owner: Owner, of: string): Shape[] {
  const { colour } = imperiumPaints[owner.colour];
  const [tip, before] = [...points].reverse();
  if (!tip || !before) return [];
  const angle = Math.atan2(tip[1] - before[1], tip[0] - before[0]);
  const shaft = [...points.slice(0, -1), towards(tip, angle, -12)];
  const head = (r: number, fill: string, more: { readonly of?: string } = {}): Shape =>
    arrowHead({ x: tip[0], y: tip[1], r }, angle, { fill: { colour: fill }, ...more });
  return [
    { kind: 'line', points: shaft, stroke: { colour: DARK, width: 21 } },
    head(37, DARK),
    { kind: 'line', points: shaft, stroke: { colour: theme.ink, width: 15 } },
    head(32, theme.ink),
    { kind: 'line', points: shaft, stroke: { colour, width: 10 }, of },
    head(25, colour),
  ];
}

/** A bow from one point to another. */
function bow(a: Point, b: Point): Point[] {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const control: Point = [(a[0] + b[0]) / 2 - dy * BEND * 2, (a[1] + b[1]) / 2 + dx * BEND * 2];
  return Array.from({ length: STEPS + 1 }, (_, i): Point => {
    const t = i / STEPS;
    const [p, q, r] = [(1 - t) ** 2, 2 * t * (1 - t), t * t];
    return [round(p * a[0] + q * control[0] + r * b[0]), round(p * a[1] + q * control[1] + r * b[1])];
  });
}

interface Course {
  readonly move: Move;
  readonly points: readonly Point[];
}

/** Units on their way from a system to another. */
function coursesOf(view: View, moves: readonly Move[]): Course[] {
  return moves.flatMap((move) => {
    const [start, end] = [move.from, move.to].map((id) => view.systems.find((system) => system.id === id));
    if (!start || !end) return [];
    const [a, b] = [middleOf(start.at), middleOf(end.at)];
    const angle = Math.atan2(b[1] - a[1], b[0] - a[0]);
    return [{ move, points: bow(towards(a, angle, BEGIN), towards(b, angle, -END)) }];
  });
}

/** What must not be covered: words and pieces. */
const coveredBy = (shapes: readonly Shape[]): Box[] =>
  shapes.flatMap((shape) => (shape.kind === 'text' || shape.kind === 'box' ? [shape] : []));

/** Where on an arrow its number covers least: not far from its tail. */
function clearSpot(points: readonly Point[], taken: readonly Box[]): Point {
  const over = ([x, y]: Point) =>
    taken.filter(
      (box) =>
        box.x < x + DISC && box.x + box.width > x - DISC && box.y < y + DISC && box.y + box.height > y - DISC,
    ).length;
  const along = points.slice(3, -3);
  // Beside the arrow where there is no room on it.
  const spots = [0, 24, -24, 46, -46, 70, -70].flatMap((aside) =>
    along.map(([x, y], i): Point => {
      const [nx, ny] = points[i + 4] ?? [x, y];
      return towards([x, y], Math.atan2(ny - y, nx - x) + Math.PI / 2, aside);
    }),
  );
  const least = Math.min(...spots.map(over));
  return spots.find((spot) => over(spot) === least) ?? [0, 0];
}

/** How many flew each way, where that hides nothing: in their colour, over everything. */
function counts(view: View, { moves }: LastTurn, taken: readonly Box[]): Shape[] {
  const filled = [...taken];
  return coursesOf(view, moves).flatMap(({ move: { seat, from, to, count }, points }): Shape[] => {
    const [x, y] = clearSpot(points, filled);
    const { colour, text } = imperiumPaints[ownerIn(view, seat).colour];
    const box = { x: x - DISC, y: y - DISC, width: 2 * DISC, height: 2 * DISC };
    filled.push(box);
    return [
      { kind: 'disc', x, y, r: DISC + 2, fill: { colour: DARK } },
      { kind: 'disc', x, y, r: DISC, fill: { colour }, stroke: { colour: theme.ink, width: 3 } },
      words(box, {
        text: `${count}`,
        size: 27,
        least: 18,
        weight: 800,
        colour: text,
        align: 'centre',
        of: `count:${from}:${to}`,
      }),
    ];
  });
}

/** Who built how, where there was a battle: a sign at the lower right side of a tile. */
function signs(view: View, { battles, losses, built }: LastTurn): Shape[] {
  return view.systems.flatMap((system) => {
    const { id } = system;
    // A battle under way has its mark already.
    if (view.battle?.system === id) return [];
    const [x, y] = middleOf(system.at);
    const fought = battles.findLast((battle) => battle.system === id);
    const winner = fought?.winner ?? null;
    const builder = built.findLast((one) => one.system === id);
    return [
      ...(fought || losses.includes(id)
        ? [
            ...battleMark({ x: x - 134, y: y - 6, r: 24 }, `fought:${id}`),
            ...(winner === null
              ? []
              : changeSign([x - 116, y + 20], 'crown', { owner: ownerIn(view, winner), of: `won:${id}` })),
          ]
        : []),
      ...(builder
        ? changeSign([x + 118, y + 44], 'hammer', { owner: ownerIn(view, builder.seat), of: `built:${id}` })
        : []),
    ];
  });
}

/** A golden rim around each token that is new. */
function newTokens(view: View, { tokens }: LastTurn): Shape[] {
  return view.systems.flatMap((system) => {
    const spots = tokenSpots(system);
    return system.tokens.flatMap((seat, i) => {
      const spot = spots[i];
      const isNew = tokens.some((token) => token.system === system.id && token.seat === seat);
      return spot && isNew ? [newToken({ ...spot, r: spot.r + 6 }, `put:${system.id}:${seat}`)] : [];
    });
  });
}

export const newToken = ({ x, y, r }: { x: number; y: number; r: number }, of: string): Shape =>
  hexagon({ x, y, r }, 'pointy', { fill: { colour: theme.gold }, of });

/** A flag at each planet that was taken. */
function flags(view: View, { taken }: LastTurn): Shape[] {
  return taken.flatMap(({ seat, planet }) => {
    const system = view.systems.find(({ id }) => id === planets[planet].system);
    const at = system && planetAt(system, planet);
    if (!at) return [];
    return changeSign([at.x, at.y], 'flag', { owner: ownerIn(view, seat), of: `taken:${planet}` });
  });
}

/** What the last turn did, under everything that lies on the tiles. */
export function lastMoves(view: View): Shape[] {
  const { lastTurn } = view;
  if (!lastTurn) return [];
  return [
    ...newTokens(view, lastTurn),
    ...coursesOf(view, lastTurn.moves).flatMap(({ move: { seat, from, to }, points }) =>
      arrow(points, ownerIn(view, seat), `moved:${seat}:${from}:${to}`),
    ),
    ...signs(view, lastTurn),
  ];
}

/** What lies over planets: flags on those that were taken, and how many flew. */
export function lastFlags(view: View, lying: readonly Shape[]): Shape[] {
  const { lastTurn } = view;
  return lastTurn ? [...flags(view, lastTurn), ...counts(view, lastTurn, coveredBy(lying))] : [];
}
