import { atTable } from '#discord/at-table.ts';
import { actorOf } from '#discord/bot.ts';
import type { Command } from '#discord/command.ts';
import { replied } from '#discord/say.ts';
import { words } from '#discord/text/lexicon.ts';

/** Reminds whoever the table waits for, publicly and at most once an hour. */
export const remind: Command = {
  name: { en: 'remind', ru: 'напомнить' },
  description: { en: 'Remind those the table waits for', ru: 'Напомнить тем, кого ждут' },
  deed: atTable({}, async ({ bot, visit, table, language }) => {
    const reply = await bot.app.nudge({ table, actor: actorOf(visit) });
    return replied(language, reply, words('remind.sent', {}));
  }),
};
