import { planets, type SystemView, type View } from '#games/twilight-imperium/view.ts';
import type { IconName } from '../icons.ts';
import type { Box, Point, Shape } from '../scene.ts';
import { arrowHead, hexagon, panel, round, towards, words } from '../shapes.ts';
import { imperiumPaints, theme } from '../theme.ts';
import { HALF, HEX, MARGIN, middleOf, PLANET_SPOTS, WIDTH } from './geometry.ts';
import { DAMAGE, type Owner, seatMark } from './pieces.ts';
import type { Words } from './say.ts';
import { ownerIn } from './systems.ts';
import type { Change } from './text/lexicon.ts';
import { printedOver } from './tiles.ts';

type LastTurn = NonNullable<View['lastTurn']>;
type Move = LastTurn['moves'][number];

const STRIP = 54;
const SIGN = 16;
/** How far from the middle of its tiles an arrow begins and ends. */
const [BEGIN, END] = [HALF * 0.5, HALF * 0.8];

/** A sign on a disc of somebody's colour; nobody's is dark. */
function sign([x, y]: Point, icon: IconName, { owner, of }: { owner: Owner | null; of: string }): Shape[] {
  const paint = owner && imperiumPaints[owner.colour];
  return [
    {
      kind: 'disc',
      x,
      y,
      r: SIGN,
      fill: { colour: paint?.colour ?? DAMAGE },
      stroke: { colour: theme.ink, width: 2 },
      of,
    },
    { kind: 'icon', icon, x, y, size: SIGN * 1.25, colour: paint?.text ?? '#ffffff' },
  ];
}

/** A line with a head, dark around so that it can be told from the ground. */
function arrow([from, to]: readonly [Point, Point], owner: Owner, of: string): Shape[] {
  const { colour } = imperiumPaints[owner.colour];
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0]);
  const tip = { x: to[0], y: to[1], r: 19 };
  const shaft = [from, towards(to, angle, -10)];
  return [
    { kind: 'line', points: shaft, stroke: { colour: theme.dark, width: 15 } },
    arrowHead({ ...tip, r: 24 }, angle, { fill: { colour: theme.dark } }),
    { kind: 'line', points: shaft, stroke: { colour, width: 9 }, of },
    arrowHead(tip, angle, { fill: { colour } }),
  ];
}

/** The number of those who flew stands on a disc of this size. */
const DISC = 13;

/** Where on an arrow its number covers nothing: from its tail on, step by step. */
function clearSpot([from, to]: readonly [Point, Point], taken: readonly Box[]): Point {
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0]);
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const steps = Math.floor((length - 4 * DISC) / 6);
  const spots = Array.from({ length: Math.max(1, steps) }, (_, i) => towards(from, angle, 2 * DISC + i * 6));
  const isClear = ([x, y]: Point) =>
    taken.every(
      (box) =>
        box.x > x + DISC || box.x + box.width < x - DISC || box.y > y + DISC || box.y + box.height < y - DISC,
    );
  return spots.find(isClear) ?? spots[0] ?? from;
}

interface Course {
  readonly ends: readonly [Point, Point];
  readonly shapes: Shape[];
}

/** Units on their way from a system to another, and how many they were. */
function course(view: View, { seat, from, to, count }: Move, taken: readonly Box[]): Course[] {
  const [start, end] = [from, to].map((id) => view.systems.find((system) => system.id === id));
  if (!start || !end) return [];
  const [a, b] = [middleOf(start.at), middleOf(end.at)];
  const angle = Math.atan2(b[1] - a[1], b[0] - a[0]);
  // Ships stand at the foot of a tile: whoever comes from below stops at its edge.
  const rises = Math.sin(angle) < -0.95;
  const ends = [towards(a, angle, BEGIN), towards(b, angle, rises ? -HALF : -END)] as const;
  const owner = ownerIn(view, seat);
  const { colour, text } = imperiumPaints[owner.colour];
  const [x, y] = clearSpot(ends, taken);
  const r = DISC;
  return [
    {
      ends,
      shapes: [
        ...arrow(ends, owner, `moved:${seat}:${from}:${to}`),
        { kind: 'disc', x, y, r, fill: { colour }, stroke: { colour: theme.dark, width: 3 } },
        words(
          { x: round(x - r), y: round(y - r), width: 2 * r, height: 2 * r },
          { text: `${count}`, size: 18, least: 14, weight: 800, colour: text, align: 'centre' },
        ),
      ],
    },
  ];
}

/** Whether a line touches a tile. */
function meets({ ends: [a, b] }: Course, { at }: SystemView): boolean {
  const [x, y] = middleOf(at);
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const along = ((x - a[0]) * dx + (y - a[1]) * dy) / (dx * dx + dy * dy || 1);
  const t = Math.max(0, Math.min(1, along));
  return Math.hypot(a[0] + t * dx - x, a[1] + t * dy - y) < HEX;
}

/** Who built how, who took what, where there was a battle, which tokens are new: a sign each at its place. */
function signs(view: View, { battles, losses, built, tokens }: LastTurn): Shape[] {
  return view.systems.flatMap((system) => {
    const { id } = system;
    const [x, y] = middleOf(system.at);
    const fought = battles.findLast((battle) => battle.system === id);
    const winner = fought?.winner ?? null;
    const builder = built.findLast((one) => one.system === id);
    const here: { icon: IconName; owner: Owner | null; of: string }[] = [
      ...(fought || losses.includes(id)
        ? [
            {
              icon: 'destroy' as const,
              owner: winner === null ? null : ownerIn(view, winner),
              of: `fought:${id}`,
            },
          ]
        : []),
      ...(builder
        ? [{ icon: 'hammer' as const, owner: ownerIn(view, builder.seat), of: `built:${id}` }]
        : []),
    ];
    // While a battle goes on, its own sign stands there.
    const shown = view.battle?.system === id ? [] : here;
    return [
      ...shown.flatMap((one, i) =>
        sign([x - 168, y + (shown.length > 1 ? (i === 0 ? -18 : 18) : 0)], one.icon, one),
      ),
      ...system.tokens.flatMap((seat, i) =>
        tokens.some((token) => token.system === id && token.seat === seat)
          ? [newToken([x + 82 - i * 25, y - HALF + 20], `put:${id}:${seat}`)]
          : [],
      ),
    ];
  });
}

const newToken = ([x, y]: Point, of: string): Shape =>
  hexagon({ x, y, r: 21 }, 'pointy', { fill: { colour: theme.gold }, of });

/** A flag at each planet that was taken. */
function flags(view: View, { taken }: LastTurn): Shape[] {
  return taken.flatMap(({ seat, planet }) => {
    const system = view.systems.find(({ id }) => id === planets[planet].system);
    const i = system?.planets.findIndex(({ id }) => id === planet) ?? -1;
    const spot = PLANET_SPOTS[system?.planets.length ?? 0]?.[i];
    if (!system || !spot) return [];
    const [x, y] = middleOf(system.at);
    const at: Point = [x + spot.at[0] - spot.r * 0.9, y + spot.at[1] + spot.r * 0.66];
    return sign(at, 'flag', { owner: ownerIn(view, seat), of: `taken:${planet}` });
  });
}

/** What the last turn did, under everything that lies on the tiles: arrows pass below planets and names. */
export function lastMoves(view: View, say: Words, lying: readonly Shape[]): Shape[] {
  const { lastTurn } = view;
  if (!lastTurn) return [];
  const over = [...view.systems.flatMap((system) => printedOver(system, say)), ...lying];
  const taken = over.flatMap((shape) => (shape.kind === 'text' || shape.kind === 'box' ? [shape] : []));
  const courses = lastTurn.moves.flatMap((move) => course(view, move, taken));
  const crossed = view.systems.filter((system) => courses.some((one) => meets(one, system)));
  return [
    ...courses.flatMap(({ shapes }) => shapes),
    ...crossed.flatMap((system) => printedOver(system, say)),
    ...signs(view, lastTurn),
  ];
}

/** Flags lie over planets. */
export const lastFlags = (view: View): Shape[] => (view.lastTurn ? flags(view, view.lastTurn) : []);

const SIGNS: Readonly<Record<Change, (at: Point, owner: Owner) => Shape[]>> = {
  moved: ([x, y], owner) =>
    arrow(
      [
        [x - 34, y],
        [x + 8, y],
      ],
      owner,
      'legend:moved',
    ),
  fought: (at, owner) => sign(at, 'destroy', { owner, of: 'legend:fought' }),
  taken: (at, owner) => sign(at, 'flag', { owner, of: 'legend:taken' }),
  built: (at, owner) => sign(at, 'hammer', { owner, of: 'legend:built' }),
  put: (at) => [newToken(at, 'legend:put')],
};

/** What was there at all is explained. */
function changes({ moves, battles, losses, taken, built, tokens }: LastTurn): Change[] {
  return [
    ...(moves.length > 0 ? ['moved' as const] : []),
    ...(battles.length + losses.length > 0 ? ['fought' as const] : []),
    ...(taken.length > 0 ? ['taken' as const] : []),
    ...(built.length > 0 ? ['built' as const] : []),
    ...(tokens.length > 0 ? ['put' as const] : []),
  ];
}

/** Whose turn it was, and what its marks mean. */
export function lastTurnStrip(view: View, say: Words, top: number): { shapes: Shape[]; bottom: number } {
  const { lastTurn } = view;
  if (!lastTurn) return { shapes: [], bottom: top };
  const { seat, round: when } = lastTurn;
  const owner = ownerIn(view, seat);
  const middle = top + STRIP / 2;
  const [first, cell] = [760, 282];
  return {
    shapes: [
      panel(
        { x: MARGIN, y: top, width: WIDTH - 2 * MARGIN, height: STRIP },
        imperiumPaints[owner.colour].colour,
      ),
      ...seatMark([MARGIN + 36, middle], 19, { ...owner, of: 'last-turn' }),
      words(
        { x: MARGIN + 70, y: top, width: first - MARGIN - 110, height: STRIP },
        { text: say.label('lastTurn', { name: say.seat(seat), round: when }), size: 26, weight: 800 },
      ),
      ...changes(lastTurn).flatMap((change, i) => {
        const x = first + i * cell;
        return [
          ...SIGNS[change]([x, middle], owner),
          words(
            { x: x + 34, y: top, width: cell - 66, height: STRIP },
            { text: say.label('change', { change }), size: 23, colour: theme.dim },
          ),
        ];
      }),
    ],
    bottom: top + STRIP + MARGIN,
  };
}
