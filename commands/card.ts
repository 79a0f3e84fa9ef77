import { textLine } from '#discord/ask/controls.ts';
import { type Command, type Complete, deed } from '#discord/command.ts';
import { CARDS, lookUp, suggested } from '#discord/lookup.ts';
import { plain } from '#discord/say.ts';
import { words } from '#discord/text/lexicon.ts';

const complete: Complete = (typed, { language }, bot) =>
  Promise.resolve(suggested(lookUp(bot, CARDS, { wanted: typed, language })));

/** What a card says. */
export const card: Command = {
  name: { en: 'card', ru: 'карта' },
  description: { en: 'What a card says', ru: 'Что написано на карте' },
  deed: deed({
    options: {
      name: {
        kind: 'text',
        name: { en: 'name', ru: 'название' },
        description: { en: 'Its name, in English or Russian', ru: 'Название, по-русски или по-английски' },
        required: true,
        most: 100,
        complete,
      },
    },
    run({ name }, { language }, bot) {
      const found = lookUp(bot, CARDS, { wanted: name, language });
      const exact = found.find(({ id }) => id === name) ?? found[0];
      return Promise.resolve(
        exact === undefined
          ? plain(language, words('command.notFound', {}))
          : { components: [textLine(`### ${exact.name}\n${exact.text}`)] },
      );
    },
  }),
};
