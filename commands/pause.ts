import { atTable } from '#discord/at-table.ts';
import { actorOf, mayRuleAt } from '#discord/bot.ts';
import type { Command } from '#discord/command.ts';
import { proposeAt } from '#discord/proposing.ts';
import { replied } from '#discord/say.ts';
import { words } from '#discord/text/lexicon.ts';

/** Stops the clocks or lets them run again; whoever opened the table does it at once, others by a vote. */
export const pause: Command = {
  name: { en: 'pause', ru: 'пауза' },
  description: { en: 'Pause the game, or go on', ru: 'Остановить партию или продолжить' },
  deed: atTable({}, async (here) => {
    const { bot, visit, table, language, look } = here;
    const isPaused = look.table.status === 'paused';
    const kind = isPaused ? 'resume' : 'pause';
    if (mayRuleAt(visit, look)) {
      const reply = await bot.app[kind]({ table, actor: actorOf(visit) });
      return replied(language, reply, words(isPaused ? 'command.resumed' : 'command.paused', {}));
    }
    return await proposeAt(here, { kind });
  }),
};
