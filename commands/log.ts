import type { Command } from '#discord/interactions/command.ts';
import { tableHandler } from '#discord/interactions/table-handler.ts';
import { logScreen } from '#discord/tables/log.ts';

/** What happened: since my last look, or all of it. */
export const log: Command = {
  name: { en: 'log', ru: 'журнал' },
  description: { en: 'What happened since your last look', ru: 'Что произошло с вашего прошлого визита' },
  where: 'tables',
  handler: tableHandler(
    {
      all: {
        kind: 'yes',
        name: { en: 'all', ru: 'всё' },
        description: { en: 'From the beginning instead', ru: 'С самого начала' },
      },
    },
    async ({ bot, table, user, language }, { all }) => {
      const since = all === true ? -1 : await bot.app.readMarks.upTo(table, user);
      // Unread things are read in their order; of everything the newest is wanted first.
      return await logScreen(bot, { table, user, language, since, page: since < 0 ? undefined : 0 });
    },
  ),
};
