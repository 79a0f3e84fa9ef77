import type { Command } from '#discord/interactions/command.ts';
import { tableHandler } from '#discord/interactions/table-handler.ts';
import { play as playAt } from '#discord/play/beside.ts';
import { tablesScreen } from '#discord/tables/choose-table.ts';

/** Whatever I am asked now. */
export const play: Command = {
  name: { en: 'play', ru: 'ход' },
  description: { en: 'What you are asked now, and your answer', ru: 'О чём вас спрашивают, и ваш ответ' },
  where: 'tables',
  handler: tableHandler({}, ({ bot, ...here }) => playAt(bot, here), tablesScreen),
};
