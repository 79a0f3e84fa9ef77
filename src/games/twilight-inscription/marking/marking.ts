import type { Turn } from '#core/shape.ts';
import type { Player } from '../state.ts';
import { RESOURCES } from '../tables/vocabulary.ts';
import { type Context, withChange, without } from './context.ts';
import type { Laying, Mark } from './mark.ts';
import { marked, marksFor } from './sheet-marks.ts';
import { marksForTask, settled, taskMarked } from './tasks.ts';
import { afterUse, usesOf } from './uses.ts';
import { layingsOf } from './warfare.ts';

/** What a player may do next: marks, or a shape to be laid. */
export interface NextMarks {
  readonly marks: readonly Exclude<Mark, Laying>[];
  readonly turns: readonly Turn<Laying>[];
}

const NOTHING: NextMarks = { marks: [], turns: [] };

/** Marks of the active sheet that resources of the hand pay for. */
function paidByHand(ctx: Context, player: Player) {
  const { active, hand } = player;
  if (active === null) return [];
  return RESOURCES.filter((r) => hand.some((one) => one.r === r)).flatMap((pays) =>
    marksFor(ctx, player, { r: pays, sheet: active }).map((mark) => ({ ...mark, pays })),
  );
}

/** Everything that a player may mark or use next. What an effect asks comes first, and nothing else meanwhile. */
export function nextMarks(ctx: Context, player: Player): NextMarks {
  const [task] = player.tasks;
  if (task?.do === 'relic') return NOTHING;
  if (task?.do === 'deploy') return { marks: [], turns: layingsOf(ctx, player, task.unit) };
  if (task) return { marks: marksForTask(ctx, player, task), turns: [] };
  return { marks: [...paidByHand(ctx, player), ...usesOf(ctx, player)], turns: [] };
}

/** The player after a mark, with everything that follows from it and asks nobody anything. */
export function afterMark(ctx: Context, player: Player, mark: Mark): Player {
  const [task] = player.tasks;
  if (task) return settled(ctx, taskMarked(ctx, player, mark));
  if ('use' in mark) return settled(ctx, afterUse(ctx, player, mark));
  if (!('mark' in mark)) throw new Error('nothing is left to be decided');
  return settled(ctx, marked(ctx, paid(player, mark.pays), mark));
}

/** A resource of the hand spent; those that cannot be converted go first. */
function paid(player: Player, r: string | undefined): Player {
  const { hand } = player;
  const bound = hand.some((one) => one.r === r && one.bound);
  return withChange(player, { hand: without(hand, (one) => one.r === r && one.bound === bound) });
}

/** Whether resources of the hand can and therefore must still be spent (3.6), or something is to be resolved. */
export const isUnfinished = (ctx: Context, player: Player): boolean =>
  player.tasks.length > 0 ? player.tasks[0]?.do !== 'relic' : paidByHand(ctx, player).length > 0;
