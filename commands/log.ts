import type { Command } from '#discord/interactions/command.ts';
import { tableHandler } from '#discord/interactions/table-handler.ts';
import { knownAt, shortLogScreen } from '#discord/tables/short-log.ts';

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
      const after = all === true ? 0 : await knownAt(bot, table, await bot.app.readMarks.upTo(table, user));
      // Unread things are read in their order; of everything the newest is wanted first.
      return await shortLogScreen(bot, {
        table,
        user,
        language,
        after,
        page: after === 0 ? undefined : 0,
      });
    },
  ),
};
