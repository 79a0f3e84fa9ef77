import type { ObjectiveView, View } from '#games/twilight-imperium/view.ts';
import type { Box, Shape } from '../scene.ts';
import { panel, star, words } from '../shapes.ts';
import { theme } from '../theme.ts';
import { MARGIN, WIDTH } from './geometry.ts';
import { seatMark } from './pieces.ts';
import type { Words } from './say.ts';
import { ownerIn } from './systems.ts';

const LINE = 40;
const HALF_WIDTH = (WIDTH - MARGIN * 3) / 2;
/** Objectives of the second stage, and secrets that were made public. */
const STARS = { 1: theme.gold, 2: '#6fb1ff', secret: theme.alarm } as const;

interface Entry {
  readonly text: string;
  readonly head?: boolean;
  readonly of?: string;
}

/** Objectives and who has scored them, strategy cards that nobody took, laws. */
export function tableau(view: View, say: Words, top: number): { shapes: Shape[]; bottom: number } {
  const entries = [...freeCards(view, say), ...lawsInForce(view, say)];
  const rows = Math.max(view.objectives.length + 1, entries.length);
  const height = 24 + rows * LINE;
  const hidden = view.facedown.stageOne + view.facedown.stageTwo;
  const [left, right] = [MARGIN, MARGIN * 2 + HALF_WIDTH];
  const row = (x: number, i: number): Box => ({
    x: x + 24,
    y: top + 10 + i * LINE,
    width: HALF_WIDTH - 48,
    height: LINE - 2,
  });
  return {
    shapes: [
      panel({ x: left, y: top, width: HALF_WIDTH, height }),
      words(row(left, 0), {
        text: `${say.label('objectives', {})} (${say.label('facedown', { count: hidden })})`,
        size: 28,
        weight: 800,
      }),
      ...view.objectives.flatMap((objective, i) => objectiveRow({ view, say, objective }, row(left, i + 1))),
      panel({ x: right, y: top, width: HALF_WIDTH, height }),
      ...entries.map(({ text, head, of }, i) =>
        words(row(right, i), {
          text,
          size: head ? 28 : 24,
          weight: head ? 800 : 400,
          colour: head ? theme.ink : theme.dim,
          ...(of === undefined ? {} : { of }),
        }),
      ),
    ],
    bottom: top + height + MARGIN,
  };
}

function freeCards({ strategyCards, round }: View, say: Words): Entry[] {
  const free = round === 0 ? [] : strategyCards.filter(({ seat }) => seat === null);
  return [
    { text: say.label('cards', {}), head: true },
    ...(free.length === 0 ? [{ text: say.label('none', {}) }] : []),
    ...free.map(({ id, initiative, goods }) => ({
      text: `${initiative}  ${say.names.strategyCards[id]}${goods > 0 ? ` · ${say.label('bonus', { goods })}` : ''}`,
      of: `strategy:${id}`,
    })),
  ];
}

function lawsInForce({ laws }: View, say: Words): Entry[] {
  return [
    { text: say.label('laws', {}), head: true },
    ...(laws.length === 0 ? [{ text: say.label('none', {}) }] : []),
    ...laws.map(({ id, seat, planet }) => ({
      text: [
        say.names.agendas[id],
        ...(seat === null ? [] : [say.seat(seat)]),
        ...(planet === null ? [] : [say.names.planets[planet]]),
      ].join(' — '),
      of: `law:${id}`,
    })),
  ];
}

interface Scored {
  readonly view: View;
  readonly say: Words;
  readonly objective: ObjectiveView;
}

/** An objective with its points, and the marks of those who have scored it. */
function objectiveRow({ view, say, objective }: Scored, { x, y, width, height }: Box): Shape[] {
  const { id, stage, scored } = objective;
  return [
    ...Array.from({ length: stage ?? 1 }, (_, i) =>
      star({ x: x + 14 + i * 28, y: y + height / 2, r: 13 }, { fill: { colour: STARS[stage ?? 'secret'] } }),
    ),
    words(
      { x: x + 68, y, width: width - 68 - 250, height },
      { text: say.names.objectives[id], size: 24, of: `objective:${id}` },
    ),
    ...scored.flatMap((seat, i) =>
      seatMark([x + width - 16 - i * 40, y + height / 2], 17, {
        ...ownerIn(view, seat),
        of: `scored:${id}:${seat}`,
      }),
    ),
  ];
}
