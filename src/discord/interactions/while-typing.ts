import type { Look } from '#app/records/look.ts';
import type { BotContext } from './bot-context.ts';
import type { Complete } from './command.ts';
import type { InteractionContext } from './interaction-context.ts';
import { mayKnow } from './table-handler.ts';
import { tableHere, tableIn } from './table-here.ts';

/** The table that is meant while options are still being typed, for whoever may know of it. */
export async function knownLook(
  context: InteractionContext,
  bot: Parameters<Complete>[2],
): Promise<Look | null> {
  const named = typeof bot.given.table === 'string' ? bot.given.table : null;
  const table = await tableHere(bot, context, named);
  if (table === null) return null;
  const look = await bot.app.look({ table, user: context.user });
  return look.kind === 'done' && mayKnow(context, look) ? look : null;
}

/** The same for somebody who sits there. */
export async function seatedLook(
  context: InteractionContext,
  bot: Parameters<Complete>[2],
): Promise<Look | null> {
  const look = await knownLook(context, bot);
  return look !== null && look.viewer !== 'table' ? look : null;
}

/** The table that is played where somebody is, if they may know of it; nothing anywhere else. */
export async function lookAtTableHere(context: InteractionContext, bot: BotContext): Promise<Look | null> {
  const table = await tableIn(bot, context.channel);
  if (table === null) return null;
  const look = await bot.app.look({ table, user: context.user });
  return look.kind === 'done' && mayKnow(context, look) ? look : null;
}
