import type { Command } from '#discord/interactions/command.ts';
import { tableHandler } from '#discord/interactions/table-handler.ts';
import { logScreen } from '#discord/tables/log.ts';
import { knownAt, shortLogScreen } from '#discord/tables/short-log.ts';

const MAX_SEATS = 8;

/** What happened: since my last look, all of it, or what of it one wants to read. */
export const log: Command = {
  name: { en: 'log', ru: 'журнал' },
  description: { en: 'What happened since your last look', ru: 'Что произошло с вашего прошлого визита' },
  where: 'tables',
  handler: tableHandler(
    {
      show: {
        kind: 'choice',
        name: { en: 'show', ru: 'показать' },
        description: { en: 'Only some of it, from the whole game', ru: 'Только часть, за всю партию' },
        choices: {
          highlights: { en: 'What mattered', ru: 'Главное' },
          battles: { en: 'Battles', ru: 'Бои' },
          votes: { en: 'Votes', ru: 'Голосования' },
          turns: { en: 'Every turn', ru: 'Все ходы' },
          everything: { en: 'Every sentence', ru: 'Всё дословно' },
        },
      },
      seat: {
        kind: 'whole',
        min: 1,
        max: MAX_SEATS,
        name: { en: 'seat', ru: 'место' },
        description: { en: 'Only what this seat did', ru: 'Только ходы с этого места' },
      },
      all: {
        kind: 'yes',
        name: { en: 'all', ru: 'всё' },
        description: { en: 'From the beginning instead', ru: 'С самого начала' },
      },
    },
    async ({ bot, table, user, language }, { show, seat, all }) => {
      const reader = { table, user, language };
      if (show === 'everything' && seat === null) return await logScreen(bot, { ...reader, since: -1 });
      if (show !== null || seat !== null) {
        const kind = show === 'highlights' || show === 'battles' || show === 'votes' ? show : 'turns';
        const choice = { kind, seat: seat === null ? null : seat - 1 } as const;
        return await shortLogScreen(bot, { ...reader, after: 0, choice });
      }
      const after = all === true ? 0 : await knownAt(bot, table, await bot.app.readMarks.upTo(table, user));
      // Unread things are read in their order; of everything the newest is wanted first.
      return await shortLogScreen(bot, {
        ...reader,
        after,
        page: after === 0 ? undefined : 0,
        opening: true,
      });
    },
  ),
};
