import { type Command, handler } from '#discord/interactions/command.ts';
import { helpScreen } from '#discord/tables/welcome.ts';

/** Where to begin. */
export const help: Command = {
  name: { en: 'help', ru: 'помощь' },
  description: { en: 'How this bot works', ru: 'Как работает этот бот' },
  where: 'anywhere',
  handler: handler({ options: {}, run: (_, context, bot) => Promise.resolve(helpScreen(bot, context)) }),
};
