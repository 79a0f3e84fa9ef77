import type { Look } from '#app/look.ts';
import { mayKnow } from './at-table.ts';
import type { Complete } from './command.ts';
import { tableHere } from './table-here.ts';
import type { Visit } from './visit.ts';

/** The table that is meant while options are still being typed, for whoever may know of it. */
export async function knownLook(visit: Visit, bot: Parameters<Complete>[2]): Promise<Look | null> {
  const named = typeof bot.given.table === 'string' ? bot.given.table : null;
  const table = await tableHere(bot, visit, named);
  if (table === null) return null;
  const look = await bot.app.look({ table, user: visit.user });
  return look.kind === 'done' && mayKnow(visit, look) ? look : null;
}

/** The same for somebody who sits there. */
export async function seatedLook(visit: Visit, bot: Parameters<Complete>[2]): Promise<Look | null> {
  const look = await knownLook(visit, bot);
  return look !== null && look.viewer !== 'table' ? look : null;
}
