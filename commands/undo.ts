import type { Command } from '#discord/interactions/command.ts';
import { tableHandler } from '#discord/interactions/table-handler.ts';
import { textScreen } from '#discord/messages/say.ts';
import { undoRefused } from '#discord/play/undo-refused.ts';
import { proposeAt, withProposal } from '#discord/tables/proposing.ts';
import { words } from '#discord/text/lexicon.ts';

/** Takes my last answer back: freely if nothing was revealed since, else by a vote of the table. */
export const undo: Command = {
  name: { en: 'undo', ru: 'отмена' },
  description: { en: 'Take your last answer back', ru: 'Взять назад свой последний ответ' },
  where: 'tables',
  handler: tableHandler(
    {
      vote: {
        kind: 'yes',
        name: { en: 'vote', ru: 'голосование' },
        description: {
          en: 'Ask the table to vote if it is not free',
          ru: 'Вынести на голосование, если просто так нельзя',
        },
      },
    },
    async (here, { vote }) => {
      const { bot, table, user, language } = here;
      const reply = await bot.app.undo({ table, user });
      if (reply.kind === 'refused' && vote === true) return await proposeAt(here, { kind: 'undo' });
      const told = reply.kind === 'done' ? words('command.undone', {}) : undoRefused(reply.refusal);
      return withProposal(here, textScreen(language, told), { reply, kind: 'undo' });
    },
  ),
};
