import type {
  ActionCardId,
  AgendaId,
  NoteId,
  SeatView,
  StrategyCardId,
  View,
} from '#games/twilight-imperium/view.ts';
import { roughly } from '../fit.ts';
import { type Area, INNER, titled } from '../kit/area.ts';
import type { Point, Shape } from '../scene.ts';
import { words } from '../shapes.ts';
import { imperiumPaints, theme } from '../theme.ts';
import { ownerIn } from './owner.ts';
import { seatMark } from './pieces.ts';
import type { Words } from './say.ts';

/** What a seat has points for. */
interface Gain {
  readonly name: string;
  readonly points: number;
}

/** What a component that gave points is called. */
function sourceName(by: string, say: Words): string {
  const [kind = '', id = ''] = by.split(':');
  switch (kind) {
    case 'law':
      return say.names.agendas[id as AgendaId];
    case 'note':
      return say.names.notes[id as NoteId];
    case 'card':
      return say.names.actionCards[id as ActionCardId];
    case 'strategy':
      return say.names.strategyCards[id as StrategyCardId];
    default:
      return say.label('custodiansPoint', {});
  }
}

/** Objectives with the seat's markers, its secrets, then what else gave or took points; what nothing tells of is one sum. */
function gainsOf(view: View, seat: number, say: Words): Gain[] {
  const mine = view.seats[seat] as SeatView;
  const marked = view.objectives.filter(({ scored }) => scored.includes(seat));
  const others = new Map<string, number>();
  for (const { seat: whose, by, points } of view.chronicle.awards)
    if (whose === seat) others.set(by, (others.get(by) ?? 0) + points);
  const told = [
    ...marked.map(({ id, stage }) => ({ name: say.names.objectives[id], points: stage ?? 1 })),
    ...mine.scoredSecrets.map((id) => ({ name: say.names.objectives[id], points: 1 })),
    ...[...others].map(([by, points]) => ({ name: sourceName(by, say), points })),
  ].filter(({ points }) => points !== 0);
  const rest = mine.points - told.reduce((sum, { points }) => sum + points, 0);
  // 51.4a: points beyond the track do not count; whoever is out of the game has none of those that were scored (65.2).
  const isClear = rest === 0 || mine.eliminated || (rest < 0 && mine.points === view.target);
  return isClear ? told : [...told, { name: say.label('otherPoints', {}), points: rest }];
}

/** Seats by their points, the winner first. */
export function ranking({ seats, winner }: View): number[] {
  const worth = (seat: number) => (seats[seat]?.points ?? 0) + (winner?.seat === seat ? 0.5 : 0);
  return seats.map((_, seat) => seat).sort((a, b) => worth(b) - worth(a));
}

const HEAD = 44;
const LINE = 27;
const SIZE = 21;
const LEFT = 78;
const ROOM = INNER - LEFT - 110;

interface Row {
  readonly seat: number;
  readonly text: string;
  readonly lines: number;
  readonly height: number;
}

function rowOf(view: View, seat: number, say: Words): Row {
  const gains = gainsOf(view, seat, say).map((gain) => say.label('gained', gain));
  const text = gains.length === 0 ? say.label('noPoints', {}) : gains.join(', ');
  const lines = Math.ceil(roughly(text, SIZE) / ROOM);
  return { seat, text, lines, height: HEAD + lines * LINE + 18 };
}

/** Everybody's points, and what they are for. */
export function scoresArea(view: View, say: Words): Area {
  const rows = ranking(view).map((seat) => rowOf(view, seat, say));
  const height = rows.reduce((sum, row) => sum + row.height, 0);
  return titled(say.label('finalScores', {}), height, ([x, y]) => {
    let top = y;
    return rows.flatMap((row) => {
      const at: Point = [x, top];
      top += row.height;
      return scoreRow(view, say, { row, at });
    });
  });
}

function scoreRow(view: View, say: Words, { row, at: [x, y] }: { row: Row; at: Point }): Shape[] {
  const { seat, text, lines, height } = row;
  const mine = view.seats[seat] as SeatView;
  const isWinner = view.winner?.seat === seat;
  const faction = mine.faction ? say.names.factions[mine.faction] : '';
  const marks = mine.eliminated ? [faction, say.label('eliminated', {})] : [faction];
  return [
    {
      kind: 'box',
      x,
      y,
      width: INNER,
      height: height - 10,
      radius: 12,
      fill: { colour: theme.raised },
      stroke: { colour: isWinner ? theme.gold : imperiumPaints[mine.colour].colour, width: isWinner ? 4 : 2 },
      of: `seat:${seat}`,
    },
    ...seatMark([x + 40, y + (height - 10) / 2], 26, ownerIn(view, seat)),
    words(
      { x: x + LEFT, y: y + 6, width: ROOM * 0.58, height: 36 },
      { text: say.seat(seat), size: 28, weight: 800, colour: isWinner ? theme.gold : theme.ink },
    ),
    words(
      { x: x + LEFT + ROOM * 0.6, y: y + 6, width: ROOM * 0.4, height: 36 },
      { text: marks.join(' · '), size: 23, colour: theme.dim, align: 'right' },
    ),
    words(
      { x: x + LEFT, y: y + HEAD, width: ROOM, height: lines * LINE },
      { text, size: SIZE, lines, stand: 'top', colour: theme.dim, of: `gains:${seat}` },
    ),
    words(
      { x: x + INNER - 100, y, width: 84, height: height - 10 },
      {
        text: `${mine.points}`,
        size: 52,
        weight: 800,
        colour: theme.gold,
        align: 'right',
        of: `points:${seat}`,
      },
    ),
  ];
}
