import type { SeatView, View } from '#games/twilight-imperium/view.ts';
import type { Shape } from '../scene.ts';
import { panel, star, words } from '../shapes.ts';
import { imperiumPaints, theme } from '../theme.ts';
import { BOARD_BOTTOM, HEADER, MARGIN, WIDTH } from './geometry.ts';
import { seatMark } from './pieces.ts';
import type { Words } from './say.ts';

/** Round and phase, whose turn it is, and how far the game goes. */
export function header(view: View, say: Words): Shape[] {
  const at = view.winner?.seat ?? view.turn?.seat;
  const colour = at === undefined ? undefined : view.seats[at]?.colour;
  const title = at === undefined ? '' : say.seat(at);
  return [
    { kind: 'box', x: 0, y: 0, width: WIDTH, height: HEADER - 8, fill: { colour: theme.panel } },
    {
      kind: 'box',
      x: 0,
      y: HEADER - 12,
      width: WIDTH,
      height: 4,
      fill: { colour: view.winner ? theme.gold : theme.edge },
    },
    ...(colour && at !== undefined ? seatMark([56, 46], 34, { colour, seat: at }) : []),
    words(
      { x: 112, y: 16, width: 1000, height: 60 },
      { text: title, size: 42, weight: 800, colour: view.winner ? theme.gold : theme.ink },
    ),
    words(
      { x: 1140, y: 16, width: WIDTH - 1140 - MARGIN, height: 60 },
      {
        text: `${say.label('round', { round: view.round, phase: view.stage.kind })} · ${say.label('target', { points: view.target })}`,
        size: 34,
        weight: 600,
        colour: theme.gold,
        align: 'right',
      },
    ),
  ];
}

export const SEAT_HEIGHT = 236;
const COLUMNS = 3;
const SEAT_WIDTH = (WIDTH - MARGIN * (COLUMNS + 1)) / COLUMNS;

/** The scoreboard: every seat's area in short. */
export function scoreboard(view: View, say: Words): { shapes: Shape[]; bottom: number } {
  const shapes = view.seats.flatMap((mine, seat) => {
    const x = MARGIN + (seat % COLUMNS) * (SEAT_WIDTH + MARGIN);
    const y = BOARD_BOTTOM + Math.floor(seat / COLUMNS) * (SEAT_HEIGHT + MARGIN);
    return seatPanel({ view, say, mine, seat }, x, y);
  });
  return { shapes, bottom: BOARD_BOTTOM + Math.ceil(view.seats.length / COLUMNS) * (SEAT_HEIGHT + MARGIN) };
}

interface Area {
  readonly view: View;
  readonly say: Words;
  readonly mine: SeatView;
  readonly seat: number;
}

function seatPanel({ view, say, mine, seat }: Area, x: number, y: number): Shape[] {
  const paint = imperiumPaints[mine.colour];
  const width = SEAT_WIDTH;
  const faction = mine.faction ? say.names.factions[mine.faction] : '';
  const marks = [
    ...(view.speaker === seat ? [say.label('speaker', {})] : []),
    ...(mine.eliminated ? [say.label('eliminated', {})] : mine.passed ? [say.label('passed', {})] : []),
  ];
  const figures: readonly (readonly [string, string])[] = [
    [say.label('tactic', {}), `${mine.pools.tactic}`],
    [say.label('fleet', {}), `${mine.pools.fleet}`],
    [say.label('strategy', {}), `${mine.pools.strategy}`],
    [say.label('goods', {}), `${mine.goods}`],
    [say.label('commodities', {}), `${mine.commodities.count}/${mine.commodities.most}`],
    [say.label('ready', {}), `${mine.ready.resources}/${mine.ready.influence}`],
  ];
  const cell = (width - 32) / figures.length;
  return [
    panel({ x, y, width, height: SEAT_HEIGHT }, paint.colour),
    { kind: 'box', x, y, width: 14, height: SEAT_HEIGHT, radius: 7, fill: paint },
    ...seatMark([x + 52, y + 42], 26, { colour: mine.colour, seat }),
    words(
      { x: x + 90, y: y + 8, width: width - 210, height: 36 },
      { text: say.seat(seat), size: 28, weight: 800 },
    ),
    words(
      { x: x + 90, y: y + 44, width: width - 210, height: 28 },
      { text: [faction, ...marks].join(' · '), size: 22, colour: theme.dim },
    ),
    words(
      { x: x + width - 120, y: y + 8, width: 100, height: 66 },
      {
        text: `${mine.points}`,
        size: 58,
        weight: 800,
        colour: theme.gold,
        align: 'right',
        of: `points:${seat}`,
      },
    ),
    ...figures.flatMap(([label, value], i) => [
      words(
        { x: x + 24 + i * cell, y: y + 82, width: cell - 6, height: 24 },
        { text: label, size: 20, colour: theme.faint, align: 'centre' },
      ),
      words(
        { x: x + 24 + i * cell, y: y + 104, width: cell - 6, height: 36 },
        { text: value, size: 30, weight: 600, align: 'centre' },
      ),
    ]),
    words(
      { x: x + 28, y: y + 146, width: width - 48, height: 30 },
      {
        text: `${say.label('hand', {})}: ${mine.holds.cards} · ${mine.holds.secrets} · ${mine.holds.notes}   ·   ${say.label('technologies', { count: mine.technologies.length })}`,
        size: 21,
        colour: theme.dim,
      },
    ),
    ...strategyRow({ view, say, mine, seat }, x + 28, y + 182),
  ];
}

/** The strategy cards before a seat; used ones are dim. */
function strategyRow({ view, say, mine }: Area, x: number, y: number): Shape[] {
  return mine.strategy.flatMap(({ id, exhausted }, i) => {
    const initiative = view.strategyCards.find((card) => card.id === id)?.initiative ?? 0;
    const left = x + i * 330;
    const colour = exhausted ? theme.faint : theme.ink;
    return [
      {
        kind: 'box' as const,
        x: left,
        y,
        width: 316,
        height: 38,
        radius: 10,
        fill: { colour: exhausted ? theme.panel : theme.raised },
        stroke: { colour: theme.edge, width: 2 },
      },
      words(
        { x: left + 8, y, width: 300, height: 38 },
        {
          text: `${initiative}  ${say.names.strategyCards[id]}${exhausted ? ' ✓' : ''}`,
          size: 22,
          weight: 600,
          colour,
        },
      ),
    ];
  });
}

/** Objectives and who has scored them, strategy cards that nobody took, laws. */
export function tableau(view: View, say: Words, top: number): { shapes: Shape[]; bottom: number } {
  const line = 40;
  const free = view.strategyCards.filter(({ seat }) => seat === null);
  const rows = Math.max(
    view.objectives.length + 1,
    1 + Math.max(free.length, 1) + 1 + Math.max(view.laws.length, 1),
  );
  const height = 62 + rows * line;
  const half = (WIDTH - MARGIN * 3) / 2;
  const hidden = view.facedown.stageOne + view.facedown.stageTwo;
  const right = MARGIN * 2 + half;
  const entries = [
    { text: say.label('cards', {}), head: true },
    ...free.map(({ id, initiative, goods }) => ({
      text: `${initiative}  ${say.names.strategyCards[id]}${goods > 0 ? ` (+${goods})` : ''}`,
      head: false,
    })),
    { text: say.label('laws', {}), head: true },
    ...(view.laws.length === 0
      ? [{ text: say.label('noLaws', {}), head: false }]
      : view.laws.map(({ id, seat, planet }) => ({
          text: [
            say.names.agendas[id],
            ...(seat === null ? [] : [say.seat(seat)]),
            ...(planet === null ? [] : [say.names.planets[planet]]),
          ].join(' — '),
          head: false,
        }))),
  ];
  return {
    shapes: [
      panel({ x: MARGIN, y: top, width: half, height }),
      words(
        { x: MARGIN + 24, y: top + 10, width: half - 48, height: 40 },
        {
          text: `${say.label('objectives', {})} (${say.label('facedown', { count: hidden })})`,
          size: 28,
          weight: 800,
        },
      ),
      ...view.objectives.flatMap(({ id, stage, scored }, i) =>
        objectiveRow(view, {
          x: MARGIN + 24,
          y: top + 58 + i * line,
          width: half - 48,
          name: say.names.objectives[id],
          stage: stage ?? 1,
          scored,
        }),
      ),
      panel({ x: right, y: top, width: half, height }),
      ...entries.map(({ text, head }, i) =>
        words(
          { x: right + 24, y: top + 10 + i * line, width: half - 48, height: 38 },
          { text, size: head ? 28 : 24, weight: head ? 800 : 400, colour: head ? theme.ink : theme.dim },
        ),
      ),
    ],
    bottom: top + height + MARGIN,
  };
}

interface Row {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly name: string;
  readonly stage: 1 | 2;
  readonly scored: readonly number[];
}

function objectiveRow(view: View, { x, y, width, name, stage, scored }: Row): Shape[] {
  return [
    ...Array.from({ length: stage }, (_, i) =>
      star(
        { x: x + 14 + i * 28, y: y + 19, r: 13 },
        { fill: { colour: stage === 1 ? theme.gold : '#6fb1ff' } },
      ),
    ),
    words({ x: x + 68, y, width: width - 68 - 250, height: 38 }, { text: name, size: 24 }),
    ...scored.flatMap((seat, i) =>
      seatMark([x + width - 16 - i * 40, y + 19], 17, { colour: view.seats[seat]?.colour ?? 'black', seat }),
    ),
  ];
}
