import { atTable } from '#discord/at-table.ts';
import type { Command } from '#discord/command.ts';
import { boardScreen } from '#discord/play/beside.ts';

/** The board as I see it. */
export const board: Command = {
  name: { en: 'board', ru: 'поле' },
  description: { en: 'A picture of the table as it stands', ru: 'Как сейчас выглядит стол' },
  deed: atTable({}, ({ bot, ...here }) => boardScreen(bot, here)),
};
