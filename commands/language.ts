import { type Command, deed } from '#discord/command.ts';
import { plain } from '#discord/say.ts';
import { words } from '#discord/text/lexicon.ts';

/** In which language the bot speaks to me. */
export const language: Command = {
  name: { en: 'language', ru: 'язык' },
  description: { en: 'In which language the bot speaks to you', ru: 'На каком языке бот говорит с вами' },
  deed: deed({
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
      return plain(spoken, words('command.language', {}));
    },
  }),
};
