import type { Message } from '#core/message.ts';
import type { Player } from '../state.ts';
import { msg } from '../text/lexicon.ts';
import type { Context } from './context.ts';
import type { Mark } from './mark.ts';
import { markLabel } from './mark-label.ts';
import { afterMark } from './marking.ts';

/** Marks in words, each as it was when it was made. */
export function markedLabels(ctx: Context, from: Player, marks: readonly Mark[]): readonly Message[] {
  let now = from;
  return marks.map((mark) => {
    const label =
      'lay' in mark
        ? msg('mark.lay', {
            dots: mark.dots,
            assets: mark.dots.flatMap((dot) => ctx.layout.warfare.dots.get(dot) ?? []),
          })
        : markLabel(ctx, now, mark);
    now = afterMark(ctx, now, mark);
    return label;
  });
}
