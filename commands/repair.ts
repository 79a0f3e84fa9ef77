import { atTable } from '#discord/at-table.ts';
import { mayRuleAt } from '#discord/bot.ts';
import type { Command } from '#discord/command.ts';
import { repairForm } from '#discord/repair.ts';
import { plain } from '#discord/say.ts';
import { words } from '#discord/text/lexicon.ts';

/** Proposes a change of the table's state, for when our rules went wrong; the table votes on it. */
export const repair: Command = {
  name: { en: 'repair', ru: 'починка' },
  description: { en: 'Propose to mend the state of the table', ru: 'Предложить починить состояние стола' },
  deed: {
    ...atTable({}, ({ visit, table, look, language }) => {
      const mayPropose = look.viewer !== 'table' || mayRuleAt(visit, look);
      if (!mayPropose) return Promise.resolve(plain(language, words('command.notSeated', {})));
      if (look.table.status === 'lobby') return Promise.resolve(plain(language, words('play.notBegun', {})));
      const isOver = look.table.status === 'over' || look.table.status === 'abandoned';
      return Promise.resolve(isOver ? plain(language, words('play.over', {})) : repairForm(table, language));
    }),
    form: true,
  },
};
