import type { ObjectiveView, View } from '#games/twilight-imperium/view.ts';
import { seatMark } from '../kit/seat-mark.ts';
import type { Box, Shape } from '../scene.ts';
import { star, words } from '../shapes.ts';
import { imperiumPaints, theme } from '../theme.ts';
import type { Words } from './say.ts';

const ROW = 74;
const GAP = 10;
/** Objectives of the first and second stage, and secrets that were made public. */
const STARS = { 1: theme.gold, 2: '#6fb1ff', secret: theme.alarm } as const;
const GROUND = '#131b36';

interface Table {
  readonly view: View;
  readonly say: Words;
}

/** Public objectives in two columns, each with a place for every seat. */
export function objectiveRows(
  { view, say }: Table,
  { x, y, width }: Omit<Box, 'height'>,
): { shapes: Shape[]; height: number } {
  const rows = Math.ceil(view.objectives.length / 2);
  const wide = (width - GAP) / 2;
  return {
    height: rows * (ROW + GAP),
    shapes: view.objectives.flatMap((one, i) =>
      objective({ view, say }, one, {
        x: x + Math.floor(i / rows) * (wide + GAP),
        y: y + (i % rows) * (ROW + GAP),
        width: wide,
        height: ROW,
      }),
    ),
  };
}

function objective({ view, say }: Table, one: ObjectiveView, box: Box): Shape[] {
  const { id, stage, scored, standing } = one;
  const { x, y, width, height } = box;
  const cell = Math.min(48, 300 / view.seats.length);
  const from = x + width - 10 - cell * view.seats.length;
  const colour = STARS[stage ?? 'secret'];
  return [
    { kind: 'box', ...box, radius: 12, fill: { colour: GROUND }, stroke: { colour, width: 2 } },
    star({ x: x + 36, y: y + height / 2, r: 29 }, { fill: { colour } }),
    words(
      { x: x + 16, y: y + height / 2 - 20, width: 40, height: 42 },
      { text: `${one.points}`, size: 27, weight: 800, colour: theme.dark, align: 'centre' },
    ),
    words(
      { x: x + 74, y: y + 4, width: from - x - 84, height: height - 8 },
      { text: say.names.objectives[id], size: 28, least: 18, lines: 2, weight: 600, of: `objective:${id}` },
    ),
    ...view.seats.flatMap((mine, seat): Shape[] => {
      const [cx, cy, r] = [from + (seat + 0.5) * cell, y + height / 2, Math.min(21, cell * 0.46)];
      const paint = imperiumPaints[mine.colour];
      if (scored.includes(seat)) return seatMark([cx, cy], r, { seat, paint, of: `scored:${id}:${seat}` });
      const can = standing[seat]?.met === true && mine.mayScore && !mine.eliminated;
      return [
        {
          kind: 'disc',
          x: cx,
          y: cy,
          r: r - 1,
          stroke: can ? { colour: theme.gold, width: 4, dash: [6, 4] } : { colour: theme.edge, width: 2 },
          ...(can ? { of: `now:${id}:${seat}` } : {}),
        },
        ...(can
          ? [
              words(
                { x: cx - r, y: cy - r, width: 2 * r, height: 2 * r },
                {
                  text: `${seat + 1}`,
                  size: 24,
                  least: 14,
                  weight: 800,
                  colour: theme.gold,
                  align: 'centre',
                },
              ),
            ]
          : []),
      ];
    }),
  ];
}

interface Line {
  readonly text: string;
  readonly of?: string;
}

const LINE = 36;

/** A title and lines below it, in two columns. */
function list(
  title: string,
  lines: readonly Line[],
  { x, y, width }: Omit<Box, 'height'>,
): { shapes: Shape[]; height: number } {
  const rows = Math.ceil(lines.length / 2);
  return {
    height: 40 + rows * LINE + GAP,
    shapes: [
      words({ x, y, width, height: 38 }, { text: title, size: 27, weight: 800, colour: theme.gold }),
      ...lines.map(({ text, of }, i) =>
        words(
          {
            x: x + Math.floor(i / rows) * (width / 2),
            y: y + 40 + (i % rows) * LINE,
            width: width / 2 - 16,
            height: LINE - 2,
          },
          { text, size: 25, least: 18, ...(of === undefined ? {} : { of }) },
        ),
      ),
    ],
  };
}

function freeCards({ strategyCards, round }: View, say: Words): Line[] {
  const free = round === 0 ? [] : strategyCards.filter(({ seat }) => seat === null);
  return free.map(({ id, initiative, goods }) => ({
    text: `${initiative}  ${say.names.strategyCards[id]}${goods > 0 ? ` · ${say.label('bonus', { goods })}` : ''}`,
    of: `strategy:${id}`,
  }));
}

function lawsInForce({ laws }: View, say: Words): Line[] {
  return laws.map(({ id, seat, planet }) => ({
    text: [
      say.names.agendas[id],
      ...(seat === null ? [] : [say.seat(seat)]),
      ...(planet === null ? [] : [say.names.planets[planet]]),
    ].join(' — '),
    of: `law:${id}`,
  }));
}

function secretsScored({ seats }: View, say: Words): Line[] {
  return seats.flatMap(({ scoredSecrets }, seat) =>
    scoredSecrets.map((id) => ({
      text: `${say.names.objectives[id]} — ${say.seat(seat)}`,
      of: `secrets:${seat}`,
    })),
  );
}

/** Below the objectives: secrets that were scored, free strategy cards and laws, as far as there are any. */
export function statusLists(
  { view, say }: Table,
  box: Omit<Box, 'height'>,
): { shapes: Shape[]; height: number } {
  const lists = [
    { title: say.label('secretsScored', {}), lines: secretsScored(view, say) },
    { title: say.label('cards', {}), lines: freeCards(view, say) },
    { title: say.label('laws', {}), lines: lawsInForce(view, say) },
  ].filter(({ lines }) => lines.length > 0);
  let bottom = box.y;
  const shapes = lists.flatMap(({ title, lines }) => {
    const drawn = list(title, lines, { ...box, y: bottom });
    bottom += drawn.height;
    return drawn.shapes;
  });
  return { shapes, height: bottom - box.y };
}
