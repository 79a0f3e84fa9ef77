import { type Command, deed } from '#discord/command.ts';
import { plain } from '#discord/say.ts';
import { words } from '#discord/text/lexicon.ts';

/** Where to begin. */
export const help: Command = {
  name: { en: 'help', ru: 'помощь' },
  description: { en: 'How this bot works', ru: 'Как работает этот бот' },
  deed: deed({
    options: {},
    run: (_, { language }) => Promise.resolve(plain(language, words('command.help', {}))),
  }),
};
