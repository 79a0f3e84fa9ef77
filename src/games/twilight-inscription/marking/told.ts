import type { Message } from '#core/message.ts';
import type { Player } from '../state.ts';
import { msg } from '../text/lexicon.ts';
import type { Context } from './context.ts';
import type { Laying, Mark } from './mark.ts';
import { markId } from './mark-id.ts';
import { markLabel } from './mark-label.ts';
import { afterMark } from './marking.ts';

/** A mark in words and in short notation. */
interface Told {
  readonly label: Message;
  readonly notation: string;
}

/** Marks in words, each as it was when it was made. */
export function markedLabels(ctx: Context, from: Player, marks: readonly Mark[]): readonly Told[] {
  let now = from;
  return marks.map((mark) => {
    const told =
      'lay' in mark ? laid(ctx, now, mark) : { label: markLabel(ctx, now, mark), notation: markId(mark) };
    now = afterMark(ctx, now, mark);
    return told;
  });
}

/** A shape by the copy that it is, or by its unit, and its dots: `C2=c7,c8,c9,d9`. */
function laid({ layout }: Context, { tasks: [task] }: Player, { lay, dots }: Laying): Told {
  const copy = task?.do === 'deploy' ? task.copy : null;
  return {
    label: msg('mark.lay', { dots, assets: dots.flatMap((dot) => layout.warfare.dots.get(dot) ?? []) }),
    notation: `${copy ?? layout.warfare.units[lay].letter}=${dots.join(',')}`,
  };
}
