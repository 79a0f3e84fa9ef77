import type { Seat } from '#core/seat.ts';
import { SHEETS, type SheetId } from '#games/twilight-inscription/tables/vocabulary.ts';
import { minus, signed } from '#games/twilight-inscription/text/words.ts';
import type { Source, View } from '#games/twilight-inscription/view.ts';
import { rowsFor } from '../fit.ts';
import { plainScene } from '../kit/area.ts';
import { HEADER, headerBar } from '../kit/header.ts';
import { seatMark } from '../kit/seat-mark.ts';
import type { Point, Scene, Shape } from '../scene.ts';
import { words } from '../shapes.ts';
import { theme } from '../theme.ts';
import type { Words } from './say.ts';
import { INNER, MARGIN, paintOf, WIDTH } from './sheet.ts';

const NAME = 330;
const COLUMN = (INNER - NAME - 130) / SHEETS.length;
const [HEAD, SIZE, LINE] = [46, 21, 27];

/** What a seat has points for on a sheet, most first; what gave nothing is left out. */
export function partsOf(
  view: View,
  { seat, sheet }: { seat: Seat; sheet: SheetId },
  say: Words,
): readonly string[] {
  const sources = view.seats[seat]?.sources[sheet] ?? {};
  return (Object.entries(sources) as [Source, number][])
    .filter(([, vp]) => vp !== 0)
    .sort(([, a], [, b]) => b - a)
    .map(([source, vp]) => `${say.label('source', { source })}\u00a0${signed(vp)}`);
}

/** Seats by their points, then by votes that were not spent. */
export function ranking({ seats }: View): readonly Seat[] {
  const worth = (seat: Seat) => {
    const mine = seats[seat];
    const votes = mine?.industry.votes ?? { gained: 0, spent: 0 };
    return (mine?.score.total ?? 0) * 100 + votes.gained - votes.spent;
  };
  return seats.map((_, seat) => seat).sort((a, b) => worth(b) - worth(a));
}

function seatShapes(
  view: View,
  seat: Seat,
  { say, at: [x, y], height }: { say: Words; at: Point; height: number },
): Shape[] {
  const mine = view.seats[seat];
  if (!mine) return [];
  const paint = paintOf(seat);
  return [
    {
      kind: 'box',
      x,
      y,
      width: INNER,
      height: height - 10,
      radius: 12,
      fill: { colour: theme.panel },
      stroke: { colour: paint.colour, width: 2 },
    },
    { kind: 'box', x, y, width: 14, height: height - 10, radius: 7, fill: paint, of: `seat:${seat}` },
    ...seatMark([x + 52, y + 44], 28, { seat, paint }),
    words(
      { x: x + 92, y: y + 10, width: NAME - 100, height: 40 },
      { text: say.seat(seat), size: 28, weight: 800 },
    ),
    words(
      { x: x + 92, y: y + 50, width: NAME - 100, height: 56 },
      {
        text: mine.faction === null ? '' : say.names.factions[mine.faction],
        size: 22,
        lines: 2,
        stand: 'top',
        colour: theme.dim,
      },
    ),
    ...SHEETS.flatMap((sheet, at): Shape[] => {
      const left = x + NAME + at * COLUMN;
      const parts = partsOf(view, { seat, sheet }, say);
      return [
        words(
          { x: left, y: y + 6, width: COLUMN - 12, height: 44 },
          { text: minus(mine.score[sheet]), size: 36, weight: 800, of: `points:${seat}:${sheet}` },
        ),
        words(
          { x: left, y: y + 52, width: COLUMN - 12, height: height - 68 },
          {
            text: parts.join(', '),
            size: SIZE,
            lines: rowsFor(parts.join(', '), SIZE, COLUMN - 12),
            stand: 'top',
            colour: theme.dim,
            of: `sources:${seat}:${sheet}`,
          },
        ),
      ];
    }),
    words(
      { x: x + INNER - 136, y, width: 118, height: height - 10 },
      {
        text: minus(mine.score.total),
        size: 58,
        weight: 800,
        colour: theme.gold,
        align: 'right',
        of: `total:${seat}`,
      },
    ),
  ];
}

/** The end of a game: the points of everybody's sheets, and what they are for. */
export function summaryScene(view: View, say: Words): Scene {
  const rows = ranking(view).map((seat) => {
    const lines = SHEETS.map((sheet) =>
      rowsFor(partsOf(view, { seat, sheet }, say).join(', '), SIZE, COLUMN - 12),
    );
    return { seat, height: Math.max(132, 72 + Math.max(...lines) * LINE) };
  });
  let top = HEADER + HEAD;
  const shapes = rows.flatMap(({ seat, height }) => {
    const y = top;
    top += height;
    return seatShapes(view, seat, { say, at: [MARGIN, y], height });
  });
  return plainScene({
    width: WIDTH,
    height: Math.ceil(top + 10),
    shapes: [
      ...headerBar({ width: WIDTH, over: view.phase === 'over' }),
      words(
        { x: MARGIN, y: 16, width: INNER, height: 60 },
        { text: say.label('summaryTitle', {}), size: 42, weight: 800, colour: theme.gold, of: 'title' },
      ),
      ...SHEETS.map((sheet, at) =>
        words(
          { x: MARGIN + NAME + at * COLUMN, y: HEADER, width: COLUMN - 12, height: HEAD - 6 },
          { text: say.names.sheets[sheet], size: 24, weight: 600, colour: theme.dim },
        ),
      ),
      ...shapes,
    ],
  });
}
