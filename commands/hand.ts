import type { Command } from '#discord/interactions/command.ts';
import { tableHandler } from '#discord/interactions/table-handler.ts';
import { handScreen } from '#discord/play/beside.ts';

/** What I hold, for me alone. */
export const hand: Command = {
  name: { en: 'hand', ru: 'рука' },
  description: { en: 'What you hold; only you see it', ru: 'Что у вас на руках; видите только вы' },
  where: 'tables',
  handler: tableHandler({}, ({ bot, ...here }) => handScreen(bot, here)),
};
