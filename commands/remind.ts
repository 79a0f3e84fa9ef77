import { actorOf } from '#discord/interactions/bot-context.ts';
import type { Command } from '#discord/interactions/command.ts';
import { tableHandler } from '#discord/interactions/table-handler.ts';
import { replyScreen } from '#discord/messages/say.ts';
import { words } from '#discord/text/lexicon.ts';

/** Reminds whoever the table waits for, publicly and at most once an hour. */
export const remind: Command = {
  name: { en: 'remind', ru: 'напомнить' },
  description: { en: 'Remind those the table waits for', ru: 'Напомнить тем, кого ждут' },
  where: 'tables',
  handler: tableHandler({}, async ({ bot, context, table, language }) => {
    const reply = await bot.app.nudge({ table, actor: actorOf(context) });
    return replyScreen(language, reply, words('remind.sent', {}));
  }),
};
