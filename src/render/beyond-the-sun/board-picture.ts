import type { Seat } from '#core/seat.ts';
import { plainScene } from '../kit/area.ts';
import { seatMark } from '../kit/seat-mark.ts';
import type { Box, Scene, Shape } from '../scene.ts';
import { panel, words } from '../shapes.ts';
import { theme } from '../theme.ts';
import { pointsStar } from './marks.ts';
import { overviewPlaces } from './overview-places.ts';
import { overviewTree, TREE } from './overview-tree.ts';
import { paintOf, signColours } from './palette.ts';
import { spread } from './rows.ts';
import type { Seen } from './seen.ts';
import { colonySign, iconSign, joined, type Sign, written } from './sign.ts';
import { stockSigns } from './strip.ts';

const [WIDTH, HEIGHT] = [1600, 1200];
const MARGIN = 16;
const HEAD = 132;
const TOP = HEAD + 14;
const PLATES = 922;

/** Whose turn it is, in letters that can be read on a small picture too, and how near the end is. */
function head({ view, say }: Seen): Shape[] {
  const { turn, phase, round, lastRound, discs, discsToEnd } = view;
  const isLast = lastRound !== null && phase !== 'over';
  const paint = turn === null ? null : paintOf(turn);
  const ink = turn === null ? theme.gold : theme.ink;
  return [
    { kind: 'box', x: 0, y: 0, width: WIDTH, height: HEAD, fill: { colour: theme.panel } },
    {
      kind: 'box',
      x: 0,
      y: HEAD - 8,
      width: WIDTH,
      height: 8,
      fill: paint ?? { colour: theme.gold },
    },
    ...(turn === null || paint === null
      ? []
      : seatMark([72, 62], 54, { seat: turn, paint, of: `turn:${turn}` })),
    words(
      { x: turn === null ? 24 : 146, y: 4, width: 820, height: 76 },
      {
        text: turn === null ? say.label('over', {}) : say.label('turn', { name: say.seat(turn) }),
        size: 66,
        least: 34,
        weight: 800,
        colour: ink,
        of: 'title',
      },
    ),
    words(
      { x: turn === null ? 24 : 146, y: 82, width: 820, height: 38 },
      {
        text: phase === 'over' ? '' : say.label('phase', { phase }),
        size: 32,
        colour: theme.dim,
        of: 'phase',
      },
    ),
    words(
      { x: 980, y: 4, width: WIDTH - 980 - MARGIN, height: 66 },
      {
        text: say.label('round', { round }),
        size: 58,
        weight: 800,
        colour: theme.gold,
        align: 'right',
        of: 'round',
      },
    ),
    words(
      { x: 980, y: 72, width: WIDTH - 980 - MARGIN, height: 48 },
      {
        text: isLast
          ? say.label('lastRound', { isNow: lastRound === round })
          : say.label('discsToEnd', { discs, of: discsToEnd }),
        size: 40,
        weight: 600,
        align: 'right',
        colour: isLast ? theme.alarm : theme.ink,
        of: 'end',
      },
    ),
  ];
}

/** The achievements of the game with their discs, in one row. */
function goals({ view, say }: Seen, { x, y, width, height }: Box): Shape[] {
  const { achievements } = view;
  const part = (width - 12 * (achievements.length - 1)) / achievements.length;
  return achievements.flatMap(({ id, spaces, discs }, at): Shape[] => {
    const left = x + at * (part + 12);
    const open = spaces.flatMap((vp) => vp ?? []);
    return [
      panel({ x: left, y, width: part, height }),
      words(
        { x: left + 14, y: y + 6, width: part - 28, height: 32 },
        { text: say.names.achievements[id], size: 25, least: 18, weight: 800, of: `achievement:${id}` },
      ),
      ...open.flatMap((vp, i): Shape[] => {
        const seat = discs[i];
        const centre = [left + 40 + i * 66, y + height - 34] as const;
        return seat === undefined
          ? pointsStar(centre, 26, { text: `${vp}`, of: `open:${id}:${vp}` })
          : seatMark(centre, 25, { seat, paint: paintOf(seat), of: `achieved:${id}:${seat}` });
      }),
    ];
  });
}

/** A seat's plate: points first, then what it has and what its productions would give. */
function plate({ view, say }: Seen, seat: Seat, { x, y, width, height }: Box): Shape[] {
  const mine = view.seats[seat];
  if (!mine) return [];
  const paint = paintOf(seat);
  const isTurn = view.turn === seat;
  const count = (n: number, sign: Sign) => joined([written(`${n}`, { colour: theme.dim, size: 0.8 }), sign]);
  const facts = [
    count(mine.technologies, iconSign('scientific', signColours.research, 0.8)),
    count(mine.colonies.length, colonySign),
    count(mine.automation.length, iconSign('cog', signColours.automate, 0.8)),
    count(mine.totalStrength, iconSign('conflict', signColours.strength, 0.8)),
  ];
  const row = { x: x + 20, width: width - 44 };
  return [
    {
      kind: 'box',
      x,
      y,
      width,
      height,
      radius: 18,
      fill: { colour: theme.panel },
      stroke: { colour: isTurn ? theme.ink : paint.colour, width: isTurn ? 8 : 4 },
      of: `plate:${seat}`,
    },
    { kind: 'box', x: x + 8, y: y + 8, width: width - 16, height: 16, radius: 8, fill: paint },
    ...seatMark([x + 66, y + 82], 46, { seat, paint }),
    words(
      { x: x + 126, y: y + 32, width: width - 252, height: 96 },
      { text: say.seat(seat), size: 44, least: 20, lines: 2, weight: 800 },
    ),
    words(
      { x: x + width - 124, y: y + 30, width: 108, height: 100 },
      {
        text: `${mine.score.total}`,
        size: 84,
        weight: 800,
        colour: theme.gold,
        align: 'right',
        of: `points:${seat}`,
      },
    ),
    ...spread(stockSigns(mine), { ...row, y: y + 160 }, 44),
    ...spread(facts, { ...row, y: y + 206 }, 38),
    words(
      { x: x + 20, y: y + 230, width: width - 40, height: 28 },
      { text: say.label('faction', { faction: mine.faction }), size: 23, least: 18, colour: theme.dim },
    ),
  ];
}

/** The table at a glance: who is to move, everybody's points, who controls what, and the state of research. */
export function boardScene(seen: Seen): Scene {
  const { seats } = seen.view;
  const right = MARGIN + TREE.width + 24;
  const part = (WIDTH - 2 * MARGIN - 12 * (seats.length - 1)) / seats.length;
  return plainScene({
    width: WIDTH,
    height: HEIGHT,
    shapes: [
      ...head(seen),
      ...overviewTree(seen, [MARGIN, TOP]),
      ...overviewPlaces(seen, { x: right, y: TOP - 10, width: WIDTH - MARGIN - right, height: 640 }),
      ...goals(seen, { x: MARGIN, y: TOP + TREE.height + 12, width: WIDTH - 2 * MARGIN, height: 100 }),
      ...seats.flatMap((_, seat) =>
        plate(seen, seat, {
          x: MARGIN + seat * (part + 12),
          y: PLATES,
          width: part,
          height: HEIGHT - PLATES - 12,
        }),
      ),
    ],
  });
}
