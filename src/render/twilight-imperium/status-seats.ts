import type { SeatView, View } from '#games/twilight-imperium/view.ts';
import { seatMark } from '../kit/seat-mark.ts';
import type { Box, Point, Shape } from '../scene.ts';
import { words } from '../shapes.ts';
import { imperiumPaints, theme } from '../theme.ts';
import { moverOf } from './plates.ts';
import type { Words } from './say.ts';

const HEIGHT = 514;
const CARD = 46;
const HEAD = 116;
const [GROUND, MOVER] = ['#131b36', '#25346a'] as const;

/** How high the seats are: each strategy card beyond the first needs its row. */
export const seatsHeight = ({ seats }: View): number =>
  HEIGHT + CARD * Math.max(0, ...seats.map(({ strategy: held }) => Math.min(2, held.length) - 1));

interface Column {
  readonly view: View;
  readonly say: Words;
  readonly mine: SeatView;
  readonly seat: number;
  readonly box: Box;
}

/** The seats beside each other: in the action phase in the order in which they move. */
export function seatColumns(view: View, say: Words, { x, y, width, height }: Box): Shape[] {
  const gap = 10;
  const order =
    view.stage.kind === 'turn' && view.initiativeOrder.length === view.seats.length
      ? view.initiativeOrder
      : view.seats.map((_, seat) => seat);
  const wide = (width - gap * (order.length - 1)) / order.length;
  return order.flatMap((seat, i) => {
    const mine = view.seats[seat];
    const box = { x: x + i * (wide + gap), y, width: wide, height };
    return mine ? column({ view, say, mine, seat, box }) : [];
  });
}

function column(of: Column): Shape[] {
  const { view, mine, seat, box } = of;
  const { x, y, width, height } = box;
  const paint = imperiumPaints[mine.colour];
  const isMover = moverOf(view) === seat;
  return [
    {
      kind: 'box',
      ...box,
      radius: 16,
      fill: { colour: isMover ? MOVER : GROUND },
      stroke: { colour: isMover ? theme.ink : paint.colour, width: isMover ? 7 : 4 },
      of: `seat:${seat}`,
    },
    {
      kind: 'box',
      x: x + 3,
      y: y + 3,
      width: width - 6,
      height: HEAD - 3,
      radius: 13,
      fill: { colour: paint.colour },
    },
    ...seatMark([x + 58, y + HEAD / 2], 42, { seat, paint }),
    words(
      { x: x + 106, y: y + 8, width: width - 106 - 16, height: HEAD - 14 },
      {
        text: `${mine.points}`,
        size: 92,
        least: 60,
        weight: 800,
        colour: paint.text,
        align: 'right',
        of: `points:${seat}`,
      },
    ),
    ...about(of, y + HEAD + 6),
    ...pools(of, y + HEAD + 118),
    ...strategy(of, y + HEAD + 208),
    ...stock(of, y + height - 136),
  ];
}

/** Its name, its faction, and how it is placed now. */
function about({ view, say, mine, seat, box }: Column, y: number): Shape[] {
  const { x, width } = box;
  const wide = { x: x + 12, width: width - 24 };
  const marks = [
    ...(moverOf(view) === seat && !view.winner ? [say.label('toMove', {})] : []),
    ...(mine.eliminated ? [say.label('eliminated', {})] : mine.passed ? [say.label('passed', {})] : []),
    ...(view.speaker === seat ? [say.label('speaker', {})] : []),
  ];
  return [
    words({ ...wide, y, height: 42 }, { text: say.seat(seat), size: 35, least: 19, weight: 800 }),
    words(
      { ...wide, y: y + 42, height: 34 },
      {
        text: mine.faction ? say.names.factions[mine.faction] : '–',
        size: 25,
        least: 15,
        colour: theme.dim,
      },
    ),
    words(
      { ...wide, y: y + 76, height: 34 },
      { text: marks.join(' · '), size: 26, least: 16, weight: 800, colour: theme.gold, of: `state:${seat}` },
    ),
  ];
}

/** A figure over what it is. */
function figure(text: string, label: string, { x, y, width }: Pick<Box, 'x' | 'y' | 'width'>): Shape[] {
  return [
    words({ x, y, width, height: 52 }, { text, size: 48, least: 30, weight: 800, align: 'centre' }),
    words(
      { x, y: y + 52, width, height: 28 },
      { text: label, size: 22, least: 15, colour: theme.faint, align: 'centre' },
    ),
  ];
}

function pools({ say, mine, box }: Column, y: number): Shape[] {
  const cell = (box.width - 12) / 3;
  return (['tactic', 'fleet', 'strategy'] as const).flatMap((pool, i) =>
    figure(`${mine.pools[pool]}`, say.label(pool, {}), { x: box.x + 6 + i * cell, y, width: cell - 3 }),
  );
}

/** Its strategy cards: golden while they can be played. */
function strategy({ view, say, mine, box }: Column, y: number): Shape[] {
  return mine.strategy.slice(0, 2).flatMap(({ id, exhausted }, i): Shape[] => {
    const initiative = view.strategyCards.find((card) => card.id === id)?.initiative ?? 0;
    const top = y + i * CARD;
    const [x, width] = [box.x + 10, box.width - 20];
    const middle = top + 21;
    const line: Point[] = [
      [x + 10, middle],
      [x + width - 10, middle],
    ];
    return [
      {
        kind: 'box',
        x,
        y: top,
        width,
        height: 42,
        radius: 9,
        fill: { colour: exhausted ? GROUND : '#5a4a16' },
        stroke: { colour: exhausted ? theme.edge : theme.gold, width: 2 },
        of: `strategy:${id}`,
      },
      words(
        { x: x + 10, y: top, width: width - 20, height: 42 },
        {
          text: `${initiative} ${say.names.strategyCards[id]}`,
          size: 27,
          least: 18,
          weight: 600,
          colour: exhausted ? theme.faint : theme.gold,
        },
      ),
      ...(exhausted
        ? [{ kind: 'line' as const, points: line, stroke: { colour: theme.faint, width: 2 } }]
        : []),
    ];
  });
}

/** What it has: planets, goods, what is readied, and how many cards of each kind. */
function stock({ say, mine, seat, box }: Column, y: number): Shape[] {
  const { cards, secrets, notes } = mine.holds;
  const [x, width] = [box.x + 12, box.width - 24];
  const { goods, commodities, ready, planets, technologies } = mine;
  const row = (text: string, i: number, more: { readonly of?: string } = {}) =>
    words(
      { x, y: y + i * 32, width, height: 31 },
      { text, size: 23, least: 17, colour: i === 0 ? theme.ink : theme.dim, ...more },
    );
  return [
    row(say.label('wealth', { goods, commodities: commodities.count, most: commodities.most }), 0),
    row(say.label('worldsReady', { planets: planets.length, ...ready }), 1),
    row(say.label('cardsHeld', { cards, secrets }), 2, { of: `holds:${seat}` }),
    row(say.label('notesHeld', { notes, technologies: technologies.length }), 3),
  ];
}
