import { type Command, deed } from '#discord/command.ts';
import { helpScreen } from '#discord/welcome.ts';

/** Where to begin. */
export const help: Command = {
  name: { en: 'help', ru: 'помощь' },
  description: { en: 'How this bot works', ru: 'Как работает этот бот' },
  deed: deed({ options: {}, run: (_, visit, bot) => Promise.resolve(helpScreen(bot, visit)) }),
};
