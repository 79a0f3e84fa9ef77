import { type Conflict, cards, otherEnd, type View } from '#games/master-of-the-galaxy/view.ts';
import type { Area } from '../kit/area.ts';
import type { Shape } from '../scene.ts';
import { hexagon, panel, words } from '../shapes.ts';
import { theme } from '../theme.ts';
import { AREA_WIDTH, PADDING } from './area.ts';
import { cellRow, deckSign, discWords, rowWidth, seatDisc, symbolIcon } from './pieces.ts';
import type { Words } from './say.ts';

type Side = 'red' | 'blue';

const SIDES = ['red', 'blue'] as const;
const TITLE = 46;
const ROW = 51;
const CELL = 34;

interface Row {
  readonly x: number;
  readonly y: number;
  readonly side: Side;
}

function printedOf({ card }: Conflict) {
  const printed = cards[card];
  if (printed.kind !== 'conflict') throw new Error(`${card} is not a conflict`);
  return printed;
}

/** A conflict: its number on the board, both sides with their cubes, who leads, and what a victory brings. */
export function conflictArea(view: View, at: number, say: Words): Area {
  const conflict = view.conflicts[at] as View['conflicts'][number];
  const height = PADDING + TITLE + ROW * SIDES.length;
  return {
    height,
    draw: ([x, y]) => [
      panel({ x, y, width: AREA_WIDTH, height }, '#8f3d4d'),
      ...title(conflict, at, say)(x + PADDING, y + PADDING / 2),
      ...SIDES.flatMap((side, i) =>
        sideRow(
          view,
          conflict,
          say,
        )({
          side,
          x: x + PADDING,
          y: y + PADDING / 2 + TITLE + ROW * i,
        }),
      ),
    ],
  };
}

const title =
  (conflict: Conflict, at: number, say: Words) =>
  (x: number, y: number): Shape[] => {
    const { plunder, symbol } = printedOf(conflict);
    const middle = y + TITLE / 2;
    const look = { fill: { colour: '#ffd5d5' }, stroke: { colour: '#d42f2f', width: 4 } };
    const right = x + AREA_WIDTH - 2 * PADDING;
    return [
      hexagon({ x: x + 22, y: middle, r: 23 }, 'pointy', look),
      words(
        { x: x + 6, y: middle - 16, width: 32, height: 32 },
        { text: `${at + 1}`, size: 24, weight: 800, colour: '#5a0606', align: 'centre' },
      ),
      words(
        { x: x + 56, y: y + 4, width: 400, height: TITLE - 8 },
        { text: say.card(conflict.card), size: 25, weight: 600, of: `fight:${conflict.card}` },
      ),
      words(
        { x: x + 466, y: y + 4, width: 110, height: TITLE - 8 },
        { text: conflict.track.toUpperCase(), size: 22, colour: theme.dim, align: 'right' },
      ),
      ...(symbol ? [symbolIcon({ x: right - 132, y: middle, size: 32 }, symbol, theme.gold)] : []),
      { kind: 'icon', icon: 'theft', x: right - 72, y: middle, size: 26, colour: theme.ink },
      words(
        { x: right - 54, y: y + 4, width: 54, height: TITLE - 8 },
        { text: `×${plunder}`, size: 24, weight: 600 },
      ),
    ];
  };

const sideRow =
  (view: View, conflict: View['conflicts'][number], say: Words) =>
  ({ x, y, side }: Row): Shape[] => {
    const system = side === 'red' ? conflict.red : otherEnd(conflict.track, conflict.red);
    const { owner } = view.systems[system];
    const colour = owner === null ? undefined : view.seats[owner]?.colour;
    const printed = printedOf(conflict)[side];
    const middle = y + ROW / 2;
    const disc = { x: x + 46, y: middle, r: 20 };
    const tab = side === 'red' ? '#ff6464' : '#5aa9ff';
    const who = owner === null ? say.label('neutral', {}) : say.seat(owner);
    const of = `side:${conflict.track}:${side}`;
    const after = x + 374 + rowWidth(printed.cells.length, CELL) + 24;
    return [
      { kind: 'box', x, y: y + 4, width: 10, height: ROW - 8, radius: 4, fill: { colour: tab } },
      ...(colour && owner !== null
        ? [seatDisc(disc, colour, `fighter:${of}`), ...discWords(disc, colour, `${owner + 1}`)]
        : [{ kind: 'disc' as const, ...disc, stroke: { colour: theme.dim, width: 2, dash: [6, 5] } }]),
      words(
        { x: x + 76, y: y + 2, width: 284, height: 24 },
        { text: say.system(system), size: 20, weight: 600 },
      ),
      words({ x: x + 76, y: y + 26, width: 284, height: 24 }, { text: who, size: 19, colour: theme.dim }),
      ...cellRow({
        x: x + 374,
        y: middle,
        size: CELL,
        printed: printed.cells,
        cubes: conflict.cells[side],
        of,
      }),
      ...marks(conflict, owner, { x: after, y: middle }),
      ...prizes(printedOf(conflict)[side === 'red' ? 'blue' : 'red'].goals, {
        x: x + AREA_WIDTH - 2 * PADDING,
        y: middle,
      }),
    ];
  };

interface Place {
  readonly x: number;
  readonly y: number;
}

/** A crown for whoever leads, a flag for whoever has offered to end it. */
function marks(conflict: View['conflicts'][number], owner: number | null, { x, y }: Place): Shape[] {
  if (owner === null) return [];
  const shown = [
    ...(conflict.leader === owner ? (['crown'] as const) : []),
    ...(conflict.offers.includes(owner) ? (['truce'] as const) : []),
  ];
  return shown.map((icon, i) => ({
    kind: 'icon',
    icon,
    x: x + i * 36,
    y,
    size: 28,
    colour: icon === 'crown' ? theme.gold : theme.ink,
  }));
}

type Goals = ReturnType<typeof printedOf>['red']['goals'];

/** What this side wins: bases to destroy, cards to take (+) or to have discarded (−), from the right. */
function prizes(goals: Goals, { x, y }: Place): Shape[] {
  let right = x;
  return goals.toReversed().flatMap((goal): Shape[] => {
    if (goal.kind === 'destroy') {
      right -= 38;
      return [{ kind: 'icon', icon: 'destroy', x: right + 19, y, size: 32, colour: theme.alarm }];
    }
    right -= 60;
    const text = goal.kind === 'take' ? '+' : '−';
    return [
      words({ x: right, y: y - 16, width: 20, height: 32 }, { text, size: 26, weight: 800, align: 'centre' }),
      ...deckSign({ x: right + 40, y, size: 34 }, goal.what, `prize:${goal.what}`),
    ];
  });
}
