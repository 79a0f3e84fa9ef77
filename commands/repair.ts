import { canManageAt } from '#discord/interactions/bot-context.ts';
import type { Command } from '#discord/interactions/command.ts';
import { tableHandler } from '#discord/interactions/table-handler.ts';
import { textScreen } from '#discord/messages/say.ts';
import { patchForm, repairScreen } from '#discord/tables/repair.ts';
import { words } from '#discord/text/lexicon.ts';

/** Proposes to set the table right, for when our rules went wrong; the table votes on it. */
export const repair: Command = {
  name: { en: 'repair', ru: 'починка' },
  description: { en: 'Propose to mend the state of the table', ru: 'Предложить починить состояние стола' },
  where: 'servers',
  handler: {
    ...tableHandler(
      {
        patch: {
          kind: 'yes',
          name: { en: 'patch', ru: 'правка' },
          description: {
            en: 'For those who manage the server: as JSON Patch, not as a form',
            ru: 'Для управляющих сервером: в виде JSON Patch, а не формой',
          },
        },
      },
      async ({ bot, context, table, look, language }, { patch }) => {
        const mayPropose = look.viewer !== 'table' || canManageAt(context, look);
        if (!mayPropose) return textScreen(language, words('command.notSeated', {}));
        if (look.table.status === 'lobby') return textScreen(language, words('play.notBegun', {}));
        const isOver = look.table.status === 'over' || look.table.status === 'abandoned';
        if (isOver) return textScreen(language, words('play.over', {}));
        return patch === true ? patchForm(table, language) : await repairScreen(bot, context, table);
      },
    ),
    isForm: ({ patch }) => patch === true,
  },
};
