import type { Player, Task } from '../state.ts';
import { factions } from '../tables/factions.ts';
import type { SheetId, Trigger } from '../tables/vocabulary.ts';
import type { Context } from './context.ts';
import { tasksOf } from './gains.ts';

/** What the first ability of a faction brings at a moment (19.1). */
export function triggered(
  ctx: Context,
  player: Player,
  { on, sheet }: { readonly on: Trigger; readonly sheet?: SheetId },
): readonly Task[] {
  if (ctx.faction === null) return [];
  const { on: when, sheet: which, first = [] } = factions[ctx.faction];
  return when === on && which === sheet ? tasksOf(first, ctx, player) : [];
}
