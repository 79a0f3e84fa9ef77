import { headerBar } from '../kit/header.ts';
import { seatMark } from '../kit/seat-mark.ts';
import type { Shape } from '../scene.ts';
import { words } from '../shapes.ts';
import { theme } from '../theme.ts';
import { paintOf } from './palette.ts';
import { MARGIN, type Seen, WIDTH } from './seen.ts';

/** Where what is below a header begins. */
export const BELOW_HEADER = 106;

/** Who is to move and in which phase, the round, and how near the end is. */
export function sunHeader({ view, say }: Seen, width: number = WIDTH): Shape[] {
  const { turn, phase, round, lastRound, discs, discsToEnd } = view;
  const isLast = lastRound !== null && phase !== 'over';
  const over = phase === 'over';
  const title = turn === null ? say.label('over', {}) : say.label('turn', { name: say.seat(turn) });
  const left = turn === null ? MARGIN + 8 : 108;
  const split = width - 560;
  return [
    ...headerBar({ width, over }),
    ...(turn === null
      ? []
      : seatMark([56, 46], 36, { seat: turn, paint: paintOf(turn), of: `turn:${turn}` })),
    words(
      { x: left, y: 4, width: split - left - 12, height: 54 },
      { text: title, size: 44, weight: 800, colour: over ? theme.gold : theme.ink, of: 'title' },
    ),
    words(
      { x: left, y: 60, width: split - left - 12, height: 30 },
      { text: over ? '' : say.label('phase', { phase }), size: 24, colour: theme.dim, of: 'phase' },
    ),
    words(
      { x: split, y: 6, width: width - split - MARGIN, height: 46 },
      {
        text: say.label('round', { round }),
        size: 38,
        weight: 800,
        colour: theme.gold,
        align: 'right',
        of: 'round',
      },
    ),
    words(
      { x: split, y: 54, width: width - split - MARGIN, height: 36 },
      {
        text: isLast
          ? say.label('lastRound', { isNow: lastRound === round })
          : say.label('discsToEnd', { discs, of: discsToEnd }),
        size: 28,
        weight: 600,
        colour: isLast ? theme.alarm : theme.ink,
        align: 'right',
        of: 'end',
      },
    ),
  ];
}
