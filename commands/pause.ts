import { actorOf, canManageAt } from '#discord/interactions/bot-context.ts';
import type { Command } from '#discord/interactions/command.ts';
import { tableHandler } from '#discord/interactions/table-handler.ts';
import { proposeAt, replyOrVote } from '#discord/tables/proposing.ts';
import { words } from '#discord/text/lexicon.ts';

/** Stops the clocks or lets them run again; whoever opened the table does it at once, others by a vote. */
export const pause: Command = {
  name: { en: 'pause', ru: 'пауза' },
  description: { en: 'Pause the game, or go on', ru: 'Остановить партию или продолжить' },
  where: 'tables',
  handler: tableHandler({}, async (here) => {
    const { bot, context, table, look } = here;
    const isPaused = look.table.status === 'paused';
    const kind = isPaused ? 'resume' : 'pause';
    if (canManageAt(context, look)) {
      const reply = await bot.app[kind]({ table, actor: actorOf(context) });
      const done = words(isPaused ? 'command.resumed' : 'command.paused', {});
      return replyOrVote(here, reply, { done, kind });
    }
    return await proposeAt(here, { kind });
  }),
};
