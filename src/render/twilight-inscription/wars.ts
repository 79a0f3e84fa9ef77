import { minus, STAGES } from '#games/twilight-inscription/text/words.ts';
import { type Side, sectionValue } from '#games/twilight-inscription/view.ts';
import { seatMark } from '../kit/seat-mark.ts';
import type { Box, Shape } from '../scene.ts';
import { round, words } from '../shapes.ts';
import { theme } from '../theme.ts';
import { assetMark } from './assets.ts';
import { crossMark } from './marks.ts';
import { paintOf, type Sheet } from './sheet.ts';

const SIDES = ['left', 'right'] as const;

/** How strong the neighbour of a side is in a war: as written, or as it stands; the automated faction is as strong everywhere. */
function foeStrength({ view, seat, layout }: Sheet, war: number, side: Side): number {
  const foe = view.neighbours[seat]?.[side] ?? null;
  const facing = side === 'left' ? 'right' : 'left';
  if (foe === null) {
    const stage = layout.warfare.wars[war]?.stage ?? 0;
    return view.automaton ? sectionValue(view.automaton, 'strength', stage) : 0;
  }
  const other = view.seats[foe];
  return other?.warfare.wars[war]?.[facing] ?? other?.strengths[war]?.[facing] ?? 0;
}

/** One war against one neighbour: what a win brings, both strengths, what a loss costs, and how it ended. */
function warShapes(sheet: Sheet, { war, side, box }: { war: number; side: Side; box: Box }): Shape[] {
  const { layout, mine, say } = sheet;
  const printed = layout.warfare.wars[war];
  if (!printed) return [];
  const fought = mine.warfare.wars[war];
  const verdict = fought?.verdicts?.[side] ?? null;
  const own = fought?.[side] ?? mine.strengths[war]?.[side] ?? 0;
  const isNear = war <= mine.warfare.wars.length;
  const middle = round(box.x + box.width / 2);
  const prize = { x: middle, y: box.y + 26, r: 23 };
  const loss = { x: middle, y: box.y + box.height - 20, r: 21 };
  const frame = { x: box.x + 8, y: box.y + 54, width: box.width - 16, height: box.height - 98 };
  const ink = fought ? theme.ink : theme.faint;
  return [
    ...assetMark(prize, printed.win[side === 'left' ? 0 : 1], {
      state: verdict === 'won' ? 'gained' : verdict === null ? 'open' : 'lost',
      of: `war:${war}:${side}`,
    }),
    {
      kind: 'box',
      ...frame,
      radius: 8,
      fill: { colour: theme.panel },
      stroke: {
        colour: verdict === 'won' ? theme.good : verdict === 'lost' ? theme.alarm : theme.edge,
        width: verdict === 'won' || verdict === 'lost' ? 4 : 2,
      },
      of: `${verdict ?? 'open'}:war:${war}:${side}`,
    },
    words(
      { x: frame.x + 4, y: frame.y + 4, width: frame.width - 8, height: frame.height - 44 },
      { text: `${own}`, size: 40, weight: 800, align: 'centre', colour: ink, of: `strength:${war}:${side}` },
    ),
    ...(isNear
      ? [
          words(
            { x: frame.x + 2, y: frame.y + frame.height - 38, width: frame.width - 4, height: 32 },
            {
              text: say.label('against', { strength: foeStrength(sheet, war, side) }),
              size: 22,
              align: 'centre',
              colour: theme.dim,
              of: `against:${war}:${side}`,
            },
          ),
        ]
      : []),
    ...(verdict === 'lost'
      ? [
          {
            kind: 'disc' as const,
            ...loss,
            stroke: { colour: theme.alarm, width: 4 },
            of: `lost:${war}:${side}`,
          },
        ]
      : []),
    words(
      { x: middle - 30, y: loss.y - 18, width: 60, height: 36 },
      {
        text: minus(printed.loss),
        size: 25,
        weight: 600,
        align: 'centre',
        colour: verdict === 'won' || verdict === 'tied' ? theme.faint : theme.alarm,
      },
    ),
    ...(verdict === 'tied' ? crossMark({ ...prize, r: 16 }, theme.faint, `tied:${war}:${side}`) : []),
  ];
}

/** Which side it is, and who stands there. */
function sideShapes(
  { view, seat, say }: Sheet,
  side: Side,
  { x, y, width }: { readonly x: number; readonly y: number; readonly width: number },
): Shape[] {
  const foe = view.neighbours[seat]?.[side] ?? null;
  return [
    words(
      { x, y, width: foe === null ? width : width - 46, height: 34 },
      { text: say.label(side, {}), size: 22, weight: 600, align: 'centre', colour: theme.dim },
    ),
    ...(foe === null
      ? []
      : seatMark([x + width - 24, y + 17], 17, { seat: foe, paint: paintOf(foe), of: `foe:${side}` })),
  ];
}

/** Both wars of an event, beside their sections. */
export function warsShapes(sheet: Sheet, war: number, { x, y, width, height }: Box): Shape[] {
  const { layout } = sheet;
  const half = width / 2;
  const last = layout.warfare.wars.length - 1;
  return [
    ...SIDES.flatMap((side, at) =>
      warShapes(sheet, { war, side, box: { x: x + at * half, y: y + 4, width: half, height: height - 8 } }),
    ),
    words(
      { x: x + half - 28, y: y + 12, width: 56, height: 36 },
      {
        text: STAGES[layout.warfare.wars[war]?.stage ?? 0] ?? '',
        size: 24,
        weight: 600,
        align: 'centre',
        colour: theme.dim,
      },
    ),
    ...(war === last
      ? SIDES.flatMap((side, at) => sideShapes(sheet, side, { x: x + at * half, y: y - 42, width: half }))
      : []),
  ];
}
