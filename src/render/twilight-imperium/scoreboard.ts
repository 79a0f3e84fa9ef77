import type { SeatView, View } from '#games/twilight-imperium/view.ts';
import { seatPanel } from '../kit/seat-panel.ts';
import type { Point, Shape } from '../scene.ts';
import { words } from '../shapes.ts';
import { imperiumPaints, theme } from '../theme.ts';
import { MARGIN, WIDTH } from './geometry.ts';
import { seatMark } from './pieces.ts';
import type { Words } from './say.ts';
import { ownerIn } from './systems.ts';

const TRACK = 66;
const SEAT_HEIGHT = 284;
const COLUMNS = 3;
const SEAT_WIDTH = (WIDTH - MARGIN * (COLUMNS + 1)) / COLUMNS;

/** The track of victory points, then every seat's area in short. */
export function scoreboard(view: View, say: Words, from: number): { shapes: Shape[]; bottom: number } {
  const top = from + TRACK + MARGIN;
  const seats = view.seats.flatMap((mine, seat) => {
    const x = MARGIN + (seat % COLUMNS) * (SEAT_WIDTH + MARGIN);
    const y = top + Math.floor(seat / COLUMNS) * (SEAT_HEIGHT + MARGIN);
    return seatInShort({ view, say, mine, seat }, x, y);
  });
  return {
    shapes: [...track(view, from), ...seats],
    bottom: top + Math.ceil(view.seats.length / COLUMNS) * (SEAT_HEIGHT + MARGIN),
  };
}

/** Who has how many victory points, on a row of cells up to the number that wins (51.0). */
function track(view: View, y: number): Shape[] {
  const cell = (WIDTH - 2 * MARGIN) / (view.target + 1);
  return Array.from({ length: view.target + 1 }, (_, points) => {
    const x = MARGIN + points * cell;
    const here = view.seats.flatMap((mine, seat) =>
      Math.min(mine.points, view.target) === points ? [seat] : [],
    );
    const last = points === view.target;
    return [
      {
        kind: 'box' as const,
        x: x + 2,
        y,
        width: cell - 4,
        height: TRACK,
        radius: 10,
        fill: { colour: theme.panel },
        stroke: { colour: last ? theme.gold : theme.edge, width: 2 },
      },
      words(
        { x: x + 8, y, width: 36, height: TRACK },
        {
          text: `${points}`,
          size: 26,
          weight: 800,
          colour: last ? theme.gold : theme.faint,
          align: 'centre',
        },
      ),
      ...here.flatMap((seat, i) =>
        seatMark([x + 62 + (i % 3) * 30, y + (here.length > 3 ? 18 + Math.floor(i / 3) * 30 : 33)], 14, {
          ...ownerIn(view, seat),
          of: `score:${seat}`,
        }),
      ),
    ];
  }).flat();
}

interface Area {
  readonly view: View;
  readonly say: Words;
  readonly mine: SeatView;
  readonly seat: number;
}

/** Tokens, goods and what readied planets are worth, each with what it is called. */
export function figuresOf(
  { pools, goods, commodities, ready }: SeatView,
  say: Words,
): (readonly [string, string])[] {
  return [
    [say.label('tactic', {}), `${pools.tactic}`],
    [say.label('fleet', {}), `${pools.fleet}`],
    [say.label('strategy', {}), `${pools.strategy}`],
    [say.label('goods', {}), `${goods}`],
    [say.label('commodities', {}), `${commodities.count}/${commodities.most}`],
    [say.label('ready', {}), `${ready.resources}/${ready.influence}`],
  ];
}

/** What is to be said of a seat beside its faction. */
export function marksOf(view: View, seat: number, say: Words): string[] {
  const { faction, eliminated, passed } = view.seats[seat] as SeatView;
  return [
    ...(faction ? [say.names.factions[faction]] : []),
    ...(view.speaker === seat ? [say.label('speaker', {})] : []),
    ...(eliminated ? [say.label('eliminated', {})] : passed ? [say.label('passed', {})] : []),
  ];
}

/** Figures side by side: what it is above, how many below. */
export function figureRow(
  figures: readonly (readonly [string, string])[],
  [x, y]: Point,
  width: number,
): Shape[] {
  const cell = width / figures.length;
  return figures.flatMap(([label, value], i) => [
    words(
      { x: x + i * cell, y, width: cell - 6, height: 24 },
      { text: label, size: 20, colour: theme.faint, align: 'centre' },
    ),
    words(
      { x: x + i * cell, y: y + 24, width: cell - 6, height: 36 },
      { text: value, size: 30, weight: 600, align: 'centre' },
    ),
  ]);
}

function seatInShort(area: Area, x: number, y: number): Shape[] {
  const { view, say, mine, seat } = area;
  const width = SEAT_WIDTH;
  const { cards, secrets, notes } = mine.holds;
  const head = {
    seat,
    paint: imperiumPaints[mine.colour],
    name: say.seat(seat),
    about: marksOf(view, seat, say).join(' · '),
    figure: `${mine.points}`,
  };
  return [
    ...seatPanel({ x, y, width, height: SEAT_HEIGHT }, head, 'small'),
    ...figureRow(figuresOf(mine, say), [x + 24, y + 80], width - 34),
    words(
      { x: x + 28, y: y + 144, width: width - 44, height: 28 },
      {
        text: say.label('holds', { cards, secrets, notes, technologies: mine.technologies.length }),
        size: 21,
        colour: theme.dim,
        of: `holds:${seat}`,
      },
    ),
    ...strategyRow(area, x + 28, y + 178),
    ...scoredSecrets(area, x + 28, y + 222),
  ];
}

/** The strategy cards before a seat; used ones are dim. */
function strategyRow({ view, say, mine }: Area, x: number, y: number): Shape[] {
  return mine.strategy.flatMap(({ id, exhausted }, i) => {
    const initiative = view.strategyCards.find((card) => card.id === id)?.initiative ?? 0;
    const left = x + i * 330;
    const name = `${initiative}  ${say.names.strategyCards[id]}`;
    return [
      {
        kind: 'box' as const,
        x: left,
        y,
        width: 322,
        height: 38,
        radius: 10,
        fill: { colour: exhausted ? theme.panel : theme.raised },
        stroke: { colour: theme.edge, width: 2 },
        of: `strategy:${id}`,
      },
      words(
        { x: left + 10, y, width: 302, height: 38 },
        {
          text: exhausted ? `${name} · ${say.label('used', {})}` : name,
          size: 22,
          weight: 600,
          colour: exhausted ? theme.faint : theme.ink,
        },
      ),
    ];
  });
}

function scoredSecrets({ say, mine, seat }: Area, x: number, y: number): Shape[] {
  if (mine.scoredSecrets.length === 0) return [];
  const names = mine.scoredSecrets.map((id) => say.names.objectives[id]).join(', ');
  return [
    words(
      { x, y, width: SEAT_WIDTH - 44, height: 54 },
      {
        text: `${say.label('secretsScored', {})}: ${names}`,
        size: 21,
        lines: 2,
        colour: theme.dim,
        stand: 'top',
        of: `secrets:${seat}`,
      },
    ),
  ];
}
