import type { Seat } from '#core/seat.ts';
import {
  AUTOMATION_VP,
  COLUMNS,
  type Column,
  type SeatView,
  TRACK_DISCS,
} from '#games/beyond-the-sun/view.ts';
import type { Area } from '../kit/area.ts';
import type { Point, Shape } from '../scene.ts';
import { panel, round, words } from '../shapes.ts';
import { type SeatPaint, theme } from '../theme.ts';
import { kindColours, paintOf, signColours } from './palette.ts';
import { outpostDisc } from './place-card.ts';
import { INNER, MARGIN, type Seen } from './seen.ts';
import {
  becomes,
  iconSign,
  joined,
  LEAST,
  oreSign,
  personSign,
  type Sign,
  shipSign,
  written,
} from './sign.ts';
import { growthNow } from './strip.ts';

/** A seat's mat to be drawn. */
export interface MatSeen extends Seen {
  readonly seat: Seat;
  readonly mine: SeatView;
}

const GAP = 12;
const TITLE = 34;

const title = (text: string, [x, y]: Point, width = 700): Shape =>
  words({ x, y, width, height: TITLE - 4 }, { text, size: 22, least: LEAST, weight: 800, colour: theme.dim });

const big = (text: string, colour: string = theme.ink) => written(text, { colour, size: 0.8 });

/** What the seat has in hand, and what its three productions would give. */
export function stockArea({ mine, say, seat }: MatSeen): Area {
  const left = 400;
  const grows = mine.growth.filter((column) => mine.supply[column] > 0);
  const trade = [
    joined([oreSign(`${mine.oreForPopulation}`), becomes, personSign()]),
    joined([shipSign(''), big('+'), oreSign('1'), becomes, personSign()]),
    joined([personSign(), becomes, oreSign('1')]),
  ];
  const row =
    (sign: Sign, text: string, y: number): ((at: Point) => Shape[]) =>
    ([x, top]) => [
      ...sign.draw([x, top + y], 44),
      words(
        { x: x + 62, y: top + y - 21, width: INNER - left - 120, height: 42 },
        { text, size: 28, least: 18, weight: 600 },
      ),
    ];
  return {
    height: 190,
    draw: ([, y]) => {
      const x = MARGIN;
      const right = x + left + GAP;
      return [
        panel({ x, y, width: left, height: 190 }, paintOf(seat).colour),
        title(say.label('stock', {}), [x + 18, y + 8], left - 36),
        ...oreSign(`${mine.ore}`).draw([x + 26, y + 108], 92),
        ...personSign().draw([x + 160, y + 108], 84),
        words(
          { x: x + 228, y: y + 68, width: 84, height: 80 },
          { text: `${mine.pop}`, size: 66, weight: 800, of: `pop:${seat}` },
        ),
        ...iconSign('conflict', signColours.strength, 0.9).draw([x + 312, y + 84], 36),
        words(
          { x: x + 314, y: y + 102, width: 78, height: 54 },
          {
            text: `${mine.totalStrength}`,
            size: 40,
            weight: 800,
            align: 'left',
            colour: signColours.strength,
          },
        ),
        panel({ x: right, y, width: INNER - left - GAP, height: 190 }),
        title(say.label('nextProduction', {}), [right + 18, y + 8]),
        ...row(
          iconSign('sprout', theme.good, 0.9),
          say.label('growthGives', { n: growthNow(mine), columns: grows }),
          66,
        )([right + 22, y]),
        ...row(
          iconSign('pickaxe', signColours.ore, 0.9),
          say.label('oreGives', { n: mine.oreProduction }),
          112,
        )([right + 22, y]),
        ...iconSign('exchange', theme.ink, 0.9).draw([right + 22, y + 158], 44),
        ...tradeShapes(trade, [right + 84, y + 158]),
      ];
    },
  };
}

function tradeShapes(trade: readonly Sign[], [x, y]: Point): Shape[] {
  let left = x;
  return trade.flatMap((sign) => {
    const from = left;
    left += sign.width * 34 + 42;
    return sign.draw([from, y], 34);
  });
}

const CUBE = 42;

function cube([x, y]: Point, paint: SeatPaint | null, of: string): Shape {
  const box = { x, y, width: CUBE, height: CUBE, radius: 7 };
  return paint
    ? { kind: 'box', ...box, fill: paint, stroke: { colour: theme.ink, width: 2 }, of }
    : { kind: 'box', ...box, stroke: { colour: theme.edge, width: 2, dash: [6, 5] }, of };
}

/** The supply columns: green is what grows. */
export function supplyArea({ mine, say, seat }: MatSeen): Area {
  const width = (INNER - 4 * GAP) / 5;
  const height = 168;
  return {
    height: TITLE + height,
    draw: ([, y]) => [
      title(say.label('supply', {}), [MARGIN + 4, y]),
      ...COLUMNS.flatMap((column, at): Shape[] => {
        const x = MARGIN + at * (width + GAP);
        const grows = mine.growth.includes(column);
        const room = Math.max(mine.mat.columns[column], mine.supply[column]);
        return [
          panel({ x, y: y + TITLE, width, height }, grows ? theme.good : theme.edge),
          words(
            { x: x + 16, y: y + TITLE + 8, width: 40, height: 44 },
            {
              text: column,
              size: 34,
              weight: 800,
              colour: grows ? theme.good : theme.faint,
              of: `column:${column}`,
            },
          ),
          ...(grows ? iconSign('sprout', theme.good, 0.9).draw([x + 52, y + TITLE + 30], 34) : []),
          words(
            { x: x + width - 76, y: y + TITLE + 8, width: 60, height: 44 },
            {
              text: `${mine.supply[column]}`,
              size: 32,
              weight: 800,
              align: 'right',
              of: `supply:${seat}:${column}`,
            },
          ),
          ...Array.from({ length: room }, (_, i) =>
            cube(
              [x + 14 + (i % 4) * (CUBE + 8), y + TITLE + 60 + Math.floor(i / 4) * (CUBE + 8)],
              i < mine.supply[column] ? paintOf(seat) : null,
              `supply:${column}:${i}`,
            ),
          ),
        ];
      }),
    ],
  };
}

const STEP = 124;
const DISC = 40;

/** Where discs of a track lie: what is seen under those that are gone, and what is still covered. */
function track(
  { mine, say, seat }: MatSeen,
  kind: 'food' | 'ore',
  symbolAt: (disc: number) => string | null,
): (at: Point) => Shape[] {
  const left = kind === 'food' ? mine.food : mine.oreDiscs;
  const colour = kindColours[kind];
  const symbol = (
    text: string,
    box: { x: number; y: number; width: number; height: number },
    shade: string,
  ) => words(box, { text, size: 26, least: LEAST, weight: 800, align: 'centre', colour: shade });
  return ([x, y]) => {
    const middle = y + DISC + 4;
    return Array.from({ length: TRACK_DISCS + 1 }, (_, at): Shape[] => {
      const centre = x + 50 + at * STEP;
      const covered = at > 0 && at > TRACK_DISCS - left;
      const text = at === 0 ? symbolAt(0) : symbolAt(at);
      const below = { x: centre - 58, y: y + 2 * DISC + 6, width: 116, height: 32 };
      if (covered)
        return [
          ...outpostDisc(
            { x: centre, y: middle, r: DISC },
            { seat, disc: kind, of: `track:${kind}:${at}` },
            say,
          ),
          ...(text === null ? [] : [symbol(text, below, theme.dim)]),
        ];
      return [
        {
          kind: 'disc',
          x: centre,
          y: middle,
          r: DISC,
          fill: { colour: theme.dark },
          stroke: { colour: text === null ? theme.edge : colour, width: 3 },
          of: `free:${kind}:${at}`,
        },
        ...(text === null
          ? []
          : [symbol(text, { x: centre - 34, y: middle - 20, width: 68, height: 40 }, colour)]),
      ];
    }).flat();
  };
}

/** Both production tracks; discs leave them from the left. */
export function tracksArea(seen: MatSeen): Area {
  const { mine, say } = seen;
  const { growthSymbols, oreSymbols } = mine.mat;
  const columnAt = (disc: number) =>
    (Object.entries(growthSymbols) as [Column, number][]).find(([, n]) => n === disc)?.[0];
  const growth = (disc: number) => (disc === 0 ? '+A' : columnAt(disc) ? `+${columnAt(disc)}` : null);
  const ore = (disc: number) => (disc === 0 || oreSymbols.includes(disc) ? '+1' : null);
  const high = 2 * DISC + 46;
  return {
    height: 2 * (TITLE + high),
    draw: ([, y]) => [
      title(say.label('track', { kind: 'food' }), [MARGIN + 4, y], INNER - 8),
      ...track(seen, 'food', growth)([MARGIN + 10, y + TITLE]),
      title(say.label('track', { kind: 'ore' }), [MARGIN + 4, y + TITLE + high], INNER - 8),
      ...track(seen, 'ore', ore)([MARGIN + 10, y + 2 * TITLE + high]),
    ],
  };
}

/** The automation track: discs in the order in which they came, and the points beside its spaces. */
export function automationArea({ mine, say, seat }: MatSeen): Area {
  const spaces = Math.max(AUTOMATION_VP.length, mine.automation.length);
  const step = Math.min(STEP, (INNER - 40) / spaces);
  const r = Math.min(DISC, step / 2 - 4);
  return {
    height: TITLE + 2 * DISC + 46,
    draw: ([, y]) => [
      title(
        say.label('automation', { level: mine.automation.length, vp: mine.score.automation }),
        [MARGIN + 4, y],
        INNER - 8,
      ),
      ...Array.from({ length: spaces }, (_, at): Shape[] => {
        const x = round(MARGIN + 10 + 50 + at * step);
        const middle = y + TITLE + DISC + 4;
        const disc = mine.automation[at];
        const vp = AUTOMATION_VP[at] ?? 1;
        return [
          ...(disc
            ? outpostDisc({ x, y: middle, r }, { seat, disc, of: `automation:${at}` }, say)
            : [
                {
                  kind: 'disc' as const,
                  x,
                  y: middle,
                  r,
                  fill: { colour: theme.dark },
                  stroke: { colour: theme.edge, width: 3 },
                },
                words(
                  { x: x - 30, y: middle - 20, width: 60, height: 40 },
                  { text: `${at + 1}`, size: 26, weight: 600, align: 'centre', colour: theme.faint },
                ),
              ]),
          ...(vp > 0
            ? [
                words(
                  { x: round(x - step / 2 + 1), y: middle + DISC + 4, width: round(step - 2), height: 32 },
                  {
                    text: `+${vp}`,
                    size: 24,
                    weight: 800,
                    align: 'centre',
                    colour: disc ? theme.gold : theme.faint,
                  },
                ),
              ]
            : []),
        ];
      }).flat(),
    ],
  };
}
