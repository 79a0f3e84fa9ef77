import type { View } from '#games/twilight-imperium/view.ts';
import { type Area, INNER, titled } from '../kit/area.ts';
import type { Point, Shape } from '../scene.ts';
import { round, words } from '../shapes.ts';
import { imperiumPaints, theme } from '../theme.ts';
import { ownerIn } from './owner.ts';
import { seatMark } from './pieces.ts';
import type { Words } from './say.ts';

/** Figures by round, a line for every seat. */
interface Chart {
  readonly title: string;
  readonly of: 'points' | 'planets';
  /** The least that the scale goes up to. */
  readonly top: number;
  readonly height: number;
}

const AXIS = 56;
const FOOT = 46;
/** For the mark of whoever has the most. */
const HEADROOM = 32;
const MARKS = 52;
const MARK = 17;
const DOT = 6;
/** Lines that run together are drawn so far beside each other. */
const BESIDE = 4;
/** Dashes tell the seats apart without their colours, as patterns do elsewhere. */
const DASHES: readonly (readonly number[])[] = [[], [22, 8], [8, 8], [30, 8, 8, 8], [14, 14], [4, 8]];

/** The figures of a seat from set-up on; whoever fell has none from then on. */
function lineOf({ chronicle }: View, seat: number, of: Chart['of']): number[] {
  const fell = chronicle.fallen.find((one) => one.seat === seat)?.round ?? Number.POSITIVE_INFINITY;
  return chronicle.rounds.filter((_, at) => at < fell).map((figures) => figures[of][seat] ?? 0);
}

/** A scale with round figures: its steps, and where it ends. */
function scaleTo(most: number): { step: number; end: number } {
  const step = [1, 2, 5, 10, 20].find((size) => most / size <= 8) ?? 50;
  return { step, end: Math.max(step, Math.ceil(most / step) * step) };
}

export function chartArea(view: View, say: Words, chart: Chart): Area {
  const lines = view.seats.map((_, seat) => lineOf(view, seat, chart.of));
  const { step, end } = scaleTo(Math.max(chart.top, ...lines.flat()));
  const last = Math.max(1, view.chronicle.rounds.length - 1);
  return titled(chart.title, chart.height, ([x, y]) => {
    const [width, height] = [INNER - AXIS - MARKS, chart.height - FOOT];
    const across = (at: number) => round(x + AXIS + (width * at) / last);
    const up = (value: number) => round(y + height - ((height - HEADROOM) * value) / end);
    const shift = (seat: number) => (seat - (lines.length - 1) / 2) * BESIDE;
    const spots = lines.map((line, seat) =>
      line.map((value, at): Point => [across(at), round(up(value) + shift(seat))]),
    );
    return [
      ...grid({ x, across, up }, { step, end, last }, say),
      ...spots.flatMap((points, seat) => seatLine(view, seat, { points, of: chart.of })),
      ...ends(view, spots, { of: chart.of, bottom: y + height }),
    ];
  });
}

interface Frame {
  readonly x: number;
  readonly across: (at: number) => number;
  readonly up: (value: number) => number;
}

function grid(
  { x, across, up }: Frame,
  { step, end, last }: { step: number; end: number; last: number },
  say: Words,
): Shape[] {
  const values = Array.from({ length: end / step + 1 }, (_, i) => i * step);
  const every = Math.ceil((last + 1) / 14);
  const rounds = Array.from({ length: last + 1 }, (_, at) => at).filter((at) => at % every === 0);
  return [
    ...values.flatMap((value): Shape[] => [
      {
        kind: 'line',
        points: [
          [across(0), up(value)],
          [across(last), up(value)],
        ],
        stroke: { colour: theme.edge, width: value === 0 ? 3 : 1 },
      },
      words(
        { x, y: up(value) - 15, width: AXIS - 14, height: 30 },
        { text: `${value}`, size: 22, colour: theme.dim, align: 'right' },
      ),
    ]),
    ...rounds.map((at) =>
      words(
        { x: across(at) - 30, y: up(0) + 16, width: 60, height: 28 },
        { text: say.label('roundMark', { round: at }), size: 22, colour: theme.dim, align: 'centre' },
      ),
    ),
  ];
}

interface Drawn {
  readonly points: readonly Point[];
  readonly of: Chart['of'];
}

function seatLine(view: View, seat: number, { points, of }: Drawn): Shape[] {
  const { colour } = imperiumPaints[ownerIn(view, seat).colour];
  const dash = DASHES[seat % DASHES.length] ?? [];
  return [
    {
      kind: 'line',
      points,
      stroke: { colour, width: 5, ...(dash.length > 0 && { dash }) },
      of: `${of}:line:${seat}`,
    },
    ...points.map(
      ([x, y]): Shape => ({
        kind: 'disc',
        x,
        y,
        r: DOT,
        fill: { colour },
        stroke: { colour: theme.dark, width: 2 },
      }),
    ),
  ];
}

/** The marks of the seats where their lines end, none over another. */
function ends(
  view: View,
  spots: readonly (readonly Point[])[],
  { of, bottom }: { of: Chart['of']; bottom: number },
): Shape[] {
  const byPlace = new Map<number, { seat: number; y: number }[]>();
  spots.forEach((points, seat) => {
    const [x, y] = points.at(-1) ?? [0, 0];
    if (points.length > 0) byPlace.set(x, [...(byPlace.get(x) ?? []), { seat, y }]);
  });
  return [...byPlace].flatMap(([x, marks]) =>
    apart(marks, bottom).flatMap(({ seat, y }) =>
      seatMark([x + 32, y], MARK, { ...ownerIn(view, seat), of: `${of}:end:${seat}` }),
    ),
  );
}

/** Moves marks apart that would lie over each other: upwards from the lowest, which stays above the bottom. */
function apart<T extends { readonly y: number }>(marks: readonly T[], bottom: number): T[] {
  let below = bottom + 2 * MARK;
  return [...marks]
    .sort((a, b) => b.y - a.y)
    .map((mark) => {
      const y = Math.min(mark.y, below - 2 * MARK - 2);
      below = y;
      return { ...mark, y: round(y) };
    });
}
