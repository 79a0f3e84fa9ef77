import type { Seat } from '#core/seat.ts';
import { SCORE_SOURCES, type SeatView, type View } from '#games/beyond-the-sun/view.ts';
import { plainScene } from '../kit/area.ts';
import { seatMark } from '../kit/seat-mark.ts';
import type { Point, Scene, Shape } from '../scene.ts';
import { words } from '../shapes.ts';
import { theme } from '../theme.ts';
import { achievementsArea } from './achievements.ts';
import { BELOW_HEADER, sunHeader } from './header.ts';
import { paintOf } from './palette.ts';
import { INNER, MARGIN, type Seen, WIDTH } from './seen.ts';
import { LEAST } from './sign.ts';
import { growthNow } from './strip.ts';
import { FIGURES, type Figure } from './text/lexicon.ts';

const LABEL = 400;
const [HEAD, ROW, LINE] = [104, 48, 44];

/** Seats by what decides the game: points, few discs on the tracks, population, ore (8.12). */
export function ranking({ seats }: View): readonly Seat[] {
  const worth = ({ score, food, oreDiscs, pop, ore }: SeatView) => [score.total, -food - oreDiscs, pop, ore];
  const compare = (a: SeatView, b: SeatView) => {
    const [one, other] = [worth(a), worth(b)];
    const at = one.findIndex((n, i) => n !== other[i]);
    return at < 0 ? 0 : (other[at] ?? 0) - (one[at] ?? 0);
  };
  return seats.map((_, seat) => seat).sort((a, b) => compare(seats[a] as SeatView, seats[b] as SeatView));
}

const FIGURE: Readonly<Record<Figure, (mine: SeatView) => string>> = {
  ore: ({ ore }) => `${ore}`,
  population: ({ pop }) => `${pop}`,
  growth: (mine) => `+${growthNow(mine)}`,
  oreProduction: ({ oreProduction }) => `+${oreProduction}`,
  strength: ({ totalStrength }) => `${totalStrength}`,
  technologies: ({ technologies }) => `${technologies}`,
  colonies: ({ colonies }) => `${colonies.length}`,
  automation: ({ automation }) => `${automation.length}`,
  discs: ({ food, oreDiscs }) => `${food + oreDiscs}`,
};

interface Row {
  readonly label: string;
  readonly of: string;
  readonly value: (mine: SeatView) => string;
  readonly look: 'figure' | 'source' | 'total';
}

/** Rows of what everybody has, rows of what points are for, and their sum. */
function rowsOf({ say }: Seen, figures: readonly Figure[]): readonly Row[] {
  return [
    ...figures.map(
      (figure): Row => ({
        label: say.label('figure', { figure }),
        of: figure,
        value: FIGURE[figure],
        look: 'figure',
      }),
    ),
    ...SCORE_SOURCES.map(
      (source): Row => ({
        label: say.label('source', { source }),
        of: `source:${source}`,
        value: ({ score }) => `${score[source]}`,
        look: 'source',
      }),
    ),
    { label: say.label('total', {}), of: 'total', value: ({ score }) => `${score.total}`, look: 'total' },
  ];
}

const SIZES = { figure: 28, source: 28, total: 48 } as const;
const COLOURS = { figure: theme.ink, source: theme.gold, total: theme.gold } as const;

/** A table with a column for each seat. */
function table(
  seen: Seen,
  { order, rows }: { order: readonly Seat[]; rows: readonly Row[] },
  [x, y]: Point,
): Shape[] {
  const { view, say } = seen;
  const wide = (INNER - LABEL) / order.length;
  const left = (at: number) => x + LABEL + at * wide;
  return [
    ...order.flatMap((seat, at): Shape[] => {
      const mine = view.seats[seat];
      const paint = paintOf(seat);
      return [
        {
          kind: 'box',
          x: left(at) + 4,
          y,
          width: wide - 8,
          height: HEAD + rows.length * ROW + 16,
          radius: 14,
          fill: { colour: theme.panel },
          stroke: { colour: paint.colour, width: view.turn === seat ? 5 : 2 },
          of: `column:${seat}`,
        },
        ...seatMark([left(at) + 40, y + 38], 26, { seat, paint }),
        words(
          { x: left(at) + 74, y: y + 10, width: wide - 90, height: 48 },
          { text: say.seat(seat), size: 24, least: LEAST, lines: 2, weight: 800 },
        ),
        words(
          { x: left(at) + 12, y: y + 70, width: wide - 24, height: 28 },
          {
            text: mine ? say.label('faction', { faction: mine.faction }) : '',
            size: 18,
            least: LEAST,
            align: 'centre',
            colour: theme.dim,
          },
        ),
      ];
    }),
    ...rows.flatMap((row, at): Shape[] => {
      const top = y + HEAD + at * ROW + (row.look === 'total' ? 8 : 0);
      return [
        words(
          { x: x + 8, y: top, width: LABEL - 20, height: LINE },
          {
            text: row.label.charAt(0).toUpperCase() + row.label.slice(1),
            size: row.look === 'total' ? 32 : 24,
            least: 18,
            weight: row.look === 'total' ? 800 : 400,
            colour: row.look === 'figure' ? theme.ink : theme.gold,
          },
        ),
        ...order.flatMap((seat, column): Shape[] => {
          const mine = view.seats[seat];
          return mine
            ? [
                words(
                  { x: left(column) + 12, y: top, width: wide - 24, height: LINE },
                  {
                    text: row.value(mine),
                    size: SIZES[row.look],
                    weight: row.look === 'total' ? 800 : 600,
                    align: 'centre',
                    colour: COLOURS[row.look],
                    of: `${row.of}:${seat}`,
                  },
                ),
              ]
            : [];
        }),
      ];
    }),
  ];
}

function tableScene(seen: Seen, order: readonly Seat[], figures: readonly Figure[]): Scene {
  const rows = rowsOf(seen, figures);
  const goals = achievementsArea(seen);
  const top = BELOW_HEADER + goals.height + 18;
  return plainScene({
    width: WIDTH,
    height: Math.ceil(top + HEAD + rows.length * ROW + 34),
    shapes: [
      ...sunHeader(seen),
      ...goals.draw([MARGIN, BELOW_HEADER + 4]),
      ...table(seen, { order, rows }, [MARGIN, top]),
    ],
  });
}

/** Everybody beside each other: what they have, what productions would give, and what their points are for. */
export const standingScene = (seen: Seen): Scene =>
  tableScene(
    seen,
    seen.view.seats.map((_, seat) => seat),
    FIGURES.filter((figure) => figure !== 'discs'),
  );

/** The end: the winner first, with what points were for and what decides a tie. */
export const summaryScene = (seen: Seen): Scene =>
  tableScene(seen, ranking(seen.view), ['discs', 'population', 'ore']);
