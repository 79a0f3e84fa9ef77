import { atTable } from '#discord/at-table.ts';
import type { Command } from '#discord/command.ts';
import { play as playAt } from '#discord/play/beside.ts';
import { tablesScreen } from '#discord/tables.ts';

/** Whatever I am asked now. */
export const play: Command = {
  name: { en: 'play', ru: 'ход' },
  description: { en: 'What you are asked now, and your answer', ru: 'О чём вас спрашивают, и ваш ответ' },
  deed: atTable({}, ({ bot, ...here }) => playAt(bot, here), tablesScreen),
};
