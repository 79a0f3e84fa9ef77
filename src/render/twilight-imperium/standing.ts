import type { StandingView } from '#games/twilight-imperium/view.ts';
import type { Box, Shape } from '../scene.ts';
import { words } from '../shapes.ts';
import { theme } from '../theme.ts';
import type { Words } from './say.ts';

/** How a seat stands with an objective, as a word: it can score it now, so many of so many, or not. */
export function standingInWords({ met, have, need }: StandingView, say: Words): string {
  if (met) return say.label('canNow', {});
  return have === null || need === null || need < 2 ? say.label('notYet', {}) : `${have}/${need}`;
}

/** The same in a box: green and framed where it can be scored. */
export function standingCell(box: Box, text: string, { can, of }: { can: boolean; of: string }): Shape[] {
  const { x, y, width, height } = box;
  return [
    ...(can
      ? [
          {
            kind: 'box' as const,
            x: x + 3,
            y: y + (height - 44) / 2,
            width: width - 6,
            height: 44,
            radius: 10,
            fill: { colour: '#163a2a' },
            stroke: { colour: theme.good, width: 3 },
            of: `${of}:now`,
          },
        ]
      : []),
    words(
      { ...box, x: x + 5, width: width - 10 },
      {
        text,
        size: can ? 24 : 26,
        weight: can ? 800 : 600,
        colour: can ? theme.good : theme.dim,
        align: 'centre',
        of,
      },
    ),
  ];
}
