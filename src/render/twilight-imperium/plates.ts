import { APART, type View } from '#games/twilight-imperium/view.ts';
import type { Box, Point, Shape } from '../scene.ts';
import { words } from '../shapes.ts';
import { imperiumPaints, theme } from '../theme.ts';
import { HEIGHT, MARGIN, WIDTH } from './geometry.ts';
import { ownerIn } from './owner.ts';
import { seatMark } from './pieces.ts';
import type { Words } from './say.ts';

const TITLE: Box = { x: 8, y: 8, width: 566, height: 118 };
const PLATE = 104;
const GAP = 10;
const SHADOW = '#050816';
const GROUND = '#0c1329';

/** Whose turn it is, who has won, or whose turn comes next. */
export function moverOf({ winner, turn, stage, agenda }: View): number | null {
  if (winner) return winner.seat;
  if (agenda) return null;
  return turn?.seat ?? (stage.kind === 'turn' ? stage.seat : null);
}

/** What goes on: in large letters, and what is to be said of it. */
function headline(view: View, say: Words): { title: string; about: string; seat: number | null } {
  const seat = moverOf(view);
  const target = say.label('target', { points: view.target });
  if (view.winner)
    return { title: say.label('won', { name: say.seat(view.winner.seat) }), about: target, seat };
  if (view.agenda) return { title: say.names.agendas[view.agenda.id], about: say.label('voting', {}), seat };
  if (seat !== null) return { title: say.seat(seat), about: say.label('toMove', {}), seat };
  return { title: say.label('game', {}), about: target, seat };
}

/** Whose turn it is, on a plate in their colour. */
function title(view: View, say: Words): Shape[] {
  const { title: text, about, seat } = headline(view, say);
  const { x, y, width, height } = TITLE;
  const paint = seat === null ? null : imperiumPaints[ownerIn(view, seat).colour];
  const left = seat === null ? x + 24 : x + 140;
  const ink = paint?.text ?? theme.ink;
  const wide = x + width - 18 - left;
  return [
    {
      kind: 'box',
      ...TITLE,
      radius: 18,
      fill: { colour: paint?.colour ?? GROUND },
      stroke: { colour: paint ? theme.ink : theme.gold, width: 5 },
    },
    ...(seat === null
      ? []
      : seatMark([x + 70, y + height / 2], 51, { ...ownerIn(view, seat), of: `mover:${seat}` })),
    words(
      { x: left, y: y + 4, width: wide, height: 72 },
      { text, size: 61, least: 24, lines: 2, weight: 800, colour: ink, of: 'title' },
    ),
    words(
      { x: left, y: y + 76, width: wide, height: 38 },
      { text: about, size: 34, least: 22, weight: 600, colour: ink, of: 'about' },
    ),
  ];
}

/** The round and its phase. */
function when(view: View, say: Words): Shape[] {
  const width = 470;
  const box = { x: WIDTH - MARGIN - width, y: 4, width, height: 74 };
  return [
    words(box, {
      text: view.round === 0 ? say.label('setUp', {}) : say.label('roundOnly', { round: view.round }),
      size: 70,
      least: 40,
      weight: 800,
      colour: theme.gold,
      align: 'right',
      outline: SHADOW,
      of: 'round',
    }),
    words(
      { ...box, y: box.y + 74, height: 44 },
      {
        text: say.label('phase', { phase: view.stage.kind }),
        size: 38,
        least: 24,
        weight: 600,
        align: 'right',
        outline: SHADOW,
        of: 'phase',
      },
    ),
  ];
}

/** A place for a plate: so many rows from the upper or lower edge, as wide as the galaxy leaves room. */
function places(view: View): Box[] {
  const lower = [560, 424, 214];
  const at = (column: 'left' | 'right', y: number, width: number): Box => ({
    x: column === 'left' ? MARGIN : WIDTH - MARGIN - width,
    y,
    width,
    height: PLATE,
  });
  const upper = TITLE.y + TITLE.height + 20;
  const rows = lower.map((width, i) => [HEIGHT - MARGIN - (i + 1) * PLATE - i * GAP, width] as const);
  const left = rows.map(([y, width]) => at('left', y, width));
  const right = rows.map(([y, width]) => at('right', y, width));
  const beside = new Set(view.systems.map((system) => system.at));
  const above = [
    ...(beside.has(APART) ? [] : [at('left', upper, 340)]),
    ...(beside.has(-1) ? [] : [at('right', upper, 340)]),
  ];
  const below = [left[1], left[0], right[1], right[0]].flatMap((box) => box ?? []);
  const narrow = [left[2], right[2]].flatMap((box) => box ?? []);
  const wide = [...above, ...below];
  return view.seats.length <= wide.length ? wide : [...wide, ...narrow];
}

/** A seat in short: number, name, planets and points. */
function plate(view: View, say: Words, { seat, box }: { seat: number; box: Box }): Shape[] {
  const mine = view.seats[seat];
  if (!mine) return [];
  const { x, y, width, height } = box;
  const paint = imperiumPaints[mine.colour];
  const isMover = moverOf(view) === seat;
  const isOut = mine.passed || mine.eliminated;
  const points = 110;
  const wide = width - 106 - points - 18;
  const about = mine.eliminated
    ? say.label('eliminated', {})
    : mine.passed
      ? say.label('passed', {})
      : say.label('planetCount', { count: mine.planets.length });
  return [
    {
      kind: 'box',
      ...box,
      radius: 16,
      fill: { colour: GROUND },
      stroke: { colour: isMover ? theme.ink : paint.colour, width: isMover ? 7 : 4 },
      of: `seat:${seat}`,
    },
    ...seatMark([x + 54, y + height / 2], 40, ownerIn(view, seat)),
    ...(wide < 80
      ? []
      : [
          words(
            { x: x + 106, y: y + 8, width: wide, height: 53 },
            {
              text: say.seat(seat),
              size: 42,
              least: 21,
              lines: 2,
              weight: 600,
              colour: isOut ? theme.dim : theme.ink,
            },
          ),
          words(
            { x: x + 106, y: y + 62, width: wide, height: 36 },
            { text: about, size: 30, least: 20, colour: isOut ? theme.faint : theme.dim },
          ),
        ]),
    words(
      { x: x + width - points - 16, y: y + 6, width: points, height: height - 12 },
      {
        text: `${mine.points}`,
        size: 80,
        least: 60,
        weight: 800,
        colour: theme.gold,
        align: 'right',
        of: `points:${seat}`,
      },
    ),
    ...(view.speaker === seat ? speakerSign([x + 88, y + 82]) : []),
  ];
}

/** Who is the speaker. */
const speakerSign = ([x, y]: Point): Shape[] => [
  {
    kind: 'disc',
    x,
    y,
    r: 17,
    fill: { colour: theme.gold },
    stroke: { colour: SHADOW, width: 3 },
    of: 'speaker',
  },
  { kind: 'icon', icon: 'hammer', x, y, size: 20, colour: theme.dark },
];

/** The corners of the picture: whose turn it is, when, and every seat. */
export function corners(view: View, say: Words): Shape[] {
  const boxes = places(view);
  return [
    ...title(view, say),
    ...when(view, say),
    ...view.seats.flatMap((_, seat) => {
      const box = boxes[seat];
      return box ? plate(view, say, { seat, box }) : [];
    }),
  ];
}
