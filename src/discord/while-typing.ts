import type { Look } from '#app/look.ts';
import type { Complete } from './command.ts';
import { tableHere } from './table-here.ts';
import type { Visit } from './visit.ts';

/** The table that is meant while options are still being typed, for somebody who sits there. */
export async function seatedLook(visit: Visit, bot: Parameters<Complete>[2]): Promise<Look | null> {
  const named = typeof bot.given.table === 'string' ? bot.given.table : null;
  const table = await tableHere(bot, visit, named);
  if (table === null) return null;
  const look = await bot.app.look({ table, user: visit.user });
  return look.kind === 'done' && look.viewer !== 'table' ? look : null;
}
