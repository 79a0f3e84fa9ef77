import type { Seat } from '#core/seat.ts';
import { events } from '#games/twilight-inscription/tables/events.ts';
import { PRODUCTS, RESOURCES, SHEETS, type SheetId } from '#games/twilight-inscription/tables/vocabulary.ts';
import { minus, STAGES } from '#games/twilight-inscription/text/words.ts';
import type { SeatView, View } from '#games/twilight-inscription/view.ts';
import { roughly } from '../fit.ts';
import type { Area } from '../kit/area.ts';
import { HEADER, headerBar } from '../kit/header.ts';
import type { DrawSign } from '../kit/legend.ts';
import { seatMark } from '../kit/seat-mark.ts';
import type { Point, Shape } from '../scene.ts';
import { panel, round, star, words } from '../shapes.ts';
import { theme } from '../theme.ts';
import { assetSign } from './assets.ts';
import { resourceColours } from './palette.ts';
import { resourceSign } from './resource.ts';
import type { Words } from './say.ts';
import { INNER, MARGIN, paintOf, WIDTH } from './sheet.ts';
import { FIGURES, type Figure } from './text/lexicon.ts';

const [HEAD, ROW] = [54, 84];
const SHEET_WIDTH = 130;
const WIDTHS: Readonly<Record<Figure, number>> = {
  goods: 72,
  votes: 72,
  relics: 72,
  population: 72,
  products: 104,
  wars: 72,
  total: 112,
};
const NAME = INNER - SHEETS.length * SHEET_WIDTH - Object.values(WIDTHS).reduce((sum, one) => sum + one, 0);

/** Columns of the table from the left: the sheets, then the figures. */
const COLUMNS = [...SHEETS.map(() => SHEET_WIDTH), ...FIGURES.map((figure) => WIDTHS[figure])];

/** What is going on: the event, or that the game has not begun or is over. */
export function eventTitle({ phase, event }: View, say: Words): string {
  if (phase === 'over') return say.label('over', {});
  if (event === null) return phase === 'set-up' ? say.label('setUp', {}) : say.game('game.title', {});
  return `${say.names.events[event]} · ${say.label('eventType', { type: events[event].type })}`;
}

/** The dice of the round: three black ones, then the coloured ones with how much each gives. */
function diceShapes({ dice }: View, [right, y]: Point): Shape[] {
  if (dice === null) return [];
  const left = right - (dice.black.length + RESOURCES.length) * 58 - 10;
  const box = (x: number) => ({ x, y, width: 50, height: 50 });
  return [
    ...dice.black.flatMap((r, at): Shape[] => {
      const x = left + at * 58;
      return [
        {
          kind: 'box',
          ...box(x),
          radius: 9,
          fill: { colour: '#000000' },
          stroke: { colour: theme.dim, width: 3 },
          of: `die:${at}`,
        },
        ...resourceSign({ x: x + 25, y: y + 25, r: 15 }, r, { of: `rolled:${r}` }),
      ];
    }),
    ...RESOURCES.flatMap((r, at): Shape[] => {
      const x = left + 10 + (dice.black.length + at) * 58;
      return [
        { kind: 'box', ...box(x), radius: 9, fill: { colour: resourceColours[r] }, of: `coloured:${r}` },
        words(box(x), {
          text: `${dice.coloured[r]}${r}`,
          size: 25,
          weight: 800,
          align: 'centre',
          colour: theme.dark,
        }),
      ];
    }),
  ];
}

/** Event, its resources, the round and the dice. */
export function overviewHeader(view: View, say: Words): Shape[] {
  const over = view.phase === 'over';
  const resources = view.event === null ? [] : events[view.event].resources;
  const stage = STAGES[view.stage] ?? '';
  const title = eventTitle(view, say);
  const width = Math.min(800 - resources.length * 54, round(roughly(title, 40) * 1.06));
  return [
    ...headerBar({ width: WIDTH, over }),
    words(
      { x: MARGIN, y: 8, width, height: 52 },
      {
        text: title,
        size: 40,
        weight: 800,
        colour: over ? theme.gold : theme.ink,
        of: 'title',
      },
    ),
    ...resources.flatMap((r, at) =>
      resourceSign({ x: MARGIN + width + 36 + at * 54, y: 36, r: 21 }, r, {
        of: `resource:${at}`,
      }),
    ),
    words(
      { x: MARGIN, y: 60, width: 800, height: 32 },
      {
        text: [
          ...(view.phase === 'set-up'
            ? []
            : [say.label('round', { round: view.round, rounds: view.rounds, stage })]),
          say.label('chair', { name: say.seat(view.chair) }),
        ].join(' · '),
        size: 25,
        colour: theme.dim,
        of: 'round',
      },
    ),
    ...diceShapes(view, [WIDTH - MARGIN, 22]),
  ];
}

const left = ({ gained, spent }: { readonly gained: number; readonly spent: number }) => gained - spent;

function figureOf(mine: SeatView, figure: Figure): string {
  const { industry, expansion, warfare } = mine;
  switch (figure) {
    case 'goods':
      return `${left(industry.goods)}`;
    case 'votes':
      return `${left(industry.votes)}`;
    case 'relics':
      return `${mine.relicsHeld + mine.relicsPlayed.length}`;
    case 'population':
      return `${expansion.population}`;
    case 'products':
      return industry.products.join('·');
    case 'wars':
      return `${warfare.wars.flatMap(({ verdicts }) => (verdicts ? [verdicts.left, verdicts.right] : [])).filter((one) => one === 'won').length}`;
    case 'total':
      return minus(mine.score.total);
  }
}

const columnAt = (x: number, at: number) => ({
  x: x + NAME + COLUMNS.slice(0, at).reduce((sum, one) => sum + one, 0),
  width: COLUMNS[at] ?? 0,
});

const FIGURE_SIGNS: Readonly<Record<Figure, DrawSign>> = {
  goods: (x, y) => assetSign({ x, y, r: 15 }, 'good'),
  votes: (x, y) => assetSign({ x, y, r: 15 }, 'vote'),
  relics: (x, y) => assetSign({ x, y, r: 17 }, 'relic'),
  population: (x, y) => assetSign({ x, y, r: 15 }, 'pop'),
  products: (x, y) =>
    PRODUCTS.flatMap((product, at) => assetSign({ x: x + (at - 1) * 26, y, r: 12 }, product)),
  wars: (x, y) => [{ kind: 'icon', icon: 'conflict', x, y, size: 28, colour: theme.alarm }],
  total: (x, y) => [star({ x, y, r: 17 }, { fill: { colour: theme.gold } })],
};

/** The points of a sheet; the active one is underlined. */
function sheetPoints(
  { score, active }: SeatView,
  sheet: SheetId,
  { seat, box: { x, y, width } }: { seat: Seat; box: { x: number; y: number; width: number } },
): Shape[] {
  const isActive = active === sheet;
  const middle = x + width / 2;
  return [
    words(
      { x, y, width, height: ROW - 8 },
      {
        text: minus(score[sheet]),
        size: 34,
        weight: 600,
        align: 'centre',
        colour: isActive ? theme.good : theme.ink,
        of: `points:${seat}:${sheet}`,
      },
    ),
    ...(isActive
      ? [
          {
            kind: 'line' as const,
            points: [[middle - 26, y + 62] as const, [middle + 26, y + 62] as const],
            stroke: { colour: theme.good, width: 5 },
            of: `active:${seat}:${sheet}`,
          },
        ]
      : []),
  ];
}

function seatRow(view: View, seat: Seat, { say, at: [x, y] }: { say: Words; at: Point }): Shape[] {
  const mine = view.seats[seat];
  if (!mine) return [];
  const paint = paintOf(seat);
  const faction = mine.faction === null ? '' : say.names.factions[mine.faction];
  return [
    {
      kind: 'box',
      x,
      y,
      width: INNER,
      height: ROW - 8,
      radius: 12,
      fill: { colour: theme.panel },
      stroke: { colour: paint.colour, width: 2 },
    },
    { kind: 'box', x, y, width: 14, height: ROW - 8, radius: 7, fill: paint, of: `seat:${seat}` },
    ...seatMark([x + 50, y + 38], 28, { seat, paint }),
    words(
      { x: x + 90, y: y + 4, width: NAME - 98, height: 38 },
      { text: say.seat(seat), size: 28, weight: 800 },
    ),
    words(
      { x: x + 90, y: y + 42, width: NAME - 98, height: 28 },
      { text: faction, size: 21, colour: theme.dim },
    ),
    ...SHEETS.flatMap((sheet, i) => sheetPoints(mine, sheet, { seat, box: { ...columnAt(x, i), y } })),
    ...FIGURES.map((figure, i) =>
      words(
        { ...columnAt(x, SHEETS.length + i), y, height: ROW - 8 },
        {
          text: figureOf(mine, figure),
          size: figure === 'total' ? 46 : 28,
          weight: figure === 'total' ? 800 : 400,
          align: 'centre',
          colour: figure === 'total' ? theme.gold : theme.dim,
          of: `${figure}:${seat}`,
        },
      ),
    ),
  ];
}

/** What the signs above the columns mean. */
function figureLegend(say: Words, [x, y]: Point): Shape[] {
  const entries = FIGURES.map((figure) => ({
    draw: FIGURE_SIGNS[figure],
    text: say.label('figure', { figure }),
    wide: figure === 'products' ? 36 : 0,
  }));
  let left = x + 24;
  const shown = entries.flatMap(({ draw, text, wide }) => {
    const from = left + wide / 2;
    const width = roughly(text, 21) + 6;
    left += wide + 24 + width + 34;
    return [
      ...draw(from, y + 20),
      words({ x: from + wide / 2 + 24, y, width, height: 40 }, { text, size: 21, colour: theme.dim }),
    ];
  });
  const text = say.label('activeSheet', {});
  return [
    ...shown,
    words(
      { x: left - 10, y, width: roughly(text, 21) + 6, height: 40 },
      { text, size: 21, colour: theme.good },
    ),
  ];
}

/** Everybody: points by sheet, what they have, and all points. */
export function seatsArea(view: View, say: Words): Area {
  const rows = view.seats.length * ROW;
  return {
    height: HEAD + rows + 42,
    draw: ([x, y]) => [
      ...SHEETS.map((sheet, at) => {
        const { x: from, width } = columnAt(x, at);
        return words(
          { x: from + 2, y, width: width - 4, height: HEAD - 4 },
          { text: say.names.sheets[sheet], size: 22, least: 17, weight: 600, align: 'centre' },
        );
      }),
      ...FIGURES.flatMap((figure, at) => {
        const { x: from, width } = columnAt(x, SHEETS.length + at);
        return FIGURE_SIGNS[figure](from + width / 2, y + 26);
      }),
      ...view.seats.flatMap((_, seat) => seatRow(view, seat, { say, at: [x, y + HEAD + seat * ROW] })),
      ...figureLegend(say, [x, y + HEAD + rows]),
    ],
  };
}

/** Where the areas below the header begin. */
export const OVERVIEW_TOP = HEADER + 8;

/** A panel of the overview with a title. */
export function titledPanel(
  title: string,
  { width, height }: { readonly width: number; readonly height: number },
  draw: (at: Point) => readonly Shape[],
): Area {
  return {
    height,
    draw: ([x, y]) => [
      panel({ x, y, width, height }),
      words(
        { x: x + 18, y: y + 8, width: width - 36, height: 40 },
        { text: title, size: 27, weight: 800, colour: theme.gold },
      ),
      ...draw([x + 18, y + 52]),
    ],
  };
}
