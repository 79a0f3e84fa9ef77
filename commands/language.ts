import { type Command, handler } from '#discord/interactions/command.ts';
import { textScreen } from '#discord/messages/say.ts';
import { words } from '#discord/text/lexicon.ts';

/** In which language the bot speaks to me. */
export const language: Command = {
  name: { en: 'language', ru: 'язык' },
  description: { en: 'In which language the bot speaks to you', ru: 'На каком языке бот говорит с вами' },
  where: 'anywhere',
  handler: handler({
    options: {
      language: {
        kind: 'choice',
        name: { en: 'language', ru: 'язык' },
        description: { en: 'English or Russian', ru: 'Английский или русский' },
        required: true,
        choices: { en: { en: 'English', ru: 'English' }, ru: { en: 'Русский', ru: 'Русский' } },
      },
    },
    async run({ language: chosen }, { user }, { app }) {
      const spoken = chosen === 'ru' ? 'ru' : 'en';
      await app.prefer(user, spoken);
      return textScreen(spoken, words('command.language', {}));
    },
  }),
};
