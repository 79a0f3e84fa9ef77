import type { Seat } from '#core/seat.ts';
import type { SeatView } from '#games/beyond-the-sun/view.ts';
import type { Area } from '../kit/area.ts';
import { seatMark } from '../kit/seat-mark.ts';
import type { Point, Shape } from '../scene.ts';
import { words } from '../shapes.ts';
import { theme } from '../theme.ts';
import { pointsStar } from './marks.ts';
import { paintOf, signColours } from './palette.ts';
import { spread } from './rows.ts';
import { INNER, MARGIN, type Seen } from './seen.ts';
import { iconSign, joined, oreSign, personSign, type Sign, written } from './sign.ts';

const ROW = 66;
const GAP = 12;
const CELL = (INNER - GAP) / 2;
const UNIT = 32;
const NAME = 152;

/** Cubes that population growth would take now. */
export const growthNow = ({ growth, supply }: SeatView): number =>
  growth.filter((column) => supply[column] > 0).length;

/** What a seat has, and what its productions would give. */
export function stockSigns(mine: SeatView): readonly Sign[] {
  const count = (text: string, sign: Sign) =>
    joined([written(text, { colour: theme.ink, size: 0.78 }), sign]);
  return [
    oreSign(`${mine.ore}`),
    count(`${mine.pop}`, personSign()),
    count(`+${growthNow(mine)}`, iconSign('sprout', theme.good, 0.8)),
    count(`+${mine.oreProduction}`, iconSign('pickaxe', signColours.ore, 0.8)),
  ];
}

function cell(seen: Seen, seat: Seat, [x, y]: Point): Shape[] {
  const { view, say } = seen;
  const mine = view.seats[seat];
  if (!mine) return [];
  const paint = paintOf(seat);
  const isTurn = view.turn === seat;
  const first = x + 64 + NAME + 70;
  return [
    {
      kind: 'box',
      x,
      y,
      width: CELL,
      height: ROW - 8,
      radius: 12,
      fill: { colour: theme.panel },
      stroke: { colour: isTurn ? theme.ink : paint.colour, width: isTurn ? 4 : 2 },
      of: `strip:${seat}`,
    },
    ...seatMark([x + 34, y + 29], 23, { seat, paint }),
    words(
      { x: x + 64, y: y + 4, width: NAME, height: 30 },
      { text: say.seat(seat), size: 24, weight: 800, least: 16 },
    ),
    words(
      { x: x + 64, y: y + 34, width: NAME, height: 22 },
      { text: say.label('faction', { faction: mine.faction }), size: 17, least: 14, colour: theme.dim },
    ),
    ...pointsStar([x + 64 + NAME + 34, y + 29], 29, { text: `${mine.score.total}`, of: `points:${seat}` }),
    ...spread(stockSigns(mine), { x: first, y: y + 29, width: x + CELL - 16 - first }, UNIT),
    ...(view.first === seat
      ? [
          {
            kind: 'icon' as const,
            icon: 'flag' as const,
            x: x + 54,
            y: y + 14,
            size: 20,
            colour: theme.gold,
            of: 'first',
          },
        ]
      : []),
  ];
}

/** Everybody in a few rows: points, ore, population, and what growth and ore production would give. */
export function stripArea(seen: Seen): Area {
  const { seats } = seen.view;
  const rows = Math.ceil(seats.length / 2);
  return {
    height: rows * ROW,
    draw: ([, y]) =>
      seats.flatMap((_, seat) =>
        cell(seen, seat, [MARGIN + (seat % 2) * (CELL + GAP), y + Math.floor(seat / 2) * ROW]),
      ),
  };
}
