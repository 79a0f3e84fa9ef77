import { canManageAt } from '#discord/interactions/bot-context.ts';
import type { Command } from '#discord/interactions/command.ts';
import { tableHandler } from '#discord/interactions/table-handler.ts';
import { textScreen } from '#discord/messages/say.ts';
import { repairForm } from '#discord/tables/repair.ts';
import { words } from '#discord/text/lexicon.ts';

/** Proposes a change of the table's state, for when our rules went wrong; the table votes on it. */
export const repair: Command = {
  name: { en: 'repair', ru: 'починка' },
  description: { en: 'Propose to mend the state of the table', ru: 'Предложить починить состояние стола' },
  where: 'servers',
  handler: {
    ...tableHandler({}, ({ context, table, look, language }) => {
      const mayPropose = look.viewer !== 'table' || canManageAt(context, look);
      if (!mayPropose) return Promise.resolve(textScreen(language, words('command.notSeated', {})));
      if (look.table.status === 'lobby')
        return Promise.resolve(textScreen(language, words('play.notBegun', {})));
      const isOver = look.table.status === 'over' || look.table.status === 'abandoned';
      return Promise.resolve(
        isOver ? textScreen(language, words('play.over', {})) : repairForm(table, language),
      );
    }),
    form: true,
  },
};
